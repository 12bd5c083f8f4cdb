/* scrolls.h - scrolled windows inside one another. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Returns a scrolled window around CHILD that scrolls vertically. At its ends the wheel scrolls
 * the enclosing scrolled window, so that a low window does not get stuck. */
GtkWidget *rt_scrolls_new (GtkWidget *child);

/* Sets up a GtkScrolledWindow of a template like rt_scrolls_new. */
void rt_scrolls_init (GtkWidget *scrolled);

/* Returns a scrolled window like rt_scrolls_new that asks for the full height of CHILD, within
 * the screen. */
GtkWidget *rt_scrolls_new_high (GtkWidget *child);

/* Stops SCROLLED from handling Home and End, which its parent needs. */
void rt_scrolls_spare_ends (GtkWidget *scrolled);

/* Scrolls wide content to the side where reading begins: the right in right-to-left languages. */
void rt_scrolls_begin_across (GtkWidget *scrolled);
