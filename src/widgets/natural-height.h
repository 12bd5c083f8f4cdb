/* natural-height.h - a box around a scrolled window, which requests the natural height of the scrolled
 * content.
 *
 * Without this box, a scrolled window requests the height that its content has at its natural width, even
 * if it is allocated another width. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Returns a box that contains the scrolled window SCROLLED, and requests the natural height of its content. The box
 * calls ALLOCATE to allocate its child. If ALLOCATE is NULL, the child fills the box. */
GtkWidget *rt_high_new (GtkWidget *scrolled, GtkCustomAllocateFunc allocate);

/* Tells GTK that a widget's height depends on its width
 * (GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH). */
GtkSizeRequestMode rt_height_for_width (GtkWidget *widget);
