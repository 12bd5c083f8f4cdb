/* buttons.h - buttons with a right accessible name in every version of GTK.
 *
 * GTK 4.8 names a button by the type of its icon, or names a mnemonic twice; these buttons are
 * named by what they do and nothing else. Names must be translated already. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A button that shows an icon; NAME is also its tooltip. ACTION_NAME may be NULL. */
GtkWidget *rt_button_new_icon (const char *icon_name, const char *name, const char *action_name);

/* A button that shows TEXT, in which an underline may mark a mnemonic. ACTION_NAME may be NULL. */
GtkWidget *rt_button_new_text (const char *text, const char *action_name);

/* What rt_button_new_text makes, for templates: a GtkButton with the properties "text"
 * and, after it, "wrap": a long text takes several lines. */
#define RT_TYPE_TEXT_BUTTON (rt_text_button_get_type ())
G_DECLARE_FINAL_TYPE (RtTextButton, rt_text_button, RT, TEXT_BUTTON, GtkButton)

/* One that stays pressed. */
GtkWidget *rt_toggle_new_text (const char *text, const char *tooltip);

/* The same for a button (toggle, menu, ...) that is there. */
void rt_button_set_icon (GtkWidget *button, const char *icon_name, const char *name);
void rt_button_set_text (GtkWidget *button, const char *text);

/* The texts of the buttons in BOX take two lines where there is no room for them side by side, as with
 * large text. There are no icons among them: GTK 4.8 would take the height of such a row wrongly. */
void rt_buttons_wrap (GtkWidget *box);

/* Sets the accessible name of BUTTON, if that is more than its text. */
void rt_button_set_name (GtkWidget *button, const char *name);

/* A GtkDropDown of NAMES, which it takes. Where it is narrower than what is chosen, that has several
 * lines. */
GtkWidget *rt_drop_down_new (GtkStringList *names);

/* Sets the accessible name of a GtkDropDown; later versions of GTK would tell only what is
 * chosen. */
void rt_drop_down_set_name (GtkWidget *drop_down, const char *name);

/* What a screen reader calls a switch, a spin button or a drop-down, of which a label beside it is the
 * mnemonic: to be called after that is set. */
void rt_control_set_name (GtkWidget *control, const char *name);

/* Gives each row of POPOVER, a GtkPopoverMenu that is not realized yet, its text as accessible name;
 * later versions of GTK would give it none. */
void rt_menu_name_rows (GtkWidget *popover);

/* Makes POPOVER point at PLACE in its parent; or, where that is scrolled out of its window, at the nearest
 * edge of the window. GTK 4.8 would place POPOVER by chance where PLACE is on no screen. */
void rt_popover_point_to (GtkWidget *popover, const graphene_rect_t *place);

/* When POPOVER is closed the focus goes back to where it was, so that keys go on doing what they did. */
void rt_popover_return_focus (GtkWidget *popover);

/* Gives BUTTON a popover with MENU, which the caller still owns, names its rows, and lets it return the
 * focus. */
void rt_menu_button_set_menu (GtkMenuButton *button, GMenuModel *menu);
