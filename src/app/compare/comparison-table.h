/* comparison-table.h - table of a comparison: the figures of each search, sortable by every column, and a bar in each
 * row. At first the search with the fewest placements is at the top. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/comparison.h"

#include <gtk/gtk.h>

/* Returns a column view without rows. */
GtkWidget *rt_compare_table_new (void);

/* Shows the rows of COMPARISON in TABLE; any number can be selected. SEARCH, if a classic, has the row below which
 * the other classics are, which make the same steps; else another of them has. Returns the model of the
 * sorted rows. The caller owns it and must call gtk_sorter_changed on its sorter when figures have
 * changed. */
GtkSortListModel *rt_compare_table_fill (GtkWidget *table, RtComparison *comparison, const RtSearch *search);

/* Marks the figure of KIND in the row of SEARCH, and no other, until the table is sorted or filled
 * again. Scrolls to the figure and lets a screen reader announce it. Returns false if the table
 * does not have it. */
gboolean rt_compare_table_show (GtkWidget *table, const RtSearch *search, RtCostValueKind kind);

/* rt_compare_table_choose selects only the row of SEARCH. rt_compare_table_chosen returns the
 * selected rows (of RtCompared, with references; free with g_ptr_array_unref). */
void rt_compare_table_choose (GtkWidget *table, const RtSearch *search);
GPtrArray *rt_compare_table_chosen (GtkWidget *table);
