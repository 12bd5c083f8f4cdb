/* hardness-button.h - a button that shows the hardness of the puzzle; a click shows the puzzle's hardest
 * step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/hardness.h"

#include <gtk/gtk.h>
#include <stdbool.h>

/* Returns a button, which is hidden until rt_hardness_button_show is called. */
GtkWidget *rt_hardness_button_new (void);

/* Shows HARDNESS, as in "Tricky 2.6", or "Hard, at least 3.6" while the rating is not finished. Hides
 * BUTTON if HARDNESS is unknown or WANTED is false. */
void rt_hardness_button_show (GtkWidget *button, RtHardness *hardness, bool wanted);

/* Returns the width that BUTTON uses if it is given WIDTH. The result is greater than WIDTH if even its
 * shortest text, the number, does not fit. */
int rt_hardness_button_taken (GtkWidget *button, int width);
