/* buttons.h - buttons whose accessible name is right in every GTK.
 *
 * GTK 4.8 calls a button by its icon's type or says a mnemonic twice; named here, all say what they
 * do and nothing else. Names are translated already. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A button that shows an icon; NAME is also its tooltip. ACTION_NAME may be NULL. */
GtkWidget *rt_button_new_icon (const char *icon_name, const char *name, const char *action_name);

/* A button that shows TEXT, in which an underline may mark a mnemonic. ACTION_NAME may be NULL. */
GtkWidget *rt_button_new_text (const char *text, const char *action_name);

/* One that stays pressed. */
GtkWidget *rt_toggle_new_text (const char *text, const char *tooltip);

/* The same for a button (toggle, menu, ...) that is there. */
void rt_button_set_icon (GtkWidget *button, const char *icon_name, const char *name);
void rt_button_set_text (GtkWidget *button, const char *text);

/* What a screen reader calls BUTTON, where that is more than its text. */
void rt_button_set_name (GtkWidget *button, const char *name);

/* What a screen reader calls a GtkDropDown; later GTKs would say only what is chosen. */
void rt_drop_down_set_name (GtkWidget *drop_down, const char *name);

/* Gives BUTTON a popover with MENU, which the caller keeps. Each row is called by its text; later
 * GTKs would say nothing. */
void rt_menu_button_set_menu (GtkMenuButton *button, GMenuModel *menu);
