/* mark-place.c - table of the places of corner marks, and rows of centre marks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/mark-place.h"

#define NEAR 0.13 /* distance of corner marks from the edge, as a part of the cell */
#define FAR (1 - NEAR)

/* By digit: three marks at the top, two at the sides, four at the bottom. */
static const struct {
  double x, y;
} corner_places[9] = {
  { NEAR, NEAR }, { 0.5, NEAR }, { FAR, NEAR },
  { NEAR, 0.5 },  { FAR, 0.5 },
  { NEAR, FAR },  { 0.38, FAR }, { 0.62, FAR }, { FAR, FAR },
};

/* Distances of centre marks in rows, as parts of the cell. */
#define BESIDE 0.17
#define BELOW 0.19

void
rt_mark_place (RtDigits marks, RtDigits corners, int digit, bool corner, double size, double *x,
               double *y)
{
  int n, before, row, in_row;

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
  row = before / 3;
  in_row = n - 3 * row < 3 ? n - 3 * row : 3;
  *x = size * (0.5 + BESIDE * (before % 3 - (in_row - 1) / 2.0));
  *y = size * (0.5 + BELOW * (row - ((n + 2) / 3 - 1) / 2.0));
}
