/* drag-scroll.h - what is dragged to an edge of a list has it scroll. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* SCROLLED, a GtkScrolledWindow, does so from now on: up and down. */
void rt_drag_scroll_attach (GtkWidget *scrolled);
