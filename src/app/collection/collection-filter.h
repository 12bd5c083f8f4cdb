/* collection-filter.h - RtCollectionFilter, a widget: entries and drop-downs that choose which
 * puzzles of a collection are listed.
 *
 *     [ Title or digits   ][ Any rating ]
 *     [ All puzzles v ][ Any givens   v ]
 *
 * Signal `changed`: the person has changed the choice. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/files/collection-state.h"

#include <gtk/gtk.h>

#define RT_TYPE_COLLECTION_FILTER (rt_collection_filter_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionFilter, rt_collection_filter, RT, COLLECTION_FILTER, GtkBox)

/* Returns a filter whose drop-down has the numbers of givens that occur in COLLECTION. */
GtkWidget *rt_collection_filter_new (const RtCollection *collection);

/* Sets QUERY to the choice of the person, except for its order. Sets TEXT to a string that QUERY
 * points into; free it with g_free after QUERY. */
void rt_collection_filter_ask (RtCollectionFilter *self, RtQuery *query, char **text);

/* rt_collection_filter_keep copies the choice to LISTING, except for its order; the caller owns the
 * strings. rt_collection_filter_restore sets the choice to that in LISTING. */
void rt_collection_filter_keep (RtCollectionFilter *self, RtCollectionListing *listing);
void rt_collection_filter_restore (RtCollectionFilter *self, const RtCollectionListing *listing);

/* Removes the choice, so that all puzzles are listed. */
void rt_collection_filter_clear (RtCollectionFilter *self);
bool rt_collection_filter_is_clear (RtCollectionFilter *self);

/* Moves the focus to the search entry. */
void rt_collection_filter_find (RtCollectionFilter *self);
