/* collection-page.h - RtCollectionPage: the puzzles of a collection, to look through, sort and open.
 *
 * Signals:
 *   opened     (guint row): the person wants to see this row
 *   activated  the person wants to work on the row that is open
 *   asked      the person asked for other rows or another order
 *   settled    nothing more is being found out about the rows */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection-state.h"

#include <gtk/gtk.h>

#define RT_TYPE_COLLECTION_PAGE (rt_collection_page_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionPage, rt_collection_page, RT, COLLECTION_PAGE, GtkWidget)

/* A page on COLLECTION, which it begins to check. */
GtkWidget *rt_collection_page_new (RtCollection *collection);

RtCollection *rt_collection_page_collection (RtCollectionPage *self);

/* The first fills in LISTING with what is asked for; its texts belong to the caller. The second
 * asks for what LISTING says. */
void rt_collection_page_keep (RtCollectionPage *self, RtCollectionListing *listing);
void rt_collection_page_restore (RtCollectionPage *self, const RtCollectionListing *listing);

/* Marks ROW as the one that is open; if it is listed, selects it and scrolls to it. */
void rt_collection_page_set_open (RtCollectionPage *self, guint row);
guint rt_collection_page_open (RtCollectionPage *self);

/* The next (DIRECTION 1) or previous (-1) row that is listed and not damaged; where the open row is
 * not listed, the first such row. Returns false where there is none. */
bool rt_collection_page_next (RtCollectionPage *self, int direction, guint *row);

/* The rows that an action works on: the selected rows if there are several, else all that are
 * listed. An array of guint, which the caller owns. */
GArray *rt_collection_page_chosen (RtCollectionPage *self);

/* Moves the focus to the entry for what to look for. */
void rt_collection_page_find (RtCollectionPage *self);

/* NARROW: the page is inside something that scrolls, so its table gets a fixed least height; with
 * large text it has fewer columns. */
void rt_collection_page_set_narrow (RtCollectionPage *self, bool narrow);

/* Whether nothing is being found out about the rows, and the list is what was asked for. */
bool rt_collection_page_is_settled (RtCollectionPage *self);
