/* menu.h - menus of a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* Returns the primary menu: at most twelve visible rows. */
GMenu *rt_menu_new (void);

/* Returns the menu of New: new puzzles by hardness. */
GMenu *rt_menu_new_puzzle (void);

/* Returns the menu of Open: actions on files. In a narrow header bar, which has no button New, that
 * of rt_menu_new_narrow begins with its menu. */
GMenu *rt_menu_new_files (void);
GMenu *rt_menu_new_narrow (void);

/* Returns the context menu of the grid. */
GMenu *rt_menu_new_grid (void);
