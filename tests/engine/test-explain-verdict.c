/* test-explain-verdict.c - tests that an explained contradiction is one and is small, that
 * possible digits are possible, and that clues decide. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/explain-verdict.h"

#include "engine/fast/fast.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include <glib.h>
#include <string.h>

/* Five digits of the first row and four of the first column leave none for the cell of both. */
#define NO_CELL ".12345.....................6........7........8........9.........................."

static uint64_t
count (const RtGrid *grid)
{
  uint64_t n;

  g_assert_true (rt_fast_count (grid, 2, NULL, &n));
  return n;
}

static RtGrid
only (const RtGrid *grid, RtCells cells)
{
  RtGrid rest = { 0 };

  for_each_cell (cell, cells)
    rest.digit[cell] = grid->digit[cell];
  return rest;
}

/* A subset of the solved grid, with or without one digit spoilt. */
static RtGrid
some_grid (int n_tries, bool spoilt)
{
  const RtGrid solved = grid_of (SOLVED);
  RtGrid grid = { 0 };

  for (int i = 0; i < n_tries; i++) {
    int cell = g_test_rand_int_range (0, RT_N_CELLS);

    grid.digit[cell] = solved.digit[cell];
  }
  if (spoilt)
    grid.digit[g_test_rand_int_range (0, RT_N_CELLS)] = (uint8_t) g_test_rand_int_range (1, 10);
  return grid;
}

static void
test_none (void)
{
  int n = 0, smaller = 0;

  while (n < 200) {
    const RtGrid grid = some_grid (35, true);
    RtCells digits, fewest, again;
    RtGrid rest;

    if (count (&grid) > 0)
      continue;
    n++;
    g_assert_true (rt_why_none (&grid, 1, NULL, &digits));
    g_assert_true (rt_cells_is_empty (rt_cells_minus (digits, rt_grid_filled (&grid))));
    rest = only (&grid, digits);
    g_assert_cmpuint (count (&rest), ==, 0);
    for_each_cell (cell, digits) {
      RtGrid less = rest;

      less.digit[cell] = 0;
      g_assert_false (rt_fast_refutes (&less, 0));
    }
    g_assert_true (rt_why_none (&grid, 20, NULL, &fewest));
    rest = only (&grid, fewest);
    g_assert_cmpuint (count (&rest), ==, 0);
    g_assert_cmpint (rt_cells_count (fewest), <=, rt_cells_count (digits));
    smaller += rt_cells_count (fewest) < rt_cells_count (digits);
    g_assert_true (rt_why_none (&grid, 20, NULL, &again));
    g_assert_true (rt_cells_equal (fewest, again));
  }
  g_assert_cmpint (smaller, >, 0);
}

static void
test_none_by_hand (void)
{
  RtGrid grid = grid_of (EMPTY);
  RtCells digits;

  grid.digit[0] = grid.digit[8] = 5;
  grid.digit[40] = 1;
  g_assert_true (rt_why_none (&grid, 1, NULL, &digits));
  g_assert_true (rt_cells_equal (digits, rt_cells_or (rt_cells_of (0), rt_cells_of (8))));

  /* Two others have nothing to do with it. */
  grid = grid_of (NO_CELL);
  grid.digit[80] = 1;
  grid.digit[60] = 2;
  g_assert_true (rt_why_none (&grid, 5, NULL, &digits));
  g_assert_cmpuint (rt_cells_count (digits), ==, 9);
  g_assert_false (rt_cells_has (digits, 80) || rt_cells_has (digits, 60));

  grid = grid_of (EASY);
  g_assert_true (rt_why_none (&grid, 1, NULL, &digits));
  g_assert_true (rt_cells_is_empty (digits));
}

static bool
note (const RtGrid *solution, void *data)
{
  RtDigits *possible = data;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    possible[cell] |= rt_digits_of (solution->digit[cell]);
  return true;
}

/* The digits of all solutions, where these are few enough to be listed. */
static void
test_many (void)
{
  for (int n = 0; n < 100;) {
    const RtGrid grid = some_grid (40, n % 10 == 0);
    RtDigits possible[RT_N_CELLS], expected[RT_N_CELLS] = { 0 };
    uint64_t solutions;

    g_assert_true (rt_fast_count (&grid, 3000, NULL, &solutions));
    if (solutions == 3000)
      continue;
    n++;
    g_assert_true (rt_fast_visit (&grid, note, expected, NULL));
    g_assert_true (rt_why_many (&grid, NULL, possible));
    g_assert_cmpmem (possible, sizeof possible, expected, sizeof expected);
  }
}

static void
test_clues (void)
{
  int one = 0, few = 0;
  const RtGrid unique = grid_of (EASY);
  RtGrid clues;

  g_assert_true (rt_why_clues (&unique, NULL, &clues));
  g_assert_true (rt_cells_is_empty (rt_grid_filled (&clues)));
  for (int n = 0; n < 100;) {
    const RtGrid grid = n == 0 ? grid_of (EMPTY) : some_grid (n % 2 ? 45 : 25, false);
    RtGrid all = grid;
    RtCells cells;

    if (count (&grid) < 2)
      continue;
    n++;
    g_assert_true (rt_why_clues (&grid, NULL, &clues));
    cells = rt_grid_filled (&clues);
    g_assert_true (rt_cells_is_empty (rt_cells_and (cells, rt_grid_filled (&grid))));
    for_each_cell (cell, cells)
      all.digit[cell] = clues.digit[cell];
    g_assert_cmpuint (count (&all), ==, 1);
    for_each_cell (cell, cells) {
      RtGrid less = all;

      less.digit[cell] = 0;
      g_assert_cmpuint (count (&less), ==, 2);
    }
    one += rt_cells_count (cells) == 1;
    few += rt_cells_count (cells) > 1;
  }
  g_assert_cmpint (one, >, 0);
  g_assert_cmpint (few, >, 0);
}

static void
test_redundant (void)
{
  const RtGrid solved = grid_of (SOLVED);
  RtGrid grid = grid_of (EASY);
  RtCells redundant, before = rt_grid_filled (&grid);

  g_assert_true (rt_why_redundant (&solved, NULL, &redundant));
  g_assert_true (rt_cells_equal (redundant, RT_CELLS_ALL));
  /* Left out one after another, what is left in the end is minimal. */
  for (;;) {
    g_assert_true (rt_why_redundant (&grid, NULL, &redundant));
    for_each_cell (cell, rt_grid_filled (&grid)) {
      RtGrid less = grid;

      less.digit[cell] = 0;
      g_assert_true ((count (&less) == 1) == rt_cells_has (redundant, cell));
    }
    if (rt_cells_is_empty (redundant))
      break;
    grid.digit[rt_cells_first (redundant)] = 0;
  }
  g_assert_cmpint (rt_cells_count (rt_grid_filled (&grid)), <, rt_cells_count (before));
  g_assert_cmpuint (count (&grid), ==, 1);
}

/* Stopped at each poll, they say so and write nothing; polled once more often, they end. */
static void
test_stops (void)
{
  const RtGrid one = grid_of (EASY), none = grid_of (NO_CELL);
  RtGrid many = grid_of (SOLVED);

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (many.digit[cell] == 1 || many.digit[cell] == 5)
      many.digit[cell] = 0;
  for (int which = 0; which < 4; which++) {
    RtDigits possible[RT_N_CELLS];
    RtGrid clues;
    RtCells digits = RT_CELLS_NONE, redundant = RT_CELLS_NONE;
    bool ended = false;
    int n = 0;

    memset (possible, 0xff, sizeof possible);
    memset (&clues, 0xff, sizeof clues);
    while (!ended) {
      RtStop stop = RT_STOP_INIT;

      g_assert_true (rt_cells_is_empty (digits) && rt_cells_is_empty (redundant));
      g_assert_cmpint (possible[0], ==, 0xffff);
      g_assert_cmpint (clues.digit[0], ==, 0xff);
      rt_stop_after (&stop, ++n);
      ended = which == 0   ? rt_why_none (&none, 2, &stop, &digits)
              : which == 1 ? rt_why_many (&many, &stop, possible)
              : which == 2 ? rt_why_clues (&many, &stop, &clues)
                           : rt_why_redundant (&one, &stop, &redundant);
    }
    g_assert_cmpint (n, >, 2);
  }
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/why", test_none, test_none_by_hand, test_many, test_clues,
                    test_redundant, test_stops);
}
