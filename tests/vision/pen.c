/* pen.c - each digit is a stroke or two through places that are missed by a little. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "pen.h"

#include <math.h>

enum { MOST_PLACES = 16, STEPS = 24 /* dots between two places */ };
#define TALL 9.0f
#define MIDDLE 2.7f

/* Places in a box of 6 x 9, each two figures; a place that stands twice is a corner; a stroke ends with a
 * slash. NULL ends the shapes of a digit. */
static const char *const paths[10][6] = {
  [1] = { "30 39", "12 30 30 39", "05 30 30 39", "12 30 30 39 / 09 59", "13 31 31 29 / 09 69" },
  [2] = { "02 10 40 52 35 09 09 59", "01 20 42 35 18 09 07 28 59", "01 20 51 43 09 09 69", "02 10 40 53 18 08 27 39 58" },
  [3] = { "01 20 41 33 24 44 57 39 08", "00 50 50 24 24 45 57 39 08", "01 30 51 33 14 14 45 57 39 07" },
  [4] = { "20 05 05 55 / 42 39", "40 06 06 66 / 40 49", "00 04 15 55 / 50 59", "49 40 40 06 06 66", "20 06 06 65 / 43 29" },
  [5] = { "10 04 34 56 48 29 08 / 10 50", "50 50 10 10 14 34 56 48 29 08", "20 14 14 45 57 39 08 / 20 60" },
  [6] = { "40 13 06 18 39 57 45 15", "40 14 06 08 29 48 46 25 07", "30 03 07 29 48 46 25 06", "50 20 04 07 29 58 46 15" },
  [7] = { "00 50 50 24 19", "00 50 50 24 19 / 15 45", "02 00 00 50 50 29", "00 50 50 19", "01 10 50 50 33 19 / 14 55" },
  [8] = { "41 20 11 23 35 47 39 18 06 34 52 41", "30 11 13 34 53 51 30 / 34 06 08 39 58 56 34",
          "50 20 02 24 47 29 08 25 52 50", "42 40 10 12 34 56 39 19 07 25 52 40" },
  [9] = { "42 20 03 15 43 41 44 38 19", "51 20 02 14 34 51 51 59", "50 20 02 15 44 50 50 39",
          "50 20 03 25 52 50 56 48 29 08", "42 40 10 03 15 34 42 42 49" },
};

RtHand
rt_hand_any (RtChance *chance)
{
  RtHand hand = { .slant = 0.12f + 0.16f * rt_chance_bell (chance), .wide = expf (0.17f * rt_chance_bell (chance)),
                  .turn = 0.05f * rt_chance_bell (chance), .miss = rt_chance_in (chance, 0.015f, 0.06f),
                  .radius = rt_chance_in (chance, 0.014f, 0.042f), .pressure = rt_chance_in (chance, 0, 0.8f) };

  for (int digit = 1; digit <= 9; digit++) {
    int n = 0;

    while (n < 6 && paths[digit][n])
      n++;
    hand.shapes[digit] = rt_chance_of (chance, n);
  }
  return hand;
}

/* The place at SHARE of the way between the second and the third of four, on a curve through all (Catmull and
 * Rom, 1974). */
static float
between (const float p[4], float share)
{
  float a = 2 * p[1], b = p[2] - p[0], c = 2 * p[0] - 5 * p[1] + 4 * p[2] - p[3], d = 3 * (p[1] - p[2]) + p[3] - p[0];

  return 0.5f * (a + share * (b + share * (c + share * d)));
}

/* Adds the dots of a stroke through N places. */
static int
trace_stroke (RtChance *chance, const RtHand *hand, const float *xs, const float *ys, int n, RtPenDot *dots, int n_dots)
{
  float press = 1 - 0.5f * hand->pressure * rt_chance_in (chance, 0, 1), to = press;

  for (int i = 0; i + 1 < n; i++) {
    int before = i > 0 ? i - 1 : 0, after = i + 2 < n ? i + 2 : n - 1;
    float x[] = { xs[before], xs[i], xs[i + 1], xs[after] }, y[] = { ys[before], ys[i], ys[i + 1], ys[after] };
    float from = to;

    to = 1 - 0.5f * hand->pressure * rt_chance_in (chance, 0, 1);
    if (i + 2 == n && rt_chance_is (chance, 0.4f))
      to *= 0.5f; /* the pen is lifted in its way */
    for (int k = 0; k <= STEPS && n_dots < RT_PEN_DOTS; k++) {
      float share = (float) k / STEPS;

      press = from + (to - from) * share;
      dots[n_dots++] = (RtPenDot) { between (x, share), between (y, share), 0.6f + 0.4f * press, press };
    }
  }
  return n_dots;
}

int
rt_pen_trace (RtChance *chance, const RtHand *hand, int digit, RtPenDot dots[RT_PEN_DOTS])
{
  float slant = hand->slant + 0.05f * rt_chance_bell (chance), wide = hand->wide * expf (0.08f * rt_chance_bell (chance));
  float turn = hand->turn + 0.04f * rt_chance_bell (chance), c = cosf (turn), s = sinf (turn);
  float xs[MOST_PLACES], ys[MOST_PLACES], shift_x = 0, shift_y = 0;
  const char *path = paths[digit][hand->shapes[digit]];
  int n = 0, n_dots = 0;

  for (const char *at = path; *at; at += at[2] ? 3 : 2) {
    float u, v;

    if (*at == '/') {
      n_dots = trace_stroke (chance, hand, xs, ys, n, dots, n_dots);
      n = 0;
      shift_x = hand->miss * rt_chance_bell (chance);
      shift_y = hand->miss * rt_chance_bell (chance);
      at--;
      continue;
    }
    if (n > 0 && at[0] == at[-3] && at[1] == at[-2]) {
      xs[n] = xs[n - 1];
      ys[n] = ys[n - 1];
      n++;
      continue;
    }
    u = ((float) (at[0] - '0') - MIDDLE) / TALL + hand->miss * rt_chance_bell (chance) + shift_x;
    v = (float) (at[1] - '0') / TALL - 0.5f + hand->miss * rt_chance_bell (chance) + shift_y;
    u = wide * (u - slant * v);
    xs[n] = u * c - v * s;
    ys[n++] = u * s + v * c;
  }
  return trace_stroke (chance, hand, xs, ys, n, dots, n_dots);
}

void
rt_pen_write (cairo_t *cr, RtChance *chance, const RtHand *hand, double cell, double size, double x, double y, int digit)
{
  RtPenDot dots[RT_PEN_DOTS];
  int n = rt_pen_trace (chance, hand, digit, dots);

  for (int i = 0; i < n; i++) {
    cairo_arc (cr, x + size * (double) dots[i].x, y + size * (double) dots[i].y,
               cell * (double) (hand->radius * dots[i].radius), 0, 2 * M_PI);
    cairo_fill (cr);
  }
}
