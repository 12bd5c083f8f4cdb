/* page-view.h - a widget: preview of printed pages. It shows one page, and has buttons to turn pages. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/puzzle-pages.h"

#include <gtk/gtk.h>

/* Returns a preview of PUZZLES (of RtPuzzle) with pages at least HEIGHT pixels high. The preview
 * keeps a reference to the array. It is empty until rt_page_view_show is called. */
GtkWidget *rt_page_view_new (GPtrArray *puzzles, int height);

/* Lays the preview's pages out with the options SHEET on PAPER, and shows the page with the old
 * page number, or the last page if there are fewer pages now. */
void rt_page_view_show (GtkWidget *view, const RtSheet *sheet, const RtPaper *paper);
