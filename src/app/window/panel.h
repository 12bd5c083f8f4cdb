/* panel.h - RtPanel: what stands beside the grid: the pages of a desk, or, while nothing has been
 * begun, what a person may want to do.
 *
 * Nothing has been begun as long as there is no digit, mark, file, search, hint or collection.
 *
 * Which page is shown is remembered in the document's view. A desk begins with the first page,
 * unless it is known what was looked at last; while there is a collection, its desks change nothing
 * about the page. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collection-page.h"
#include "document/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_PANEL (rt_panel_get_type ())
G_DECLARE_FINAL_TYPE (RtPanel, rt_panel, RT, PANEL, GtkWidget)

/* Its pages. */
#define RT_PAGE_PUZZLE "puzzle"
#define RT_PAGE_SEARCH "search"
#define RT_PAGE_LOGIC "logic"
#define RT_PAGE_PHOTO "picture"
#define RT_PAGE_COLLECTION "collection"

/* Without pages and without a desk. */
GtkWidget *rt_panel_new (void);

/* Shows DESK; NULL: follows nothing, what is shown stays. */
void rt_panel_set_desk (RtPanel *self, RtDesk *desk);

/* From now on it shows what there is; a page is made when it is shown first. There must be a desk. */
void rt_panel_fill (RtPanel *self);

/* The desk has changed: WHAT is of RtDeskChange; or something in it moves. */
void rt_panel_update (RtPanel *self, guint what);
void rt_panel_tick (RtPanel *self);

/* Whether nothing has been begun. */
bool rt_panel_is_bare (RtPanel *self);

/* Adds PAGE, that of a collection, behind the others and brings it to the front. It replaces the
 * one before; NULL: none. The panel must be filled. */
void rt_panel_set_collection (RtPanel *self, RtCollectionPage *page);

/* NARROW: it is below the grid, in something that scrolls. WIDTH is that of all. */
void rt_panel_adapt (RtPanel *self, int width, bool narrow);

/* PLAIN: it shows nothing but the listing of a search that is shown, and that only where there is much
 * room: on a projector. */
void rt_panel_set_plain (RtPanel *self, bool plain);

/* Brings PAGE, one of those above, to the front. The panel must be filled. */
void rt_panel_show (RtPanel *self, const char *page);

/* Brings the page of the search to the front as soon as one runs. An edit before that is no longer
 * about it. */
void rt_panel_await_search (RtPanel *self);
