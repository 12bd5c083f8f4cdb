/* board-metrics.h - RtRuling: the sizes of a board's cells and lines; functions that compute positions from
 * them. A value.
 *
 *     ||c|c|c||c|c|c||c|c|c||     || line of a box or of the frame, | line of a cell, c cell
 *
 * All lengths have the same unit, which need not be pixels. Rows have the same positions as
 * columns. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

typedef struct {
  double side; /* side of the board with its frame */
  double cell; /* side of a cell */
  double thin, thick; /* width of cell lines and of box lines */
} RtRuling;

/* Returns the sizes of a board (RtRuling) whose cells have the side CELL, and whose lines have the
 * widths THIN (between cells) and THICK (around boxes). */
RtRuling rt_ruling_of (double cell, double thin, double thick);

/* Returns the distance of column I (0..8), or row I, from the edge of the board. */
double rt_ruling_at (const RtRuling *ruling, int i);

/* Returns the distance of the line before column I, which is in 1..8, from the edge of the board.
 * Sets WIDTH to the width of the line. */
double rt_ruling_line (const RtRuling *ruling, int i, double *width);

/* Returns the column at DISTANCE from the edge of the board, or -1. A line belongs to the column
 * before it. */
int rt_ruling_find (const RtRuling *ruling, double distance);
