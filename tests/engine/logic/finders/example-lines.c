/* example-lines.c - parses a position and checks that it agrees with the solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/example-lines.h"

#include "engine/fast/fast.h"
#include "format/format.h"

#include <string.h>

void
turn_to_line (RtStudy *study, const char *line, RtGrid *solution)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_read (line, strlen (line), NULL, &error);
  const RtPosition *position;
  RtBoard board;

  g_assert_no_error (error);
  g_assert_cmpuint (reading->puzzles->len, ==, 1);
  g_assert_cmpuint (reading->notices->len, ==, 0);
  position = rt_puzzle_position (g_ptr_array_index (reading->puzzles, 0));
  g_assert_cmpint (rt_fast_solve (&position->givens, solution), ==, 1);
  rt_position_board (position, &board);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_assert_true (board.grid.digit[cell] == solution->digit[cell] ||
                   rt_digits_has (board.candidates[cell], solution->digit[cell]));
  rt_study_at_board (study, &board);
  study->givens = rt_grid_filled (&position->givens);
}
