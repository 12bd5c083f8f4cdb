/* checks.c - how the checker sees a board. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "checks.h"

bool
sees (int a, int b)
{
  return a != b && (a / 9 == b / 9 || a % 9 == b % 9 ||
                    (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3));
}

bool
sees_all (int cell, RtCells cells)
{
  for_each_cell (other, cells)
    if (!sees (cell, other))
      return false;
  return true;
}

bool
may_be (const RtStudy *study, int cell, int digit)
{
  return rt_digits_has (study->field.candidates[cell], digit);
}

/* The cells of HOUSE that may hold DIGIT. */
RtCells
places (const RtStudy *study, int house, int digit)
{
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < 9; i++)
    if (may_be (study, rt_houses[house][i], digit))
      rt_cells_add (&cells, rt_houses[house][i]);
  return cells;
}

bool
is_within (RtCells cells, RtCells others)
{
  return rt_cells_is_empty (rt_cells_minus (cells, others));
}

RtCells
house_cells (int house)
{
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < 9; i++)
    rt_cells_add (&cells, rt_houses[house][i]);
  return cells;
}

Candidates
removed_by (const RtStep *step)
{
  Candidates removed = { 0 };

  for (guint i = 0; i < step->n_removed; i++)
    for_each_digit (digit, step->removed[i].digits)
      rt_cells_add (&removed.of[digit - 1], step->removed[i].cell);
  return removed;
}

Candidates
marked (const RtStep *step, RtMarkRole role)
{
  Candidates candidates = { 0 };

  for (guint i = 0; i < step->n_marks; i++)
    if (step->marks[i].role == role)
      rt_cells_add (&candidates.of[step->marks[i].digit - 1], step->marks[i].cell);
  return candidates;
}
