/* check-houses.c - checks steps that follow from houses: singles, sets and fish.
 *
 *     singles     the house or the cell that leaves nothing else
 *     sets        as many cells as digits
 *     fish        as many houses of the cover as of the base, and the fins; locked candidates are
 *                 fish of one house */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checks.h"

#define ROWS UINT32_C (0x1ff)
#define COLUMNS (ROWS << 9)

bool
check_hidden_single (const RtStep *step, const RtStudy *study)
{
  bool found = false;

  demand (step->n_placed == 1);
  for (int house = 0; house < RT_N_HOUSES; house++)
    found |= rt_cells_equal (places (study, house, step->placed[0].digit),
                             rt_cells_of (step->placed[0].cell));
  demand (found);
  return true;
}

bool
check_full_house (const RtStep *step, const RtStudy *study)
{
  bool found = false;

  demand (check_hidden_single (step, study));
  for (int kind = 0; kind < 3; kind++) {
    int n = 0;

    for (int i = 0; i < 9; i++)
      n += !study->field.digit[rt_houses[rt_houses_of[step->placed[0].cell][kind]][i]];
    found |= n == 1;
  }
  demand (found);
  return true;
}

bool
check_naked_single (const RtStep *step, const RtStudy *study)
{
  demand (step->n_placed == 1);
  demand (study->field.candidates[step->placed[0].cell] == rt_digits_of (step->placed[0].digit));
  return true;
}

/* Returns the houses shown in a role. */
static RtHouses
shown (const RtStep *step, RtHouseRole role)
{
  RtHouses houses = 0;

  for (guint i = 0; i < step->n_houses; i++)
    if (step->houses[i].role == role)
      houses |= UINT32_C (1) << step->houses[i].house;
  return houses;
}

/* Sets. */

/* Checks a naked or hidden set: as many cells as digits, all marked, and the houses shown. */
static bool
check_set (const RtStep *step, const RtStudy *study)
{
  const RtPattern *pattern = &step->pattern;
  Candidates told = marked (step, RT_MARK_PATTERN);

  demand (!rt_cells_is_empty (pattern->cells));
  demand (rt_cells_count (pattern->cells) == rt_digits_count (pattern->digits));
  demand (pattern->base != 0);
  for_each_bit (house, pattern->base)
    demand (is_within (pattern->cells, house_cells ((int) house)));
  for (int digit = 1; digit <= 9; digit++)
    demand (rt_cells_equal (told.of[digit - 1], rt_digits_has (pattern->digits, digit)
                                                  ? places_in (study, pattern->cells, digit)
                                                  : RT_CELLS_NONE));
  demand ((pattern->base & ~shown (step, RT_HOUSE_WHERE)) == 0);
  return true;
}

bool
check_naked_set (const RtStep *step, const RtStudy *study)
{
  const RtPattern *pattern = &step->pattern;

  demand (check_set (step, study));
  for_each_cell (cell, pattern->cells) {
    demand (study->field.candidates[cell] != 0);
    demand ((study->field.candidates[cell] & ~pattern->digits) == 0);
    for_each_cell (other, pattern->cells)
      demand (cell == other || sees (cell, other));
  }
  for_each_removed (cell, digit, step) {
    demand (rt_digits_has (pattern->digits, digit));
    demand (sees_all (cell, pattern->cells));
  }
  return true;
}

bool
check_locked_set (const RtStep *step, const RtStudy *study)
{
  int first, n_box = 0, n_line = 0;

  demand (check_naked_set (step, study));
  demand (__builtin_popcount (step->pattern.base) == 2);
  first = rt_cells_first (step->pattern.cells);
  for_each_removed (cell, digit, step) {
    n_box += rt_box_of (cell) == rt_box_of (first);
    n_line += rt_box_of (cell) != rt_box_of (first);
  }
  demand (n_box > 0);
  demand (n_line > 0);
  return true;
}

bool
check_hidden_set (const RtStep *step, const RtStudy *study)
{
  const RtPattern *pattern = &step->pattern;
  int house;

  demand (check_set (step, study));
  demand (__builtin_popcount (pattern->base) == 1);
  house = __builtin_ctz (pattern->base);
  for_each_digit (digit, pattern->digits) {
    demand (!rt_cells_is_empty (places (study, house, digit)));
    demand (is_within (places (study, house, digit), pattern->cells));
  }
  for_each_removed (cell, digit, step) {
    demand (rt_cells_has (pattern->cells, cell));
    demand (!rt_digits_has (pattern->digits, digit));
  }
  return true;
}

/* Fish. */

/* The places of DIGIT in some houses, by the number of houses of each. */
typedef struct {
  uint8_t n[RT_N_CELLS];
} Depth;

static Depth
depth_of (const RtStudy *study, RtHouses houses, int digit)
{
  Depth depth = { { 0 } };

  for_each_bit (house, houses)
    for_each_cell (cell, places (study, (int) house, digit))
      depth.n[cell]++;
  return depth;
}

/* Checks a fish: base and cover have equally many houses with places, and no common house. A
 * place in more base houses than cover houses is marked as a fin, in several base houses as an
 * endo-fin; eliminated ones are in more cover houses, and see all fins. */
bool
check_fish (const RtStep *step, const RtStudy *study)
{
  const RtPattern *pattern = &step->pattern;
  RtCells fins = RT_CELLS_NONE, endo_fins = RT_CELLS_NONE, others = RT_CELLS_NONE;
  Depth base, cover;
  int digit;

  demand (rt_digits_count (pattern->digits) == 1);
  digit = rt_digits_first (pattern->digits);
  demand (__builtin_popcount (pattern->base) == __builtin_popcount (pattern->cover));
  demand ((pattern->base & pattern->cover) == 0);
  for_each_bit (house, pattern->base | pattern->cover)
    demand (!rt_cells_is_empty (places (study, (int) house, digit)));
  base = depth_of (study, pattern->base, digit);
  cover = depth_of (study, pattern->cover, digit);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (base.n[cell] > cover.n[cell])
      rt_cells_add (base.n[cell] > 1 ? &endo_fins : &fins, cell);
    else if (base.n[cell])
      rt_cells_add (&others, cell);
  demand (rt_cells_equal (fins, marked (step, RT_MARK_FIN).of[digit - 1]));
  demand (rt_cells_equal (endo_fins, marked (step, RT_MARK_ENDO_FIN).of[digit - 1]));
  demand (rt_cells_equal (others, marked (step, RT_MARK_PATTERN).of[digit - 1]));
  demand (shown (step, RT_HOUSE_BASE) == pattern->base);
  demand (shown (step, RT_HOUSE_COVER) == pattern->cover);
  for_each_removed (cell, removed, step) {
    demand (removed == digit);
    demand (cover.n[cell] > base.n[cell]);
    demand (sees_all (cell, fins));
    demand (sees_all (cell, endo_fins));
  }
  return true;
}

/* Returns true if, without CELLS, the placed digit has no other place in some house. */
static bool
is_hidden_beside (const RtStep *step, const RtStudy *study, RtCells cells)
{
  bool found = false;

  for (int house = 0; house < RT_N_HOUSES; house++)
    found |= rt_cells_equal (rt_cells_minus (places (study, house, step->placed[0].digit), cells),
                             rt_cells_of (step->placed[0].cell));
  return found;
}

/* Checks a locked candidate that leaves a hidden single. */
bool
check_direct_fish (const RtStep *step, const RtStudy *study)
{
  int base, cover;

  demand (check_fish (step, study));
  demand (__builtin_popcount (step->pattern.base) == 1);
  base = __builtin_ctz (step->pattern.base);
  cover = __builtin_ctz (step->pattern.cover);
  demand (step->pattern.digits == rt_digits_of (step->placed[0].digit));
  demand (is_hidden_beside (step, study, rt_cells_minus (house_cells (cover), house_cells (base))));
  return true;
}

/* Checks a hidden set that leaves a hidden single. */
bool
check_direct_set (const RtStep *step, const RtStudy *study)
{
  demand (check_hidden_set (step, study));
  demand (!rt_digits_has (step->pattern.digits, step->placed[0].digit));
  demand (is_hidden_beside (step, study, step->pattern.cells));
  return true;
}

/* Checks a fish of lines with fins in one box. */
bool
check_finned_fish (const RtStep *step, const RtStudy *study)
{
  Candidates fins = marked (step, RT_MARK_FIN);
  RtCells of_digit;

  demand (check_fish (step, study));
  of_digit = fins.of[rt_digits_first (step->pattern.digits) - 1];
  demand (!rt_cells_is_empty (of_digit));
  demand (is_within (of_digit, house_cells (18 + rt_box_of (rt_cells_first (of_digit)))));
  demand (((step->pattern.base | step->pattern.cover) >> 18) == 0);
  return true;
}

/* Checks a fish whose base and cover contain lines, and one of them a box. */
bool
check_franken_fish (const RtStep *step, const RtStudy *study)
{
  RtHouses base = step->pattern.base, cover = step->pattern.cover;

  demand (check_fish (step, study));
  demand (((base | cover) >> 18) != 0);
  demand ((base & ROWS && cover & COLUMNS && !(base & COLUMNS) && !(cover & ROWS)) ||
          (base & COLUMNS && cover & ROWS && !(base & ROWS) && !(cover & COLUMNS)));
  return true;
}

/* Checks a fish of mixed rows and columns on a side. */
bool
check_mutant_fish (const RtStep *step, const RtStudy *study)
{
  RtHouses base = step->pattern.base, cover = step->pattern.cover;

  demand (check_fish (step, study));
  demand ((base & COLUMNS || cover & ROWS) && (base & ROWS || cover & COLUMNS));
  return true;
}
