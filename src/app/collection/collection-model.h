/* collection-model.h - RtCollectionList, the list model and selection model of GTK for the rows of
 * a collection.
 *
 * Its items (RtCollectionRow) are created when GTK asks for them. GTK's own selection models would
 * create an object for every row whose selection changes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_COLLECTION_ROW (rt_collection_row_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionRow, rt_collection_row, RT, COLLECTION_ROW, GObject)

/* Returns the index of the row in the collection. */
guint rt_collection_row_number (RtCollectionRow *self);

#define RT_TYPE_COLLECTION_LIST (rt_collection_list_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionList, rt_collection_list, RT, COLLECTION_LIST, GObject)

RtCollectionList *rt_collection_list_new (void);

/* Replaces the listed rows by ROWS (of guint). The list keeps a reference to ROWS. Rows before the
 * first difference from the old list stay selected; all later rows are unselected. */
void rt_collection_list_set_rows (RtCollectionList *self, GArray *rows);

/* Returns all listed rows (of guint), owned by the list. rt_collection_list_selected returns the
 * selected rows (of guint), owned by the caller. rt_collection_list_n_selected returns the number
 * of selected rows. */
GArray *rt_collection_list_rows (RtCollectionList *self);
GArray *rt_collection_list_selected (RtCollectionList *self);
guint rt_collection_list_n_selected (RtCollectionList *self);

/* Sets POSITION to the position of ROW in the list. Returns false if ROW is not listed. */
bool rt_collection_list_find (RtCollectionList *self, guint row, guint *position);
