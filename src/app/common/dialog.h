/* dialog.h - functions that create dialogs with options, and the widgets that all of them have. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/* Returns true if a dialog above the window PARENT must be narrower than its natural width, as on a phone. Make the
 * dialog resizable then, because a window that is not resizable has its natural width. */
bool rt_dialog_is_narrow (GtkWindow *parent);

/* Makes PARENT the transient parent of WINDOW. WINDOW is destroyed with PARENT. */
void rt_dialog_set_parent (GtkWindow *window, GtkWindow *parent);

/* Returns a modal window with TITLE above PARENT. It is destroyed with PARENT; Escape closes it. */
GtkWidget *rt_dialog_new (GtkWindow *parent, const char *title);

/* Sets the child of DIALOG to CONTENT with margins. CONTENT scrolls if the screen is too small, as
 * with large text on a phone. */
void rt_dialog_set_content (GtkWidget *dialog, GtkWidget *content);

/* Returns a row of two buttons: Cancel closes DIALOG; the default button, labelled TEXT (with a
 * mnemonic), calls CLICKED with DATA. */
GtkWidget *rt_dialog_buttons_new (GtkWidget *dialog, const char *text, GCallback clicked,
                                  gpointer data);

/* Attaches to ROW of GRID a label with TEXT (with a mnemonic), and WIDGET beside it. */
void rt_dialog_attach (GtkGrid *grid, int row, const char *text, GtkWidget *widget);

/* Returns a spin button for whole numbers from LEAST to MOST in steps of BY. Its initial value is
 * VALUE. It shows separators of thousands. */
GtkWidget *rt_number_spin_new (double least, double most, double by, double value);
