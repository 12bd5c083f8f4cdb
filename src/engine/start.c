/* start.c - what logic starts from on a person's position. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/start.h"

#include "engine/fast/fast.h"

/* Whether every empty cell has marks, and among them the digit of the solution. */
static bool
has_good_marks (const RtPosition *position, const RtGrid *grid, const RtGrid *solution)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!grid->digit[cell] &&
        !rt_digits_has (position->marks[cell], solution->digit[cell]))
      return false;
  return true;
}

void
rt_start_board (const RtPosition *position, RtBoard *board)
{
  RtGrid grid, solution;

  rt_position_grid (position, &grid);
  if (rt_fast_solve (&grid, &solution) == 1 && has_good_marks (position, &grid, &solution))
    rt_position_board (position, board);
  else
    rt_board_init (board, &grid);
}

RtCells
rt_start_givens (const RtPosition *position)
{
  RtGrid grid;

  rt_position_grid (position, &grid);
  return rt_grid_filled (rt_fast_solve (&position->givens, NULL) == 1 ? &position->givens : &grid);
}
