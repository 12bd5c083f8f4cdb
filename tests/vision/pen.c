/* pen.c - each digit is a stroke or two through places that are missed by a little. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "pen.h"

#include <math.h>

#define MISS 0.06  /* of the height: how far beside its place a stroke goes */
#define SLANT 0.35 /* of the height */
#define TALL 9.0

/* Places in a box of 6 x 9, each two figures; a stroke ends with a slash. */
static const char *const paths[] = {
  [1] = "12 30 39",
  [2] = "02 10 40 52 35 09 59",
  [3] = "01 20 41 33 24 44 57 39 08",
  [4] = "20 05 55 / 42 39",
  [5] = "10 04 34 56 48 29 08 / 10 50",
  [6] = "40 13 06 18 39 57 45 15",
  [7] = "00 50 24 19",
  [8] = "41 20 11 23 35 47 39 18 06 34 52 41",
  [9] = "42 20 03 15 43 41 44 38 19",
};

/* A curve through the N places of XS and YS. */
static void
draw_stroke (cairo_t *cr, const double *xs, const double *ys, int n)
{
  cairo_move_to (cr, xs[0], ys[0]);
  for (int i = 0; i + 1 < n; i++) {
    int before = i > 0 ? i - 1 : 0, after = i + 2 < n ? i + 2 : n - 1;

    cairo_curve_to (cr, xs[i] + (xs[i + 1] - xs[before]) / 6, ys[i] + (ys[i + 1] - ys[before]) / 6,
                    xs[i + 1] - (xs[after] - xs[i]) / 6, ys[i + 1] - (ys[after] - ys[i]) / 6, xs[i + 1],
                    ys[i + 1]);
  }
  cairo_stroke (cr);
}

void
rt_pen_write (cairo_t *cr, RtChance *chance, double size, double x, double y, int digit)
{
  double slant = SLANT * (double) rt_chance_in (chance, -0.3f, 1), xs[16], ys[16];
  double wide = size * (double) rt_chance_in (chance, 0.8f, 1.3f);
  int n = 0;

  for (const char *at = paths[digit];; at += at[2] ? 3 : 2) {
    double u, v;

    if (*at == '/') {
      draw_stroke (cr, xs, ys, n);
      n = 0;
      at--;
      continue;
    }
    u = (at[0] - '0' - 2.7) / TALL + MISS * (double) rt_chance_bell (chance);
    v = (at[1] - '0') / TALL - 0.5 + MISS * (double) rt_chance_bell (chance);
    xs[n] = x + wide * (u - slant * v);
    ys[n++] = y + size * v;
    if (!at[2])
      break;
  }
  draw_stroke (cr, xs, ys, n);
}
