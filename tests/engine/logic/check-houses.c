/* check-houses.c - what houses leave: singles, sets, and fish.
 *
 *     singles     the house or the cell that leaves nothing else
 *     sets        as many cells as digits
 *     fish        as many houses of the cover as of the base, and the fins; locked candidates are
 *                 fish of one house */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "checks.h"

void
check_hidden_single (const RtStep *step, const RtStudy *study)
{
  bool found = false;

  g_assert_cmpuint (step->n_placed, ==, 1);
  for (int house = 0; house < RT_N_HOUSES; house++)
    found |= rt_cells_equal (places (study, house, step->placed[0].digit),
                             rt_cells_of (step->placed[0].cell));
  g_assert_true (found);
}

void
check_full_house (const RtStep *step, const RtStudy *study)
{
  bool found = false;

  check_hidden_single (step, study);
  for (int kind = 0; kind < 3; kind++) {
    int n = 0;

    for (int i = 0; i < 9; i++)
      n += !study->field.digit[rt_houses[rt_houses_of[step->placed[0].cell][kind]][i]];
    found |= n == 1;
  }
  g_assert_true (found);
}

void
check_naked_single (const RtStep *step, const RtStudy *study)
{
  g_assert_cmpuint (step->n_placed, ==, 1);
  g_assert_cmpint (study->field.candidates[step->placed[0].cell], ==,
                   rt_digits_of (step->placed[0].digit));
}

/* Sets. */

void
check_naked_set (const RtStep *step, const RtStudy *study)
{
  const RtPattern *pattern = &step->pattern;

  g_assert_cmpint (rt_cells_count (pattern->cells), ==, rt_digits_count (pattern->digits));
  for_each_cell (cell, pattern->cells) {
    g_assert_cmpint (study->field.candidates[cell], !=, 0);
    g_assert_cmpint (study->field.candidates[cell] & ~pattern->digits, ==, 0);
    for_each_cell (other, pattern->cells)
      g_assert_true (cell == other || sees (cell, other));
  }
  for_each_removed (cell, digit, step) {
    g_assert_true (rt_digits_has (pattern->digits, digit));
    g_assert_true (sees_all (cell, pattern->cells));
  }
}

void
check_locked_set (const RtStep *step, const RtStudy *study)
{
  int first = rt_cells_first (step->pattern.cells), n_box = 0, n_line = 0;

  check_naked_set (step, study);
  for_each_removed (cell, digit, step) {
    n_box += rt_box_of (cell) == rt_box_of (first);
    n_line += rt_box_of (cell) != rt_box_of (first);
  }
  g_assert_cmpint (n_box, >, 0);
  g_assert_cmpint (n_line, >, 0);
}

void
check_hidden_set (const RtStep *step, const RtStudy *study)
{
  const RtPattern *pattern = &step->pattern;
  int house = __builtin_ctz (pattern->base);

  g_assert_cmpint (rt_cells_count (pattern->cells), ==, rt_digits_count (pattern->digits));
  for_each_digit (digit, pattern->digits) {
    g_assert_false (rt_cells_is_empty (places (study, house, digit)));
    g_assert_true (is_within (places (study, house, digit), pattern->cells));
  }
  for_each_removed (cell, digit, step) {
    g_assert_true (rt_cells_has (pattern->cells, cell));
    g_assert_false (rt_digits_has (pattern->digits, digit));
  }
}

/* Fish. */

void
check_fish (const RtStep *step, const RtStudy *study)
{
  int digit = rt_digits_first (step->pattern.digits), balance = 0;
  RtCells base = RT_CELLS_NONE, cover = RT_CELLS_NONE, fins;
  Candidates told = marked (step, RT_MARK_FIN);

  g_assert_cmpint (rt_digits_count (step->pattern.digits), ==, 1);
  for_each_bit (house, step->pattern.base) {
    RtCells here = places (study, (int) house, digit);

    g_assert_false (rt_cells_is_empty (here));
    g_assert_true (rt_cells_is_empty (rt_cells_and (base, here)));
    base = rt_cells_or (base, here);
    balance++;
  }
  for_each_bit (house, step->pattern.cover) {
    cover = rt_cells_or (cover, house_cells ((int) house));
    balance--;
  }
  g_assert_cmpint (balance, ==, 0);
  fins = rt_cells_minus (base, cover);
  g_assert_true (rt_cells_equal (fins, told.of[digit - 1]));
  for_each_removed (cell, removed, step) {
    g_assert_cmpint (removed, ==, digit);
    g_assert_true (rt_cells_has (cover, cell));
    g_assert_false (rt_cells_has (base, cell));
    g_assert_true (sees_all (cell, fins));
  }
}

/* Whether, without CELLS, some house has no other place for what the step places. */
static bool
is_hidden_beside (const RtStep *step, const RtStudy *study, RtCells cells)
{
  bool found = false;

  for (int house = 0; house < RT_N_HOUSES; house++)
    found |= rt_cells_equal (rt_cells_minus (places (study, house, step->placed[0].digit), cells),
                             rt_cells_of (step->placed[0].cell));
  return found;
}

/* A fish of one house, after which there is a hidden single. */
void
check_direct_fish (const RtStep *step, const RtStudy *study)
{
  int base = __builtin_ctz (step->pattern.base), cover = __builtin_ctz (step->pattern.cover);

  check_fish (step, study);
  g_assert_cmpint (step->pattern.digits, ==, rt_digits_of (step->placed[0].digit));
  g_assert_true (
    is_hidden_beside (step, study, rt_cells_minus (house_cells (cover), house_cells (base))));
}

/* A hidden set, after which there is a hidden single. */
void
check_direct_set (const RtStep *step, const RtStudy *study)
{
  check_hidden_set (step, study);
  g_assert_false (rt_digits_has (step->pattern.digits, step->placed[0].digit));
  g_assert_true (is_hidden_beside (step, study, step->pattern.cells));
}

/* A fish of lines, with fins that lie in one box. */
void
check_finned_fish (const RtStep *step, const RtStudy *study)
{
  Candidates fins = marked (step, RT_MARK_FIN);
  RtCells of_digit = fins.of[rt_digits_first (step->pattern.digits) - 1];
  int box = rt_box_of (rt_cells_first (of_digit));

  check_fish (step, study);
  g_assert_true (is_within (of_digit, house_cells (18 + box)));
  g_assert_cmpint ((step->pattern.base | step->pattern.cover) >> 18, ==, 0);
}

/* A fish of which the base and the cover have lines, and one has a box. */
void
check_franken_fish (const RtStep *step, const RtStudy *study)
{
  RtHouses base = step->pattern.base, cover = step->pattern.cover;

  check_fish (step, study);
  g_assert_cmpint ((base | cover) >> 18, !=, 0);
  g_assert_true ((base & 0x1ff && cover & 0x1ff << 9 && !(base & 0x1ff << 9) && !(cover & 0x1ff)) ||
                 (base & 0x1ff << 9 && cover & 0x1ff && !(base & 0x1ff) && !(cover & 0x1ff << 9)));
}
