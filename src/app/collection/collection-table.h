/* collection-table.h - RtCollectionTable, a widget: table of the puzzles of a collection, which can
 * be sorted by every column.
 *
 * Signals: `sorted`, the person has chosen another order; `activated`, Enter or a double click on a
 * row. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collection-model.h"
#include "document/collection/collection.h"
#include "document/collection/query.h"

#define RT_TYPE_COLLECTION_TABLE (rt_collection_table_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionTable, rt_collection_table, RT, COLLECTION_TABLE, GtkWidget)

/* Returns a table that shows the rows of COLLECTION in LIST. */
GtkWidget *rt_collection_table_new (RtCollection *collection, RtCollectionList *list);

/* Returns the order that the person has chosen, and sets DESCENDING. */
RtOrder rt_collection_table_order (RtCollectionTable *self, bool *descending);

/* Sorts by ORDER, as if the person had clicked the header of its column. */
void rt_collection_table_sort (RtCollectionTable *self, RtOrder order, bool descending);

/* Marks ROW as the open puzzle. */
void rt_collection_table_set_open (RtCollectionTable *self, guint row);

/* Shows the column of solutions, or hides it if the window is NARROW and text is large. */
void rt_collection_table_set_narrow (RtCollectionTable *self, bool narrow);

/* Scrolls to the row at POSITION. */
void rt_collection_table_scroll_to (RtCollectionTable *self, guint position);

/* Returns the position of the first visible row, or 0 if the list is empty. */
guint rt_collection_table_first (RtCollectionTable *self);

/* Updates the cells in view after rows were checked or rated. */
void rt_collection_table_refresh (RtCollectionTable *self);

/* Returns a description of ROW for a screen reader. Free with g_free. */
char *rt_collection_say_row (RtCollection *collection, guint row);
