/* menu.h - the menus of a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* The primary menu: at most twelve rows, one of which leads to the menu of editing. */
GMenu *rt_menu_new (void);

/* What is done with files. */
GMenu *rt_menu_new_files (void);

/* What is done to the grid: its context menu as well. */
GMenu *rt_menu_new_edit (void);
