/* neighbour.c - makes a puzzle from another one: removes a few givens, adds other givens, and
 * minimises the puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/make/neighbour.h"

#include "engine/fast/fast.h"
#include "engine/make/minimal-puzzle.h"

enum { MOST_TAKEN = 3 };

/* Stores in LAST the lexicographically last solution of GRID: the first one with the digits in
 * reverse order. */
static void
solve_last (const RtGrid *grid, RtGrid *last)
{
  RtGrid turned;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    turned.digit[cell] = grid->digit[cell] ? (uint8_t) (10 - grid->digit[cell]) : 0;
  rt_fast_solve (&turned, last);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    last->digit[cell] = (uint8_t) (10 - last->digit[cell]);
}

int
rt_add_until_unique (RtGrid *puzzle, const RtOrbits *groups, RtRandom *random)
{
  int before = rt_cells_count (rt_grid_filled (puzzle));
  RtGrid first, last;

  while (rt_fast_solve (puzzle, &first) > 1) {
    int i = 0;

    solve_last (puzzle, &last);
    if (rt_random_below (random, 2)) {
      RtGrid other = first;

      first = last;
      last = other;
    }
    /* Finds the first group in which the two solutions differ. */
    for (bool differ = false; !differ; i++)
      for_each_cell (cell, groups->cells[i])
        differ |= first.digit[cell] != last.digit[cell];
    for_each_cell (cell, groups->cells[i - 1])
      puzzle->digit[cell] = first.digit[cell];
  }
  return rt_cells_count (rt_grid_filled (puzzle)) - before;
}

void
rt_neighbour (const RtGrid *puzzle, const RtOrbits *groups, RtRandom *random, RtGrid *other)
{
  int n = 1 + (int) rt_random_below (random, MOST_TAKEN);
  RtOrbits given, all = *groups;

  *other = *puzzle;
  rt_orbits_of (groups, rt_grid_filled (puzzle), &given);
  rt_orbits_shuffle (&given, random);
  for (int i = 0; i < n && i < given.n; i++)
    for_each_cell (cell, given.cells[i])
      other->digit[cell] = 0;
  rt_orbits_shuffle (&all, random);
  rt_add_until_unique (other, &all, random);
  rt_orbits_shuffle (&all, random);
  rt_orbits_of (&all, rt_grid_filled (other), &all);
  rt_minimise (other, &all);
}
