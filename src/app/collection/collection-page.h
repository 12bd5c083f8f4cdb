/* collection-page.h - RtCollectionPage: the puzzles of a collection, to look through, sort and open.
 *
 * Signals:
 *   opened     (guint row): the person wants to see this row
 *   activated  the person wants to work on the row that is open
 *   asked      the person asked for other rows or another order
 *   settled    nothing more is being found out about the rows */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/files/collection-state.h"

#include <gtk/gtk.h>

#define RT_TYPE_COLLECTION_PAGE (rt_collection_page_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionPage, rt_collection_page, RT, COLLECTION_PAGE, GtkBox)

/* Returns a page on COLLECTION and begins to check its puzzles. */
GtkWidget *rt_collection_page_new (RtCollection *collection);

RtCollection *rt_collection_page_collection (RtCollectionPage *self);

/* rt_collection_page_keep stores filter and order in LISTING; the caller owns its texts.
 * rt_collection_page_restore sets them from LISTING. */
void rt_collection_page_keep (RtCollectionPage *self, RtCollectionListing *listing);
void rt_collection_page_restore (RtCollectionPage *self, const RtCollectionListing *listing);

/* Marks ROW as the open puzzle. If it is listed, selects it and scrolls to it. */
void rt_collection_page_set_open (RtCollectionPage *self, guint row);
guint rt_collection_page_open (RtCollectionPage *self);

/* Sets ROW to the next (DIRECTION 1) or previous (-1) listed row that is not damaged; to the
 * first if the open row is not listed. Returns false if there is none. */
bool rt_collection_page_next (RtCollectionPage *self, int direction, guint *row);

/* Returns the selected rows if there are several, else all listed ones, as an array of guint
 * that the caller owns. */
GArray *rt_collection_page_chosen (RtCollectionPage *self);

/* Moves the focus to the search entry. */
void rt_collection_page_find (RtCollectionPage *self);

/* NARROW: the page is inside a scrolled window, so that its table gets a fixed minimum height;
 * with large text it has fewer columns. */
void rt_collection_page_set_narrow (RtCollectionPage *self, bool narrow);

/* Returns true if no row is being checked or rated and no query is running. */
bool rt_collection_page_is_settled (RtCollectionPage *self);
