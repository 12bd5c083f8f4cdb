/* check-rectangles.c - checks rectangles: their corners, and the digits that would make a deadly
 * one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checks.h"

#include <string.h>

/* Checks for four cells in two rows, two columns and two boxes, and lists them by rows. */
static bool
check_corners (RtCells cells, int corner[4])
{
  int n = 0;

  demand (rt_cells_count (cells) == 4);
  for_each_cell (cell, cells)
    corner[n++] = cell;
  demand (corner[0] / 9 == corner[1] / 9);
  demand (corner[2] / 9 == corner[3] / 9);
  demand (corner[0] % 9 == corner[2] % 9);
  demand (corner[1] % 9 == corner[3] % 9);
  demand ((rt_box_of (corner[0]) == rt_box_of (corner[1])) !=
          (rt_box_of (corner[0]) == rt_box_of (corner[2])));
  return true;
}

bool
check_hidden_rectangle (const RtStep *step, const RtStudy *study)
{
  RtDigits swapped = step->pattern.digits, x;
  int corner[4], i = 0, cell;

  demand (check_corners (step->pattern.cells, corner));
  demand (rt_digits_count (swapped) == 2);
  demand (step->n_removed == 1);
  while (corner[i] != step->removed[0].cell)
    demand (++i < 4);
  cell = corner[i];
  x = swapped & (RtDigits) ~step->removed[0].digits;
  demand (rt_digits_count (x) == 1);
  demand (study->field.candidates[corner[3 - i]] == swapped);
  for (int k = 0; k < 4; k++)
    demand ((study->field.candidates[corner[k]] & swapped) == swapped);
  demand (is_within (places (study, cell / 9, rt_digits_first (x)), step->pattern.cells));
  demand (is_within (places (study, 9 + cell % 9, rt_digits_first (x)), step->pattern.cells));
  return true;
}

/* Computes the digits that would make the corners a deadly rectangle. */
static bool
check_deadly (const RtStep *step, const RtStudy *study, const int corner[4], int deadly[4])
{
  RtDigits swapped = step->pattern.digits;
  int first = rt_digits_first (swapped), second = rt_digits_next (swapped, first);
  int n_ways = 0;

  demand (rt_digits_count (swapped) == 2);
  for (int way = 0; way < 2; way++) {
    const int digits[4] = { way ? second : first, way ? first : second,
                            way ? first : second, way ? second : first };
    bool fits = true;

    for (int i = 0; i < 4; i++) {
      int held = study->field.digit[corner[i]];

      demand (!rt_cells_has (study->givens, corner[i]));
      fits &= held ? held == digits[i] : may_be (study, corner[i], digits[i]);
    }
    if (fits)
      memcpy (deadly, digits, sizeof digits);
    n_ways += fits;
  }
  demand (n_ways == 1);
  return true;
}

bool
check_avoidable_rectangle (const RtStep *step, const RtStudy *study)
{
  int corner[4], deadly[4], empty[4], n_empty = 0, extra;

  demand (check_corners (step->pattern.cells, corner));
  demand (check_deadly (step, study, corner, deadly));
  for (int i = 0; i < 4; i++)
    if (!study->field.digit[corner[i]])
      empty[n_empty++] = i;
  if (n_empty == 1) {
    demand (step->n_removed == 1);
    demand (step->removed[0].cell == corner[empty[0]]);
    demand (step->removed[0].digits == rt_digits_of (deadly[empty[0]]));
    return true;
  }
  demand (n_empty == 2);
  extra = rt_digits_first (step->removed[0].digits);
  for (int k = 0; k < 2; k++)
    demand (study->field.candidates[corner[empty[k]]] ==
            (rt_digits_of (deadly[empty[k]]) | rt_digits_of (extra)));
  for_each_removed (cell, digit, step) {
    demand (digit == extra);
    demand (sees (cell, corner[empty[0]]) && sees (cell, corner[empty[1]]));
  }
  return true;
}

/* Cells with their digits: corners first, then cells of a set. */
typedef struct {
  const RtStep *step;
  const RtStudy *study;
  int n, n_corners;
  int cell[RT_N_CELLS], digit[RT_N_CELLS];
} Filling;

/* Returns the digits of the first N cells in HOUSE. */
static RtDigits
digits_in_house (const Filling *filling, const int *digit, int house)
{
  RtDigits digits = RT_DIGITS_NONE;

  for (int i = 0; i < filling->n_corners; i++)
    if (rt_cells_has (house_cells (house), filling->cell[i]))
      digits |= rt_digits_of (digit[i]);
  return digits;
}

/* Returns true if the two rows, or columns, of corners can be exchanged without changing any
 * house. */
static bool
can_be_swapped (const Filling *filling)
{
  int n = filling->n_corners;
  bool by_rows = true;

  for (int i = 0; i < n / 2; i++)
    by_rows &= filling->cell[i] / 9 == filling->cell[0] / 9 &&
               filling->cell[i] % 9 == filling->cell[n / 2 + i] % 9;
  for (int house = 0; house < RT_N_HOUSES; house++) {
    int swapped[RT_N_CELLS];

    for (int i = 0; i < n; i++)
      swapped[i] = filling->digit[by_rows ? (i + n / 2) % n : i ^ 1];
    if (digits_in_house (filling, swapped, house) != digits_in_house (filling, filling->digit, house))
      return false;
  }
  return true;
}

/* Returns true if each house shown has its digits of the pattern in corners. */
static bool
fills_houses (const Filling *filling)
{
  const RtStep *step = filling->step;

  for (guint i = 0; i < step->n_houses; i++)
    for_each_digit (digit, step->pattern.digits) {
      RtCells here = places (filling->study, step->houses[i].house, digit);
      bool has = rt_cells_is_empty (here) || !is_within (here, step->pattern.cells);

      for (int k = 0; k < filling->n_corners; k++)
        has |= filling->digit[k] == digit && rt_cells_has (here, filling->cell[k]);
      if (!has)
        return false;
    }
  return true;
}

/* Returns true if the cells from I on can be filled, with DIGIT in CELL, so that the corners
 * cannot be exchanged. */
static bool
has_other_filling (Filling *filling, int i, int cell, int digit)
{
  RtDigits may;

  if (i == filling->n)
    return fills_houses (filling) && !can_be_swapped (filling);
  may = filling->study->field.candidates[filling->cell[i]];
  if (filling->study->field.digit[filling->cell[i]])
    may = rt_digits_of (filling->study->field.digit[filling->cell[i]]);
  if (filling->cell[i] == cell)
    may &= rt_digits_of (digit);
  for_each_digit (d, may) {
    bool clashes = d == digit && sees (filling->cell[i], cell);

    for (int k = 0; k < i; k++)
      clashes |= filling->digit[k] == d && sees (filling->cell[k], filling->cell[i]);
    filling->digit[i] = d;
    if (!clashes && has_other_filling (filling, i + 1, cell, digit))
      return true;
  }
  return false;
}

/* Checks that with each eliminated candidate, corners and set can only be filled so that the
 * corners can be exchanged. */
static bool
check_fillings (Filling *filling)
{
  const RtStep *step = filling->step;
  const RtCells set = rt_cells_minus (rt_step_cells_of (step, RT_MARK_SECOND), step->pattern.cells);

  for (int i = 0; i < filling->n_corners; i++)
    demand (!rt_cells_has (filling->study->givens, filling->cell[i]));
  filling->n = filling->n_corners;
  for_each_cell (cell, set)
    filling->cell[filling->n++] = cell;
  for_each_removed (cell, digit, step)
    demand (!has_other_filling (filling, 0, cell, digit));
  return true;
}

bool
check_filled_rectangle (const RtStep *step, const RtStudy *study)
{
  Filling filling = { .step = step, .study = study, .n_corners = 4 };

  demand (check_corners (step->pattern.cells, filling.cell));
  demand (rt_digits_count (step->pattern.digits) == 2);
  return check_fillings (&filling);
}

/* Checks an extended rectangle: six cells where two lines cross three. */
bool
check_extended_rectangle (const RtStep *step, const RtStudy *study)
{
  Filling filling = { .step = step, .study = study };
  unsigned rows = 0, columns = 0;

  for_each_cell (cell, step->pattern.cells) {
    filling.cell[filling.n_corners++] = cell;
    rows |= 1u << cell / 9;
    columns |= 1u << cell % 9;
  }
  demand (filling.n_corners == 6);
  demand (__builtin_popcount (rows) * __builtin_popcount (columns) == 6);
  demand (rt_digits_count (step->pattern.digits) == 3);
  return check_fillings (&filling);
}
