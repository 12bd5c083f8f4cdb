/* desk-view.h - RtDeskView: shows a desk: grid, what happened below it, pages beside it, timeline;
 * above them a card, and over the grid a message. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collection-page.h"
#include "app/common/message.h"
#include "document/desk/desk.h"
#include "widgets/grid-view.h"

#include <gtk/gtk.h>

#define RT_TYPE_DESK_VIEW (rt_desk_view_get_type ())
G_DECLARE_FINAL_TYPE (RtDeskView, rt_desk_view, RT, DESK_VIEW, GtkWidget)

/* It shows nothing before it has a desk. Pages and timeline are made after the first frame has been
 * drawn, or as soon as they are needed. While there is nothing to show on them (no digit, file,
 * search, hint or collection) what a person may want to do stands in their place. */
GtkWidget *rt_desk_view_new (void);

/* Shows DESK; NULL: follows nothing, what is shown stays. Its buttons name actions of the window
 * ("win."). */
void rt_desk_view_set_desk (RtDeskView *self, RtDesk *desk);

RtGridView *rt_desk_view_grid (RtDeskView *self);
RtMessage *rt_desk_view_message (RtDeskView *self);

/* Lays itself out for a window of that WIDTH, in pixels: with the pages beside the grid, or, if NARROW, as a sheet
 * that comes up over it (layout.h). */
void rt_desk_view_adapt (RtDeskView *self, int width, bool narrow);

/* PLAIN: the pages are not seen, only grid, card and timeline. */
void rt_desk_view_set_plain (RtDeskView *self, bool plain);

/* Shows CARD above the grid, in place of the one before; NULL: none. */
void rt_desk_view_set_card (RtDeskView *self, GtkWidget *card);

/* Adds PAGE, that of a collection, behind the others and brings it to the front. It replaces the
 * one before; NULL: none. */
void rt_desk_view_set_collection (RtDeskView *self, RtCollectionPage *page);

/* Brings a page (panel.h) to the front, and up where the pages are a sheet; that of the search as
 * soon as one runs, without the sheet. */
void rt_desk_view_show (RtDeskView *self, const char *page);
void rt_desk_view_await_search (RtDeskView *self);

/* Takes the sheet down: what happens is told below the grid. */
void rt_desk_view_show_grid (RtDeskView *self);

/* Makes the timeline tall, or low again. */
void rt_desk_view_toggle_tree (RtDeskView *self);

/* Returns true if the page that tells the verdict is in sight. */
bool rt_desk_view_tells_verdict (RtDeskView *self);
