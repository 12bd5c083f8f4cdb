/* collection-page.h - RtCollectionPage: the puzzles of a collection, to look through, sort and
 * open.
 *
 * Signals: `opened` (guint row), the person wants to see this row; `activated`, and to work on
 * it; `asked`, others are to be listed; `settled`, what was to be found out about the rows is. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection-state.h"

#include <gtk/gtk.h>

#define RT_TYPE_COLLECTION_PAGE (rt_collection_page_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionPage, rt_collection_page, RT, COLLECTION_PAGE, GtkWidget)

/* A page on COLLECTION, which it begins to check. */
GtkWidget *rt_collection_page_new (RtCollection *collection);

RtCollection *rt_collection_page_collection (RtCollectionPage *self);

/* What is to be listed, and how: fills in LISTING, whose content is the caller's, or asks for it. */
void rt_collection_page_keep (RtCollectionPage *self, RtListing *listing);
void rt_collection_page_restore (RtCollectionPage *self, const RtListing *listing);

/* ROW is open: it is marked, selected and in sight, if it is listed. */
void rt_collection_page_set_open (RtCollectionPage *self, guint row);
guint rt_collection_page_open (RtCollectionPage *self);

/* The row that is listed so many places (1, -1) after the one that is open, of those that are not
 * damaged; the first that is listed where the open one is not. Returns false for none. */
bool rt_collection_page_next (RtCollectionPage *self, int direction, guint *row);

/* What a person means who asks for rows: those that are selected where they are several, else all
 * that are listed. An array of guint, which the caller owns. */
GArray *rt_collection_page_chosen (RtCollectionPage *self);

/* The focus goes to where one types what to look for. */
void rt_collection_page_find (RtCollectionPage *self);

/* Whether something around it scrolls: then its table has a height of its own. */
void rt_collection_page_set_scrolled (RtCollectionPage *self, bool scrolled);

/* Whether all is known, and the list is what was asked for. */
bool rt_collection_page_is_settled (RtCollectionPage *self);
