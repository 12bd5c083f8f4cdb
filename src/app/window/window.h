/* window.h - RtWindow, a main window of the program: shows one desk (the model with the puzzle),
 * and implements RtShell, its interface for pages and dialogs. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collection-controller.h"
#include "app/common/shell.h"
#include "app/window/action-map.h"
#include "widgets/grid-view.h"

#include <gtk/gtk.h>

#define RT_TYPE_WINDOW (rt_window_get_type ())
G_DECLARE_FINAL_TYPE (RtWindow, rt_window, RT, WINDOW, GtkApplicationWindow)

/* Returns a main window that shows DESK, the model with the puzzle, and has ACTIONS. SESSION stores
 * the work; if it is NULL, nothing is stored. */
GtkWidget *rt_window_new (GtkApplication *application, const RtAction *actions, RtSession *session,
                          RtDesk *desk);

/* Returns the window whose document has FILE, or whose collection was read from FILE alone. Returns NULL if
 * there is none. The caller does not own the window. */
RtWindow *rt_window_find (GtkApplication *application, GFile *file);

/* Shows DESK, another puzzle, instead of the old desk. Copies the settings of the old desk
 * (rt_desk_look_like) and closes it. */
void rt_window_set_desk (RtWindow *self, RtDesk *desk);
RtDesk *rt_window_desk (RtWindow *self);

/* Returns the controller of the window's collection, which is never NULL. It has no page if no collection is
 * open. */
RtCollecting *rt_window_collecting (RtWindow *self);

RtGridView *rt_window_grid_view (RtWindow *self);

RtMessage *rt_window_message (RtWindow *self);

/* Shows PAGE, one of the identifiers RT_PAGE_... in panel.h. The page of a collection must exist. */
void rt_window_show_page (RtWindow *self, const char *page);

/* Closes the sheet with the pages, which covers the grid in a narrow window. */
void rt_window_show_grid (RtWindow *self);

/* Shows the page of the search as soon as a search runs. */
void rt_window_await_search (RtWindow *self);

/* Opens the popover with details of the grid. */
void rt_window_show_details (RtWindow *self);

/* Makes the timeline tall, or, if it is tall, low again. */
void rt_window_toggle_tree (RtWindow *self);

/* Starts the guided tour, with a card above the grid. The desk must show rt_tour_document. */
void rt_window_start_tour (RtWindow *self);

/* Closes the window even if its work could not be stored. */
void rt_window_close_anyway (RtWindow *self);

/* Returns true if no search runs, the verdict is known, and nothing of a collection is being
 * checked or rated. */
bool rt_window_is_settled (RtWindow *self);

/* Returns true if the page of the puzzle, which shows the verdict, is visible. */
bool rt_window_tells_verdict (RtWindow *self);
