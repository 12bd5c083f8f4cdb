/* scrolls.h - what scrolls where there is room beside the grid, and not where the whole window
 * scrolls: a scrolled window in between would take every turn of the wheel for itself. And how what
 * is out of sight there comes into it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/* Puts CONTENT, which is in SCROLLED or in its place, into SCROLLED or not. Both belong to PLACE; it
 * sees to it that CONTENT is in SCROLLED when it goes. */
void rt_set_scrolls (GtkWidget *place, GtkWidget *scrolled, GtkWidget *content, bool scrolls);

/* Scrolls what WIDGET is in by as little as brings it into sight, once it is laid out anew. The
 * focus stays where it is. */
void rt_reveal (GtkWidget *widget);
