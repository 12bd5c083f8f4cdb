/* board-metrics.c - implements RtRuling: computes the positions of a board's rows, columns and
 * lines from its sizes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/board-metrics.h"

RtRuling
rt_ruling_of (double cell, double thin, double thick)
{
  return (RtRuling) { 9 * cell + 4 * thick + 6 * thin, cell, thin, thick };
}

double
rt_ruling_at (const RtRuling *ruling, int i)
{
  return i * ruling->cell + (1 + i / 3) * ruling->thick + (i - i / 3) * ruling->thin;
}

double
rt_ruling_line (const RtRuling *ruling, int i, double *width)
{
  *width = i % 3 ? ruling->thin : ruling->thick;
  return rt_ruling_at (ruling, i) - *width;
}

int
rt_ruling_find (const RtRuling *ruling, double distance)
{
  int i = 8;

  if (distance < 0 || distance >= ruling->side)
    return -1;
  while (i > 0 && distance < rt_ruling_at (ruling, i))
    i--;
  return i;
}
