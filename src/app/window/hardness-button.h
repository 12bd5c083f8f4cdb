/* hardness-button.h - button with the hardness of the puzzle; it shows the hardest step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/hardness.h"

#include <gtk/gtk.h>
#include <stdbool.h>

/* Returns a button that is hidden until rt_hardness_button_show. */
GtkWidget *rt_hardness_button_new (void);

/* Shows "Tricky 2.6", or "Hard, at least 3.6" while the rating is not finished. Hides the button
 * if nothing is known or WANTED is false. */
void rt_hardness_button_show (GtkWidget *button, RtHardness *hardness, bool wanted);

/* Returns the width that BUTTON uses of WIDTH; more than WIDTH if even the number alone is
 * wider. */
int rt_hardness_button_taken (GtkWidget *button, int width);
