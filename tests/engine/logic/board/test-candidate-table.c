/* test-candidate-table.c - tests that the candidates by cell and by house agree with the grid after any
 * changes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/board/candidate-table.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <glib.h>

/* Fails the test unless FIELD has the digits and candidates of BOARD, and its data of houses
 * agree with them. */
static void
assert_is (const RtChoices *field, const RtBoard *board)
{
  int n_left = 0, n_placed[9] = { 0 };
  RtCells planes[9];

  rt_choices_planes (field, planes);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int digit = board->grid.digit[cell];

    g_assert_cmpint (field->digit[cell], ==, digit);
    g_assert_cmpint (field->candidates[cell], ==, board->candidates[cell]);
    n_left += digit == 0;
    if (digit)
      n_placed[digit - 1]++;
    for (int i = 0; i < 9; i++) {
      g_assert_true (rt_cells_has (planes[i], cell) == rt_digits_has (board->candidates[cell], i + 1));
      g_assert_true (rt_choices_has (field, cell, i + 1) == rt_cells_has (planes[i], cell));
    }
  }
  g_assert_cmpint (field->n_left, ==, n_left);
  for (int house = 0; house < RT_N_HOUSES; house++) {
    RtDigits hidden = RT_DIGITS_NONE;
    int n_empty = 0;

    for (int i = 0; i < 9; i++)
      n_empty += board->grid.digit[rt_houses[house][i]] == 0;
    g_assert_cmpint (field->n_empty[house], ==, n_empty);
    for (int digit = 1; digit <= 9; digit++) {
      int n = 0;

      for (int i = 0; i < 9; i++) {
        bool may_be = rt_digits_has (board->candidates[rt_houses[house][i]], digit);

        g_assert_true ((rt_choices_places (field, house, digit) >> i & 1) == may_be);
        n += may_be;
      }
      g_assert_cmpint (rt_count_nine (rt_choices_places (field, house, digit)), ==, n);
      if (n == 1)
        hidden |= rt_digits_of (digit);
    }
    g_assert_cmpint (rt_choices_hidden (field, house), ==, hidden);
  }
  for (int i = 0; i < 9; i++)
    g_assert_cmpint (field->n_placed[i], ==, n_placed[i]);
}

/* Places digits of the solution and removes other candidates, in random order. */
static void
test_any_way (void)
{
  RtGrid solved = grid_of (SOLVED);

  for (int i = 0; i < n_cases (40); i++) {
    RtGrid grid = grid_of (i % 2 ? EASY : EMPTY);
    RtBoard board;
    RtChoices field;

    rt_board_init (&board, &grid);
    rt_choices_init (&field, &grid);
    assert_is (&field, &board);
    for (int n = 0; n < 150; n++) {
      int cell = g_test_rand_int_range (0, RT_N_CELLS), digit = g_test_rand_int_range (1, 10);

      if (solved.digit[cell] == digit && rt_digits_has (board.candidates[cell], digit)) {
        rt_board_place (&board, cell, digit);
        rt_choices_place (&field, cell, digit);
      } else if (solved.digit[cell] != digit) {
        if (rt_digits_has (board.candidates[cell], digit))
          rt_board_remove (&board, cell, digit);
        rt_choices_remove (&field, cell, digit);
      }
      if (n % 5 == 0) {
        RtChoices anew;

        assert_is (&field, &board);
        rt_choices_init_board (&anew, &board);
        assert_is (&anew, &board);
      }
    }
  }
}

/* The tables list each subset of nine once, by size, and rising. */
static void
test_combinations (void)
{
  for (int k = 0; k <= 9; k++) {
    int n = 0;

    for (int bits = 0; bits < 512; bits++)
      if (__builtin_popcount ((unsigned) bits) == k)
        g_assert_cmpint (rt_combinations[k][n++], ==, bits);
    g_assert_cmpint (rt_n_combinations[k], ==, n);
    g_assert_cmpint (rt_combinations[k][n], ==, 512);
  }
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/choices", test_any_way, test_combinations);
}
