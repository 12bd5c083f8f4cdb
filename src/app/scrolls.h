/* scrolls.h - what scrolls within a page that scrolls, and what is brought into sight there. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A scrolled window around CHILD, which is as wide as its place. At its ends the wheel turns the
 * scrolled window that it is in, if any: else nobody would get away from it where that is low. */
GtkWidget *rt_scrolls_new (GtkWidget *child);

/* Scrolls what WIDGET is in by as little as brings it into sight, once it is laid out anew. The
 * focus stays where it is. */
void rt_reveal (GtkWidget *widget);
