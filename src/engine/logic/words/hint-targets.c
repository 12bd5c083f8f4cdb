/* hint-targets.c - finds the digits, houses and cells that a hint names, and the cells that prove a
 * single. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/words/hint-targets.h"

#include "engine/core/geometry.h"
#include "engine/logic/finders/families.h"

#include <string.h>

/* Maximum number of digits or houses that a hint names. */
#define FEW 4

static bool
are_few (int n)
{
  return n > 0 && n <= FEW;
}

/* Returns the cells at the start of a chain. */
static RtCells
start_of (const RtStep *step)
{
  RtCells assumed = rt_step_cells_of (step, RT_MARK_ASSUMED);

  return rt_cells_is_empty (assumed) && step->n_links ? step->links[0].from.cells : assumed;
}

static RtHouses
houses_of (const RtStep *step)
{
  RtHouses base = rt_step_houses (step, RT_HOUSE_BASE), houses = step->pattern.base;

  if (houses)
    return houses;
  return base ? base : rt_step_houses (step, RT_HOUSE_WHERE);
}

void
rt_hint_target (RtHintTarget *place, const RtStep *step)
{
  RtDigits digits = rt_step_digits (step);
  RtHouses houses = houses_of (step);

  memset (place, 0, sizeof *place);
  if (are_few (__builtin_popcount (houses)))
    place->houses = houses;
  if (rt_is_single (digits))
    place->digits = digits;
  if (place->houses || place->digits)
    return;
  place->cells = start_of (step);
  place->starts = !rt_cells_is_empty (place->cells);
  if (place->starts)
    return;
  if (are_few (rt_digits_count (digits)))
    place->digits = digits;
  else
    place->cells = rt_step_cells (step);
  if (!place->digits && rt_cells_is_empty (place->cells))
    place->cells = rt_step_cells_of (step, RT_MARK_PLACED);
}

bool
rt_hint_is_single (const RtStep *step)
{
  for (const RtTechnique *row = rt_family_singles.rows; row->id; row++)
    if (row == step->technique)
      return true;
  return false;
}

/* Returns the cells of GRID that hold DIGIT. */
static RtCells
holders (const RtGrid *grid, int digit)
{
  RtCells cells = RT_CELLS_NONE;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid->digit[cell] == digit)
      rt_cells_add (&cells, cell);
  return cells;
}

/* Returns the cell of CELLS that sees most of BLANKS; RT_NO_CELL if none sees any. */
static int
find_best (RtCells cells, RtCells blanks)
{
  int best = RT_NO_CELL, most = 0;

  for_each_cell (cell, cells) {
    int n = rt_cells_count (rt_cells_and (blanks, rt_peer_cells[cell]));

    if (n > most) {
      best = cell;
      most = n;
    }
  }
  return best;
}

/* Adds to REFUSAL the cells that exclude all other places of the placed digit in HOUSE. */
static void
refuse_places (RtHintRefusal *refusal, const RtGrid *grid, int house, RtPlacement placed)
{
  RtCells holding = holders (grid, placed.digit);
  int best;

  for (int i = 0; i < 9; i++)
    if (!grid->digit[rt_houses[house][i]] && rt_houses[house][i] != placed.cell)
      rt_cells_add (&refusal->open, rt_houses[house][i]);
  while ((best = find_best (holding, refusal->open)) != RT_NO_CELL) {
    RtCells seen = rt_cells_and (refusal->open, rt_peer_cells[best]);

    rt_cells_add (&refusal->refusing, best);
    refusal->ruled_out = rt_cells_or (refusal->ruled_out, seen);
    refusal->open = rt_cells_minus (refusal->open, seen);
  }
}

/* Adds to REFUSAL the cells that exclude all other digits of the placed cell. */
static void
refuse_digits (RtHintRefusal *refusal, const RtGrid *grid, RtPlacement placed)
{
  for (int digit = 1; digit <= 9; digit++) {
    RtCells seen = rt_cells_and (holders (grid, digit), rt_peer_cells[placed.cell]);

    if (digit != placed.digit && !rt_cells_is_empty (seen))
      rt_cells_add (&refusal->refusing, rt_cells_first (seen));
  }
}

void
rt_hint_refusal (RtHintRefusal *refusal, const RtStep *step, const RtGrid *grid)
{
  memset (refusal, 0, sizeof *refusal);
  if (!rt_hint_is_single (step))
    return;
  if (step->n_houses == 1)
    refuse_places (refusal, grid, step->houses[0].house, step->placed[0]);
  else
    refuse_digits (refusal, grid, step->placed[0]);
}
