/* menu.h - functions that create the menus of a window. The caller owns the results. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* Returns the primary menu: at most twelve visible rows. */
GMenu *rt_menu_new (void);

/* Returns the menu of the button New: new puzzles by hardness. */
GMenu *rt_menu_new_puzzle (void);

/* Returns the menu of the button Open: actions on files. rt_menu_new_narrow is for a narrow header
 * bar, which has no button New; it begins with the menu of New. */
GMenu *rt_menu_new_files (void);
GMenu *rt_menu_new_narrow (void);

/* Returns the context menu of the grid. */
GMenu *rt_menu_new_grid (void);
