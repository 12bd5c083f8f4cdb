/* lines.h - a board in whole pixels, and the widgets that draw the lines between its cells. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/board-lines.h"

#include <gtk/gtk.h>

/* The largest board that fits a square of SIDE pixels. */
RtRuling rt_lines_fit (int side);

/* The side of a board with cells of CELL pixels. */
int rt_lines_side (int cell);

#define RT_TYPE_LINES (rt_lines_get_type ())
G_DECLARE_FINAL_TYPE (RtLines, rt_lines, RT, LINES, GtkWidget)

/* The lines of one kind, as a widget of its own so that CSS gives each kind its colour. BOXES: the
 * lines between boxes and the frame; else those between cells. */
GtkWidget *rt_lines_new (bool boxes);

void rt_lines_set_ruling (RtLines *self, RtRuling ruling);
