/* collection-filter.h - RtCollectionFilter: where a person says which puzzles of a collection to list.
 *
 *     [ Title or digits   ][ Any rating ]
 *     [ All puzzles v ][ Any givens   v ]
 *
 * Signal `changed`: the person asks for other puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection-state.h"

#include <gtk/gtk.h>

#define RT_TYPE_COLLECTION_FILTER (rt_collection_filter_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionFilter, rt_collection_filter, RT, COLLECTION_FILTER, GtkWidget)

/* Offers the numbers of givens that there are in COLLECTION. */
GtkWidget *rt_collection_filter_new (const RtCollection *collection);

/* Fills in QUERY, except for its order. Its text points into TEXT, which the caller frees with
 * g_free. */
void rt_collection_filter_ask (RtCollectionFilter *self, RtQuery *query, char **text);

/* The first fills in LISTING, except for its order, with what is asked for; its texts belong to the
 * caller. The second asks for what LISTING says, as if a person had typed it. */
void rt_collection_filter_keep (RtCollectionFilter *self, RtCollectionListing *listing);
void rt_collection_filter_restore (RtCollectionFilter *self, const RtCollectionListing *listing);

/* Moves the focus to the entry for what to look for. */
void rt_collection_filter_find (RtCollectionFilter *self);
