/* comparison-table.h - a table of the figures of all compared searches. The person can sort it by every column. At
 * first the search with the fewest placements is at the top. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/comparison.h"

#include <gtk/gtk.h>

/* Returns a table for a comparison of searches, a GtkColumnView without rows. */
GtkWidget *rt_compare_table_new (void);

/* Shows the rows of COMPARISON in TABLE. The person can select any number of rows. If SEARCH is a classic search
 * (they take the blanks in reading order and make the same steps), its row represents all of these; the others are
 * below it. Otherwise another classic represents them. Returns the model of the sorted rows, which the caller owns.
 * The caller must call gtk_sorter_changed on its sorter when figures have changed. */
GtkSortListModel *rt_compare_table_fill (GtkWidget *table, RtComparison *comparison, const RtSearch *search);

/* Marks the figure of KIND in the row of SEARCH, until the table is sorted or filled again, and removes an
 * earlier mark. Scrolls to the figure, and makes a screen reader announce it. Returns false if the table
 * does not contain the figure. */
gboolean rt_compare_table_show (GtkWidget *table, const RtSearch *search, RtCostValueKind kind);

/* Selects only the row of SEARCH. rt_compare_table_chosen returns the selected rows (of RtCompared,
 * with references; free with g_ptr_array_unref). */
void rt_compare_table_choose (GtkWidget *table, const RtSearch *search);
GPtrArray *rt_compare_table_chosen (GtkWidget *table);
