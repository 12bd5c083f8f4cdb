/* toolbar.h - RtToolbar, toolbar at the bottom of a narrow window: the most
 * important actions, and a toggle for the pages. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_TOOLBAR (rt_toolbar_get_type ())
G_DECLARE_FINAL_TYPE (RtToolbar, rt_toolbar, RT, TOOLBAR, GtkBox)

/* Property `open` boolean: the pages are shown. A drag up the toolbar sets it, a drag down
 * resets it. The other buttons call actions of the window ("win."). */
GtkWidget *rt_toolbar_new (void);

/* Shows or hides the toolbar, which is hidden at first. Hiding it resets `open`. */
void rt_toolbar_set_shown (RtToolbar *self, bool shown);

bool rt_toolbar_is_open (RtToolbar *self);
void rt_toolbar_set_open (RtToolbar *self, bool open);

/* Shows the hardness of the puzzle and, if the verdict is shown on demand, the button for it. */
void rt_toolbar_show_desk (RtToolbar *self, RtDesk *desk);

/* PAGES: there are pages to show. */
void rt_toolbar_set_pages (RtToolbar *self, bool pages);
