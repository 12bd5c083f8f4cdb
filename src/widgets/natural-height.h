/* natural-height.h - a box whose natural height is that of the content of the scrolled window in
 * it.
 *
 * A scrolled window by itself requests the height that its content has at its natural width,
 * whatever width it is allocated. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Returns a box around SCROLLED. ALLOCATE is called with the box and allocates its child; NULL: the
 * child fills the box. */
GtkWidget *rt_high_new (GtkWidget *scrolled, GtkCustomAllocateFunc allocate);

/* The request mode of a widget whose height follows from its width. */
GtkSizeRequestMode rt_height_for_width (GtkWidget *widget);
