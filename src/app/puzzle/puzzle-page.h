/* puzzle-page.h - RtPuzzlePage, the side page about the puzzle: hardness, number of solutions, errors,
 * next actions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_PUZZLE_PAGE (rt_puzzle_page_get_type ())
G_DECLARE_FINAL_TYPE (RtPuzzlePage, rt_puzzle_page, RT, PUZZLE_PAGE, GtkBox)

/* Returns a page that shows the puzzle of DESK, the model of a window, and follows its changes. Its
 * buttons call actions of the window ("win."). */
GtkWidget *rt_puzzle_page_new (RtDesk *desk);

/* Makes the page show DESK instead of its old desk. Keeps a reference to DESK. */
void rt_puzzle_page_set_desk (RtPuzzlePage *self, RtDesk *desk);
