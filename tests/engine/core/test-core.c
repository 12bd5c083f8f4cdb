/* test-core.c - tests sets, geometry, grid, board and stop. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/board.h"
#include "engine/core/cells.h"
#include "engine/core/digits.h"
#include "engine/core/geometry.h"
#include "engine/core/grid.h"
#include "engine/core/stop.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include <glib.h>
#include <string.h>

static void
test_digits (void)
{
  int sum = 0;

  for (int d = 1; d <= 9; d++) {
    g_assert_cmpint (rt_digits_count (rt_digits_of (d)), ==, 1);
    g_assert_cmpint (rt_digits_first (rt_digits_of (d)), ==, d);
    g_assert_true (rt_digits_has (RT_DIGITS_ALL, d));
  }
  for_each_digit (d, (RtDigits) (rt_digits_of (2) | rt_digits_of (5) | rt_digits_of (9)))
    sum = sum * 10 + d;
  g_assert_cmpint (sum, ==, 259);
  for_each_digit (d, RT_DIGITS_NONE)
    g_assert_not_reached ();
}

static void
test_cells (void)
{
  RtCells cells = RT_CELLS_NONE;
  int expected[] = { 0, 1, 62, 63, 64, 80 }, n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    rt_cells_add (&cells, expected[i]);
  g_assert_cmpint (rt_cells_count (cells), ==, G_N_ELEMENTS (expected));
  for_each_cell (cell, cells)
    g_assert_cmpint (cell, ==, expected[n++]);
  g_assert_cmpint (n, ==, G_N_ELEMENTS (expected));
  g_assert_cmpint (rt_cells_count (RT_CELLS_ALL), ==, 81);
  n = 0;
  for_each_cell (cell, RT_CELLS_ALL)
    g_assert_cmpint (cell, ==, n++);
  g_assert_cmpint (n, ==, 81);
  rt_cells_remove (&cells, 64);
  g_assert_false (rt_cells_has (cells, 64));
  g_assert_true (rt_cells_has (cells, 80));
  g_assert_true (rt_cells_is_empty (rt_cells_minus (cells, RT_CELLS_ALL)));
}

/* The tables say what the rules say, computed here in another way. */
static void
test_geometry (void)
{
  char name[5];

  for (int a = 0; a < 81; a++) {
    int n = 0;

    for (int b = 0; b < 81; b++) {
      bool sees = a != b && (a / 9 == b / 9 || a % 9 == b % 9 ||
                             (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3));

      g_assert_true (sees == rt_cells_has (rt_peer_cells[a], b));
      if (sees)
        g_assert_cmpint (rt_peers[a][n++], ==, b);
      if (a != b)
        g_assert_true (sees == (rt_shared_house (a, b) != RT_NO_HOUSE));
    }
    g_assert_cmpint (n, ==, RT_N_PEERS);
    for (int i = 0; i < 3; i++) {
      const uint8_t *house = rt_houses[rt_houses_of[a][i]];

      g_assert_true (memchr (house, a, 9) != NULL);
    }
    g_assert_cmpint (rt_houses_of[a][0], ==, rt_row_of (a));
    g_assert_cmpint (rt_houses_of[a][1], ==, 9 + rt_column_of (a));
    g_assert_cmpint (rt_houses_of[a][2], ==, 18 + rt_box_of (a));
  }
  g_assert_cmpstr (rt_cell_name (33, name), ==, "r4c7");
}

static void
test_grid (void)
{
  RtGrid grid = { 0 }, before;
  char text[82];
  int first, second;

  g_assert_true (rt_grid_parse (&grid, EASY));
  g_assert_cmpstr (rt_grid_print (&grid, text), ==, EASY);
  g_assert_true (rt_cells_is_empty (rt_grid_conflicts (&grid)));
  g_assert_false (rt_grid_clash (&grid, &first, &second));
  g_assert_cmpint (rt_cells_count (rt_grid_filled (&grid)), ==, 30);

  before = grid;
  g_assert_false (rt_grid_parse (&grid, EASY "."));
  g_assert_false (rt_grid_parse (&grid, "53"));
  text[80] = 'x';
  g_assert_false (rt_grid_parse (&grid, text));
  g_assert_true (rt_grid_equal (&grid, &before));

  grid.digit[2] = 5;
  g_assert_true (rt_grid_clash (&grid, &first, &second));
  g_assert_cmpint (first, ==, 0);
  g_assert_cmpint (second, ==, 2);
  g_assert_true (rt_cells_equal (rt_grid_conflicts (&grid),
                                 rt_cells_or (rt_cells_of (0), rt_cells_of (2))));
}

/* Only the given cells of a grid are copied; all others are empty. */
static void
test_grid_only (void)
{
  RtGrid grid = grid_of (SOLVED);

  for (int i = 0; i <= RT_N_CELLS; i++) {
    RtCells cells = RT_CELLS_NONE;
    RtGrid only;

    for (int cell = 0; cell < RT_N_CELLS; cell++)
      if (cell == i || cell % 7 == i % 7)
        rt_cells_add (&cells, cell);
    only = rt_grid_only (&grid, cells);
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      g_assert_cmpint (only.digit[cell], ==, rt_cells_has (cells, cell) ? grid.digit[cell] : 0);
  }
}

static void
test_board (void)
{
  RtGrid grid = grid_of (EASY);
  RtBoard board;

  g_assert_true (rt_board_init (&board, &grid));
  for (int cell = 0; cell < 81; cell++)
    for (int d = 1; d <= 9; d++)
      g_assert_true (rt_digits_has (board.candidates[cell], d) ==
                     (grid.digit[cell] == 0 && rt_grid_fits (&grid, cell, d)));
  g_assert_true (rt_digits_has (board.candidates[2], 1));
  g_assert_true (rt_board_place (&board, 2, 1));
  g_assert_false (rt_digits_has (board.candidates[2], 1));
  g_assert_false (rt_digits_has (board.candidates[3], 1));
  g_assert_false (rt_board_place (&board, 3, 1));
}

static void
test_stop (void)
{
  RtStop stop = RT_STOP_INIT;

  g_assert_false (rt_stop_raised (NULL));
  g_assert_false (rt_stop_raised (&stop));
  rt_stop_after (&stop, 3);
  g_assert_false (rt_stop_raised (&stop));
  g_assert_false (rt_stop_raised (&stop));
  g_assert_true (rt_stop_raised (&stop));
  g_assert_true (rt_stop_raised (&stop));
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/core", test_digits, test_cells, test_geometry, test_grid,
                    test_grid_only, test_board, test_stop);
}
