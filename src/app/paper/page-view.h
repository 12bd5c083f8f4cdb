/* page-view.h - a preview of printed pages: one page, and buttons to turn pages. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/puzzle-pages.h"

#include <gtk/gtk.h>

/* A preview of PUZZLES (of RtPuzzle; it keeps the array), with a page HEIGHT pixels high at least.
 * Nothing is drawn before rt_page_view_show. */
GtkWidget *rt_page_view_new (GPtrArray *puzzles, int height);

/* Lays the pages out for SHEET and PAPER. The same page is shown as before, or the last one. */
void rt_page_view_show (GtkWidget *view, const RtSheet *sheet, const RtPaper *paper);
