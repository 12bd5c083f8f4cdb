/* test-position-start.c - tests the board on which logic starts: with the person's marks if they
 * are sound, else with all candidates. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/position.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include <glib.h>
#include <string.h>

/* TEXT with the digits of SOLVED in the first N of its empty cells, as entries. */
static RtPosition
position_of (const char *text, int n)
{
  RtGrid givens = grid_of (text), solved = grid_of (SOLVED);
  RtPosition position;

  rt_position_init (&position, &givens);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!givens.digit[cell] && n-- > 0)
      rt_position_enter (&position, cell, solved.digit[cell], false);
  return position;
}

/* Marks in each empty cell: the digit of SOLVED, and another one that is seen, if there is one. */
static void
mark (RtPosition *position)
{
  RtGrid grid, solved = grid_of (SOLVED);
  RtBoard seen;

  rt_position_grid (position, &grid);
  rt_board_init (&seen, &grid);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!grid.digit[cell]) {
      RtDigits own = rt_digits_of (solved.digit[cell]), others = seen.candidates[cell] & ~own;

      position->marks[cell] = own | (others ? rt_digits_of (rt_digits_first (others)) : 0);
    }
}

static void
assert_starts_from_sight (const RtPosition *position)
{
  RtGrid grid;
  RtBoard board, seen;

  rt_position_grid (position, &grid);
  rt_board_init (&seen, &grid);
  rt_start_board (position, &board);
  g_assert_true (rt_grid_equal (&board.grid, &grid));
  g_assert_true (memcmp (board.candidates, seen.candidates, sizeof seen.candidates) == 0);
}

static void
assert_starts_from_marks (const RtPosition *position)
{
  RtGrid grid;
  RtBoard board;

  rt_position_grid (position, &grid);
  rt_start_board (position, &board);
  g_assert_true (rt_grid_equal (&board.grid, &grid));
  g_assert_true (memcmp (board.candidates, position->marks, sizeof position->marks) == 0);
}

/* Marks are held against the solution, in each cell, the first and the last as well. */
static void
test_marks (void)
{
  for (int n = 0; n < 20; n += 19) {
    const RtPosition bare = position_of (EASY, n);
    RtPosition marked = bare;
    RtGrid grid, solved = grid_of (SOLVED);

    assert_starts_from_sight (&bare);
    mark (&marked);
    assert_starts_from_marks (&marked);
    rt_position_grid (&bare, &grid);
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      if (!grid.digit[cell]) {
        RtPosition other = marked;

        other.marks[cell] = RT_DIGITS_NONE;
        assert_starts_from_sight (&other);
        other.marks[cell] = RT_DIGITS_ALL & ~rt_digits_of (solved.digit[cell]);
        assert_starts_from_sight (&other);
        other.marks[cell] = rt_digits_of (solved.digit[cell]);
        assert_starts_from_marks (&other);
      }
  }
}

/* Corner marks complete the centre marks, and each kind of trust is returned. */
static void
test_trust (void)
{
  RtPosition bare = position_of (EASY, 0), marked = bare, moved;
  RtBoard board;

  mark (&marked);
  moved = marked;
  for (int cell = 40; cell < RT_N_CELLS; cell++) {
    moved.corners[cell] = moved.marks[cell];
    moved.marks[cell] = RT_DIGITS_NONE;
  }
  g_assert_cmpint (rt_start_board (&bare, &board), ==, RT_TRUST_ALL);
  g_assert_cmpint (rt_start_board (&marked, &board), ==, RT_TRUST_CENTRE);
  g_assert_cmpint (rt_start_board (&moved, &board), ==, RT_TRUST_BOTH);
  g_assert_true (memcmp (board.candidates, marked.marks, sizeof marked.marks) == 0);
  memset (moved.corners, 0, sizeof moved.corners);
  g_assert_cmpint (rt_start_board (&moved, &board), ==, RT_TRUST_NONE);
}

/* Without one solution there is nothing to hold them against. */
static void
test_marks_of_many (void)
{
  RtPosition marked = position_of (TWO, 0);

  mark (&marked);
  assert_starts_from_sight (&marked);
  marked = position_of (EASY, 0);
  mark (&marked);
  rt_position_enter (&marked, 2, 1, false);   /* breaks no rule, and leaves no solution */
  assert_starts_from_sight (&marked);
}

/* An entry is of the puzzle only where the givens alone are none. */
static void
test_givens (void)
{
  RtPosition position = position_of (EASY, 5);
  RtGrid easy = grid_of (EASY), grid;

  g_assert_true (rt_cells_equal (rt_start_givens (&position), rt_grid_filled (&easy)));
  position = position_of (EMPTY, 40);
  rt_position_grid (&position, &grid);
  g_assert_cmpint (rt_cells_count (rt_grid_filled (&grid)), ==, 40);
  g_assert_true (rt_cells_equal (rt_start_givens (&position), rt_grid_filled (&grid)));
  position = position_of (TWO, 3);
  rt_position_grid (&position, &grid);
  g_assert_true (rt_cells_equal (rt_start_givens (&position), rt_grid_filled (&grid)));
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/start", test_marks, test_trust, test_marks_of_many, test_givens);
}
