/* context-menu.h - a menu that the second button of the pointer opens where it is, and the keys for
 * menus (Menu, Shift+F10) at the focus. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Opens on WIDGET; BOX, which WIDGET is somewhere in, owns it. MENU makes its model when it is first
 * opened. The focus goes to WIDGET afterwards. */
void rt_context_menu_attach (GtkWidget *widget, GtkBox *box, GMenu *(*menu) (void));
