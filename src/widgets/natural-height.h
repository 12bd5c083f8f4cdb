/* natural-height.h - box that gives a scrolled window the natural height of its content.
 *
 * A scrolled window alone asks for the height that its content has at its natural width,
 * whatever width it gets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Returns a box around SCROLLED. ALLOCATE gets the box and allocates its child; NULL: the child
 * fills the box. */
GtkWidget *rt_high_new (GtkWidget *scrolled, GtkCustomAllocateFunc allocate);
