/* position.c - initializes, reads and changes a position (the state of play); makes the board on
 * which logical steps start. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/position.h"

#include "engine/fast/fast.h"

#include <string.h>

void
rt_position_init (RtPosition *position, const RtGrid *givens)
{
  memset (position, 0, sizeof *position);
  if (givens)
    position->givens = *givens;
}

void
rt_position_grid (const RtPosition *position, RtGrid *grid)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    grid->digit[cell] = (uint8_t) rt_position_digit (position, cell);
}

void
rt_position_board (const RtPosition *position, RtBoard *board)
{
  RtDigits all = RT_DIGITS_NONE;
  RtGrid grid;

  rt_position_grid (position, &grid);
  rt_board_init (board, &grid);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    all |= position->marks[cell];
  for (int cell = 0; all && cell < RT_N_CELLS; cell++)
    board->candidates[cell] &= position->marks[cell];
}

int
rt_position_digit (const RtPosition *position, int cell)
{
  return position->givens.digit[cell] ? position->givens.digit[cell]
                                      : position->entries.digit[cell];
}

bool
rt_position_is_given (const RtPosition *position, int cell)
{
  return position->givens.digit[cell] != 0;
}

bool
rt_position_has_entries (const RtPosition *position)
{
  return !rt_cells_is_empty (rt_grid_filled (&position->entries));
}

bool
rt_position_has_marks (const RtPosition *position)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (position->marks[cell] || position->corners[cell])
      return true;
  return false;
}

bool
rt_position_is_empty (const RtPosition *position)
{
  static const RtPosition empty;

  return rt_position_equal (position, &empty);
}

bool
rt_position_equal (const RtPosition *a, const RtPosition *b)
{
  return rt_grid_equal (&a->givens, &b->givens) && rt_grid_equal (&a->entries, &b->entries) &&
         rt_cells_equal (a->found, b->found) &&
         memcmp (a->marks, b->marks, sizeof a->marks) == 0 &&
         memcmp (a->corners, b->corners, sizeof a->corners) == 0 &&
         memcmp (a->colours, b->colours, sizeof a->colours) == 0 &&
         memcmp (a->mark_colours, b->mark_colours, sizeof a->mark_colours) == 0;
}

void
rt_position_enter (RtPosition *position, int cell, int digit, bool found)
{
  if (rt_position_is_given (position, cell))
    return;
  position->entries.digit[cell] = (uint8_t) digit;
  if (digit && found)
    rt_cells_add (&position->found, cell);
  else
    rt_cells_remove (&position->found, cell);
  if (digit)
    position->marks[cell] = position->corners[cell] = RT_DIGITS_NONE;
}

/* Returns true if the centre marks of every empty cell contain the digit of the solution. */
static bool
has_good_marks (const RtPosition *position, const RtGrid *grid, const RtGrid *solution)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!grid->digit[cell] &&
        !rt_digits_has (position->marks[cell], solution->digit[cell]))
      return false;
  return true;
}

RtTrust
rt_start_board (const RtPosition *position, RtBoard *board)
{
  RtPosition both = *position;
  RtGrid grid, solution;

  rt_position_grid (position, &grid);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    both.marks[cell] |= both.corners[cell];
  if (!rt_position_has_marks (position) || rt_fast_solve (&grid, &solution) != 1 ||
      !has_good_marks (&both, &grid, &solution)) {
    rt_board_init (board, &grid);
    return rt_position_has_marks (position) ? RT_TRUST_NONE : RT_TRUST_ALL;
  }
  if (has_good_marks (position, &grid, &solution)) {
    rt_position_board (position, board);
    return RT_TRUST_CENTRE;
  }
  rt_position_board (&both, board);
  return RT_TRUST_BOTH;
}

RtCells
rt_start_givens (const RtPosition *position)
{
  RtGrid grid;

  rt_position_grid (position, &grid);
  return rt_grid_filled (rt_fast_solve (&position->givens, NULL) == 1 ? &position->givens : &grid);
}
