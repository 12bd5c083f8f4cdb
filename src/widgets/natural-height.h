/* natural-height.h - a box around a scrolled window that wants to be as high as all that is in it.
 *
 * A scrolled window itself wants the height that its child has where that is as wide as it likes, whatever
 * width there is. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* ALLOCATE is given the box and places SCROLLED, its first child, which has all of it where that is NULL. */
GtkWidget *rt_high_new (GtkWidget *scrolled, GtkCustomAllocateFunc allocate);
