/* collection-list.h - RtCollectionList: rows of a collection as lists of GTK want them.
 *
 * A list model of RtCollectionRow, which are made when they come into sight, and a selection model:
 * those of GTK make an object for every row of which something changes. */
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

/* Lists other ROWS (of guint, which it keeps). Those at the beginning that are the same stay, and
 * stay selected; what comes behind is not selected. */
void rt_collection_list_set_rows (RtCollectionList *self, GArray *rows);

/* All that are listed, and those of them that are selected (which the caller owns). */
GArray *rt_collection_list_rows (RtCollectionList *self);
GArray *rt_collection_list_selected (RtCollectionList *self);
guint rt_collection_list_n_selected (RtCollectionList *self);

/* Where ROW is listed. Returns false where it is not. */
bool rt_collection_list_find (RtCollectionList *self, guint row, guint *position);
