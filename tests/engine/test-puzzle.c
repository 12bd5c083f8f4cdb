/* test-puzzle.c - tests that positions keep their rules, and that puzzles never change. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/puzzle.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include <glib.h>
#include <string.h>

static RtPosition
easy_position (void)
{
  RtPosition position;
  RtGrid givens = grid_of (EASY);

  rt_position_init (&position, &givens);
  return position;
}

static void
test_empty (void)
{
  RtPosition position;

  rt_position_init (&position, NULL);
  g_assert_true (rt_position_is_empty (&position));
  position.colours[80] = 1;
  g_assert_false (rt_position_is_empty (&position));
  position = easy_position ();
  g_assert_false (rt_position_is_empty (&position));
}

static void
test_enters (void)
{
  RtPosition position = easy_position ();
  const RtPosition before = position;
  RtGrid grid;

  g_assert_true (rt_position_is_given (&position, 0));
  g_assert_false (rt_position_is_given (&position, 2));
  g_assert_false (rt_position_has_entries (&position));

  rt_position_enter (&position, 2, 4, false);
  g_assert_cmpint (rt_position_digit (&position, 2), ==, 4);
  g_assert_true (rt_position_has_entries (&position));
  g_assert_false (rt_position_is_given (&position, 2));
  g_assert_false (rt_cells_has (position.found, 2));

  rt_position_enter (&position, 80, 1, false);
  rt_position_enter (&position, 79, 1, true);
  g_assert_cmpint (rt_position_digit (&position, 80), ==, 9);

  rt_position_enter (&position, 3, 6, true);
  g_assert_true (rt_cells_equal (position.found, rt_cells_of (3)));
  rt_position_grid (&position, &grid);
  g_assert_cmpint (grid.digit[0], ==, 5);
  g_assert_cmpint (grid.digit[2], ==, 4);
  g_assert_cmpint (grid.digit[3], ==, 6);
  g_assert_cmpint (rt_cells_count (rt_grid_filled (&grid)), ==, 32);

  /* A person's digit over a found one is the person's; cleared, nothing is left of either. */
  rt_position_enter (&position, 3, 6, false);
  g_assert_true (rt_cells_is_empty (position.found));
  rt_position_enter (&position, 3, 6, true);
  rt_position_enter (&position, 3, 0, true);
  rt_position_enter (&position, 2, 0, false);
  g_assert_true (rt_position_equal (&position, &before));
}

static void
test_digits_take_marks_away (void)
{
  RtPosition position = easy_position ();

  g_assert_false (rt_position_has_marks (&position));
  position.marks[2] = rt_digits_of (1) | rt_digits_of (4);
  g_assert_true (rt_position_has_marks (&position));
  position.marks[3] = position.corners[2] = rt_digits_of (6);

  rt_position_enter (&position, 2, 0, false);
  g_assert_cmpint (position.marks[2], !=, RT_DIGITS_NONE);
  rt_position_enter (&position, 2, 4, false);
  g_assert_cmpint (position.marks[2], ==, RT_DIGITS_NONE);
  g_assert_cmpint (position.corners[2], ==, RT_DIGITS_NONE);
  g_assert_true (rt_position_has_marks (&position));
  rt_position_enter (&position, 3, 6, false);
  g_assert_false (rt_position_has_marks (&position));
  position.corners[5] = rt_digits_of (9);
  g_assert_true (rt_position_has_marks (&position));
}

/* Positions that differ in one place are not equal. */
static void
test_equal (void)
{
  const RtPosition position = easy_position ();
  RtPosition others[6];

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    others[i] = position;
  others[0].givens.digit[0] = 1;
  others[1].entries.digit[2] = 1;
  rt_cells_add (&others[2].found, 80);
  others[3].marks[2] = 1;
  others[4].corners[2] = 1;
  others[5].colours[2] = 1;
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (rt_position_equal (&position, &others[i]));
  g_assert_true (rt_position_equal (&position, &position));
}

static void
test_copies_change (void)
{
  const RtPosition position = easy_position ();
  g_autoptr (RtPuzzle) plain = rt_puzzle_new (&position);
  g_autoptr (RtPuzzle) titled = rt_puzzle_with_field (plain, RT_FIELD_TITLE, "Easy");
  g_autoptr (RtPuzzle) signed_too = rt_puzzle_with_field (titled, RT_FIELD_AUTHOR, "Ann");
  g_autoptr (RtPuzzle) untitled = rt_puzzle_with_field (signed_too, RT_FIELD_TITLE, NULL);
  g_autoptr (RtPuzzle) emptied = NULL;
  RtPosition empty;

  rt_position_init (&empty, NULL);
  emptied = rt_puzzle_with_position (signed_too, &empty);
  for (int field = 0; field < RT_N_FIELDS; field++)
    g_assert_null (rt_puzzle_field (plain, field));
  g_assert_cmpstr (rt_puzzle_field (titled, RT_FIELD_TITLE), ==, "Easy");
  g_assert_null (rt_puzzle_field (titled, RT_FIELD_AUTHOR));
  g_assert_cmpstr (rt_puzzle_field (signed_too, RT_FIELD_TITLE), ==, "Easy");
  g_assert_cmpstr (rt_puzzle_field (signed_too, RT_FIELD_AUTHOR), ==, "Ann");
  g_assert_null (rt_puzzle_field (untitled, RT_FIELD_TITLE));
  g_assert_cmpstr (rt_puzzle_field (untitled, RT_FIELD_AUTHOR), ==, "Ann");
  g_assert_cmpstr (rt_puzzle_field (emptied, RT_FIELD_AUTHOR), ==, "Ann");
  g_assert_true (rt_position_equal (rt_puzzle_position (untitled), &position));
  g_assert_true (rt_position_is_empty (rt_puzzle_position (emptied)));
}

static void
test_references (void)
{
  const RtPosition position = easy_position ();
  g_autoptr (RtPuzzle) puzzle = rt_puzzle_new (&position);
  g_autoptr (RtPuzzle) again = rt_puzzle_ref (puzzle);

  g_assert_true (again == puzzle);
  g_assert_true (rt_position_equal (rt_puzzle_position (again), &position));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_cases ("/position", test_empty, test_enters, test_digits_take_marks_away, test_equal);
  add_cases ("/puzzle", test_copies_change, test_references);
  return g_test_run ();
}
