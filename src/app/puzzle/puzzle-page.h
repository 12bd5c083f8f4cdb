/* puzzle-page.h - RtPuzzlePage: how hard the puzzle is, how many solutions it has, what is wrong with it,
 * and what can be done next. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_PUZZLE_PAGE (rt_puzzle_page_get_type ())
G_DECLARE_FINAL_TYPE (RtPuzzlePage, rt_puzzle_page, RT, PUZZLE_PAGE, GtkWidget)

/* A page on DESK. It follows the desk by itself; its buttons name actions of the window ("win."). */
GtkWidget *rt_puzzle_page_new (RtDesk *desk);

/* Shows DESK instead, and keeps a reference to it. */
void rt_puzzle_page_set_desk (RtPuzzlePage *self, RtDesk *desk);
