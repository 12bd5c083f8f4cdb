/* menu.h - the menus of a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* The primary menu: at most twelve rows at a time. */
GMenu *rt_menu_new (void);

/* New puzzles, by how hard they are: the menu of the New button. */
GMenu *rt_menu_new_puzzle (void);

/* What is done with files: the menu of the Open button. */
GMenu *rt_menu_new_files (void);

/* What is done to the grid: its context menu. */
GMenu *rt_menu_new_grid (void);
