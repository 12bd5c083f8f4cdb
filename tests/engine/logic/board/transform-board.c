/* transform-board.c - chooses a random symmetry and applies it to a board. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/board/transform-board.h"

#include "engine/logic/board/puzzles.h"

#include <glib.h>

Turn
random_turn (void)
{
  Turn turn = { .digit = { 0 } };
  int lines[2][9], digits[9];
  bool transposed = g_test_rand_bit ();

  shuffle_lines (lines[0]);
  shuffle_lines (lines[1]);
  shuffle (digits, 9);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int row = lines[0][cell / 9], column = lines[1][cell % 9];

    turn.cell[cell] = (uint8_t) (transposed ? 9 * column + row : 9 * row + column);
  }
  for (int digit = 1; digit <= 9; digit++)
    turn.digit[digit] = (uint8_t) (digits[digit - 1] + 1);
  return turn;
}

static RtDigits
turned_digits (const Turn *turn, RtDigits digits)
{
  RtDigits turned = RT_DIGITS_NONE;

  for_each_digit (digit, digits)
    turned |= rt_digits_of (turn->digit[digit]);
  return turned;
}

void
turn_study (const Turn *turn, const RtStudy *study, RtStudy *turned)
{
  RtCells givens = RT_CELLS_NONE;
  RtBoard board;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    board.grid.digit[turn->cell[cell]] = turn->digit[study->field.digit[cell]];
    board.candidates[turn->cell[cell]] = turned_digits (turn, study->field.candidates[cell]);
  }
  rt_study_at_board (turned, &board);
  for_each_cell (cell, study->givens)
    rt_cells_add (&givens, turn->cell[cell]);
  turned->givens = givens;
}
