/* symmetry.c - table of the symmetries of givens; computes their orbits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/make/symmetry.h"

#include "engine/core/gettext-noop.h"
#include "engine/make/transform.h"

#include <string.h>

#define BIT(turn) (1u << (turn))

const RtSymmetry rt_symmetries[RT_N_SYMMETRIES + 1] = {
  { "none", N_("No symmetry"), 0 },
  { "half-turn", N_("Half turn"), BIT (RT_TURN_HALF) },
  { "quarter-turn", N_("Quarter turn"), BIT (RT_TURN_RIGHT) },
  { "horizontal", N_("Top and bottom mirrored"), BIT (RT_MIRROR_UP_DOWN) },
  { "vertical", N_("Left and right mirrored"), BIT (RT_MIRROR_LEFT_RIGHT) },
  { "diagonal", N_("Mirrored in the diagonal"), BIT (RT_MIRROR_DIAGONAL) },
  { "antidiagonal", N_("Mirrored in the other diagonal"), BIT (RT_MIRROR_ANTIDIAGONAL) },
  { "mirrors", N_("Both ways mirrored"), BIT (RT_MIRROR_UP_DOWN) | BIT (RT_MIRROR_LEFT_RIGHT) },
  { "diagonals", N_("Mirrored in both diagonals"),
    BIT (RT_MIRROR_DIAGONAL) | BIT (RT_MIRROR_ANTIDIAGONAL) },
  { "full", N_("Full symmetry"), BIT (RT_TURN_RIGHT) | BIT (RT_MIRROR_UP_DOWN) },
  { 0 }
};

const RtSymmetry *
rt_symmetry_by_id (const char *id)
{
  for (const RtSymmetry *symmetry = rt_symmetries; symmetry->id; symmetry++)
    if (strcmp (symmetry->id, id) == 0)
      return symmetry;
  return NULL;
}

/* Returns the orbit of cell FIRST: all cells to which the symmetry's turns and mirrors move it. */
static RtCells
orbit_of (const RtSymmetry *symmetry, int first)
{
  RtCells orbit = rt_cells_of (first), before;

  do {
    before = orbit;
    for_each_cell (cell, before)
      for (unsigned turn = 0; turn < RT_N_TURNS; turn++)
        if (symmetry->turns & BIT (turn))
          rt_cells_add (&orbit, rt_turn_from ((RtTurn) turn, cell));
  } while (!rt_cells_equal (before, orbit));
  return orbit;
}

void
rt_symmetry_orbits (const RtSymmetry *symmetry, RtOrbits *orbits)
{
  orbits->n = 0;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtCells orbit = orbit_of (symmetry, cell);

    if (rt_cells_first (orbit) == cell)
      orbits->cells[orbits->n++] = orbit;
  }
}

const RtSymmetry *
rt_symmetry_of (RtCells cells)
{
  const RtSymmetry *best = rt_symmetries;
  int least = RT_N_CELLS;

  for (const RtSymmetry *symmetry = rt_symmetries; symmetry->id; symmetry++) {
    bool kept = true;
    RtOrbits groups;

    rt_symmetry_orbits (symmetry, &groups);
    for (int i = 0; i < groups.n && kept; i++) {
      RtCells part = rt_cells_and (groups.cells[i], cells);

      kept = rt_cells_is_empty (part) || rt_cells_equal (part, groups.cells[i]);
    }
    if (kept && groups.n < least) {
      best = symmetry;
      least = groups.n;
    }
  }
  return best;
}

void
rt_orbits_of (const RtOrbits *groups, RtCells givens, RtOrbits *out)
{
  int n = 0;

  for (int i = 0; i < groups->n; i++) {
    RtCells cells = rt_cells_and (groups->cells[i], givens);

    if (!rt_cells_is_empty (cells))
      out->cells[n++] = cells;
  }
  out->n = n;
}

void
rt_orbits_shuffle (RtOrbits *groups, RtRandom *random)
{
  for (int i = groups->n; i > 1; i--) {
    uint32_t with = rt_random_below (random, (uint32_t) i);
    RtCells cells = groups->cells[i - 1];

    groups->cells[i - 1] = groups->cells[with];
    groups->cells[with] = cells;
  }
}
