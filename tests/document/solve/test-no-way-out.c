/* test-no-way-out.c - the digit since which a search is lost is the first with which there is no solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/no-way-out.h"

#include "common/puzzles.h"
#include "common/share.h"
#include "engine/fast/fast.h"
#include "engine/trace/cursor.h"

/* Returns the first step up to CURSOR's of which the digits that are on its grid have no solution together with
 * those before; 0: there is a solution. Adds digit after digit, in the order in which they were written. */
static guint64
count_lost_since (RtCursor *cursor, guint64 position)
{
  RtGrid now, grid = *rt_trace_givens (rt_cursor_trace (cursor));
  guint64 written[RT_N_CELLS] = { 0 };

  rt_cursor_seek (cursor, 0);
  for (guint64 step = 1; step <= position; step++) {
    g_assert_true (rt_cursor_next (cursor));
    if (rt_cursor_event (cursor)->kind == RT_EVENT_PLACE)
      written[rt_cursor_event (cursor)->cell] = step;
  }
  now = *rt_cursor_grid (cursor);
  for (;;) {
    int next = RT_NO_CELL;

    for (int cell = 0; cell < RT_N_CELLS; cell++)
      if (now.digit[cell] && !grid.digit[cell] && (next == RT_NO_CELL || written[cell] < written[next]))
        next = cell;
    if (next == RT_NO_CELL)
      return 0;
    grid.digit[next] = now.digit[next];
    if (rt_fast_solve (&grid, NULL) == 0)
      return written[next];
  }
}

static void
check (RtTrace *trace, guint64 position)
{
  RtCursor *cursor = rt_cursor_new (trace);
  RtNoWayOut lost;

  g_assert_true (rt_no_way_out_at (trace, position, &lost, NULL));
  g_assert_cmpuint (lost.branch.first, ==, count_lost_since (cursor, position));
  rt_cursor_free (cursor);
}

/* At any step, and before and after the step that takes back the wrong digit that cost most. */
static void
test_positions (gconstpointer search)
{
  const char *const puzzles[] = { EASY, TWO, EASY_LESS };

  for (int i = 0; i < n_cases (60); i++) {
    const RtBranch *turn;
    RtTrace *trace;
    RtTree *tree;
    RtGrid givens;

    g_assert_true (rt_grid_parse (&givens, puzzles[i % 3]));
    trace = rt_trace_new (search, &givens);
    rt_trace_run (trace, NULL);
    tree = rt_tree_new (trace, 1, rt_trace_length (trace), 1, NULL);
    turn = rt_tree_wrong_turn (tree);
    check (trace, (guint64) (g_test_rand_double () * (double) rt_trace_length (trace)));
    if (turn) {
      check (trace, turn->last - 1);
      check (trace, turn->last);
    }
    rt_tree_free (tree);
    rt_trace_unref (trace);
  }
}

/* Nothing is said of a puzzle that never had a solution, nor of the way to one. */
static void
test_nothing_to_say (void)
{
  static const struct {
    const char *puzzle;
    bool at_the_end;
  } rows[] = { { WRONG, false }, { EASY, true }, { EASY, false } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    RtTrace *trace;
    RtNoWayOut lost;
    RtGrid givens;

    g_assert_true (rt_grid_parse (&givens, rows[i].puzzle));
    trace = rt_trace_new (&rt_search_masks, &givens);
    rt_trace_run (trace, NULL);
    g_assert_true (rt_no_way_out_at (trace, rows[i].at_the_end ? rt_trace_length (trace) : 1, &lost, NULL));
    g_assert_null (rt_no_way_out_say (&lost));
    rt_trace_unref (trace);
  }
}

static void
test_sentences (void)
{
  const RtNoWayOut at_once = { 7, { .first = 7, .cell = 1, .digit = 6 } }, late = { 9, at_once.branch };
  g_autofree char *one = rt_no_way_out_say (&at_once), *other = rt_no_way_out_say (&late);

  g_assert_cmpstr (one, ==, "There is no way out with the 6 in row 1, column 2.");
  g_assert_cmpstr (other, ==,
                   "There has been no way out since the 6 in row 1, column 2 (step 7): 2 steps in vain.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; rt_searches[i]; i++) {
    g_autofree char *path = g_strconcat ("/no-way-out/positions/", rt_searches[i]->id, NULL);

    g_test_add_data_func (path, rt_searches[i], test_positions);
  }
  g_test_add_func ("/no-way-out/nothing-to-say", test_nothing_to_say);
  g_test_add_func ("/no-way-out/sentences", test_sentences);
  return g_test_run ();
}
