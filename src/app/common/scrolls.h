/* scrolls.h - scrolled windows inside one another. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A scrolled window around CHILD that scrolls only vertically. At its ends the wheel scrolls the
 * scrolled window around it, if any: in a low window the wheel would otherwise be stuck in it. */
GtkWidget *rt_scrolls_new (GtkWidget *child);

/* The same for a GtkScrolledWindow of a template. */
void rt_scrolls_init (GtkWidget *scrolled);

/* The same for a window that is as high as all of CHILD, if the screen is. */
GtkWidget *rt_scrolls_new_high (GtkWidget *child);

/* Home and End do not scroll SCROLLED: they mean something else in what it is in. */
void rt_scrolls_spare_ends (GtkWidget *scrolled);

/* What is wider than SCROLLED begins where it is read from: at the right in a language that runs to the
 * left. */
void rt_scrolls_begin_across (GtkWidget *scrolled);
