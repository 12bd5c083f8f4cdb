/* panel.h - RtPanel, a widget beside the grid: the pages of a desk, or the start page of an
 * empty window.
 *
 * A window is empty if it has no digit, mark, file, search, hint or collection.
 *
 * The shown page is stored in the view of the document. A desk begins with the stored page, else
 * the first one; the desks of a collection do not change the page. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collection-page.h"
#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_PANEL (rt_panel_get_type ())
G_DECLARE_FINAL_TYPE (RtPanel, rt_panel, RT, PANEL, GtkWidget)

/* The pages. */
#define RT_PAGE_PUZZLE "puzzle"
#define RT_PAGE_SEARCH "search"
#define RT_PAGE_LOGIC "logic"
#define RT_PAGE_PHOTO "picture"
#define RT_PAGE_COLLECTION "collection"

/* Returns a panel without pages and without a desk. */
GtkWidget *rt_panel_new (void);

/* Shows DESK; NULL: follows none and keeps its contents. */
void rt_panel_set_desk (RtPanel *self, RtDesk *desk);

/* Fills the panel; a page is created when it is first shown. There must be a desk. */
void rt_panel_fill (RtPanel *self);

/* Update the panel after a change of the desk, WHAT is of RtDeskChange; during a motion. */
void rt_panel_update (RtPanel *self, guint what);
void rt_panel_tick (RtPanel *self);

/* Returns true if the window is empty. */
bool rt_panel_is_bare (RtPanel *self);

/* Appends PAGE of a collection and shows it, in the place of an earlier one; NULL: none. The
 * panel must be filled. */
void rt_panel_set_collection (RtPanel *self, RtCollectionPage *page);

/* NARROW: the panel is below the grid, inside a scrolled window. WIDTH is that of the window. */
void rt_panel_adapt (RtPanel *self, int width, bool narrow);

/* PLAIN: the panel shows only the listing of a search, and only in a large window (fullscreen). */
void rt_panel_set_plain (RtPanel *self, bool plain);

/* Shows PAGE, one of those above. The panel must be filled. */
void rt_panel_show (RtPanel *self, const char *page);

/* Shows the page of the search as soon as one runs; an edit before that cancels this. */
void rt_panel_await_search (RtPanel *self);

/* Returns true if the page that tells the verdict is in sight. */
bool rt_panel_tells_verdict (RtPanel *self);
