/* page-view.h - how printed pages will look: one of them, and buttons to leaf through. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/sheet.h"

#include <gtk/gtk.h>

/* Shows the pages of PUZZLES (of RtPuzzle; it keeps them), HEIGHT pixels high at least. */
GtkWidget *rt_page_view_new (GPtrArray *puzzles, int height);

/* Goes on with these; the page that is looked at stays, if there is still one. */
void rt_page_view_show (GtkWidget *view, const RtSheet *sheet, const RtPaper *paper);
