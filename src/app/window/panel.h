/* panel.h - RtPanel, the widget beside the grid: contains the pages of a window, or the start page
 * of an empty one.
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

/* Identifiers of the pages. */
#define RT_PAGE_PUZZLE "puzzle"
#define RT_PAGE_SEARCH "search"
#define RT_PAGE_LOGIC "logic"
#define RT_PAGE_PHOTO "picture"
#define RT_PAGE_COLLECTION "collection"

/* Returns an empty panel, without pages. */
GtkWidget *rt_panel_new (void);

/* Shows DESK, the model of the window, and follows its changes. If DESK is NULL, keeps the contents
 * and follows nothing. */
void rt_panel_set_desk (RtPanel *self, RtDesk *desk);

/* Adds the pages to the panel. The content of a page is created when it is first shown.
 * rt_panel_set_desk must have been called. */
void rt_panel_fill (RtPanel *self);

/* Updates the panel after the changes WHAT (of RtDeskChange) of the window's model. rt_panel_tick
 * updates it in a frame while a search or a path is playing. */
void rt_panel_update (RtPanel *self, guint what);
void rt_panel_tick (RtPanel *self);

/* Returns true if the window is empty, so that the panel shows the start page. */
bool rt_panel_is_bare (RtPanel *self);

/* Appends PAGE, the page of a collection, and shows it. Replaces the earlier page of a collection. If PAGE is
 * NULL, only removes that page. The panel must be filled. */
void rt_panel_set_collection (RtPanel *self, RtCollectionPage *page);

/* Adapts the panel to a window of WIDTH. NARROW is true if the panel is below the grid, inside a scrolled
 * window. */
void rt_panel_adapt (RtPanel *self, int width, bool narrow);

/* If PLAIN is true, as in fullscreen, shows only the listing of a search if the window is large, and
 * nothing otherwise. */
void rt_panel_set_plain (RtPanel *self, bool plain);

/* Shows PAGE, one of the identifiers RT_PAGE_... The panel must be filled. */
void rt_panel_show (RtPanel *self, const char *page);

/* Shows the page of the search as soon as a search runs. An edit of the person before that cancels this. */
void rt_panel_await_search (RtPanel *self);

/* Returns true if the page of the puzzle, which shows the verdict, is visible. */
bool rt_panel_tells_verdict (RtPanel *self);
