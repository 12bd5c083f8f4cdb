/* collection-page.h - RtCollectionPage, the page on which the puzzles of a collection are listed,
 * filtered, sorted and opened.
 *
 * Signals:
 *   opened     (guint row): the person has selected this row, to see its puzzle
 *   activated  the person has activated the row of the open puzzle, to work on it
 *   asked      the person has changed the filter or the order
 *   settled    the checks, comparisons and ratings of the rows have ended */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/files/collection-state.h"

#include <gtk/gtk.h>

#define RT_TYPE_COLLECTION_PAGE (rt_collection_page_get_type ())
G_DECLARE_FINAL_TYPE (RtCollectionPage, rt_collection_page, RT, COLLECTION_PAGE, GtkBox)

/* Returns a page that lists COLLECTION, and starts to check the puzzles of COLLECTION. */
GtkWidget *rt_collection_page_new (RtCollection *collection);

RtCollection *rt_collection_page_collection (RtCollectionPage *self);

/* Copies filter and order of the list into LISTING, for the session; the caller owns the strings.
 * rt_collection_page_restore sets filter and order from LISTING. */
void rt_collection_page_keep (RtCollectionPage *self, RtCollectionListing *listing);
void rt_collection_page_restore (RtCollectionPage *self, const RtCollectionListing *listing);

/* Marks ROW as the open puzzle. If it is listed, selects it and scrolls to it. */
void rt_collection_page_set_open (RtCollectionPage *self, guint row);
guint rt_collection_page_open (RtCollectionPage *self);

/* Sets ROW to the next (DIRECTION 1) or previous (DIRECTION -1) listed row that is not damaged,
 * counted from the open row. If the open row is not listed, sets ROW to the first listed row that
 * is not damaged. Returns false if there is no such row. */
bool rt_collection_page_next (RtCollectionPage *self, int direction, guint *row);

/* Returns the selected rows (of guint) if several are selected, else all listed rows. The caller
 * owns the array. */
GArray *rt_collection_page_chosen (RtCollectionPage *self);

/* Moves the focus to the search entry. */
void rt_collection_page_find (RtCollectionPage *self);

/* Lays out the page for a narrow or a wide window. If NARROW is true, the table gets a minimum
 * height, because the page is inside a scrolled window; with large text it has fewer columns. */
void rt_collection_page_set_narrow (RtCollectionPage *self, bool narrow);

/* Returns true if the page no longer changes by itself: no row is being checked or rated, and no query is running. */
bool rt_collection_page_is_settled (RtCollectionPage *self);
