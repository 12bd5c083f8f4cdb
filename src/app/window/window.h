/* window.h - RtWindow: the view of one desk: header bar, verdict, grid, pages, timeline. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collecting.h"
#include "app/common/shell.h"
#include "app/window/action.h"
#include "widgets/grid-view.h"

#include <gtk/gtk.h>

#define RT_TYPE_WINDOW (rt_window_get_type ())
G_DECLARE_FINAL_TYPE (RtWindow, rt_window, RT, WINDOW, GtkApplicationWindow)

/* It is an RtShell.
 *
 * A window on DESK, with these ACTIONS. SESSION keeps what is worked on; NULL: nothing is kept. */
GtkWidget *rt_window_new (GtkApplication *application, const RtAction *actions, RtSession *session,
                          RtDesk *desk);

/* The window that works on FILE, or on the collection that was read from it alone; NULL: none. */
RtWindow *rt_window_find (GtkApplication *application, GFile *file);

/* Shows DESK instead, in the same way (rt_desk_look_like) as the desk before, which is closed. */
void rt_window_set_desk (RtWindow *self, RtDesk *desk);
RtDesk *rt_window_desk (RtWindow *self);

/* The window's way through a collection; never NULL, but without a page where there is none. */
RtCollecting *rt_window_collecting (RtWindow *self);

RtGridView *rt_window_grid_view (RtWindow *self);

/* What it says to the person. */
RtMessage *rt_window_message (RtWindow *self);

/* Brings a page (see panel.h) to the front. For that of the collection there must be one. */
void rt_window_show_page (RtWindow *self, const char *page);

/* Nothing lies over the grid and what is told below it. */
void rt_window_show_grid (RtWindow *self);

/* Brings the page of the search to the front as soon as one runs. */
void rt_window_await_search (RtWindow *self);

/* Opens the details of the grid. */
void rt_window_show_details (RtWindow *self);

/* Starts the tour with a card above the grid. The desk must be on the tour's document
 * (search/tour.h). */
void rt_window_start_tour (RtWindow *self);

/* Closes it even if the work in it could not be kept. */
void rt_window_close_anyway (RtWindow *self);

/* Whether no search runs, the verdict is known, and the collection's page, if any, is settled. */
bool rt_window_is_settled (RtWindow *self);
