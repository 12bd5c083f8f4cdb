/* mark-place.c - computes where the pencil marks of a cell are drawn; corner marks have fixed places. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/mark-place.h"

#define NEAR 0.13 /* distance of corner marks from the edge, as a part of the cell */
#define FAR (1 - NEAR)
#define STEP 0.19 /* distance between the corner marks at the bottom, as a part of the cell */

/* Middle of each digit's corner mark, as parts of the cell: 1..4 at the top, 5..9 at the bottom. Centre marks use the
 * space between. */
static const struct {
  double x, y;
} corner_places[9] = {
  { NEAR, NEAR }, { 0.38, NEAR }, { 0.62, NEAR }, { FAR, NEAR },
  { 0.5 - 2 * STEP, FAR }, { 0.5 - STEP, FAR }, { 0.5, FAR }, { 0.5 + STEP, FAR }, { 0.5 + 2 * STEP, FAR },
};

#define ALONE 0.3 /* side of a mark's background in a cell without corner marks, as a part of the cell */

/* Distances between centre marks in a cell with corner marks, as parts of the cell. */
#define BESIDE 0.17
#define BELOW 0.25
#define IN_ROW 5 /* greatest number of centre marks in one row */

void
rt_mark_place (RtDigits marks, RtDigits corners, int digit, bool corner, double size, double *x,
               double *y)
{
  int n, before, in_row, here;

  if (corner) {
    *x = size * corner_places[digit - 1].x;
    *y = size * corner_places[digit - 1].y;
    return;
  }
  if (!corners) {
    *x = size * (0.2 + 0.3 * ((digit - 1) % 3));
    *y = size * (0.2 + 0.3 * ((digit - 1) / 3));
    return;
  }
  n = rt_digits_count (marks);
  before = rt_digits_count ((RtDigits) (marks & (rt_digits_of (digit) - 1)));
  in_row = n > IN_ROW ? (n + 1) / 2 : n;
  here = before < in_row ? in_row : n - in_row;
  *x = size * (0.5 + BESIDE * (before % in_row - (here - 1) / 2.0));
  *y = size * (0.5 + BELOW * (before / in_row - (n > in_row ? 0.5 : 0)));
}

void
rt_mark_ground (RtDigits corners, double size, double *width, double *height)
{
  *width = size * (corners ? BESIDE : ALONE);
  *height = size * (corners ? 0.23 : ALONE);
}
