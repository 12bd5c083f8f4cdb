/* comparison-table.h - the table of a comparison: the figures of each search, sorted by any column. At first the
 * least placements come first. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/comparison.h"

#include <gtk/gtk.h>

/* A column view without rows. */
GtkWidget *rt_compare_table_new (void);

/* Shows COMPARISON's rows, of which any number can be selected. Returns the model of the rows as TABLE sorts them; the caller owns it,
 * and calls gtk_sorter_changed on its sorter when figures have changed. */
GtkSortListModel *rt_compare_table_fill (GtkWidget *table, RtComparison *comparison);

/* Marks the figure of SEARCH that a number of KIND is, and that alone, brings it into view and says
 * it, until the table is sorted or filled anew. Returns whether the table has it. */
gboolean rt_compare_table_show (GtkWidget *table, const RtSearch *search, RtCostValueKind kind);

/* Selects the row of SEARCH alone; the rows that are selected (of RtCompared, with references; free
 * with g_ptr_array_unref). */
void rt_compare_table_choose (GtkWidget *table, const RtSearch *search);
GPtrArray *rt_compare_table_chosen (GtkWidget *table);
