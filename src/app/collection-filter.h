/* collection-filter.h - RtCollectionFilter: where a person says which puzzles of a collection to
 * list.
 *
 *     [ Title or digits   ][ Any rating ]
 *     [ All puzzles v ][ Any givens   v ]
 *
 * Signal `changed`: others are asked for. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection-state.h"

#include <gtk/gtk.h>

#define RT_TYPE_COLLECTION_FILTER (rt_collection_filter_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionFilter, rt_collection_filter, RT, COLLECTION_FILTER, GtkWidget)

/* Offers the numbers of givens that there are in COLLECTION. */
GtkWidget *rt_collection_filter_new (const RtCollection *collection);

/* Fills in what QUERY asks for, but for its order. Its text is TEXT, which the caller frees with
 * g_free. */
void rt_collection_filter_ask (RtCollectionFilter *self, RtQuery *query, char **text);

/* What is asked for, as it is kept, but for its order: fills in LISTING, or puts what stands there
 * where a person would have. */
void rt_collection_filter_keep (RtCollectionFilter *self, RtListing *listing);
void rt_collection_filter_restore (RtCollectionFilter *self, const RtListing *listing);

/* The focus goes to where one types what to look for. */
void rt_collection_filter_find (RtCollectionFilter *self);
