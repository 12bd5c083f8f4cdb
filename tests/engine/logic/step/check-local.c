/* check-local.c - checks steps that follow from a few cells: wings, excluded sets, and patterns
 * that must not be.
 *
 * All ways to fill the cells of the pattern are tried. Of houses that the step shows all cells are
 * filled, so that each digit has its place there. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checks.h"

#include <string.h>

/* The state of filling cells. */
typedef struct {
  RtDigits left[RT_N_CELLS];    /* remaining digits of open cells */
  RtCells open;
  Candidates ways_out;          /* one of these must be used; */
  bool is_out;                  /* or none is needed, or one was used */
} Filling;

/* Returns the open cell with the fewest digits. */
static int
narrowest (const Filling *filling)
{
  int best = rt_cells_first (filling->open);

  for_each_cell (cell, filling->open)
    if (rt_digits_count (filling->left[cell]) < rt_digits_count (filling->left[best]))
      best = cell;
  return best;
}

static void
choose (Filling *filling, int cell, int digit)
{
  rt_cells_remove (&filling->open, cell);
  filling->is_out |= rt_cells_has (filling->ways_out.of[digit - 1], cell);
  for_each_cell (other, filling->open)
    if (sees (cell, other))
      filling->left[other] &= (RtDigits) ~rt_digits_of (digit);
}

/* Returns true if the open cells can be filled. */
static bool
has_way (const Filling *filling)
{
  int cell;

  if (rt_cells_is_empty (filling->open))
    return filling->is_out;
  cell = narrowest (filling);
  for_each_digit (digit, filling->left[cell]) {
    Filling next = *filling;

    choose (&next, cell, digit);
    if (has_way (&next))
      return true;
  }
  return false;
}

/* Returns all marked cells, and the empty cells of the houses shown. */
static RtCells
cells_of (const RtStep *step, const RtStudy *study)
{
  RtCells cells = RT_CELLS_NONE;

  for (guint i = 0; i < step->n_marks; i++)
    rt_cells_add (&cells, step->marks[i].cell);
  for (guint i = 0; i < step->n_houses; i++)
    if (step->houses[i].role == RT_HOUSE_WHERE)
      for_each_cell (cell, house_cells (step->houses[i].house))
        if (!study->field.digit[cell])
          rt_cells_add (&cells, cell);
  return cells;
}

/* Checks that with the eliminated candidates CELLS cannot be filled; or, with WAYS_OUT, not with
 * one of these. */
static bool
check_no_way (const RtStep *step, const RtStudy *study, RtCells cells, const Candidates *ways_out)
{
  for_each_removed (cell, digit, step) {
    Filling filling = { .open = cells, .is_out = !ways_out };

    if (ways_out)
      filling.ways_out = *ways_out;
    for_each_cell (other, filling.open)
      filling.left[other] = study->field.candidates[other];
    choose (&filling, cell, digit);
    demand (!has_way (&filling));
  }
  return true;
}

bool
check_wing (const RtStep *step, const RtStudy *study)
{
  demand (rt_cells_count (step->pattern.cells) == 3);
  demand (digits_in (study, step->pattern.cells) == step->pattern.digits);
  demand (check_no_way (step, study, step->pattern.cells, NULL));
  return true;
}

/* Checks a bent set: as many cells as digits, where a line crosses a box. */
bool
check_bent_set (const RtStep *step, const RtStudy *study)
{
  RtCells cells = step->pattern.cells;
  RtHouses houses = 0;

  for (guint i = 0; i < step->n_houses; i++)
    houses |= UINT32_C (1) << step->houses[i].house;
  demand (rt_cells_count (cells) == (strcmp (step->technique->id, "wxyz-wing") == 0 ? 4 : 5));
  demand (rt_digits_count (step->pattern.digits) == rt_cells_count (cells));
  demand (digits_in (study, cells) == step->pattern.digits);
  demand (__builtin_popcount (houses) == 2 && houses >> 18 && houses & 0x3ffff);
  for (int house = 0; house < RT_N_HOUSES; house++)
    demand (!(houses >> house & 1) || !is_within (cells, house_cells (house)));
  demand (check_no_way (step, study, cells, NULL));
  return true;
}

bool
check_exclusion (const RtStep *step, const RtStudy *study)
{
  demand (rt_cells_count (step->pattern.cells) ==
          (strcmp (step->technique->id, "aligned-pair") == 0 ? 2 : 3));
  for_each_removed (cell, digit, step)
    demand (rt_cells_has (step->pattern.cells, cell) && may_be (study, cell, digit));
  demand (check_no_way (step, study, cells_of (step, study), NULL));
  return true;
}

/* Checks a unique loop: the two digits could be swapped; all further candidates are ways out. */
bool
check_unique_loop (const RtStep *step, const RtStudy *study)
{
  Candidates extra = marked (step, RT_MARK_FIN);
  RtCells loop = step->pattern.cells;

  demand (rt_digits_count (step->pattern.digits) == 2);
  demand (rt_cells_count (loop) >= 4);
  for (int house = 0; house < RT_N_HOUSES; house++) {
    int n = rt_cells_count (rt_cells_and (loop, house_cells (house)));

    demand (n == 0 || n == 2);
  }
  for_each_cell (cell, loop)
    for_each_digit (digit, study->field.candidates[cell])
      demand (rt_digits_has (step->pattern.digits, digit) !=
              rt_cells_has (extra.of[digit - 1], cell));
  demand (check_no_way (step, study, cells_of (step, study), &extra));
  return true;
}

/* Returns true if PLACED is the only one of CANDIDATES. */
static bool
is_only (const Candidates *candidates, const RtPlacement *placed)
{
  for (int digit = 1; digit <= 9; digit++)
    demand (rt_cells_equal (candidates->of[digit - 1],
                            digit == placed->digit ? rt_cells_of (placed->cell) : RT_CELLS_NONE));
  return true;
}

/* Checks a universal grave: without the marked candidates, each cell has two, and each digit two
 * places or none. */
bool
check_universal_grave (const RtStep *step, const RtStudy *study)
{
  Candidates extra = marked (step, RT_MARK_PATTERN);

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int n = 0;

    for_each_digit (digit, study->field.candidates[cell])
      n += !rt_cells_has (extra.of[digit - 1], cell);
    demand (n == (study->field.digit[cell] ? 0 : 2));
  }
  for (int house = 0; house < RT_N_HOUSES; house++)
    for (int digit = 1; digit <= 9; digit++) {
      int n = rt_cells_count (rt_cells_minus (places (study, house, digit), extra.of[digit - 1]));

      demand (n == 0 || n == 2);
    }
  if (step->n_placed)
    return is_only (&extra, &step->placed[0]);
  demand (check_no_way (step, study, cells_of (step, study), &extra));
  return true;
}
