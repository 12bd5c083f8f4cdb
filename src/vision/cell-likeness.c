/* cell-likeness.c - correlates the ink of two cells, to find out whether they have the same digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/cell-likeness.h"

#include <math.h>

enum {
  EDGE = 5,  /* pixels: width of the border of a cell that is not compared, because it may contain lines */
  REACH = 2, /* pixels by which two digits may be offset */
  SIDE = RT_NET_SIDE - 2 * EDGE,
};

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
