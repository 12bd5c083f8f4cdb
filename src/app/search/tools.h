/* tools.h - what can be done with a search: jumps, the heat map, compare and race. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Buttons for these, with actions of the window ("win."). */
GtkWidget *rt_search_tools_new (void);
