/* width.h - tells the width of a window as soon as it is known, for content that depends on it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Calls TELL (window, width in pixels) whenever WINDOW gets another width, and whenever its default
 * width changes before it is on the screen, so that it can open as narrow as asked for. */
void rt_width_watch (GtkWindow *window, void (*tell) (GtkWindow *window, int width));

/* How much larger than usual the text of WIDGET is, by its font or by the scale of all text; at
 * least 1. */
double rt_width_text_scale (GtkWidget *widget);

/* Gives WINDOW a first size that is right for text of the usual size, larger where its text is. (GTK
 * lets none be larger than the screen.) */
void rt_width_scale_window (GtkWindow *window, int width, int height);
