/* hardness-button.h - a button that says how hard the puzzle is; it leads to the path. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hardness.h"

#include <gtk/gtk.h>
#include <stdbool.h>

/* Hidden until it is shown something. */
GtkWidget *rt_hardness_button_new (void);

/* "Tricky 2.6", "Hard, at least 3.6" while it is being found out; hidden where nothing is known, or not
 * WANTED here. */
void rt_hardness_button_show (GtkWidget *button, RtHardness *hardness, bool wanted);

/* The width of BUTTON, shown, with as much as it tells in WIDTH; with the number alone it may be more. */
int rt_hardness_button_taken (GtkWidget *button, int width);
