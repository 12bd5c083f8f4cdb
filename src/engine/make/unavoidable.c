/* unavoidable.c - makes random minimal puzzles of one full grid, in many orders of removal. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/make/unavoidable.h"

#include "engine/fast/fast.h"

/* An order of removal: the first N groups may be removed, as far as is known. */
typedef struct {
  const RtOrbits *groups;
  int place[RT_N_CELLS];        /* by cell: its group */
  int n;
  RtCells gone;                 /* the cells of these groups */
} Order;

void
rt_unavoidable_init (RtUnavoidable *known, const RtGrid *full)
{
  known->full = *full;
  known->n = 0;
}

static bool
are_all_in (RtCells cells, RtCells others)
{
  return rt_cells_is_empty (rt_cells_minus (cells, others));
}

/* Keeps the last group of SET, and all groups after it. */
static void
keep_last (Order *order, RtCells set)
{
  int last = 0;

  for_each_cell (cell, set)
    last = order->place[cell] > last ? order->place[cell] : last;
  while (order->n > last)
    order->gone = rt_cells_minus (order->gone, order->groups->cells[--order->n]);
}

static void
init_order (Order *order, const RtUnavoidable *known, const RtOrbits *groups)
{
  unsigned n = known->n < RT_UNAVOIDABLE_KEPT ? known->n : RT_UNAVOIDABLE_KEPT;

  order->groups = groups;
  order->n = groups->n;
  order->gone = RT_CELLS_ALL;
  for (int i = 0; i < groups->n; i++)
    for_each_cell (cell, groups->cells[i])
      order->place[cell] = i;
  for (unsigned i = 0; i < n; i++)
    if (are_all_in (known->sets[i], order->gone))
      keep_last (order, known->sets[i]);
}

/* Returns the cells whose removal would remove all of a known unavoidable set. */
static RtCells
find_needed (const RtUnavoidable *known, RtCells gone)
{
  unsigned n = known->n < RT_UNAVOIDABLE_KEPT ? known->n : RT_UNAVOIDABLE_KEPT;
  RtCells needed = RT_CELLS_NONE;

  for (unsigned i = 0; i < n; i++) {
    RtCells left = rt_cells_minus (known->sets[i], gone);

    /* A single cell. */
    if ((left.low == 0 || left.high == 0) &&
        ((left.low & (left.low - 1)) | (left.high & (left.high - 1))) == 0)
      needed = rt_cells_or (needed, left);
  }
  return needed;
}

/* The second solution of a puzzle. */
typedef struct {
  const RtGrid *full;
  RtCells differ;
} Second;

static bool
see (const RtGrid *solution, void *data)
{
  Second *second = data;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (solution->digit[cell] != second->full->digit[cell])
      rt_cells_add (&second->differ, cell);
  return rt_cells_is_empty (second->differ);
}

/* Returns the puzzle without GONE. */
static RtGrid
puzzle_without (const RtUnavoidable *known, RtCells gone)
{
  return rt_grid_only (&known->full, rt_cells_minus (RT_CELLS_ALL, gone));
}

/* Returns true if exactly one solution is left without GONE; else updates ORDER by the second
 * solution. */
static bool
is_unique_without (RtUnavoidable *known, Order *order, RtCells gone)
{
  const RtGrid puzzle = puzzle_without (known, gone);
  Second second = { &known->full, RT_CELLS_NONE };

  if (rt_fast_visit (&puzzle, see, &second, NULL))
    return true;
  known->sets[known->n++ % RT_UNAVOIDABLE_KEPT] = second.differ;
  if (are_all_in (second.differ, order->gone))
    keep_last (order, second.differ);
  return false;
}

bool
rt_unavoidable_minimal (RtUnavoidable *known, const RtOrbits *groups, RtGrid *puzzle)
{
  Order order;

  init_order (&order, known, groups);
  for (;;) {
    RtCells others = rt_cells_minus (rt_cells_minus (RT_CELLS_ALL, order.gone),
                                     find_needed (known, order.gone));

    if (!rt_cells_is_empty (others)) {
      RtCells gone = order.gone;

      rt_cells_add (&gone, rt_cells_first (others));
      if (is_unique_without (known, &order, gone))
        return false;   /* as many groups were removed, and this cell could be, too */
    } else if (is_unique_without (known, &order, order.gone)) {
      *puzzle = puzzle_without (known, order.gone);
      return true;
    }
  }
}
