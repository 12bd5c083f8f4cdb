/* normalize-cell.c - normalizes the greys of a cell to ink and paper; correlates the ink of two cells. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/normalize-cell.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define NET_MARGIN 0.06   /* part of a cell: margin that the net sees */
#define LINE_MARGIN 0.12  /* part of a cell: margin that may contain lines, and is ignored for the ink level */
/* number of cells with at least the ink level: less than the givens of any puzzle */
#define MOST_INK 12
#define CLEARLY 1.5f      /* ratio of contrasts that decides the polarity */

const RtPatchView rt_patch_view_whole = { 0.5, 0.5, 1, 1, 0 };

/* Greys of the paper, and of the darkest and lightest ink. */
typedef struct {
  float paper, dark, light;
} Levels;

/* Returns the levels of N greys: percentiles 2, 50 and 98. */
static Levels
levels_of (const float *greys, int n)
{
  static const double shares[] = { 0.02, 0.5, 0.98 };
  int counts[256] = { 0 }, seen = 0, found = 0;
  float at[3] = { 0 };

  for (int i = 0; i < n; i++) {
    int grey = (int) greys[i];

    counts[grey < 0 ? 0 : grey > 255 ? 255 : grey]++;
  }
  for (int grey = 0; grey < 256 && found < 3; grey++) {
    seen += counts[grey];
    while (found < 3 && seen > (int) (n * shares[found]))
      at[found++] = (float) grey;
  }
  return (Levels) { .dark = at[0], .paper = at[1], .light = at[2] };
}

/* Returns the unit of contrast for ink of POLARITY: nearly the grey of the paper for dark ink, a fixed grey
 * for light ink. */
static float
unit (float paper, int polarity)
{
  return polarity > 0 ? paper + 20 : 128;
}

static int
by_falling (const void *a, const void *b)
{
  float x = *(const float *) a, y = *(const float *) b;

  return (x < y) - (x > y);
}

double
rt_patch_ink_level (const RtPatch patches[81], int *polarity, float inks[81])
{
  enum { FIRST = (int) (RT_PATCH_SIDE * (RT_PATCH_MARGIN + LINE_MARGIN) / (1 + 2 * RT_PATCH_MARGIN)),
         INNER = RT_PATCH_SIDE - 2 * FIRST, N = 81 };
  float dark[N], light[N], sorted_dark[N], sorted_light[N], greys[INNER * INNER];
  const int at = MOST_INK;

  for (int i = 0; i < N; i++) {
    Levels levels;

    for (int y = 0; y < INNER; y++)
      for (int x = 0; x < INNER; x++)
        greys[y * INNER + x] = patches[i].at[(y + FIRST) * RT_PATCH_SIDE + x + FIRST];
    levels = levels_of (greys, INNER * INNER);
    dark[i] = (levels.paper - levels.dark) / unit (levels.paper, 1);
    light[i] = (levels.light - levels.paper) / unit (levels.paper, -1);
  }
  memcpy (sorted_dark, dark, sizeof dark);
  memcpy (sorted_light, light, sizeof light);
  qsort (sorted_dark, N, sizeof *dark, by_falling);
  qsort (sorted_light, N, sizeof *light, by_falling);
  if (sorted_light[at] > CLEARLY * sorted_dark[at])
    *polarity = -1;
  else if (sorted_dark[at] > CLEARLY * sorted_light[at])
    *polarity = 1;
  memcpy (inks, *polarity < 0 ? light : dark, sizeof dark);
  return *polarity < 0 ? sorted_light[at] : sorted_dark[at];
}

static double
within (double value, double most)
{
  return value < 0 ? 0 : value > most ? most : value;
}

static float
sample (const RtPatch *patch, double x, double y)
{
  double u = within (x, RT_PATCH_SIDE - 1.001), v = within (y, RT_PATCH_SIDE - 1.001);
  int left = (int) u, top = (int) v;
  float a = (float) (u - left), b = (float) (v - top);
  const uint8_t *at = patch->at + top * RT_PATCH_SIDE + left;

  return (at[0] * (1 - a) + at[1] * a) * (1 - b) +
         (at[RT_PATCH_SIDE] * (1 - a) + at[RT_PATCH_SIDE + 1] * a) * b;
}

void
rt_patch_normalise (const RtPatch *patch, const RtPatchView *view, double level, int polarity,
                    float out[RT_NET_SIDE * RT_NET_SIDE])
{
  enum { EDGE = 5, INNER = RT_NET_SIDE - 2 * EDGE };
  const double span = 1 + 2 * NET_MARGIN, scale = RT_PATCH_SIDE / (1 + 2 * RT_PATCH_MARGIN);
  const double c = cos (view->turn), s = sin (view->turn);
  float inner[INNER * INNER], ink, other, contrast, least;
  Levels levels;

  for (int y = 0; y < RT_NET_SIDE; y++)
    for (int x = 0; x < RT_NET_SIDE; x++) {
      double a = ((x + 0.5) / RT_NET_SIDE - 0.5) * span * view->width;
      double b = ((y + 0.5) / RT_NET_SIDE - 0.5) * span * view->height;

      out[y * RT_NET_SIDE + x] = sample (patch, (a * c - b * s + view->x + RT_PATCH_MARGIN) * scale - 0.5,
                                         (a * s + b * c + view->y + RT_PATCH_MARGIN) * scale - 0.5);
    }
  for (int y = 0; y < INNER; y++)
    for (int x = 0; x < INNER; x++)
      inner[y * INNER + x] = out[(y + EDGE) * RT_NET_SIDE + x + EDGE];
  levels = levels_of (inner, INNER * INNER);
  ink = polarity > 0 ? levels.paper - levels.dark : levels.light - levels.paper;
  other = polarity > 0 ? levels.light - levels.paper : levels.paper - levels.dark;
  least = (float) (0.6 * level) * unit (levels.paper, polarity);
  if (other > 1.6f * ink && other > (float) (0.8 * level) * unit (levels.paper, -polarity)) {
    polarity = -polarity;
    ink = other;
  }
  contrast = fmaxf (fmaxf (ink, least), 3);
  for (int i = 0; i < RT_NET_SIDE * RT_NET_SIDE; i++) {
    float share = (float) polarity * (levels.paper - out[i]) / contrast;

    out[i] = share < -0.3f ? -0.3f : share > 1.2f ? 1.2f : share;
  }
}

void
rt_cell_ink (const RtPatch *patch, double level, int polarity, RtCellInk *ink)
{
  float in[RT_NET_SIDE * RT_NET_SIDE];

  rt_patch_normalise (patch, &rt_patch_view_whole, level, polarity, in);
  for (int i = 0; i < RT_NET_SIDE * RT_NET_SIDE; i++)
    ink->at[i] = (int16_t) (100 * in[i]);
}

float
rt_cell_likeness (const RtCellInk *cell, const RtCellInk *other)
{
  enum {
    EDGE = 5, /* pixels of a cell's side that are not compared: they may hold lines */
    REACH = 2, /* most pixels by which OTHER is shifted */
    SIDE = RT_NET_SIDE - 2 * EDGE,
  };
  const float n = SIDE * SIDE;
  float most = -1;

  for (int dy = -REACH; dy <= REACH; dy++)
    for (int dx = -REACH; dx <= REACH; dx++) {
      int sum_a = 0, sum_b = 0, squares_a = 0, squares_b = 0, products = 0;
      float spread;

      for (int y = EDGE; y < EDGE + SIDE; y++) {
        const int16_t *a = cell->at + (y + dy) * RT_NET_SIDE + EDGE + dx;
        const int16_t *b = other->at + y * RT_NET_SIDE + EDGE;

        for (int x = 0; x < SIDE; x++) {
          sum_a += a[x];
          sum_b += b[x];
          squares_a += a[x] * a[x];
          squares_b += b[x] * b[x];
          products += a[x] * b[x];
        }
      }
      spread = ((float) squares_a - (float) sum_a * (float) sum_a / n) *
               ((float) squares_b - (float) sum_b * (float) sum_b / n);
      if (spread > 0)
        most = fmaxf (most, ((float) products - (float) sum_a * (float) sum_b / n) / sqrtf (spread));
    }
  return most;
}
