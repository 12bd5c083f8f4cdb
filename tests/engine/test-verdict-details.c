/* test-verdict-details.c - tests the details of a verdict, and their sentences. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/verdict-details.h"

#include "engine/fast/fast.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <string.h>

/* A puzzle of 17 digits: none can be spared. */
#define MINIMAL "...8.1..........435............7.8........1...2..3....6......75..34........2..6.."

/* A grid with 192 solutions. */
#define PAIRS "..4.......7.1..34..9....5..8..76.4...2.....9.7....4.5.9.........874.9.3....28.1.9"

typedef struct {
  const char *name;
  const char *givens, *entries; /* as 81 characters; entries where givens are empty */
  RtVerdictKind kind;
  int n_cells;
  const char *said;             /* the paragraphs, with | between */
} Row;

static const Row rows[] = {
  { "minimal", MINIMAL, EMPTY, RT_VERDICT_ONE, 0,
    "Each of the 17 digits is needed: without it there would be more solutions." },
  { "entered-only", EMPTY, MINIMAL, RT_VERDICT_ONE, 0,
    "Each of the 17 digits is needed: without it there would be more solutions." },
  { "of-the-givens-where-they-suffice", EASY, SOLVED, RT_VERDICT_ONE, 22,
    "22 of the 30 digits are more than is needed: without any one of them there would still be "
    "exactly one solution." },
  { "wrong", EASY,
    "..56......1......................................................................",
    RT_VERDICT_CLASH, 2,
    "A digit stands twice in a row, column or box.|"
    "2 of the digits you entered differ from the only solution of the givens." },
  { "contradiction", EASY,
    "..2..............................................................................",
    RT_VERDICT_NONE, 1,
    "1 of the digits you entered differs from the only solution of the givens." },
  { "clash-of-givens",
    "11...............................................................................", EMPTY,
    RT_VERDICT_CLASH, 0, "A digit stands twice in a row, column or box." },
  { "contradiction-of-givens",
    "12345678.........9...............................................................", EMPTY,
    RT_VERDICT_NONE, 0,
    "7 digits of this grid cannot all be right: at least one of them is wrong." },
  { "many", PAIRS, EMPTY, RT_VERDICT_MANY, 44,
    "There are 192 solutions.|"
    "11 of the 55 empty cells have the same digit in all of them.|"
    "With 2 in row 6, column 9 there would be exactly one solution." },
  { "some", "...................98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", EMPTY,
    RT_VERDICT_MANY, 47,
    "There are 2484 solutions.|"
    "11 of the 58 empty cells have the same digit in all of them.|"
    "With these 3 digits there would be exactly one solution: 7 in row 1, column 6; 4 in row 1, "
    "column 8; 6 in row 2, column 4." },
  { "very-many", EMPTY,
    "1................................................................................",
    RT_VERDICT_MANY, 80,
    "There are 100000 solutions or more.|"
    "None of the empty cells has the same digit in all of them.|"
    "20 more digits could leave exactly one solution." },
  { "empty", EMPTY, EMPTY, RT_VERDICT_MANY, 81,
    "An empty grid can be filled in 6,670,903,752,021,072,936,960 ways." },
};

static RtPosition
position_of (const char *givens, const char *entries)
{
  RtPosition position;
  RtGrid grid = grid_of (givens);

  rt_position_init (&position, &grid);
  g_assert_true (rt_grid_parse (&grid, entries));
  for_each_cell (cell, rt_grid_filled (&grid))
    rt_position_enter (&position, cell, grid.digit[cell], false);
  return position;
}

static char *
say (const RtDetails *details)
{
  g_auto (GStrv) said = rt_details_say (details);

  return g_strjoinv ("|", said);
}

/* Digits of the solver are ignored: a filled grid has the details of the unfilled one. */
static void
test_filled (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    RtPosition position = position_of (rows[i].givens, rows[i].entries);
    g_autofree char *said = NULL;
    RtDetails before, after;
    RtGrid grid;

    g_assert_true (rt_details (&position, NULL, &before));
    if (before.verdict.kind != RT_VERDICT_ONE && before.verdict.kind != RT_VERDICT_MANY)
      continue;
    rt_position_grid (&position, &grid);
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      if (grid.digit[cell] == 0)
        rt_position_enter (&position, cell, before.verdict.solution.digit[cell], true);
    g_assert_true (rt_details (&position, NULL, &after));
    said = say (&after);
    if (rows[i].said)
      g_assert_cmpstr (said, ==, rows[i].said);
    g_assert_true (after.verdict.is_full);
    g_assert_cmpint (after.verdict.kind, ==, before.verdict.kind);
    g_assert_true (rt_cells_equal (after.cells, before.cells));
  }
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  RtPosition position = position_of (row->givens, row->entries);
  g_autofree char *said = NULL;
  RtDetails details;

  g_assert_true (rt_details (&position, NULL, &details));
  said = say (&details);
  if (row->said)
    g_assert_cmpstr (said, ==, row->said);
  g_assert_cmpint (details.verdict.kind, ==, row->kind);
  g_assert_cmpint (rt_cells_count (details.cells), ==, row->n_cells);
}

/* The number of solutions is estimated only if there are too many to count. */
static void
test_estimate (void)
{
  static const struct {
    const char *givens, *said;
  } estimates[] = {
    { MANY, "There are 100000 solutions or more: about" },
    { TWO, "There are 2 solutions." },
    { EMPTY, "An empty grid can be filled in" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (estimates); i++) {
    RtPosition position = position_of (estimates[i].givens, EMPTY);
    g_autofree char *said = NULL;
    RtDetails details;

    g_assert_true (rt_details (&position, NULL, &details));
    rt_details_estimate (&position, NULL, &details);
    said = say (&details);
    g_assert_true (g_str_has_prefix (said, estimates[i].said));
  }
}

/* A subset of the solved grid, now and then with a digit spoilt. */
static RtPosition
some_position (int n_givens, int n_entries)
{
  RtPosition position;
  RtGrid solved = grid_of (SOLVED), givens = { 0 };

  for (int i = 0; i < n_givens; i++) {
    int cell = g_test_rand_int_range (0, RT_N_CELLS);

    givens.digit[cell] = solved.digit[cell];
  }
  rt_position_init (&position, &givens);
  for (int i = 0; i < n_entries; i++)
    rt_position_enter (&position, g_test_rand_int_range (0, RT_N_CELLS),
                       g_test_rand_int_range (1, 10), false);
  return position;
}

static int
solutions_without (const RtGrid *grid, int cell)
{
  RtGrid less = *grid;

  less.digit[cell] = 0;
  return rt_fast_solve (&less, NULL);
}

static void
check_one (const RtPosition *position, const RtGrid *grid, const RtDetails *details)
{
  bool suffice = rt_fast_solve (&position->givens, NULL) == 1;
  const RtGrid *base = suffice ? &position->givens : grid;

  g_assert_cmpint (details->n_digits, ==, rt_cells_count (rt_grid_filled (base)));
  for_each_cell (cell, rt_grid_filled (base))
    g_assert_true (rt_cells_has (details->cells, cell) == (solutions_without (base, cell) == 1));
}

static void
check_many (const RtGrid *grid, const RtDetails *details)
{
  RtGrid more = *grid;
  uint64_t count;

  g_assert_true (rt_fast_count (grid, RT_DETAILS_COUNT_MAX, NULL, &count));
  g_assert_cmpuint (details->count, ==, count);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtGrid with = *grid;
    int n = 0;

    for (int digit = 1; digit <= 9 && !grid->digit[cell]; digit++) {
      with.digit[cell] = (uint8_t) digit;
      n += rt_grid_fits (grid, cell, digit) && rt_fast_solve (&with, NULL) > 0;
    }
    g_assert_true (rt_cells_has (details->cells, cell) == (n > 1));
  }
  for_each_cell (cell, rt_grid_filled (&details->clues))
    more.digit[cell] = details->clues.digit[cell];
  g_assert_cmpint (rt_fast_solve (&more, NULL), ==, 1);
}

static void
check_none (const RtPosition *position, const RtDetails *details)
{
  RtCells wrong = RT_CELLS_NONE;
  RtGrid solution;

  if (rt_fast_solve (&position->givens, &solution) == 1)
    for_each_cell (cell, rt_grid_filled (&position->entries))
      if (position->entries.digit[cell] != solution.digit[cell])
        rt_cells_add (&wrong, cell);
  g_assert_true (rt_cells_equal (details->cells, wrong));
  g_assert_false (rt_cells_is_empty (details->verdict.conflicts));
}

/* Returns true if a verdict is missing among those that N counts. */
static bool
is_one_missing (const int n[RT_VERDICT_MANY + 1])
{
  bool is_missing = false;

  for (int kind = 0; kind <= RT_VERDICT_MANY; kind++)
    is_missing |= n[kind] == 0;
  return is_missing;
}

/* (A verdict may be rare among few positions: more are made until each was there.) */
static void
test_any_position (void)
{
  enum { USUALLY = 75, MOST = 4000 };
  int n[RT_VERDICT_MANY + 1] = { 0 }, share = n_cases (USUALLY);

  for (int i = 0; i < 4 * share || is_one_missing (n); i++) {
    RtPosition position = some_position (10 + USUALLY * (i / 4 % share) / share, i % 4);
    g_autofree char *said = NULL;
    RtDetails details;
    RtGrid grid;

    g_assert_cmpint (i, <, MAX (MOST, 4 * share));
    rt_position_grid (&position, &grid);
    g_assert_true (rt_details (&position, NULL, &details));
    said = say (&details);
    g_assert_cmpint (strlen (said), >, 20);
    n[details.verdict.kind]++;
    if (details.verdict.kind == RT_VERDICT_ONE)
      check_one (&position, &grid, &details);
    else if (details.verdict.kind == RT_VERDICT_MANY)
      check_many (&grid, &details);
    else
      check_none (&position, &details);
  }
}

/* A stopped call (at each poll, or at some of many) returns false and writes nothing. */
static void
test_stops (void)
{
  static const char *const grids[] = {
    EASY, PAIRS,
    "532.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (grids); i++) {
    RtPosition position = position_of (grids[i], EMPTY);
    RtDetails details, untouched;
    bool ended = false;
    int n = 0;

    memset (&details, 0x5a, sizeof details);
    untouched = details;
    while (!ended) {
      RtStop stop = RT_STOP_INIT;

      n += 1 + n * (every_nth () - 1) / 100;
      rt_stop_after (&stop, n);
      ended = rt_details (&position, &stop, &details);
      if (!ended)
        g_assert_cmpmem (&details, sizeof details, &untouched, sizeof untouched);
    }
    g_assert_cmpint (n, >, 2);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = g_strdup_printf ("/details/%s", rows[i].name);

    g_test_add_data_func (path, &rows[i], test_row);
  }
  add_cases ("/details", test_filled, test_estimate, test_any_position, test_stops);
  return g_test_run ();
}
