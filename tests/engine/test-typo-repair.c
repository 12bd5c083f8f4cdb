/* test-typo-repair.c - tests proposed repairs: each does what it says, none is missing, and the
 * typing error that was made is found. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/typo-repair.h"

#include "engine/fast/fast.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"
#include "engine/logic/board/puzzles.h"
#include "mistype.h"

#include <stdlib.h>
#include <string.h>

static const char *const sets[] = {
  "17_clue",      "forum_hardest_1905_11plus", "random_minimal",
  "kaggle_10000", "web_easy",                  "web_expert",
};

/* Number of puzzles of each set: two hundred in all. */
#define OF_EACH 34

static const RtRepair *
at (GArray *repairs, guint i)
{
  g_assert_cmpuint (i, <, repairs->len);
  return &g_array_index (repairs, RtRepair, i);
}

/* The proposal that makes AFTER, or NULL; it is there once at most. */
static const RtRepair *
find (GArray *repairs, const RtGrid *after)
{
  const RtRepair *found = NULL;

  for (guint i = 0; i < repairs->len; i++)
    if (rt_grid_equal (&at (repairs, i)->after, after)) {
      g_assert_null (found);
      found = at (repairs, i);
    }
  return found;
}

static void
assert_same (const RtRepair *a, const RtRepair *b)
{
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpint (a->cell, ==, b->cell);
  g_assert_cmpint (a->other, ==, b->other);
  g_assert_cmpint (a->weight, ==, b->weight);
  g_assert_true (rt_grid_equal (&a->after, &b->after));
}

static void
assert_all_same (GArray *a, GArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    assert_same (at (a, i), at (b, i));
}

/* Some of each set; read once. */
static GArray *puzzles[G_N_ELEMENTS (sets)];

/* Some mistyped puzzle. */
static RtGrid
some_grid (Slip slip)
{
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  RtGrid grid, *puzzle;

  do
    puzzle = &g_array_index (puzzles[g_rand_int_range (random, 0, G_N_ELEMENTS (sets))], RtGrid,
                             (guint) g_rand_int_range (random, 0, OF_EACH));
  while (!mistype (puzzle, slip, random, &grid));
  return grid;
}

static void
assert_sound (const RtRepair *repair, const RtGrid *grid)
{
  const uint8_t *before = repair->before.digit, *after = repair->after.digit;
  int cell = repair->cell, other = repair->other, by = other - cell, n = 0;

  g_assert_true (rt_grid_equal (&repair->before, grid));
  g_assert_cmpint (rt_fast_solve (&repair->after, NULL), ==, repair->is_unique ? 1 : 2);
  for (int i = 0; i < RT_N_CELLS; i++) {
    n += before[i] != after[i];
    g_assert_true (rt_cells_has (repair->cells, i) == (before[i] != after[i]));
    if (before[i] != after[i] && after[i] && repair->kind != RT_REPAIR_CHANGE)
      g_assert_cmpint (before[rt_repair_source (repair, i)], ==, after[i]);
  }
  switch (repair->kind) {
  case RT_REPAIR_CHANGE:
    g_assert_true (n == 1 && by == 0 && before[cell] && after[cell] != before[cell]);
    g_assert_cmpint (rt_repair_source (repair, cell), ==, cell);
    break;
  case RT_REPAIR_REMOVE:
    g_assert_true (n == 1 && by == 0 && before[cell] && !after[cell]);
    break;
  case RT_REPAIR_EXCHANGE:
    g_assert_true (n == 2 && before[cell] && before[other] && (by == 1 || by == 9));
    g_assert_true (after[cell] == before[other] && after[other] == before[cell]);
    break;
  case RT_REPAIR_MOVE:
    g_assert_true (n == 2 && before[cell] && !before[other] && (abs (by) == 1 || abs (by) == 9));
    g_assert_true (!after[cell] && after[other] == before[cell]);
    break;
  case RT_REPAIR_SHIFT:
  default:
    g_assert_true (before[cell] && (abs (by) == 1 || abs (by) == 9));
    g_assert_cmpint (rt_cells_count (rt_grid_filled (&repair->after)), ==,
                     rt_cells_count (rt_grid_filled (grid)));
    g_assert_true (rt_shared_house (rt_cells_first (repair->cells), cell) < 18);
    break;
  }
}

static void
test_sound (void)
{
  int n_shifts = 0, n_exchanges = 0;

  for (int i = 0; i < 40 * N_SLIPS; i++) {
    RtGrid grid = some_grid (i % N_SLIPS);
    g_autoptr (GArray) repairs = rt_repairs (&grid, RT_CELLS_ALL, NULL);
    g_autoptr (GArray) again = rt_repairs (&grid, RT_CELLS_ALL, NULL);

    assert_all_same (repairs, again);
    for (guint k = 0; k < repairs->len; k++) {
      const RtRepair *repair = at (repairs, k);

      assert_sound (repair, &grid);
      g_assert_true (find (repairs, &repair->after) == repair);
      if (k > 0) {
        g_assert_cmpint (at (repairs, k - 1)->is_unique, >=, repair->is_unique);
        if (at (repairs, k - 1)->is_unique == repair->is_unique)
          g_assert_cmpint (at (repairs, k - 1)->weight, >=, repair->weight);
      }
      n_shifts += repair->kind == RT_REPAIR_SHIFT;
      n_exchanges += repair->kind == RT_REPAIR_EXCHANGE;
    }
  }
  g_assert_cmpint (n_shifts, >, 0);
  g_assert_cmpint (n_exchanges, >, 0);
}

/* Whether GRID has a solution; that the proposals have it then, and not otherwise. */
static int
assert_there (GArray *repairs, const RtGrid *grid)
{
  bool solvable = rt_fast_solve (grid, NULL) > 0;

  g_assert_true ((find (repairs, grid) != NULL) == solvable);
  return solvable;
}

/* Every digit changed to every other, every two cells side by side: nothing is missing. */
static void
test_complete (void)
{
  for (int i = 0; i < 60; i++) {
    RtGrid grid = some_grid (i % N_SLIPS);
    g_autoptr (GArray) repairs = rt_repairs (&grid, RT_CELLS_ALL, NULL);
    guint n = 0;

    for (int cell = 0; cell < RT_N_CELLS; cell++) {
      for (int digit = 0; grid.digit[cell] && digit <= 9; digit++) {
        RtGrid after = grid;

        after.digit[cell] = (uint8_t) digit;
        if (digit != grid.digit[cell])
          n += assert_there (repairs, &after);
      }
      for (int down = 0; down < 2; down++) {
        int other = cell + (down ? 9 : 1);
        RtGrid after = grid;

        if ((down ? rt_row_of (cell) : rt_column_of (cell)) == 8 ||
            grid.digit[cell] == grid.digit[other])
          continue;
        after.digit[cell] = grid.digit[other];
        after.digit[other] = grid.digit[cell];
        n += assert_there (repairs, &after);
      }
    }
    for (guint k = 0; k < repairs->len; k++)
      n += at (repairs, k)->kind == RT_REPAIR_SHIFT;
    g_assert_cmpuint (repairs->len, ==, n);
  }
}

/* If some cells must not change, the proposals leave them alone. */
static void
test_allowed (void)
{
  for (int i = 0; i < 100; i++) {
    RtGrid grid = some_grid (i % N_SLIPS);
    g_autoptr (GArray) all = rt_repairs (&grid, RT_CELLS_ALL, NULL);
    g_autoptr (GArray) some = NULL;
    RtCells allowed = RT_CELLS_NONE;
    guint n = 0;

    for (int cell = 0; cell < RT_N_CELLS; cell++)
      if (g_test_rand_int_range (0, 3) > 0)
        rt_cells_add (&allowed, cell);
    some = rt_repairs (&grid, allowed, NULL);
    for (guint k = 0; k < all->len; k++)
      if (rt_cells_is_empty (rt_cells_minus (at (all, k)->cells, allowed)))
        assert_same (at (all, k), at (some, n++));
    g_assert_cmpuint (some->len, ==, n);
  }
}

/* Returns a grid with several slips. */
static RtGrid
hopeless_grid (void)
{
  RtGrid grid = grid_of (SOLVED);

  for (int cell = 0; cell < RT_N_CELLS; cell += 20)
    grid.digit[cell] = (uint8_t) (grid.digit[cell] % 9 + 1);
  return grid;
}

/* A grid with a solution, or with several slips, has no proposals. */
static void
test_none (void)
{
  static const char *const fine[] = { EMPTY, EASY, SOLVED, MANY, MONSTER };
  const RtGrid wrong = hopeless_grid ();
  g_autoptr (GArray) repairs = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (fine); i++) {
    RtGrid solvable = grid_of (fine[i]);
    g_autoptr (GArray) none = rt_repairs (&solvable, RT_CELLS_ALL, NULL);

    g_assert_cmpuint (none->len, ==, 0);
  }
  repairs = rt_repairs (&wrong, RT_CELLS_ALL, NULL);
  g_assert_cmpuint (repairs->len, ==, 0);
}

/* Two fives in an otherwise empty row: a six looks like one and lies beside it; two, four and eight
 * lie beside it; a cell without it claims less than others do; the five elsewhere comes last. */
static void
test_order_by_hand (void)
{
  static const struct { int cell, digit; } expected[] = {
    { 0, 6 }, { 4, 6 }, { 0, 2 }, { 0, 4 }, { 0, 8 }, { 4, 2 }, { 4, 4 }, { 4, 8 }, { 0, 0 },
    { 4, 0 }, { 0, 1 }, { 0, 3 }, { 0, 7 }, { 0, 9 }, { 4, 1 }, { 4, 3 }, { 4, 7 }, { 4, 9 },
  };
  RtGrid grid = grid_of (FIVES);
  g_autoptr (GArray) repairs = rt_repairs (&grid, RT_CELLS_ALL, NULL);
  gsize n = G_N_ELEMENTS (expected);

  for (gsize i = 0; i < n; i++) {
    const RtRepair *repair = at (repairs, (guint) i);

    g_assert_cmpint (repair->cell, ==, expected[i].cell);
    g_assert_cmpint (repair->after.digit[repair->cell], ==, expected[i].digit);
    g_assert_false (repair->is_unique);
  }
  /* Down from the corner, and down from the other. */
  g_assert_cmpuint (repairs->len, ==, n + 2);
  g_assert_cmpint (at (repairs, (guint) n)->kind, ==, RT_REPAIR_MOVE);
  g_assert_cmpint (at (repairs, (guint) n)->weight, <, at (repairs, (guint) n - 1)->weight);

}

/* The pattern of EASY is symmetric, and was before the one was typed. */
static void
test_symmetric_by_hand (void)
{
  RtGrid grid = grid_of (WRONG), right = grid_of (EASY);
  g_autoptr (GArray) repairs = rt_repairs (&grid, RT_CELLS_ALL, NULL);

  g_assert_true (rt_grid_equal (&at (repairs, 0)->after, &right));
}

/* One of eighty digits is wrong: without it there is one solution too, but it was hardly typed into
 * an empty cell. */
static void
test_wrong_not_extra_by_hand (void)
{
  RtGrid grid = grid_of (ONE_BLANK), right = grid;
  g_autoptr (GArray) repairs = NULL;

  grid.digit[40] = 2;
  g_assert_cmpint (right.digit[40], ==, 5);
  repairs = rt_repairs (&grid, RT_CELLS_ALL, NULL);
  g_assert_true (rt_grid_equal (&at (repairs, 0)->after, &right));
}

/* Two twos in the third row, of which the second has another below it, across the border of the
 * boxes: it was likelier read from there. */
static void
test_slipped_by_hand (void)
{
  RtGrid grid = grid_of (EMPTY);
  g_autoptr (GArray) repairs = NULL;

  grid.digit[18] = grid.digit[21] = grid.digit[31] = 2;
  repairs = rt_repairs (&grid, RT_CELLS_ALL, NULL);
  g_assert_cmpint (at (repairs, 0)->cell, ==, 21);
}

/* Stopped at each poll (where cases take long, of many polls at some), there is nothing; polled once more
 * often, there is all. */
static void
assert_stops (const RtGrid *grid, RtCells allowed, int least)
{
  g_autoptr (GArray) all = rt_repairs (grid, allowed, NULL), repairs = NULL;
  int n = 0;

  while (!repairs) {
    RtStop stop = RT_STOP_INIT;

    n += 1 + n * (every_nth () - 1) / 100;
    rt_stop_after (&stop, n);
    repairs = rt_repairs (grid, allowed, &stop);
  }
  assert_all_same (repairs, all);
  g_assert_cmpint (n, >, least);
}

static void
test_stops (void)
{
  RtGrid wrong = grid_of (EASY), hopeless = hopeless_grid ();

  for (int slip = 0; slip < N_SLIPS; slip++) {
    RtGrid grid = some_grid (slip);

    assert_stops (&grid, RT_CELLS_ALL, rt_cells_count (rt_grid_filled (&grid)));
  }
  /* Each search can be stopped, also one without results. */
  assert_stops (&hopeless, RT_CELLS_ALL, RT_N_CELLS);
  /* The last that is asked is about the puzzle that the last digit leaves. */
  g_assert_cmpint (wrong.digit[80], ==, 9);
  wrong.digit[80] = 1;
  assert_stops (&wrong, rt_cells_of (80), 30);
}

/* The slip is among the proposals each time, and comes first, undone to the digit, in at least PART
 * of the puzzles. */
static void
assert_found (Slip slip, double part)
{
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  int n = 0, n_first = 0;

  for (gsize set = 0; set < G_N_ELEMENTS (sets); set++)
    for (guint i = 0; i < OF_EACH; i++) {
      const RtGrid *puzzle = &g_array_index (puzzles[set], RtGrid, i);
      g_autoptr (GArray) repairs = NULL;
      RtGrid grid;

      if (!mistype (puzzle, slip, random, &grid))
        continue;
      repairs = rt_repairs (&grid, RT_CELLS_ALL, NULL);
      g_assert_nonnull (find (repairs, puzzle));
      n++;
      n_first += rt_grid_equal (&at (repairs, 0)->after, puzzle);
    }
  g_test_message ("%s: first in %d of %d", slip_names[slip], n_first, n);
  g_assert_cmpint (n, >, 150);
  g_assert_cmpfloat (n_first, >=, part * n);
}

static void
test_mistyped (void)
{
  assert_found (SLIP_RANDOM, 2 / 3.0);
  assert_found (SLIP_HIDDEN, 0.55); /* any digit, and no rule is broken at sight: the hardest */
  assert_found (SLIP_LOOKS_ALIKE, 0.75);
  assert_found (SLIP_KEY_BESIDE, 0.75);
  assert_found (SLIP_CELL_BESIDE, 0.75);
}

/* With N digits more than a minimal puzzle, the weights tell the slip from other repairs. */
static void
assert_told_apart (int n_more, double part)
{
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  int n = 0, n_first = 0;

  while (n < n_cases (600)) {
    RtGrid solution, grid, puzzle = random_puzzle (&solution);
    g_autoptr (GArray) repairs = NULL;

    for (int i = 0; i < n_more; i++) {
      int cell = g_rand_int_range (random, 0, RT_N_CELLS);

      puzzle.digit[cell] = solution.digit[cell];
    }
    if (!mistype (&puzzle, SLIP_HIDDEN, random, &grid))
      continue;
    repairs = rt_repairs (&grid, RT_CELLS_ALL, NULL);
    n++;
    n_first += rt_grid_equal (&at (repairs, 0)->after, &puzzle);
  }
  g_test_message ("%d more: first in %d of %d", n_more, n_first, n);
  if (!is_a_part ())   /* of a few cases the share says little */
    g_assert_cmpfloat (n_first, >=, part * n);
}

static void
test_told_apart (void)
{
  assert_told_apart (0, 0.7);
  assert_told_apart (12, 0.56);
}

/* If a slip leaves several solutions, the puzzle is among the proposals, each of which leaves one;
 * in at least PART of the puzzles it is among the first three. */
static void
assert_found_open (Slip slip, double part)
{
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  int n = 0, n_first = 0, n_three = 0;
  guint most = 0;

  for (gsize set = 0; set < G_N_ELEMENTS (sets); set++)
    for (guint i = 0; i < puzzles[set]->len && n < n_cases (200); i++) {
      const RtGrid *puzzle = &g_array_index (puzzles[set], RtGrid, i);
      g_autoptr (GArray) repairs = NULL;
      RtGrid grid;

      if (!mistype_open (puzzle, slip, random, &grid))
        continue;
      repairs = rt_repairs (&grid, RT_CELLS_ALL, NULL);
      n++;
      g_assert_nonnull (find (repairs, puzzle));
      for (guint k = 0; k < repairs->len; k++) {
        g_assert_true (at (repairs, k)->is_unique);
        assert_sound (at (repairs, k), &grid);
      }
      n_first += rt_grid_equal (&at (repairs, 0)->after, puzzle);
      for (guint k = 0; k < MIN (3, repairs->len); k++)
        n_three += rt_grid_equal (&at (repairs, k)->after, puzzle);
      most = MAX (most, repairs->len);
    }
  g_test_message ("%s: of %d first %d, in the first three %d; at most %u", slip_names[slip], n, n_first,
                  n_three, most);
  if (!is_a_part ())   /* of a few cases the share says little */
    g_assert_cmpfloat (n_three, >=, part * n);
}

static void
test_open (void)
{
  assert_found_open (SLIP_RANDOM, 0.75);
  assert_found_open (SLIP_LOOKS_ALIKE, 0.9);
  assert_found_open (SLIP_KEY_BESIDE, 0.8);
  assert_found_open (SLIP_CELL_BESIDE, 0.9);
  assert_found_open (SLIP_EXCHANGE, 0.5);
  assert_found_open (SLIP_MOVE, 0.7);
  assert_found_open (SLIP_SHIFT, 0.75);
}

/* In a puzzle that is played the entries are doubted where it has no solution, and not where it has
 * several; digits of the solver have no part in it. */
static void
test_at (void)
{
  RtGrid open = grid_of (WRONG_OPEN), right = grid_of (EASY), wrong = grid_of (WRONG), solution;
  g_autoptr (GArray) all = rt_repairs (&open, RT_CELLS_ALL, NULL), repairs = NULL, none = NULL;
  g_autoptr (GArray) filled = NULL, typed = NULL;
  RtPosition position;

  g_assert_nonnull (find (all, &right));
  rt_position_init (&position, &open);
  g_assert_cmpint (rt_fast_solve (&open, &solution), ==, 2);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    rt_position_enter (&position, cell, solution.digit[cell], true);
  filled = rt_mistyped (&position, NULL);
  assert_all_same (filled, all);

  rt_position_init (&position, &open);
  for (int cell = 0; cell < RT_N_CELLS && !rt_position_has_entries (&position); cell++)
    if (!open.digit[cell] && rt_grid_fits (&open, cell, solution.digit[cell]))
      rt_position_enter (&position, cell, solution.digit[cell], false);
  repairs = rt_mistyped (&position, NULL);
  for (guint i = 0; i < repairs->len; i++)
    g_assert_true (rt_cells_is_empty (
      rt_cells_and (at (repairs, i)->cells, rt_grid_filled (&position.entries))));

  rt_position_init (&position, &right);
  rt_position_enter (&position, 2, 1, false);
  none = rt_mistyped (&position, NULL);
  g_assert_cmpuint (none->len, ==, 0);
  position.givens = grid_of (EMPTY);
  position.entries = wrong;
  typed = rt_mistyped (&position, NULL);
  g_assert_true (rt_grid_equal (&at (typed, 0)->after, &right));
}

static void
test_misplaced (void)
{
  /* Where many digits can be left out, one typed beside its cell looks like one too many, and one
   * too many like a wrong one. */
  assert_found (SLIP_EXTRA, 0.2);
  assert_found (SLIP_MOVE, 0.2);
  assert_found (SLIP_EXCHANGE, 0.5);
  assert_found (SLIP_SHIFT, 2 / 3.0);
}

int
main (int argc, char *argv[])
{
  int failed;

  g_test_init (&argc, &argv, NULL);
  for (gsize set = 0; set < G_N_ELEMENTS (sets); set++)
    puzzles[set] = puzzles_of_set (sets[set], OF_EACH);
  add_cases ("/repair", test_sound, test_complete, test_allowed, test_none, test_order_by_hand,
             test_symmetric_by_hand, test_wrong_not_extra_by_hand, test_slipped_by_hand,
             test_stops, test_mistyped, test_told_apart, test_misplaced, test_open, test_at);
  failed = g_test_run ();
  for (gsize set = 0; set < G_N_ELEMENTS (sets); set++)
    g_array_unref (puzzles[set]);
  return failed;
}
