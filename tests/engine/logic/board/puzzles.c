/* puzzles.c - fills grids cell by cell in random order, and removes givens. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/board/puzzles.h"

#include "engine/fast/fast.h"

#include <glib.h>
#include <stdlib.h>

void
shuffle (int *order, int n)
{
  for (int i = 0; i < n; i++)
    order[i] = i;
  for (int i = n - 1; i > 0; i--) {
    int k = g_test_rand_int_range (0, i + 1), kept = order[i];

    order[i] = order[k];
    order[k] = kept;
  }
}

void
shuffle_lines (int *lines)
{
  int bands[3], within[3];

  shuffle (bands, 3);
  for (int band = 0; band < 3; band++) {
    shuffle (within, 3);
    for (int i = 0; i < 3; i++)
      lines[3 * band + i] = 3 * bands[band] + within[i];
  }
}

static uint64_t
count (const RtGrid *grid, uint64_t limit)
{
  uint64_t n;

  g_assert_true (rt_fast_count (grid, limit, NULL, &n));
  return n;
}

/* Fills cells in random order with any digit that leaves a solution. */
/* Returns a random solved grid. */
static RtGrid
random_solution (void)
{
  RtGrid grid = { 0 };
  int cells[RT_N_CELLS], digits[9];

  shuffle (cells, RT_N_CELLS);
  for (int i = 0; i < RT_N_CELLS; i++) {
    int k = 0;

    shuffle (digits, 9);
    do
      grid.digit[cells[i]] = (uint8_t) (digits[k++] + 1);
    while (count (&grid, 1) == 0);
  }
  return grid;
}

RtGrid
random_puzzle (RtGrid *solution)
{
  RtGrid grid = *solution = random_solution ();
  int order[RT_N_CELLS];

  shuffle (order, RT_N_CELLS);
  for (int i = 0; i < RT_N_CELLS; i++) {
    uint8_t digit = grid.digit[order[i]];

    grid.digit[order[i]] = 0;
    if (count (&grid, 2) != 1)
      grid.digit[order[i]] = digit;
  }
  return grid;
}

RtGrid
random_loose_puzzle (uint64_t most)
{
  RtGrid solution, grid = random_puzzle (&solution);

  for (;;) {
    RtGrid less = grid;
    uint64_t n;

    for (int k = g_test_rand_int_range (0, 4); k >= 0; k--)
      less.digit[g_test_rand_int_range (0, RT_N_CELLS)] = 0;
    n = count (&less, most);
    if (n > 1 && n < most)
      return less;
  }
}
