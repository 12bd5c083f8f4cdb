/* tools.h - what can be done with a search: jumps, a question, the heat map, compare. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Buttons with actions of the window ("win."): compare and the heat map. */
GtkWidget *rt_search_tools_new (void);

/* A button with a menu of jumps, and one that asks for the next step. */
GtkWidget *rt_search_jumps_new (void);
