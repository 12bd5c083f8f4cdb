/* check-sectors.c - checks Sue de Coq, SK loop and exocet by their counts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checks.h"

static RtCells
cells_of (const RtStep *step, RtMarkRole role)
{
  Candidates candidates = marked (step, role);
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < 9; i++)
    cells = rt_cells_or (cells, candidates.of[i]);
  return cells;
}

/* Checks a Sue de Coq: as many digits as cells, each in one house, so that it is there once;
 * candidates that see all its places are eliminated. */
bool
check_coq (const RtStep *step, const RtStudy *study)
{
  RtCells crossing = cells_of (step, RT_MARK_PATTERN);
  RtCells in_box = cells_of (step, RT_MARK_SET_1), in_line = cells_of (step, RT_MARK_SET_2);
  RtCells box = rt_cells_or (crossing, in_box), line = rt_cells_or (crossing, in_line);
  RtCells all = rt_cells_or (box, line), box_cells, line_cells;

  demand (step->n_houses == 2);
  demand (step->houses[0].house >= 18 && step->houses[1].house < 18);
  box_cells = house_cells (step->houses[0].house);
  line_cells = house_cells (step->houses[1].house);
  demand (is_within (box, box_cells) && is_within (line, line_cells));
  demand (rt_cells_count (crossing) >= 2);
  demand (rt_digits_count (digits_in (study, crossing)) >= rt_cells_count (crossing) + 2);
  demand (!rt_cells_is_empty (in_box) && !rt_cells_is_empty (in_line));
  demand ((digits_in (study, in_box) & digits_in (study, in_line)) == 0);
  demand (rt_digits_count (digits_in (study, all)) == rt_cells_count (all));
  demand (rt_cells_equal (all, step->pattern.cells));
  demand (digits_in (study, all) == step->pattern.digits);
  for_each_removed (cell, digit, step) {
    RtCells where = places_in (study, all, digit);

    demand (!rt_cells_is_empty (where));
    demand (is_within (where, box_cells) || is_within (where, line_cells));
    demand (!rt_cells_has (all, cell));
    demand (sees_all (cell, where));
  }
  /* The digits of both sets are also once in all cells. */
  for_each_digit (digit, digits_in (study, all))
    demand (is_within (places_in (study, all, digit), box_cells) ||
            is_within (places_in (study, all, digit), line_cells));
  return true;
}

/* Returns how many of the 27 houses, at most three, are needed to contain CELLS. */
static int
n_houses_for (RtCells cells)
{
  if (rt_cells_is_empty (cells))
    return 0;
  for (int house = 0; house < RT_N_HOUSES; house++)
    if (is_within (cells, house_cells (house)))
      return 1;
  for (int house = 0; house < RT_N_HOUSES; house++)
    for (int other = 0; other < house; other++)
      if (is_within (cells, rt_cells_or (house_cells (house), house_cells (other))))
        return 2;
  return 3;
}

/* Returns the cells of the cross-lines outside the boxes of CORE with DIGIT, placed or as a
 * candidate. */
static RtCells
crossed (const RtStep *step, const RtStudy *study, RtCells core, int digit)
{
  RtCells cells = RT_CELLS_NONE;

  for (guint k = 0; k < step->n_houses; k++)
    for_each_cell (cell, house_cells (step->houses[k].house)) {
      bool outside = true;

      for_each_cell (other, core)
        outside &= rt_box_of (other) != rt_box_of (cell);
      if (outside && (study->field.digit[cell] == digit || may_be (study, cell, digit)))
        rt_cells_add (&cells, cell);
    }
  return cells;
}

/* Checks a target: in the band, in a box of its own, not in the base's line, and in a
 * cross-line. */
static bool
check_target (const RtStep *step, RtCells base, RtCells targets, int target)
{
  int first = rt_cells_first (base), kind = step->houses[0].house / 9, across = 1 - kind;
  bool is_crossed = false;

  demand (rt_houses_of[target][across] / 3 == rt_houses_of[first][across] / 3);
  demand (rt_houses_of[target][across] != rt_houses_of[first][across]);
  for_each_cell (other, rt_cells_or (base, targets))
    demand (other == target || rt_box_of (other) != rt_box_of (target));
  for (guint k = 0; k < 3; k++)
    is_crossed |= step->houses[k].house == rt_houses_of[target][kind];
  demand (is_crossed);
  return true;
}

/* Checks that the companion of a target has none of DIGITS. */
static bool
check_companion (const RtStep *step, const RtStudy *study, int base, int target, RtDigits digits)
{
  int kind = step->houses[0].house / 9, across = 1 - kind, n = 0;

  for_each_cell (cell, house_cells (rt_houses_of[target][kind])) {
    if (cell == target || rt_box_of (cell) != rt_box_of (target) ||
        rt_houses_of[cell][across] == rt_houses_of[base][across])
      continue;
    if (study->field.digit[cell])
      demand (!rt_digits_has (digits, study->field.digit[cell]));
    else
      demand ((study->field.candidates[cell] & digits) == 0);
    n++;
  }
  demand (n == 1);
  return true;
}

/* Checks the position of base and targets. */
static bool
check_exocet_cells (const RtStep *step, const RtStudy *study, RtCells base, RtCells targets)
{
  int first, second, kind, across;
  RtDigits digits = digits_in (study, base);

  demand (rt_cells_count (base) == 2 && rt_cells_count (targets) == 2);
  demand (step->n_houses == 3);
  first = rt_cells_first (base);
  second = rt_cells_next (base, first);
  kind = step->houses[0].house / 9;
  across = 1 - kind;
  demand (kind != RT_KIND_BOX);
  demand (rt_box_of (first) == rt_box_of (second));
  demand (rt_houses_of[first][across] == rt_houses_of[second][across]);
  for_each_cell (target, targets) {
    demand (check_target (step, base, targets, target));
    demand (check_companion (step, study, first, target, digits));
  }
  for (guint k = 0; k < 3; k++) {
    int house = step->houses[k].house;

    demand (house / 9 == kind);
    demand (rt_houses_of[first][kind] != house && rt_houses_of[second][kind] != house);
    for (guint i = 0; i < k; i++)
      demand (step->houses[i].house / 3 != house / 3);
  }
  return true;
}

/* Checks a junior exocet: each base digit is true at most twice in the cross-lines outside the
 * band, so a target has it, unless it is true only once there, or no target can have it. */
bool
check_exocet (const RtStep *step, const RtStudy *study)
{
  RtCells base = cells_of (step, RT_MARK_PATTERN), targets = cells_of (step, RT_MARK_SECOND);
  RtCells core = rt_cells_or (base, targets);
  RtDigits digits = digits_in (study, base), able = RT_DIGITS_NONE;

  demand (digits == step->pattern.digits);
  demand (rt_cells_equal (core, step->pattern.cells));
  demand (check_exocet_cells (step, study, base, targets));
  for_each_digit (digit, digits) {
    int n = n_houses_for (crossed (step, study, core, digit));

    demand (n <= 2);
    if (n == 2 && rt_digits_has (digits_in (study, targets), digit))
      able |= rt_digits_of (digit);
  }
  for_each_removed (cell, digit, step) {
    demand (rt_cells_has (core, cell));
    demand (!rt_digits_has (able, digit));
  }
  return true;
}

static RtHouses
houses_of (int cell)
{
  RtHouses houses = 0;

  for (int kind = 0; kind < 3; kind++)
    houses |= UINT32_C (1) << rt_houses_of[cell][kind];
  return houses;
}

/* Finds the houses that count each digit: lines for one role, boxes for the other. */
static void
find_counted (const RtStep *step, RtHouses counted[9])
{
  const RtHouses boxes = UINT32_C (0x1ff) << 18;
  RtHouses shown = 0;

  for (guint i = 0; i < step->n_houses; i++)
    shown |= UINT32_C (1) << step->houses[i].house;
  for (guint i = 0; i < step->n_marks; i++) {
    const RtStepMark *mark = &step->marks[i];
    RtHouses houses = houses_of (mark->cell) & shown;

    if (mark->role == RT_MARK_PATTERN)
      counted[mark->digit - 1] |= houses & ~boxes;
    else if (mark->role == RT_MARK_SECOND)
      counted[mark->digit - 1] |= houses & boxes;
  }
}

/* Checks an SK loop: sixteen cells, and sixteen pairs of a digit and a house that has it at most
 * once. */
bool
check_sk_loop (const RtStep *step, const RtStudy *study)
{
  RtHouses counted[9] = { 0 };
  int n = 0;

  find_counted (step, counted);
  for (int i = 0; i < 9; i++)
    n += __builtin_popcount (counted[i]);
  demand (rt_cells_count (step->pattern.cells) == 16);
  demand (n == 16);
  for_each_cell (cell, step->pattern.cells) {
    demand (study->field.digit[cell] == 0);
    for_each_digit (digit, study->field.candidates[cell])
      demand ((houses_of (cell) & counted[digit - 1]) != 0);
  }
  for_each_removed (cell, digit, step) {
    demand ((houses_of (cell) & counted[digit - 1]) != 0);
    demand (!rt_cells_has (step->pattern.cells, cell));
  }
  return true;
}
