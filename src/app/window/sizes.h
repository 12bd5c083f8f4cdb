/* sizes.h - what the style sheet is to know of the width of a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Gives WINDOW the classes of its WIDTH: "narrow" where the pages are below the grid, "broad" as on a
 * large screen, "tight" where a menu has no room for the keys beside its rows. */
void rt_sizes_adapt (GtkWidget *window, int width);
