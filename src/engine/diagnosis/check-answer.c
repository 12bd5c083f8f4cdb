/* check-answer.c - finds the first fault of an answer: changed givens, then conflicts, then empty
 * cells, then a solution that is not the first. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/diagnosis/check-answer.h"

#include "engine/fast/fast.h"

/* Returns GRID with rows and columns exchanged (transposed). */
static RtGrid
exchange (const RtGrid *grid)
{
  RtGrid out;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    out.digit[9 * rt_column_of (cell) + rt_row_of (cell)] = grid->digit[cell];
  return out;
}

static RtAnswer
of_cell (RtAnswerKind kind, int cell, int digit)
{
  return (RtAnswer) { kind, (uint8_t) cell, (uint8_t) digit, RT_NO_CELL, RT_NO_HOUSE, false };
}

/* Returns the first cell in which A and B differ, or RT_NO_CELL. */
static int
first_difference (const RtGrid *a, const RtGrid *b)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (a->digit[cell] != b->digit[cell])
      return cell;
  return RT_NO_CELL;
}

static RtAnswer
judge_as_it_is (const RtGrid *puzzle, const RtGrid *answer)
{
  int first = RT_NO_CELL, second = RT_NO_CELL, empty = RT_NO_CELL, cell;
  RtGrid solution;

  for (cell = RT_N_CELLS - 1; cell >= 0; cell--)
    if (!answer->digit[cell])
      empty = cell;
  for (cell = 0; cell < RT_N_CELLS; cell++)
    if (puzzle->digit[cell] && answer->digit[cell] && puzzle->digit[cell] != answer->digit[cell])
      return of_cell (RT_ANSWER_GIVEN, cell, answer->digit[cell]);
  if (rt_grid_clash (answer, &first, &second)) {
    RtAnswer out = of_cell (RT_ANSWER_TWICE, first, answer->digit[first]);

    out.other = (uint8_t) second;
    out.house = (uint8_t) rt_shared_house (first, second);
    return out;
  }
  if (empty != RT_NO_CELL)
    return of_cell (RT_ANSWER_UNFINISHED, empty, 0);
  rt_fast_solve (puzzle, &solution); /* a solution exists: the answer is one */
  cell = first_difference (answer, &solution);
  return cell == RT_NO_CELL ? of_cell (RT_ANSWER_RIGHT, cell, 0)
                            : of_cell (RT_ANSWER_NOT_FIRST, cell, solution.digit[cell]);
}

RtAnswer
rt_answer_judge (const RtGrid *puzzle, const RtGrid *answer)
{
  RtAnswer out;

  if (!answer)
    return of_cell (rt_fast_solve (puzzle, NULL) ? RT_ANSWER_MISSING : RT_ANSWER_RIGHTLY_NONE,
                    RT_NO_CELL, 0);
  out = judge_as_it_is (puzzle, answer);
  if (out.kind == RT_ANSWER_GIVEN || out.kind == RT_ANSWER_TWICE) {
    RtGrid exchanged = exchange (answer);

    out.exchanged = judge_as_it_is (puzzle, &exchanged).kind <= RT_ANSWER_NOT_FIRST;
  }
  return out;
}
