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

/* Returns a filter for the puzzles of COLLECTION. Its drop-down lists the numbers of givens that
 * occur there. */
GtkWidget *rt_collection_filter_new (const RtCollection *collection);

/* Sets the conditions of QUERY (all members but the order) from the entries and drop-downs. Sets TEXT to a string
 * that QUERY points into. The caller frees TEXT with g_free when QUERY is no longer used. */
void rt_collection_filter_ask (RtCollectionFilter *self, RtQuery *query, char **text);

/* Copies the person's choice into LISTING, for the session (all members but the order); the caller
 * owns the strings. rt_collection_filter_restore sets the widgets from LISTING. */
void rt_collection_filter_keep (RtCollectionFilter *self, RtCollectionListing *listing);
void rt_collection_filter_restore (RtCollectionFilter *self, const RtCollectionListing *listing);

/* Resets all entries and drop-downs, so that all puzzles are listed. */
void rt_collection_filter_clear (RtCollectionFilter *self);
bool rt_collection_filter_is_clear (RtCollectionFilter *self);

/* Moves the focus to the search entry. */
void rt_collection_filter_find (RtCollectionFilter *self);
