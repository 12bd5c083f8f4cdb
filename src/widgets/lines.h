/* lines.h - where the cells and the lines between them lie, and the widgets that draw the lines.
 *
 *     ||c|c|c||c|c|c||c|c|c||     || box line or frame, | cell line, c cell
 */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

typedef struct {
  int cell;  /* size of a cell */
  int thick; /* of a box line; a cell line is 1 */
} RtLayout;

/* The largest board that fits a square of SIDE pixels. */
RtLayout rt_layout_fit (int side);

/* The side of a board with cells of CELL pixels. */
int rt_layout_side (int cell);

/* Where row or column I begins. */
int rt_layout_at (RtLayout layout, int i);

/* The row or column at AT pixels from the board's edge, or -1. A line belongs to what is before
 * it. */
int rt_layout_find (RtLayout layout, double at);

#define RT_TYPE_LINES (rt_lines_get_type ())
G_DECLARE_FINAL_TYPE (RtLines, rt_lines, RT, LINES, GtkWidget)

/* The lines of one kind, as a widget of its own so that CSS gives each kind its colour. BOXES: the
 * lines between boxes and the frame; else those between cells. */
GtkWidget *rt_lines_new (bool boxes);

void rt_lines_set_layout (RtLines *self, RtLayout layout);
