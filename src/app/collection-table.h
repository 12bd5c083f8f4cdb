/* collection-table.h - RtCollectionTable: the rows of a collection, in columns that sort.
 *
 * Signals: `sorted`, another order is asked for; `activated`, Enter or a double click on a row. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection-list.h"
#include "document/collection-query.h"

#define RT_TYPE_COLLECTION_TABLE (rt_collection_table_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionTable, rt_collection_table, RT, COLLECTION_TABLE, GtkWidget)

/* Shows what LIST lists of COLLECTION. */
GtkWidget *rt_collection_table_new (RtCollection *collection, RtCollectionList *list);

/* By which column the person wants the rows sorted. */
RtOrder rt_collection_table_order (RtCollectionTable *self, bool *descending);

/* Sorts by it, as if its header had been clicked. */
void rt_collection_table_sort (RtCollectionTable *self, RtOrder order, bool descending);

/* ROW is the one that is open. */
void rt_collection_table_set_open (RtCollectionTable *self, guint row);

/* Scrolls to where the row at POSITION is seen. */
void rt_collection_table_scroll_to (RtCollectionTable *self, guint position);

/* The position of the uppermost row in sight, less than the length of the list; 0 of none. */
guint rt_collection_table_first (RtCollectionTable *self);

/* What is known of rows may be more now. */
void rt_collection_table_refresh (RtCollectionTable *self);

/* What there is to say of ROW, in one line, as a screen reader hears it. Free with g_free. */
char *rt_collection_table_say (RtCollection *collection, guint row);
