/* compare-table.h - the table of a comparison: what each search took, sorted by any column. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare.h"

#include <gtk/gtk.h>

/* A column view without rows. */
GtkWidget *rt_compare_table_new (void);

/* Shows COMPARISON's rows. Returns them in the order in which TABLE shows them; the caller owns it.
 * Its sorter is told when figures have changed. */
GtkSortListModel *rt_compare_table_fill (GtkWidget *table, RtComparison *comparison);
