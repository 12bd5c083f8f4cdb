/* page-view.h - widget: preview of printed pages, one at a time, with buttons to turn them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/puzzle-pages.h"

#include <gtk/gtk.h>

/* Returns a preview of PUZZLES (of RtPuzzle; it keeps the array) with pages at least HEIGHT
 * pixels high. Nothing is drawn before rt_page_view_show. */
GtkWidget *rt_page_view_new (GPtrArray *puzzles, int height);

/* Lays the pages out for SHEET and PAPER. Keeps the number of the page, if there is still such a
 * page. */
void rt_page_view_show (GtkWidget *view, const RtSheet *sheet, const RtPaper *paper);
