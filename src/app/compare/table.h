/* table.h - the table of a comparison: the figures of each search, sorted by any column. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/comparison.h"

#include <gtk/gtk.h>

/* A column view without rows. */
GtkWidget *rt_compare_table_new (void);

/* Shows COMPARISON's rows. Returns the model of the rows as TABLE sorts them; the caller owns it,
 * and calls gtk_sorter_changed on its sorter when figures have changed. */
GtkSortListModel *rt_compare_table_fill (GtkWidget *table, RtComparison *comparison);
