/* drag-scroll.h - scrolls a list while something is dragged near its upper or lower edge. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Makes SCROLLED, a GtkScrolledWindow, do so. */
void rt_drag_scroll_attach (GtkWidget *scrolled);
