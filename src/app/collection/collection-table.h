/* collection-table.h - RtCollectionTable: the rows of a collection, in columns that sort.
 *
 * Signals: `sorted`, the person asks for another order; `activated`, Enter or a double click on a
 * row. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collection-list.h"
#include "document/collection/collection.h"
#include "document/collection/query.h"

#define RT_TYPE_COLLECTION_TABLE (rt_collection_table_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionTable, rt_collection_table, RT, COLLECTION_TABLE, GtkWidget)

/* Shows the rows of COLLECTION that LIST lists. */
GtkWidget *rt_collection_table_new (RtCollection *collection, RtCollectionList *list);

/* By which column the person wants the rows sorted. */
RtOrder rt_collection_table_order (RtCollectionTable *self, bool *descending);

/* Sorts by ORDER, as if the header of its column had been clicked. */
void rt_collection_table_sort (RtCollectionTable *self, RtOrder order, bool descending);

/* Marks ROW as the one that is open. */
void rt_collection_table_set_open (RtCollectionTable *self, guint row);

/* In a NARROW window with large text, leaves out how many solutions each puzzle has. */
void rt_collection_table_set_narrow (RtCollectionTable *self, bool narrow);

/* Scrolls to the row at POSITION. */
void rt_collection_table_scroll_to (RtCollectionTable *self, guint position);

/* The position of the uppermost visible row, less than the length of the list; 0 for an empty
 * list. */
guint rt_collection_table_first (RtCollectionTable *self);

/* Shows what has become known of the rows. */
void rt_collection_table_refresh (RtCollectionTable *self);

/* ROW in one line, as a screen reader reads it out. Free with g_free. */
char *rt_collection_say_row (RtCollection *collection, guint row);
