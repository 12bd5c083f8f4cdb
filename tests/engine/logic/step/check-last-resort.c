/* check-last-resort.c - checks templates by listing all of them, and brute force by solving. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checks.h"

/* The cells in some and in all templates found so far. */
typedef struct {
  RtCells able, filled;         /* possible and filled cells of the digit */
  RtCells some, all;
} Templates;

/* Extends CHOSEN, one cell of each row above ROW. */
static void
go_on (Templates *templates, int row, RtCells chosen)
{
  if (row == 9) {
    if (is_within (templates->filled, chosen)) {
      templates->some = rt_cells_or (templates->some, chosen);
      templates->all = rt_cells_and (templates->all, chosen);
    }
    return;
  }
  for (int cell = 9 * row; cell < 9 * row + 9; cell++) {
    bool free = rt_cells_has (templates->able, cell);

    for_each_cell (other, chosen)
      free &= !sees (cell, other);
    if (free)
      go_on (templates, row + 1, rt_cells_or (chosen, rt_cells_of (cell)));
  }
}

bool
find_templates (const RtStudy *study, int digit, RtCells *some, RtCells *all)
{
  Templates templates = { .all = RT_CELLS_ALL };

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (study->field.digit[cell] == digit)
      rt_cells_add (&templates.filled, cell);
    if (study->field.digit[cell] == digit || may_be (study, cell, digit))
      rt_cells_add (&templates.able, cell);
  }
  go_on (&templates, 0, RT_CELLS_NONE);
  *some = templates.some;
  *all = templates.all;
  return !rt_cells_is_empty (*some);
}

/* Checks that the step eliminates candidates in no template or places those in all; the marks
 * are the remaining choice. */
bool
check_templates (const RtStep *step, const RtStudy *study)
{
  Candidates told = marked (step, RT_MARK_PATTERN);
  RtCells some, all;
  int digit;

  demand (rt_digits_count (step->pattern.digits) == 1);
  digit = rt_digits_first (step->pattern.digits);
  demand (find_templates (study, digit, &some, &all));
  demand (rt_cells_equal (told.of[digit - 1], rt_cells_minus (some, all)));
  for (guint i = 0; i < step->n_placed; i++) {
    demand (step->placed[i].digit == digit);
    demand (rt_cells_has (all, step->placed[i].cell));
  }
  for_each_removed (cell, removed, step) {
    demand (removed == digit);
    demand (!rt_cells_has (some, cell));
  }
  return true;
}

/* Checks that the placed digit leads to a solution, and no other digit does. */
bool
check_brute_force (const RtStep *step, const RtStudy *study)
{
  int cell = step->placed[0].cell;
  RtBoard board;

  demand (step->n_placed == 1);
  for (int i = 0; i < RT_N_CELLS; i++) {
    board.grid.digit[i] = study->field.digit[i];
    board.candidates[i] = board.grid.digit[i] ? RT_DIGITS_NONE : RT_DIGITS_ALL;
  }
  demand (!board.grid.digit[cell]);
  for (int digit = 1; digit <= 9; digit++) {
    board.candidates[cell] = rt_digits_of (digit);
    demand (can_be_filled (&board) == (digit == step->placed[0].digit));
  }
  return true;
}
