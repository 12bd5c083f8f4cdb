/* ruling.h - RtRuling: where the rows and columns of a board and its lines are. A value.
 *
 *     ||c|c|c||c|c|c||c|c|c||     || line of a box or of the frame, | line of a cell, c cell
 *
 * All lengths are in one unit, whole pixels or not. What is said of columns is true of rows,
 * too. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

typedef struct {
  double side; /* of the board, its frame included */
  double cell;
  double thin, thick; /* lines of the cells, of the boxes */
} RtRuling;

RtRuling rt_ruling_of (double cell, double thin, double thick);

/* Where column I begins: its distance from the edge of the board. */
double rt_ruling_at (const RtRuling *ruling, int i);

/* The line before column I, which is in 1..8: where it begins, and its WIDTH. */
double rt_ruling_line (const RtRuling *ruling, int i, double *width);

/* The column at a DISTANCE from the edge of the board, or -1. A line belongs to what is before
 * it. */
int rt_ruling_find (const RtRuling *ruling, double distance);
