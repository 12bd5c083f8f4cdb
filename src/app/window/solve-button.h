/* solve-button.h - Solve, and beside it a menu with what Solve shows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Both, linked. SOLVE becomes the button itself, SHOWS the one with the menu. */
GtkWidget *rt_solve_button_new (GtkWidget **solve, GtkWidget **shows);

/* That menu. */
GMenu *rt_solve_button_new_menu (void);

/* Adds the action of the menu to WINDOW. It changes the preference RT_PREFERENCE_RESULT. */
void rt_solve_button_add_action (GtkWindow *window);
