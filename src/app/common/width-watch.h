/* width-watch.h - reports the width of a window to content that depends on it, and the scale of its
 * text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Calls TELL (window, width in pixels) whenever the width of WINDOW changes. Before the window is
 * realized, calls TELL for its default width, so that content can become narrow before it is
 * measured. */
void rt_width_watch (GtkWindow *window, void (*tell) (GtkWindow *window, int width));

/* Returns the size of WIDGET's text divided by the usual size, at least 1. It depends on the font and on
 * the text scale of the desktop. */
double rt_width_text_scale (GtkWidget *widget);

/* Sets the default size of WINDOW to WIDTH and HEIGHT, multiplied by the scale of its text. GTK
 * limits it to the screen. */
void rt_width_scale_window (GtkWindow *window, int width, int height);
