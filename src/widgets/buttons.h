/* buttons.h - buttons, drop-downs and menus with the right accessible name in every version of
 * GTK.
 *
 * GTK 4.8 names a button by the type of its icon, or names a mnemonic twice. Names passed to
 * these functions must be translated already. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Returns a button with an icon. NAME is also its tooltip. ACTION_NAME may be NULL. */
GtkWidget *rt_button_new_icon (const char *icon_name, const char *name, const char *action_name);

/* Returns a button with TEXT, in which an underline marks a mnemonic. ACTION_NAME may be NULL. */
GtkWidget *rt_button_new_text (const char *text, const char *action_name);

/* The button of rt_button_new_text, for templates: properties "text" and, after it, "wrap",
 * which lets a long text take several lines. */
#define RT_TYPE_TEXT_BUTTON (rt_text_button_get_type ())
G_DECLARE_FINAL_TYPE (RtTextButton, rt_text_button, RT, TEXT_BUTTON, GtkButton)

/* Returns a toggle button. */
GtkWidget *rt_toggle_new_text (const char *text, const char *tooltip);

/* Set icon or text, and the name, of any button. */
void rt_button_set_icon (GtkWidget *button, const char *icon_name, const char *name);
void rt_button_set_text (GtkWidget *button, const char *text);

/* Lets the texts of the buttons in BOX take two lines if there is not enough width, as with
 * large text. BOX must not have icons: GTK 4.8 would compute a wrong height. */
void rt_buttons_wrap (GtkWidget *box);

/* Sets the accessible name of BUTTON if it is more than its text. */
void rt_button_set_name (GtkWidget *button, const char *name);

/* Returns a GtkDropDown of NAMES and takes ownership of NAMES. A selected name that is too long
 * wraps. */
GtkWidget *rt_drop_down_new (GtkStringList *names);

/* Sets the accessible name of a GtkDropDown; later versions of GTK would read only the selected
 * item. */
void rt_drop_down_set_name (GtkWidget *drop_down, const char *name);

/* Sets the accessible name of a switch, spin button or drop-down. Must be called after CONTROL
 * has become the mnemonic widget of a label. */
void rt_control_set_name (GtkWidget *control, const char *name);

/* Sets the accessible names of the rows of POPOVER, a GtkPopoverMenu that is not realized yet;
 * later versions of GTK would leave them empty. */
void rt_menu_name_rows (GtkWidget *popover);

/* Lets POPOVER point at PLACE in its parent, or, if that is scrolled out of view, at the nearest
 * edge of the window. GTK 4.8 places a popover at random if PLACE is outside the screen. */
void rt_popover_point_to (GtkWidget *popover, const graphene_rect_t *place);

/* Lets POPOVER return the focus when it is closed, so that keys work as before. */
void rt_popover_return_focus (GtkWidget *popover);

/* Gives BUTTON a popover with MENU, which the caller still owns; names its rows and returns the
 * focus. */
void rt_menu_button_set_menu (GtkMenuButton *button, GMenuModel *menu);
