/* edit.c - functions that edit a position: enter digits, toggle marks and colours, clear, repair.
 * An entered digit removes pencil marks from its peers (the cells of its row, column and box). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/edit.h"

#include <string.h>

static RtCells
empty_cells (const RtPosition *position)
{
  RtGrid grid;

  rt_position_grid (position, &grid);
  return rt_cells_minus (RT_CELLS_ALL, rt_grid_filled (&grid));
}

/* Removes the pencil marks DIGIT from the peers of CELL (its row, column and box), which holds
 * DIGIT. Does nothing if a peer holds DIGIT, too. */
static void
strike_from_peers (RtPosition *position, int cell, int digit)
{
  RtGrid grid;

  rt_position_grid (position, &grid);
  if (!rt_grid_fits (&grid, cell, digit))
    return;
  for (int i = 0; i < RT_N_PEERS; i++) {
    position->marks[rt_peers[cell][i]] &= (RtDigits) ~rt_digits_of (digit);
    position->corners[rt_peers[cell][i]] &= (RtDigits) ~rt_digits_of (digit);
  }
}

void
rt_edit_enter (RtPosition *position, RtCells cells, int digit, bool cleans)
{
  RtCells written = RT_CELLS_NONE;

  /* When the person enters a digit found by the solver again, it becomes the person's entry. */
  for_each_cell (cell, cells)
    if (!rt_position_is_given (position, cell) &&
        (position->entries.digit[cell] != digit || rt_cells_has (position->found, cell))) {
      rt_position_enter (position, cell, digit, false);
      rt_cells_add (&written, cell);
    }
  if (digit == 0 || !cleans)
    return;
  /* This is a second loop because conflicts are known only when all digits are written. */
  for_each_cell (cell, written)
    strike_from_peers (position, cell, digit);
}

void
rt_edit_mark (RtPosition *position, RtCells cells, int digit, bool corner)
{
  RtDigits *marks = corner ? position->corners : position->marks;
  RtCells markable = rt_cells_and (cells, empty_cells (position));
  bool has;

  if (rt_cells_is_empty (markable))
    return;
  has = rt_digits_has (marks[rt_cells_first (markable)], digit);
  for_each_cell (cell, markable)
    if (has)
      marks[cell] &= (RtDigits) ~rt_digits_of (digit);
    else
      marks[cell] |= rt_digits_of (digit);
}

void
rt_edit_colour (RtPosition *position, RtCells cells, int colour)
{
  bool has;

  if (rt_cells_is_empty (cells))
    return;
  has = position->colours[rt_cells_first (cells)] == colour;
  for_each_cell (cell, cells)
    position->colours[cell] = (uint8_t) (has ? 0 : colour);
}

void
rt_edit_colour_mark (RtPosition *position, RtCells cells, int digit, int colour)
{
  RtCells marked = RT_CELLS_NONE;
  bool has;

  for_each_cell (cell, cells)
    if (rt_digits_has ((RtDigits) (position->marks[cell] | position->corners[cell]), digit))
      rt_cells_add (&marked, cell);
  if (rt_cells_is_empty (marked))
    return;
  has = position->mark_colours[rt_cells_first (marked)][digit - 1] == colour;
  for_each_cell (cell, marked)
    position->mark_colours[cell][digit - 1] = (uint8_t) (has ? 0 : colour);
}

void
rt_edit_clear (RtPosition *position, RtCells cells)
{
  const RtPosition before = *position;

  for_each_cell (cell, cells)
    if (!rt_position_is_given (position, cell)) {
      rt_position_enter (position, cell, 0, false);
      position->marks[cell] = position->corners[cell] = RT_DIGITS_NONE;
    }
  if (rt_position_equal (position, &before))
    for_each_cell (cell, cells) {
      position->colours[cell] = 0;
      memset (position->mark_colours[cell], 0, sizeof position->mark_colours[cell]);
    }
}

void
rt_edit_fill_marks (RtPosition *position)
{
  RtCells cells;
  RtGrid grid;
  RtBoard board;

  rt_position_grid (position, &grid);
  rt_board_init (&board, &grid);
  cells = empty_cells (position);
  for_each_cell (cell, cells)
    position->marks[cell] = board.candidates[cell];
}

void
rt_edit_clean_marks (RtPosition *position)
{
  RtCells cells = empty_cells (position);
  RtGrid grid;
  RtBoard board;

  rt_position_grid (position, &grid);
  rt_board_init (&board, &grid);
  for_each_cell (cell, cells) {
    position->marks[cell] &= board.candidates[cell];
    position->corners[cell] &= board.candidates[cell];
  }
}

void
rt_edit_clear_marks (RtPosition *position)
{
  memset (position->marks, 0, sizeof position->marks);
  memset (position->corners, 0, sizeof position->corners);
}

void
rt_edit_refill_marks (RtPosition *position, const RtPosition *before)
{
  static const RtDigits none[RT_N_CELLS];
  RtCells cells = empty_cells (position);
  RtGrid grid, before_grid;
  RtBoard board, before_board;

  if (memcmp (before->marks, none, sizeof none) == 0)
    return;
  rt_position_grid (position, &grid);
  rt_position_grid (before, &before_grid);
  rt_board_init (&board, &grid);
  rt_board_init (&before_board, &before_grid);
  for_each_cell (cell, cells)
    position->marks[cell] |= (RtDigits) (board.candidates[cell] & ~before_board.candidates[cell]);
}

void
rt_edit_lock_givens (RtPosition *position)
{
  RtGrid none = { 0 };

  rt_position_grid (position, &position->givens);
  position->entries = none;
  position->found = RT_CELLS_NONE;
}

void
rt_edit_unlock_givens (RtPosition *position)
{
  RtGrid none = { 0 };

  rt_position_grid (position, &position->entries);
  position->givens = none;
}

void
rt_edit_repair (RtPosition *position, const RtRepair *repair)
{
  const RtPosition before = *position;
  RtCells filled = rt_cells_and (repair->cells, rt_grid_filled (&repair->after));
  RtPosition own = rt_edit_own (position);
  RtGrid grid;

  rt_position_grid (position, &grid);
  if (!rt_grid_equal (&grid, &repair->before)) {
    rt_position_grid (&own, &grid);
    if (!rt_grid_equal (&grid, &repair->before))
      return;
    *position = own;
  }
  for_each_cell (cell, repair->cells) {
    position->givens.digit[cell] = 0;
    rt_position_enter (position, cell, 0, false);
  }
  for_each_cell (cell, filled) {
    rt_position_enter (position, cell, repair->after.digit[cell], false);
    if (rt_position_is_given (&before, rt_repair_source (repair, cell))) {
      position->givens.digit[cell] = position->entries.digit[cell];
      position->entries.digit[cell] = 0;
    }
  }
  for_each_cell (cell, filled)
    strike_from_peers (position, cell, repair->after.digit[cell]);
}

void
rt_edit_restart (RtPosition *position)
{
  RtGrid givens = position->givens;

  rt_position_init (position, &givens);
}

void
rt_edit_fill_solution (RtPosition *position, const RtGrid *solution)
{
  RtCells cells = rt_cells_and (empty_cells (position), rt_grid_filled (solution));

  for_each_cell (cell, cells)
    rt_position_enter (position, cell, solution->digit[cell], true);
}

RtPosition
rt_edit_own (const RtPosition *position)
{
  RtPosition own = *position;

  for_each_cell (cell, position->found)
    rt_position_enter (&own, cell, 0, false);
  return own;
}

void
rt_edit_take_board (RtPosition *position, const RtBoard *board, bool with_marks)
{
  RtCells cells;

  *position = rt_edit_own (position);
  cells = rt_cells_and (empty_cells (position), rt_grid_filled (&board->grid));
  for_each_cell (cell, cells)
    rt_edit_enter (position, rt_cells_of (cell), board->grid.digit[cell], true);
  cells = empty_cells (position);
  if (with_marks)
    for_each_cell (cell, cells)
      position->marks[cell] = board->candidates[cell];
}
