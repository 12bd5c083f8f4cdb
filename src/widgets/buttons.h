/* buttons.h - functions that create buttons, drop-downs and menus with correct accessible names in
 * every version of GTK.
 *
 * GTK 4.8 would use the type of an icon as a button's name, or read a mnemonic twice. Names passed
 * to these functions must be translated. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Returns a button with an icon. NAME is also its tooltip. ACTION_NAME may be NULL. */
GtkWidget *rt_button_new_icon (const char *icon_name, const char *name, const char *action_name);

/* Returns a button with TEXT, in which an underline marks a mnemonic. ACTION_NAME may be NULL. */
GtkWidget *rt_button_new_text (const char *text, const char *action_name);

/* RtTextButton, the button of rt_button_new_text as a type for templates. Properties: "text", a string;
 * "wrap", a boolean that must be set after "text": a long text wraps. */
#define RT_TYPE_TEXT_BUTTON (rt_text_button_get_type ())
G_DECLARE_FINAL_TYPE (RtTextButton, rt_text_button, RT, TEXT_BUTTON, GtkButton)

/* Returns a toggle button with TEXT, in which an underline marks a mnemonic. */
GtkWidget *rt_toggle_new_text (const char *text, const char *tooltip);

/* Sets the icon and the accessible name of BUTTON, a GtkButton or GtkMenuButton. rt_button_set_text sets its text. */
void rt_button_set_icon (GtkWidget *button, const char *icon_name, const char *name);
void rt_button_set_text (GtkWidget *button, const char *text);

/* Makes the texts of the buttons in BOX wrap if there is not enough width, as with large fonts. BOX
 * must not contain icons, because GTK 4.8 would compute a wrong height. */
void rt_buttons_wrap (GtkWidget *box);

/* Sets the accessible name of BUTTON to NAME. Needed only if NAME differs from the button's text. */
void rt_button_set_name (GtkWidget *button, const char *name);

/* Returns a GtkDropDown of NAMES. A long selected name wraps. Takes ownership of NAMES. */
GtkWidget *rt_drop_down_new (GtkStringList *names);

/* Sets the accessible name of DROP_DOWN, a GtkDropDown. Without a name, later versions of GTK read
 * only the selected item. */
void rt_drop_down_set_name (GtkWidget *drop_down, const char *name);

/* Sets the accessible name of a switch, spin button or drop-down. Must be called after CONTROL
 * has become the mnemonic widget of a label. */
void rt_control_set_name (GtkWidget *control, const char *name);

/* Sets the accessible names of the rows of POPOVER, a GtkPopoverMenu that is not realized yet. In
 * later versions of GTK the names are empty without this call. */
void rt_menu_name_rows (GtkWidget *popover);

/* Makes POPOVER point at PLACE in its parent or, if PLACE is scrolled out of view, at the nearest
 * edge of the window. GTK 4.8 places a popover at random if PLACE is outside the screen. */
void rt_popover_point_to (GtkWidget *popover, const graphene_rect_t *place);

/* Makes POPOVER return the focus, when it is closed, to the widget that had it before. */
void rt_popover_return_focus (GtkWidget *popover);

/* Gives BUTTON a popover with MENU. Sets the accessible names of its rows, and makes it return the
 * focus when it is closed. The caller still owns MENU. */
void rt_menu_button_set_menu (GtkMenuButton *button, GMenuModel *menu);
