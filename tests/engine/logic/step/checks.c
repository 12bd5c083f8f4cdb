/* checks.c - reads boards for the checks, without code of the finders. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checks.h"

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

RtCells
places (const RtStudy *study, int house, int digit)
{
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < 9; i++)
    if (may_be (study, rt_houses[house][i], digit))
      rt_cells_add (&cells, rt_houses[house][i]);
  return cells;
}

RtCells
places_in (const RtStudy *study, RtCells cells, int digit)
{
  RtCells places = RT_CELLS_NONE;

  for_each_cell (cell, cells)
    if (may_be (study, cell, digit))
      rt_cells_add (&places, cell);
  return places;
}

RtDigits
digits_in (const RtStudy *study, RtCells cells)
{
  RtDigits digits = RT_DIGITS_NONE;

  for_each_cell (cell, cells)
    digits |= study->field.candidates[cell];
  return digits;
}

RtCells
house_cells (int house)
{
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < 9; i++)
    rt_cells_add (&cells, rt_houses[house][i]);
  return cells;
}

bool
is_conjugate (const RtStudy *study, const RtStepNode *a, const RtStepNode *b)
{
  RtCells both = rt_cells_or (a->cells, b->cells);

  if (a->digit != b->digit)
    return rt_cells_count (both) == 1 &&
           study->field.candidates[rt_cells_first (both)] ==
             (rt_digits_of (a->digit) | rt_digits_of (b->digit));
  for (int house = 0; house < RT_N_HOUSES; house++)
    if (rt_cells_equal (places (study, house, a->digit), both))
      return true;
  return false;
}

bool
can_be_filled (const RtBoard *board)
{
  RtDigits used[RT_N_HOUSES] = { 0 }, left_in_best = RT_DIGITS_NONE;
  int best = -1;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int kind = 0; kind < 3 && board->grid.digit[cell]; kind++)
      used[rt_houses_of[cell][kind]] |= rt_digits_of (board->grid.digit[cell]);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    const uint8_t *houses = rt_houses_of[cell];
    RtDigits left = board->candidates[cell] &
                    (RtDigits) ~(used[houses[0]] | used[houses[1]] | used[houses[2]]);

    if (!board->grid.digit[cell] &&
        (best < 0 || rt_digits_count (left) < rt_digits_count (left_in_best))) {
      best = cell;
      left_in_best = left;
    }
  }
  for_each_digit (digit, left_in_best) {
    RtBoard next = *board;

    next.grid.digit[best] = (uint8_t) digit;
    if (can_be_filled (&next))
      return true;
  }
  return best < 0;
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
