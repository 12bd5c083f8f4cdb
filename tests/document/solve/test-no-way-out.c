/* test-no-way-out.c - tests facts about a step: the first digit without a solution, and the branch
 * that ends there. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/step-facts.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"
#include "engine/autoptr.h"
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

/* The digits that contradict each other are on the grid when the lost digit is written, which is one of them, and have
 * no solution. */
static void
check_why (const RtStepFacts *facts, RtCursor *cursor)
{
  RtGrid grid = { 0 };

  if (facts->lost.branch.first == 0) {
    g_assert_true (rt_cells_is_empty (facts->why));
    return;
  }
  rt_cursor_seek (cursor, facts->lost.branch.first);
  g_assert_true (rt_cells_has (facts->why, facts->lost.branch.cell));
  for_each_cell (cell, facts->why)
    grid.digit[cell] = rt_cursor_grid (cursor)->digit[cell];
  g_assert_cmpint (rt_cells_count (rt_grid_filled (&grid)), ==, rt_cells_count (facts->why));
  g_assert_cmpint (rt_fast_solve (&grid, NULL), ==, 0);
}

/* The branch that the step took back is the one whose digit it was, and its furthest cell is the last blank that was
 * filled after any of its steps. */
static void
check_undone (const RtStepFacts *facts, RtCursor *cursor, guint64 position)
{
  const RtEvent *event;
  int furthest = 0;

  rt_cursor_seek (cursor, position);
  event = rt_cursor_event (cursor);
  if (event->kind != RT_EVENT_TAKE_BACK) {
    g_assert_cmpuint (facts->undone.first, ==, 0);
    return;
  }
  g_assert_cmpuint (facts->undone.last, ==, position);
  g_assert_cmpuint (facts->undone.cell, ==, event->cell);
  g_assert_cmpuint (facts->undone.digit, ==, event->digit);
  for (guint64 step = facts->undone.first; step < position; step++) {
    rt_cursor_seek (cursor, step);
    for (int cell = furthest; cell < RT_N_CELLS; cell++)
      if (rt_cursor_grid (cursor)->digit[cell] && !rt_trace_givens (rt_cursor_trace (cursor))->digit[cell])
        furthest = cell;
  }
  g_assert_cmpint (facts->furthest_cell, ==,
                   rt_trace_search (rt_cursor_trace (cursor))->classic ? furthest : RT_NO_CELL);
}

static void
check (RtTrace *trace, guint64 position)
{
  g_autoptr (RtCursor) cursor = rt_cursor_new (trace);
  RtStepFacts facts;

  g_assert_true (rt_step_facts_at (trace, position, &facts, NULL));
  g_assert_cmpuint (facts.lost.branch.first, ==, count_lost_since (cursor, position));
  check_why (&facts, cursor);
  check_undone (&facts, cursor, position);
}

/* At any step, and before and after the step that takes back the wrong digit that cost most. */
static void
test_positions (gconstpointer search)
{
  const char *const puzzles[] = { EASY, TWO, EASY_LESS };

  for (int i = 0; i < n_cases (60); i++) {
    const RtBranch *turn;
    g_autoptr (RtTree) tree = NULL;
    RtGrid givens = grid_of (puzzles[i % 3]);
    g_autoptr (RtTrace) trace = rt_trace_new (search, &givens);

    rt_trace_run (trace, NULL);
    tree = rt_tree_new (trace, 1, rt_trace_length (trace), 1, NULL);
    turn = rt_tree_wrong_turn (tree);
    check (trace, (guint64) (g_test_rand_double () * (double) rt_trace_length (trace)));
    if (turn) {
      check (trace, turn->last - 1);
      check (trace, turn->last);
    }
  }
}

/* There is no lost digit if the puzzle has no solution, or on the way to a solution. */
static void
test_nothing_to_say (void)
{
  static const struct {
    const char *puzzle;
    bool at_the_end;
  } rows[] = { { WRONG, false }, { EASY, true }, { EASY, false } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    RtStepFacts facts;
    RtGrid givens = grid_of (rows[i].puzzle);
    g_autoptr (RtTrace) trace = rt_trace_new (&rt_search_masks, &givens);

    rt_trace_run (trace, NULL);
    g_assert_true (rt_step_facts_at (trace, rows[i].at_the_end ? rt_trace_length (trace) : 1, &facts, NULL));
    g_assert_null (rt_no_way_out_say (&facts.lost));
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
  add_cases ("/no-way-out", test_nothing_to_say, test_sentences);
  return g_test_run ();
}
