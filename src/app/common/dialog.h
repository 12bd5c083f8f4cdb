/* dialog.h - what all small windows share that ask for options before something is done. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/* Whether a window over PARENT must become narrower than it wants to be, as on a phone: then it is
 * resizable, without which it would always be as wide as it wants. */
bool rt_dialog_is_narrow (GtkWindow *parent);

/* A modal window over PARENT, destroyed with it, that Escape closes. */
GtkWidget *rt_dialog_new (GtkWindow *parent, const char *title);

/* Makes CONTENT the content of DIALOG, with margins; it is scrolled where the screen has no room for all of
 * it, as with large text on a phone. */
void rt_dialog_set_content (GtkWidget *dialog, GtkWidget *content);

/* A row with Cancel, and the default button TEXT (with a mnemonic), which calls CLICKED. */
GtkWidget *rt_dialog_buttons_new (GtkWidget *dialog, const char *text, GCallback clicked,
                                  gpointer data);

/* Puts WIDGET into a row of GRID, with TEXT (with a mnemonic) as its label. */
void rt_dialog_attach (GtkGrid *grid, int row, const char *text, GtkWidget *widget);

GtkWidget *rt_number_spin_new (double least, double most, double by, double value);
