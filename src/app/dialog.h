/* dialog.h - a small window that asks something before it does it: what all of them share. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

/* A window over WINDOW that goes with it, and that Escape closes. */
GtkWidget *rt_dialog_new (RtWindow *window, const char *title);

/* CONTENT, with some air around it. */
void rt_dialog_set_content (GtkWidget *dialog, GtkWidget *content);

/* A row with Cancel, and the default button TEXT (with a mnemonic), which calls CLICKED. */
GtkWidget *rt_dialog_buttons_new (GtkWidget *dialog, const char *text, GCallback clicked,
                                  gpointer data);

/* A row of GRID: WIDGET, which TEXT (with a mnemonic) names. */
void rt_dialog_attach (GtkGrid *grid, int row, const char *text, GtkWidget *widget);
