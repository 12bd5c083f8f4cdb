/* ink-clusters.c - measures the ink of digits, and clusters digits by two inks, if there are two. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/ink-clusters.h"

#include <math.h>
#include <stdlib.h>

enum {
  N = 81,
  ROUNDS = 12,
  FEWEST = 2,     /* digits of each ink */
  MOST_LONE = 3,  /* outliers that are left out while the inks are found */
  FEWEST_ALIKE = 2, /* least number of digits that determine an ink */
};
#define APART 26.0 /* least distance of two inks, in greys */
#define CLEAR 3.2  /* least distance of two inks, as a multiple of the standard deviation of one of them */
#define ODD 2.5    /* distance of an outlier from its ink, in standard deviations of the ink */

static int
by_rising (const void *a, const void *b)
{
  return *(const uint8_t *) a - *(const uint8_t *) b;
}

RtInkLook
rt_ink_look (const RtImage *image, const RtMesh *mesh, int row, int column, const RtPatch *patch)
{
  enum { FROM = RT_PATCH_SIDE / 4, TO = RT_PATCH_SIDE - FROM, INNER = TO - FROM };
  const float scale_x = (float) image->blue.width / (float) image->grey.width;
  const float scale_y = (float) image->blue.height / (float) image->grey.height;
  uint8_t sorted[INNER * INNER];
  float blue[2] = { 0 }, red[2] = { 0 };
  int n[2] = { 0 }, paper, least, most, ink;

  for (int y = 0; y < INNER; y++)
    for (int x = 0; x < INNER; x++)
      sorted[y * INNER + x] = patch->at[(y + FROM) * RT_PATCH_SIDE + x + FROM];
  qsort (sorted, sizeof sorted, 1, by_rising);
  least = sorted[INNER * INNER / 50];
  most = sorted[INNER * INNER * 49 / 50];
  paper = sorted[INNER * INNER / 2];
  ink = paper - least > most - paper ? least : most;
  for (int y = FROM; y < TO; y++)
    for (int x = FROM; x < TO; x++) {
      int grey = patch->at[y * RT_PATCH_SIDE + x];
      int kind = abs (grey - ink) * 4 < abs (paper - ink) ? 0 : abs (grey - paper) * 4 < abs (paper - ink) ? 1 : -1;
      double u, v;

      if (kind < 0)
        continue;
      rt_mesh_point (mesh, column - RT_PATCH_MARGIN + (x + 0.5) * (1 + 2 * RT_PATCH_MARGIN) / RT_PATCH_SIDE,
                     row - RT_PATCH_MARGIN + (y + 0.5) * (1 + 2 * RT_PATCH_MARGIN) / RT_PATCH_SIDE, &u, &v);
      blue[kind] += rt_grey_sample (&image->blue, (float) u * scale_x, (float) v * scale_y);
      red[kind] += rt_grey_sample (&image->red, (float) u * scale_x, (float) v * scale_y);
      n[kind]++;
    }
  if (n[0] == 0 || n[1] == 0)
    return (RtInkLook) { 0 };
  return (RtInkLook) { (float) (paper - ink), 2 * (blue[0] / (float) n[0] - blue[1] / (float) n[1]),
                       2 * (red[0] / (float) n[0] - red[1] / (float) n[1]),
                       (float) (paper - ink) / (float) (paper + 20) };
}

static double
distance (const RtInkLook *a, const RtInkLook *b)
{
  /* Darkness has half the weight, because it also depends on the light. */
  return sqrt (0.25 * (a->dark - b->dark) * (a->dark - b->dark) +
               (a->blue - b->blue) * (a->blue - b->blue) + (a->red - b->red) * (a->red - b->red));
}

/* Returns the mean of the ink's appearances (LOOKS: darkness and colours) in CELLS. */
static RtInkLook
mean_of (const RtInkLook *looks, RtCells cells)
{
  RtInkLook mean = { 0 };
  float n = (float) rt_cells_count (cells);

  for (int cell = 0; cell < N; cell++)
    if (rt_cells_has (cells, cell)) {
      mean.dark += looks[cell].dark / n;
      mean.blue += looks[cell].blue / n;
      mean.red += looks[cell].red / n;
    }
  return mean;
}

/* Returns the root mean square distance of the ink of CELLS (its appearances are LOOKS) from
 * MIDDLE. */
static double
spread (const RtInkLook *looks, RtCells cells, const RtInkLook *middle)
{
  double sum = 0;

  for (int cell = 0; cell < N; cell++)
    if (rt_cells_has (cells, cell))
      sum += distance (&looks[cell], middle) * distance (&looks[cell], middle);
  return sqrt (sum / rt_cells_count (cells));
}

/* Sets MIDDLES to the ink appearances (LOOKS) of the two cells of CELLS that differ most. */
static void
farthest (const RtInkLook *looks, RtCells cells, RtInkLook middles[2])
{
  double most = -1;

  for (int i = 0; i < N; i++)
    for (int k = i + 1; k < N; k++)
      if (rt_cells_has (cells, i) && rt_cells_has (cells, k) &&
          distance (&looks[i], &looks[k]) > most) {
        most = distance (&looks[i], &looks[k]);
        middles[0] = looks[i];
        middles[1] = looks[k];
      }
}

/* Returns a number that is greater the less the ink LOOK is like print, which is dark and has no colour. */
static double
oddity (const RtInkLook *look)
{
  return hypot (look->blue, look->red) - 0.5 * fabs (look->dark);
}

RtCells
rt_inks_odd (const RtInkLook looks[N], RtCells cells)
{
  RtCells alike = cells;

  while (rt_cells_count (alike) > FEWEST_ALIKE) {
    RtInkLook middle = mean_of (looks, alike);
    RtCells rest;
    int oddest = rt_cells_first (alike);

    for_each_cell (cell, alike)
      if (distance (&looks[cell], &middle) > distance (&looks[oddest], &middle))
        oddest = cell;
    rest = rt_cells_minus (alike, rt_cells_of (oddest));
    middle = mean_of (looks, rest);
    if (distance (&looks[oddest], &middle) < fmax (APART, ODD * spread (looks, rest, &middle)))
      break;
    alike = rest;
  }
  return rt_cells_minus (cells, alike);
}

/* Returns the root mean square distance of the ink of CELLS from its mean, without a few outliers. */
static double
usual_spread (const RtInkLook *looks, RtCells cells)
{
  RtCells odd = rt_inks_odd (looks, cells);
  RtCells usual = rt_cells_count (odd) > MOST_LONE ? cells : rt_cells_minus (cells, odd);
  RtInkLook middle = mean_of (looks, usual);

  return spread (looks, usual, &middle);
}

/* Divides CELLS into two PARTS by k-means of their ink appearances (LOOKS). MIDDLES has the initial
 * means, and is set to the means of PARTS. */
static void
part (const RtInkLook *looks, RtCells cells, RtInkLook middles[2], RtCells parts[2])
{
  farthest (looks, cells, middles);
  for (int round = 0; round < ROUNDS; round++) {
    parts[0] = parts[1] = RT_CELLS_NONE;
    for_each_cell (cell, cells)
      rt_cells_add (&parts[distance (&looks[cell], &middles[1]) < distance (&looks[cell], &middles[0])], cell);
    for (int k = 0; k < 2; k++)
      if (!rt_cells_is_empty (parts[k]))
        middles[k] = mean_of (looks, parts[k]);
  }
}

bool
rt_inks_part (const RtInkLook looks[N], RtCells cells, RtCells *a, RtCells *b)
{
  RtInkLook middles[2] = { 0 };
  RtCells parts[2], lone = RT_CELLS_NONE;
  double apart;
  int print, few;

  for (;;) {
    RtCells others = rt_cells_minus (cells, lone);

    if (rt_cells_count (others) < 2 * FEWEST || rt_cells_count (lone) > MOST_LONE)
      return false;
    part (looks, others, middles, parts);
    few = rt_cells_count (parts[1]) < rt_cells_count (parts[0]);
    if (rt_cells_count (parts[few]) >= FEWEST)
      break;
    /* Gives up: all inks are similar, or the removed outlier is a third ink. */
    if (rt_cells_is_empty (parts[few]))
      return false;
    lone = rt_cells_or (lone, parts[few]);
  }
  apart = distance (&middles[0], &middles[1]);
  if (apart < APART || apart < CLEAR * fmax (usual_spread (looks, parts[0]), usual_spread (looks, parts[1])))
    return false;
  for_each_cell (cell, lone)
    rt_cells_add (&parts[distance (&looks[cell], &middles[1]) < distance (&looks[cell], &middles[0])], cell);
  print = oddity (&middles[1]) < oddity (&middles[0]);
  *a = parts[print];
  *b = parts[!print];
  return true;
}
