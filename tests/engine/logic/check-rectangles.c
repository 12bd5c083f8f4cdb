/* check-rectangles.c - the corners of a rectangle, and which would complete a deadly one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "checks.h"

#include <string.h>

/* Four cells in two rows, two columns and two boxes, by rows. */
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

/* The digits that would make the corners a deadly rectangle, by those that they hold. */
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
