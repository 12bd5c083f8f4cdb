/* dialog.h - parts that all dialogs with options share. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/* Returns true if a dialog over PARENT must be narrower than its natural width, as on a phone. The
 * dialog must be resizable then: other windows always have their natural width. */
bool rt_dialog_is_narrow (GtkWindow *parent);

/* Puts WINDOW over PARENT, with which it is destroyed. */
void rt_dialog_set_parent (GtkWindow *window, GtkWindow *parent);

/* Returns a modal window over PARENT that is destroyed with it and closed by Escape. */
GtkWidget *rt_dialog_new (GtkWindow *parent, const char *title);

/* Sets the content of DIALOG, with margins. It scrolls if the screen is too small, as with large
 * text on a phone. */
void rt_dialog_set_content (GtkWidget *dialog, GtkWidget *content);

/* Returns a row with Cancel and the default button TEXT (with a mnemonic), which calls CLICKED. */
GtkWidget *rt_dialog_buttons_new (GtkWidget *dialog, const char *text, GCallback clicked,
                                  gpointer data);

/* Attaches WIDGET to ROW of GRID, with the label TEXT (with a mnemonic). */
void rt_dialog_attach (GtkGrid *grid, int row, const char *text, GtkWidget *widget);

/* Returns a spin button for whole numbers from LEAST to MOST, in steps of BY, at first VALUE. It
 * shows separators of thousands. */
GtkWidget *rt_number_spin_new (double least, double most, double by, double value);
