/* mistyped.c - in which cells of a position a slip may have happened, and which. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/mistyped.h"

#include "engine/fast/fast.h"

/* Puts the cells of POSITION into DOUBTED where a slip may have happened; IS_OPEN: it has solutions.
 * Returns false if it was stopped. */
static bool
find_doubted (const RtPosition *position, bool is_open, RtStop *stop, RtCells *doubted)
{
  RtCells givens = rt_grid_filled (&position->givens);
  RtCells entries = rt_cells_minus (rt_grid_filled (&position->entries), position->found);
  uint64_t count = 0;

  *doubted = RT_CELLS_ALL;
  if (rt_cells_is_empty (givens) || rt_cells_is_empty (entries))
    return true;
  if (is_open) {
    *doubted = rt_cells_minus (RT_CELLS_ALL, entries);
    return true;
  }
  if (!rt_fast_count (&position->givens, 2, stop, &count))
    return false;
  if (count > 0)
    *doubted = count == 1 ? RT_CELLS_NONE : rt_cells_minus (RT_CELLS_ALL, givens);
  return true;
}

GArray *
rt_mistyped (const RtPosition *position, RtStop *stop)
{
  RtCells doubted;
  uint64_t count;
  RtGrid grid;

  rt_position_grid (position, &grid);
  if (!rt_fast_count (&grid, 1, stop, &count) ||
      !find_doubted (position, count > 0, stop, &doubted))
    return NULL;
  if (count > 0)
    grid = rt_grid_only (&grid, rt_cells_minus (RT_CELLS_ALL, position->found));
  return rt_repairs (&grid, doubted, stop);
}
