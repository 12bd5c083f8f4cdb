/* test-verdict.c - tests verdicts: they are right, show where digits conflict, and can be stopped. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/verdict.h"

#include "engine/fast/fast.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include <glib.h>
#include <string.h>

/* A grid, given as another grid with some cells overwritten, and its verdict. */
typedef struct {
  const char *name;
  const char *grid;
  const char *changes;   /* cell=digit, with blanks between */
  RtVerdictKind kind;
  int n_digits;
  int n_conflicts;
  const char *said;
} Row;

static const Row rows[] = {
  { "one", EASY, "", RT_VERDICT_ONE, 30, 0, "exactly one solution" },
  { "solved", SOLVED, "", RT_VERDICT_ONE, 81, 0, "solved" },
  { "one-cell-open", SOLVED, "40=0", RT_VERDICT_ONE, 80, 0, "exactly one solution" },
  { "many", EASY, "0=0 1=0 9=0", RT_VERDICT_MANY, 27, 0, "many solutions" },
  { "empty", EMPTY, "", RT_VERDICT_MANY, 0, 0, "many solutions" },
  { "none", EASY, "2=2", RT_VERDICT_NONE, 31, 11,
    "no solution: 11 digits cannot all be right" },
  { "no-digit-left", EMPTY, "1=1 2=2 3=3 4=4 5=5 9=6 18=7 27=8 36=9", RT_VERDICT_NONE, 9, 9,
    "no solution: 9 digits cannot all be right" },
  { "row", EMPTY, "18=5 26=5", RT_VERDICT_CLASH, 2, 2, "no solution: two 5s in row 3" },
  { "column", EMPTY, "8=7 80=7", RT_VERDICT_CLASH, 2, 2, "no solution: two 7s in column 9" },
  { "box", EMPTY, "60=1 80=1", RT_VERDICT_CLASH, 2, 2, "no solution: two 1s in box 9" },
  { "row-before-box", EMPTY, "0=4 1=4", RT_VERDICT_CLASH, 2, 2, "no solution: two 4s in row 1" },
  { "three-in-row", EMPTY, "72=9 75=9 78=9", RT_VERDICT_CLASH, 3, 3,
    "no solution: three 9s in row 9" },
  { "three-in-column", EMPTY, "0=2 27=2 54=2", RT_VERDICT_CLASH, 3, 3,
    "no solution: three 2s in column 1" },
  { "three-in-box", EMPTY, "30=6 40=6 50=6", RT_VERDICT_CLASH, 3, 3,
    "no solution: three 6s in box 5" },
  { "four-in-row", EMPTY, "0=3 2=3 4=3 6=3", RT_VERDICT_CLASH, 4, 4,
    "no solution: 4 times the digit 3 in row 1" },
  { "four-in-column", EMPTY, "4=3 22=3 40=3 76=3", RT_VERDICT_CLASH, 4, 4,
    "no solution: 4 times the digit 3 in column 5" },
  { "first-clash", EMPTY, "0=8 10=8 3=8 70=1 79=1", RT_VERDICT_CLASH, 5, 5,
    "no solution: two 8s in row 1" },
};

static RtGrid
make_grid (const char *text, const char *changes)
{
  g_auto (GStrv) words = g_strsplit (changes, " ", -1);
  RtGrid grid = grid_of (text);

  for (char **word = words; *word; word++) {
    char *equals = strchr (*word, '=');

    g_assert_nonnull (equals);
    grid.digit[g_ascii_strtoull (*word, NULL, 10)] = (uint8_t) (equals[1] - '0');
  }
  return grid;
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  const RtGrid grid = make_grid (row->grid, row->changes);
  g_autofree char *said = NULL;
  RtVerdict verdict;

  g_assert_true (rt_verdict (&grid, NULL, &verdict));
  said = rt_verdict_say (&verdict);
  g_assert_cmpstr (said, ==, row->said);
  g_assert_cmpint (verdict.kind, ==, row->kind);
  g_assert_cmpint (verdict.n_digits, ==, row->n_digits);
  g_assert_cmpint (rt_cells_count (verdict.conflicts), ==, row->n_conflicts);
  g_assert_true (verdict.is_full == (row->kind == RT_VERDICT_ONE && row->n_digits == 81));
  if (row->kind == RT_VERDICT_ONE || row->kind == RT_VERDICT_MANY) {
    g_assert_cmpint (rt_cells_count (rt_grid_filled (&verdict.solution)), ==, 81);
    g_assert_true (rt_cells_is_empty (rt_grid_conflicts (&verdict.solution)));
    for_each_cell (cell, rt_grid_filled (&grid))
      g_assert_cmpint (verdict.solution.digit[cell], ==, grid.digit[cell]);
  }
}

/* Without a solution, the marked digits have none by themselves, and each is needed for that, as far
 * as can be seen without guessing. */
static void
test_contradiction (void)
{
  const RtGrid grid = make_grid (EASY, "2=2");
  RtGrid rest = { 0 };
  RtVerdict verdict;

  g_assert_true (rt_verdict (&grid, NULL, &verdict));
  for_each_cell (cell, verdict.conflicts)
    rest.digit[cell] = grid.digit[cell];
  g_assert_cmpint (rt_fast_solve (&rest, NULL), ==, 0);
  for_each_cell (cell, verdict.conflicts) {
    uint8_t digit = rest.digit[cell];

    rest.digit[cell] = 0;
    g_assert_false (rt_fast_refutes (&rest, 0));
    rest.digit[cell] = digit;
  }
}

/* Digits that were found are no part of the puzzle where there is a solution with them; where there is
 * none, nothing is said of the puzzle alone. */
static void
test_beside (void)
{
  static const struct {
    const char *changes;   /* of EASY, all found */
    RtVerdictKind kind;
    int n_digits;
  } beside[] = {
    { "2=4", RT_VERDICT_ONE, 31 },
    { "2=2", RT_VERDICT_NONE, 31 },
    { "2=5", RT_VERDICT_CLASH, 31 },
    { "", RT_VERDICT_ONE, 30 },
    { "0=5 1=3 9=6", RT_VERDICT_MANY, 30 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (beside); i++) {
    const RtGrid grid = make_grid (EASY, beside[i].changes);
    RtPosition position;
    g_auto (GStrv) words = g_strsplit (beside[i].changes, " ", -1);
    RtVerdict verdict;

    rt_position_init (&position, &grid);
    for (char **word = words; *word; word++) {
      int cell = (int) g_ascii_strtoull (*word, NULL, 10);

      position.givens.digit[cell] = 0;
      rt_position_enter (&position, cell, grid.digit[cell], true);
    }
    g_assert_true (rt_verdict_at (&position, NULL, &verdict));
    g_assert_cmpint (verdict.kind, ==, beside[i].kind);
    g_assert_cmpint (verdict.n_digits, ==, beside[i].n_digits);
    g_assert_false (verdict.is_full);
  }
}

/* If the givens have one solution, the entries that differ from it are wrong, even without a
 * visible conflict. */
static void
test_wrong (void)
{
  static const struct {
    const char *givens, *entries;
    RtVerdictKind kind;
    int n_wrong;
    const char *said;
  } played[] = {
    { EASY, "", RT_VERDICT_ONE, 0, "exactly one solution" },
    { EASY, "2=4", RT_VERDICT_ONE, 0, "exactly one solution" },
    { EASY, "2=1", RT_VERDICT_NONE, 1, "1 digit you entered is wrong" },
    { EASY, "2=1 3=6 5=2", RT_VERDICT_NONE, 2, "2 digits you entered are wrong" },
    { EASY, "2=5 3=6", RT_VERDICT_CLASH, 1, "two 5s in row 1" },
    { EMPTY, "0=5 4=5", RT_VERDICT_CLASH, 0, "no solution: two 5s in row 1" },
    { CLASH, "2=4", RT_VERDICT_CLASH, 0, "no solution: two 5s in row 1" },
    { WRONG, "3=6", RT_VERDICT_NONE, 0, "no solution: * digits cannot all be right" },
    { TWO, "72=1", RT_VERDICT_NONE, 0, "no solution: * digits cannot all be right" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (played); i++) {
    const RtGrid givens = make_grid (played[i].givens, "");
    const RtGrid grid = make_grid (played[i].givens, played[i].entries);
    g_autofree char *said = NULL;
    RtPosition position;
    RtGrid solution;
    RtVerdict verdict;

    rt_position_init (&position, &givens);
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      if (grid.digit[cell] != givens.digit[cell])
        rt_position_enter (&position, cell, grid.digit[cell], false);
    g_assert_true (rt_verdict_at (&position, NULL, &verdict));
    g_assert_cmpint (verdict.kind, ==, played[i].kind);
    g_assert_cmpint (rt_cells_count (verdict.wrong), ==, played[i].n_wrong);
    if (played[i].n_wrong)
      g_assert_cmpint (rt_fast_solve (&givens, &solution), ==, 1);
    for_each_cell (cell, verdict.wrong)
      g_assert_cmpint (grid.digit[cell], !=, solution.digit[cell]);
    said = rt_verdict_say (&verdict);
    g_assert_true (g_pattern_match_simple (played[i].said, said));
  }
}

/* Stopped at each poll, it says so and writes nothing; polled once more often, it ends. */
static void
test_stops (void)
{
  const RtGrid grid = make_grid (EMPTY, "0=1");
  RtVerdict verdict, untouched;
  bool ended = false;
  int n = 0;

  memset (&verdict, 0x5a, sizeof verdict);
  untouched = verdict;
  while (!ended) {
    RtStop stop = RT_STOP_INIT;

    rt_stop_after (&stop, ++n);
    ended = rt_verdict (&grid, &stop, &verdict);
    if (!ended)
      g_assert_cmpmem (&verdict, sizeof verdict, &untouched, sizeof untouched);
  }
  g_assert_cmpint (n, >, 2);
  g_assert_cmpint (verdict.kind, ==, RT_VERDICT_MANY);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = g_strdup_printf ("/verdict/%s", rows[i].name);

    g_test_add_data_func (path, &rows[i], test_row);
  }
  add_cases ("/verdict", test_contradiction, test_beside, test_wrong, test_stops);
  return g_test_run ();
}
