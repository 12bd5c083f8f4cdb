/* check-rectangles.c - the corners of a rectangle, and which would complete a deadly one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "checks.h"

#include <string.h>

/* Four cells in two rows, two columns and two boxes, by rows. */
static void
check_corners (RtCells cells, int corner[4])
{
  int n = 0;

  g_assert_cmpint (rt_cells_count (cells), ==, 4);
  for_each_cell (cell, cells)
    corner[n++] = cell;
  g_assert_cmpint (corner[0] / 9, ==, corner[1] / 9);
  g_assert_cmpint (corner[2] / 9, ==, corner[3] / 9);
  g_assert_cmpint (corner[0] % 9, ==, corner[2] % 9);
  g_assert_cmpint (corner[1] % 9, ==, corner[3] % 9);
  g_assert_true ((rt_box_of (corner[0]) == rt_box_of (corner[1])) !=
                 (rt_box_of (corner[0]) == rt_box_of (corner[2])));
}

void
check_hidden_rectangle (const RtStep *step, const RtStudy *study)
{
  RtDigits swapped = step->pattern.digits, x;
  int corner[4], i = 0, cell;

  check_corners (step->pattern.cells, corner);
  g_assert_cmpint (rt_digits_count (swapped), ==, 2);
  g_assert_cmpuint (step->n_removed, ==, 1);
  while (corner[i] != step->removed[0].cell)
    g_assert_cmpint (++i, <, 4);
  cell = corner[i];
  x = swapped & (RtDigits) ~step->removed[0].digits;
  g_assert_cmpint (rt_digits_count (x), ==, 1);
  g_assert_cmpint (study->field.candidates[corner[3 - i]], ==, swapped);
  for (int k = 0; k < 4; k++)
    g_assert_cmpint (study->field.candidates[corner[k]] & swapped, ==, swapped);
  g_assert_true (is_within (places (study, cell / 9, rt_digits_first (x)), step->pattern.cells));
  g_assert_true (is_within (places (study, 9 + cell % 9, rt_digits_first (x)), step->pattern.cells));
}

/* The digits that would make the corners a deadly rectangle, by those that they hold. */
static void
check_deadly (const RtStep *step, const RtStudy *study, const int corner[4], int deadly[4])
{
  RtDigits swapped = step->pattern.digits;
  int first = rt_digits_first (swapped), second = rt_digits_next (swapped, first);
  int n_ways = 0;

  g_assert_cmpint (rt_digits_count (swapped), ==, 2);
  for (int way = 0; way < 2; way++) {
    const int digits[4] = { way ? second : first, way ? first : second,
                            way ? first : second, way ? second : first };
    bool fits = true;

    for (int i = 0; i < 4; i++) {
      int held = study->field.digit[corner[i]];

      g_assert_false (rt_cells_has (study->givens, corner[i]));
      fits &= held ? held == digits[i] : may_be (study, corner[i], digits[i]);
    }
    if (fits)
      memcpy (deadly, digits, sizeof digits);
    n_ways += fits;
  }
  g_assert_cmpint (n_ways, ==, 1);
}

void
check_avoidable_rectangle (const RtStep *step, const RtStudy *study)
{
  int corner[4], deadly[4], empty[4], n_empty = 0, extra;

  check_corners (step->pattern.cells, corner);
  check_deadly (step, study, corner, deadly);
  for (int i = 0; i < 4; i++)
    if (!study->field.digit[corner[i]])
      empty[n_empty++] = i;
  if (n_empty == 1) {
    g_assert_cmpuint (step->n_removed, ==, 1);
    g_assert_cmpint (step->removed[0].cell, ==, corner[empty[0]]);
    g_assert_cmpint (step->removed[0].digits, ==, rt_digits_of (deadly[empty[0]]));
    return;
  }
  g_assert_cmpint (n_empty, ==, 2);
  extra = rt_digits_first (step->removed[0].digits);
  for (int k = 0; k < 2; k++)
    g_assert_cmpint (study->field.candidates[corner[empty[k]]], ==,
                     rt_digits_of (deadly[empty[k]]) | rt_digits_of (extra));
  for_each_removed (cell, digit, step) {
    g_assert_cmpint (digit, ==, extra);
    g_assert_true (sees (cell, corner[empty[0]]) && sees (cell, corner[empty[1]]));
  }
}
