/* toolbar.h - RtToolbar, a widget: toolbar at the bottom of a narrow window, with the most
 * important actions, and a toggle for the pages. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_TOOLBAR (rt_toolbar_get_type ())
G_DECLARE_FINAL_TYPE (RtToolbar, rt_toolbar, RT, TOOLBAR, GtkBox)

/* Returns a hidden toolbar. Property `open` (boolean): the pages are visible. The toggle and dragging up set
 * it; dragging down resets it. Other buttons call actions of the window ("win."). */
GtkWidget *rt_toolbar_new (void);

/* Shows or hides the toolbar, which is hidden at first. Hiding it resets `open`. */
void rt_toolbar_set_shown (RtToolbar *self, bool shown);

bool rt_toolbar_is_open (RtToolbar *self);
void rt_toolbar_set_open (RtToolbar *self, bool open);

/* Shows how hard the puzzle of DESK, the window's model, is. Does nothing until the toolbar was first shown. */
void rt_toolbar_show_desk (RtToolbar *self, RtDesk *desk);

/* Shows the toggle for the pages if PAGES is true. Otherwise hides it and resets `open`, because there are no
 * pages to show. */
void rt_toolbar_set_pages (RtToolbar *self, bool pages);
