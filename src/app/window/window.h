/* window.h - RtWindow, a main window: view of one desk. It implements RtShell. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collection-controller.h"
#include "app/common/shell.h"
#include "app/window/action-map.h"
#include "widgets/grid-view.h"

#include <gtk/gtk.h>

#define RT_TYPE_WINDOW (rt_window_get_type ())
G_DECLARE_FINAL_TYPE (RtWindow, rt_window, RT, WINDOW, GtkApplicationWindow)

/* Returns a window on DESK with ACTIONS. SESSION stores the work; NULL: nothing is stored. */
GtkWidget *rt_window_new (GtkApplication *application, const RtAction *actions, RtSession *session,
                          RtDesk *desk);

/* Returns the window that works on FILE, or on a collection from that file alone; NULL: none. */
RtWindow *rt_window_find (GtkApplication *application, GFile *file);

/* Shows DESK in the place of the old desk, which is closed; copies its view (rt_desk_look_like). */
void rt_window_set_desk (RtWindow *self, RtDesk *desk);
RtDesk *rt_window_desk (RtWindow *self);

/* Returns the collection of the window; never NULL, but without a page if there is none. */
RtCollecting *rt_window_collecting (RtWindow *self);

RtGridView *rt_window_grid_view (RtWindow *self);

RtMessage *rt_window_message (RtWindow *self);

/* Shows PAGE (see panel.h). For the page of a collection there must be one. */
void rt_window_show_page (RtWindow *self, const char *page);

/* Closes the sheet, so that grid and card are visible. */
void rt_window_show_grid (RtWindow *self);

/* Shows the page of the search as soon as one runs. */
void rt_window_await_search (RtWindow *self);

/* Opens the popover with details of the grid. */
void rt_window_show_details (RtWindow *self);

/* Makes the timeline tall, or low again. */
void rt_window_toggle_tree (RtWindow *self);

/* Starts the tour with a card above the grid. The desk must be on rt_tour_document. */
void rt_window_start_tour (RtWindow *self);

/* Closes the window even if its work could not be stored. */
void rt_window_close_anyway (RtWindow *self);

/* Returns true if no search runs, the verdict is known, and the page of the collection, if any,
 * is settled. */
bool rt_window_is_settled (RtWindow *self);

/* Returns true if the page that tells the verdict is in sight. */
bool rt_window_tells_verdict (RtWindow *self);
