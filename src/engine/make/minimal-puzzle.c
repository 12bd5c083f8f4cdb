/* minimal-puzzle.c - removes givens of a puzzle as long as it has exactly one solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/make/minimal-puzzle.h"

#include "engine/fast/fast.h"

#include <string.h>

static void
clear (RtGrid *grid, RtCells cells)
{
  for_each_cell (cell, cells)
    grid->digit[cell] = 0;
}

static bool
is_unique_without (const RtGrid *grid, RtCells cells)
{
  RtGrid rest = *grid;

  clear (&rest, cells);
  return rt_fast_solve (&rest, NULL) == 1;
}

/* Returns how many of the first GROUPS of cells can be removed together, found by bisection: a
 * puzzle with fewer givens never has fewer solutions. In a full grid they have some 45 cells. */
static int
count_first (const RtGrid *puzzle, const RtOrbits *groups)
{
  int can = 0, cannot = groups->n + 1;

  while (cannot - can > 1) {
    int middle = (can + cannot) / 2;
    RtCells cells = RT_CELLS_NONE;

    for (int i = 0; i < middle; i++)
      cells = rt_cells_or (cells, groups->cells[i]);
    if (is_unique_without (puzzle, cells))
      can = middle;
    else
      cannot = middle;
  }
  return can;
}

void
rt_minimise (RtGrid *puzzle, const RtOrbits *groups)
{
  int first = count_first (puzzle, groups);

  for (int i = 0; i < first; i++)
    clear (puzzle, groups->cells[i]);
  for (int i = first + 1; i < groups->n; i++)
    if (is_unique_without (puzzle, groups->cells[i]))
      clear (puzzle, groups->cells[i]);
}

bool
rt_is_minimal (const RtGrid *puzzle)
{
  RtCells givens = rt_grid_filled (puzzle);

  for_each_cell (cell, givens)
    if (is_unique_without (puzzle, rt_cells_of (cell)))
      return false;
  return true;
}

/* State of rt_minimal_visit. */
typedef struct {
  RtMinimalVisit visit;
  void *data;
  RtStop *stop;
} Walk;

/* Visits the minimal subsets of PUZZLE that have all cells of KEPT. NEEDED has cells that are known
 * not to be removable. Returns false if the search was ended. */
static bool
visit_below (const Walk *walk, const RtGrid *puzzle, RtCells needed, RtCells kept)
{
  RtCells givens = rt_grid_filled (puzzle), can_go = RT_CELLS_NONE, others;

  others = rt_cells_minus (givens, needed);
  for_each_cell (cell, others) {
    if (rt_stop_raised (walk->stop))
      return false;
    if (!is_unique_without (puzzle, rt_cells_of (cell)))
      rt_cells_add (&needed, cell);
    else
      rt_cells_add (&can_go, cell);
  }
  if (rt_cells_is_empty (can_go))
    return walk->visit (puzzle, walk->data);
  can_go = rt_cells_minus (can_go, kept);
  for_each_cell (cell, can_go) {
    RtGrid rest = *puzzle;

    rest.digit[cell] = 0;
    if (!visit_below (walk, &rest, needed, kept))
      return false;
    rt_cells_add (&kept, cell);   /* the puzzles without CELL were just visited */
  }
  return true;
}

bool
rt_minimal_visit (const RtGrid *puzzle, RtMinimalVisit visit, void *data, RtStop *stop)
{
  const Walk walk = { visit, data, stop };

  return visit_below (&walk, puzzle, RT_CELLS_NONE, RT_CELLS_NONE);
}

int
rt_minimise_to (RtGrid *puzzle, const RtOrbits *groups, int least)
{
  int n = rt_cells_count (rt_grid_filled (puzzle));

  for (int i = 0; i < groups->n && n > least; i++) {
    int size = rt_cells_count (groups->cells[i]);

    if (n - size >= least && is_unique_without (puzzle, groups->cells[i])) {
      clear (puzzle, groups->cells[i]);
      n -= size;
    }
  }
  return n;
}
