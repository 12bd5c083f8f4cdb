/* bar.h - the bar below everything in a window like a phone: what must stay in reach there, and the
 * button that brings the pages up. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_BAR (rt_bar_get_type ())
G_DECLARE_FINAL_TYPE (RtBar, rt_bar, RT, BAR, GtkWidget)

/* Property `open` boolean: the pages are wanted. A drag up the bar sets it, one down the bar takes
 * it back. Its other buttons name actions of the window ("win."). */
GtkWidget *rt_bar_new (void);

bool rt_bar_is_open (RtBar *self);
void rt_bar_set_open (RtBar *self, bool open);

/* Whether there are pages to bring up. */
void rt_bar_set_pages (RtBar *self, bool pages);
