/* nested-scrolls.h - functions that create and set up scrolled windows that may be nested. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Returns a scrolled window around CHILD that scrolls vertically. When it cannot scroll further,
 * the wheel scrolls the enclosing scrolled window. */
GtkWidget *rt_scrolls_new (GtkWidget *child);

/* Makes SCROLLED, a GtkScrolledWindow of a template, pass the wheel on to the enclosing scrolled
 * window when it cannot scroll further. */
void rt_scrolls_init (GtkWidget *scrolled);

/* Returns a scrolled window around CHILD whose natural height is the full height of CHILD, limited
 * by the screen. When it cannot scroll further, the wheel scrolls the enclosing scrolled window. */
GtkWidget *rt_scrolls_new_high (GtkWidget *child);

/* Stops SCROLLED from handling the keys Home and End, so that its parent can handle them. */
void rt_scrolls_spare_ends (GtkWidget *scrolled);

/* Makes SCROLLED show wide content from its right end in right-to-left languages. */
void rt_scrolls_begin_across (GtkWidget *scrolled);

/* Scrolls all scrolled windows around CHILD, which must be laid out, so that it is seen. */
void rt_scrolls_to (GtkWidget *child);
