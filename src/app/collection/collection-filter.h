/* collection-filter.h - RtCollectionFilter, a widget: choices of the puzzles of a collection
 * that are listed.
 *
 *     [ Title or digits   ][ Any rating ]
 *     [ All puzzles v ][ Any givens   v ]
 *
 * Signal `changed`: the person asks for other puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/files/collection-state.h"

#include <gtk/gtk.h>

#define RT_TYPE_COLLECTION_FILTER (rt_collection_filter_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionFilter, rt_collection_filter, RT, COLLECTION_FILTER, GtkBox)

/* Returns a filter that lists the numbers of givens in COLLECTION. */
GtkWidget *rt_collection_filter_new (const RtCollection *collection);

/* Fills QUERY, except for its order. Its text points into TEXT, which the caller frees with
 * g_free. */
void rt_collection_filter_ask (RtCollectionFilter *self, RtQuery *query, char **text);

/* rt_collection_filter_keep stores the choices in LISTING, except for its order; the caller owns
 * its texts. rt_collection_filter_restore sets the choices from LISTING. */
void rt_collection_filter_keep (RtCollectionFilter *self, RtCollectionListing *listing);
void rt_collection_filter_restore (RtCollectionFilter *self, const RtCollectionListing *listing);

/* Moves the focus to the search entry. */
void rt_collection_filter_find (RtCollectionFilter *self);
