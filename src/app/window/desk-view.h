/* desk-view.h - RtDeskView, a widget: the content of a window. Shows the grid, the card with the
 * explanation below it, pages beside it, pad or timeline, and messages. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collection-page.h"
#include "app/common/message.h"
#include "document/desk/desk.h"
#include "widgets/grid-view.h"

#include <gtk/gtk.h>

#define RT_TYPE_DESK_VIEW (rt_desk_view_get_type ())
G_DECLARE_FINAL_TYPE (RtDeskView, rt_desk_view, RT, DESK_VIEW, GtkWidget)

/* Returns a view without content. Pages and timeline are created after the first frame, or when
 * they are needed. While the window is empty (no digit, file, search, hint or collection), a start
 * page replaces the pages. */
GtkWidget *rt_desk_view_new (void);

/* Shows DESK, the model with the puzzle, and follows its changes. If DESK is NULL, keeps the
 * content and follows nothing. Buttons of the view call actions of the window ("win."). */
void rt_desk_view_set_desk (RtDeskView *self, RtDesk *desk);

RtGridView *rt_desk_view_grid (RtDeskView *self);
RtMessage *rt_desk_view_message (RtDeskView *self);

/* Lays the view out for a window of WIDTH pixels: with the pages beside the grid, or, if NARROW is true, in a sheet
 * that covers the grid (layout.h). */
void rt_desk_view_adapt (RtDeskView *self, int width, bool narrow);

/* Hides the pages if PLAIN is true, so that only grid, card and timeline are visible. */
void rt_desk_view_set_plain (RtDeskView *self, bool plain);

/* Shows CARD above the grid. Replaces the earlier card. If CARD is NULL, shows none. */
void rt_desk_view_set_card (RtDeskView *self, GtkWidget *card);

/* Appends PAGE, the page of a collection, to the pages and shows it. Replaces the earlier page of a
 * collection. If PAGE is NULL, only removes that page. */
void rt_desk_view_set_collection (RtDeskView *self, RtCollectionPage *page);

/* Shows PAGE (one of panel.h), and opens the sheet (the pages above the grid in a narrow window) if they are in it.
 * rt_desk_view_await_search shows the page of the search as soon as a search runs, without the sheet. */
void rt_desk_view_show (RtDeskView *self, const char *page);
void rt_desk_view_await_search (RtDeskView *self);

/* Closes the sheet with the pages, which covers the grid in a narrow window. */
void rt_desk_view_show_grid (RtDeskView *self);

/* Makes the timeline tall, or, if it is tall, low again. */
void rt_desk_view_toggle_tree (RtDeskView *self);

/* Returns true if the page of the puzzle, which shows the verdict, is visible. */
bool rt_desk_view_tells_verdict (RtDeskView *self);
