/* toolbar.h - the bar below everything in a window like a phone: what must stay in reach there, and the
 * button that brings the pages up. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk.h"

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_TOOLBAR (rt_toolbar_get_type ())
G_DECLARE_FINAL_TYPE (RtToolbar, rt_toolbar, RT, TOOLBAR, GtkWidget)

/* Property `open` boolean: the pages are wanted. A drag up the bar sets it, one down the bar takes
 * it back. Its other buttons name actions of the window ("win."). */
GtkWidget *rt_toolbar_new (void);

/* It is not shown at first; while it is not, the pages are not wanted from it. */
void rt_toolbar_set_shown (RtToolbar *self, bool shown);

bool rt_toolbar_is_open (RtToolbar *self);
void rt_toolbar_set_open (RtToolbar *self, bool open);

/* How hard the puzzle is stands beside what brings up the pages, and, where the verdict is told on
 * demand, the button that asks for it. */
void rt_toolbar_show_desk (RtToolbar *self, RtDesk *desk);

/* Whether there are pages to bring up. */
void rt_toolbar_set_pages (RtToolbar *self, bool pages);
