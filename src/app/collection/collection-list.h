/* collection-list.h - RtCollectionList: rows of a collection as a list model and a selection model of GTK.
 *
 * Its items (RtCollectionRow) are made only when GTK asks for them. GTK's own selection models
 * would make an object for every row that changes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_COLLECTION_ROW (rt_collection_row_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionRow, rt_collection_row, RT, COLLECTION_ROW, GObject)

/* The row of the collection, from 0. */
guint rt_collection_row_number (RtCollectionRow *self);

#define RT_TYPE_COLLECTION_LIST (rt_collection_list_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionList, rt_collection_list, RT, COLLECTION_LIST, GObject)

RtCollectionList *rt_collection_list_new (void);

/* Lists ROWS (of guint) and keeps a reference to them. Equal rows at the beginning keep their
 * selection; no row behind them is selected. */
void rt_collection_list_set_rows (RtCollectionList *self, GArray *rows);

/* All rows that are listed, owned by the list; those that are selected, owned by the caller. */
GArray *rt_collection_list_rows (RtCollectionList *self);
GArray *rt_collection_list_selected (RtCollectionList *self);
guint rt_collection_list_n_selected (RtCollectionList *self);

/* Where ROW is listed. Returns false where it is not. */
bool rt_collection_list_find (RtCollectionList *self, guint row, guint *position);
