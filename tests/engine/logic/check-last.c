/* check-last.c - what is left when nothing else helps: templates, by going through all there are,
 * and brute force, by trying everything else. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "checks.h"

#define N_TEMPLATES 46656

static RtCells templates[N_TEMPLATES];

/* Writes the templates that go on from CHOSEN in ROW; returns how many there are then. */
static int
make_templates (int row, RtCells chosen, int n)
{
  if (row == 9) {
    templates[n] = chosen;
    return n + 1;
  }
  for (int cell = 9 * row; cell < 9 * row + 9; cell++) {
    bool free = true;

    for_each_cell (other, chosen)
      free &= !sees (cell, other);
    if (free)
      n = make_templates (row + 1, rt_cells_or (chosen, rt_cells_of (cell)), n);
  }
  return n;
}

bool
find_templates (const RtStudy *study, int digit, RtCells *some, RtCells *all)
{
  static int n_made;
  RtCells filled = RT_CELLS_NONE, able = RT_CELLS_NONE;

  if (!n_made)
    n_made = make_templates (0, RT_CELLS_NONE, 0);
  g_assert_cmpint (n_made, ==, N_TEMPLATES);
  *some = RT_CELLS_NONE;
  *all = RT_CELLS_ALL;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (study->field.digit[cell] == digit)
      rt_cells_add (&filled, cell);
    if (study->field.digit[cell] == digit || may_be (study, cell, digit))
      rt_cells_add (&able, cell);
  }
  for (int i = 0; i < N_TEMPLATES; i++)
    if (is_within (filled, templates[i]) && is_within (templates[i], able)) {
      *some = rt_cells_or (*some, templates[i]);
      *all = rt_cells_and (*all, templates[i]);
    }
  return !rt_cells_is_empty (*some);
}

/* What is in no template of the digit is removed, what is in all is placed; the marks are those
 * between which the others choose. */
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

static RtDigits
left_in (const RtGrid *grid, int cell)
{
  RtDigits left = RT_DIGITS_ALL;

  for (int other = 0; other < RT_N_CELLS; other++)
    if (grid->digit[other] && sees (cell, other))
      left &= (RtDigits) ~rt_digits_of (grid->digit[other]);
  return left;
}

/* Whether GRID has a solution. */
static bool
can_be_filled (const RtGrid *grid)
{
  int best = -1;
  RtDigits left_in_best = RT_DIGITS_NONE;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtDigits left = grid->digit[cell] ? RT_DIGITS_ALL : left_in (grid, cell);

    if (!grid->digit[cell] &&
        (best < 0 || rt_digits_count (left) < rt_digits_count (left_in_best))) {
      best = cell;
      left_in_best = left;
    }
  }
  for_each_digit (digit, left_in_best) {
    RtGrid next = *grid;

    next.digit[best] = (uint8_t) digit;
    if (can_be_filled (&next))
      return true;
  }
  return best < 0;
}

/* With the digit that is placed there is a solution, with any other there is none. */
bool
check_brute_force (const RtStep *step, const RtStudy *study)
{
  RtGrid grid;
  int cell = step->placed[0].cell;

  demand (step->n_placed == 1);
  for (int i = 0; i < RT_N_CELLS; i++)
    grid.digit[i] = study->field.digit[i];
  demand (!grid.digit[cell]);
  for_each_digit (digit, left_in (&grid, cell)) {
    RtGrid next = grid;

    next.digit[cell] = (uint8_t) digit;
    demand (can_be_filled (&next) == (digit == step->placed[0].digit));
  }
  return true;
}
