/* test-board.c - tests that a board's solutions are those of its grid that its candidates allow. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/fast.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <glib.h>
#include <string.h>

#define LIMIT 1000000

/* Counts the visited solutions that a board allows. */
typedef struct {
  const RtBoard *board;
  uint64_t count;
  RtGrid first;
} Allowed;

static bool
see (const RtGrid *solution, void *data)
{
  Allowed *allowed = data;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!allowed->board->grid.digit[cell] &&
        !rt_digits_has (allowed->board->candidates[cell], solution->digit[cell]))
      return true;
  if (allowed->count++ == 0 || memcmp (solution, &allowed->first, sizeof *solution) < 0)
    allowed->first = *solution;
  return true;
}

static void
compare (const RtBoard *board)
{
  Allowed allowed = { .board = board };
  uint64_t count, most = 1 + g_test_rand_int_range (0, 50);
  RtGrid first, some;

  rt_fast_visit (&board->grid, see, &allowed, NULL);
  g_assert_true (rt_fast_count_board (board, LIMIT, NULL, &count, &first));
  g_assert_cmpuint (count, ==, allowed.count);
  if (count)
    g_assert_cmpmem (&first, sizeof first, &allowed.first, sizeof allowed.first);
  g_assert_true (rt_fast_count_board (board, most, NULL, &count, &some));
  g_assert_cmpuint (count, ==, MIN (most, allowed.count));
  if (count)
    g_assert_cmpmem (&some, sizeof some, &first, sizeof first);
  g_assert_true (rt_fast_count_board (board, most, NULL, &count, NULL));
  g_assert_cmpuint (count, ==, MIN (most, allowed.count));
}

/* Grids with some solutions, of whose candidates some are struck by chance. */
static void
test_struck (void)
{
  const char *const puzzles[] = { EASY, TWO, EASY_LESS, CLASH, WRONG, ONE_BLANK, SOLVED };

  for (int i = n_cases (300); i > 0; i--) {
    RtGrid grid = grid_of (puzzles[g_test_rand_int_range (0, G_N_ELEMENTS (puzzles))]);
    int n_struck = g_test_rand_int_range (0, 8);
    RtBoard board;

    for (int n = g_test_rand_int_range (0, 3); n > 0; n--)
      grid.digit[g_test_rand_int_range (0, RT_N_CELLS)] = 0;
    rt_board_init (&board, &grid);
    for (; n_struck > 0; n_struck--)
      rt_board_remove (&board, g_test_rand_int_range (0, RT_N_CELLS),
                       g_test_rand_int_range (1, 10));
    compare (&board);
  }
}

/* Candidates alone, with no digit on the grid, decide. */
static void
test_without_digits (void)
{
  const RtGrid solution = grid_of (SOLVED), empty = { 0 };
  RtBoard board;
  uint64_t count;
  RtGrid first;

  rt_board_init (&board, &empty);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    board.candidates[cell] = rt_digits_of (solution.digit[cell]);
  g_assert_true (rt_fast_count_board (&board, 2, NULL, &count, &first));
  g_assert_cmpuint (count, ==, 1);
  g_assert_true (rt_grid_equal (&first, &solution));
  board.candidates[80] = RT_DIGITS_NONE;
  g_assert_true (rt_fast_count_board (&board, 2, NULL, &count, NULL));
  g_assert_cmpuint (count, ==, 0);
  board.candidates[80] = rt_digits_of (solution.digit[79]);
  g_assert_true (rt_fast_count_board (&board, 2, NULL, &count, NULL));
  g_assert_cmpuint (count, ==, 0);
}

/* The count ends at each poll at which it is stopped. */
static void
test_is_stopped (void)
{
  const RtGrid empty = { 0 };
  RtBoard board;
  RtGrid first;

  rt_board_init (&board, &empty);
  for (int polls = 1; polls < 100; polls++) {
    RtStop stop = RT_STOP_INIT;
    uint64_t count;

    rt_stop_after (&stop, polls);
    g_assert_false (rt_fast_count_board (&board, LIMIT, &stop, &count, &first));
    g_assert_cmpuint (count, <, (guint64) polls);
  }
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/board", test_struck, test_without_digits, test_is_stopped);
}
