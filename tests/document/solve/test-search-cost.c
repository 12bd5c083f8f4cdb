/* test-search-cost.c - tests the cost of searches with all kinds of ends, and the wrong digit that
 * cost most. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/search-cost.h"
#include "document/solve/branch-text.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/result.h"
#include "engine/autoptr.h"
#include "engine/trace/cursor.h"

static RtTrace *
trace_of (const RtSearch *search, const char *puzzle, bool to_the_end)
{
  RtGrid givens = grid_of (puzzle);
  RtTrace *trace = rt_trace_new (search, &givens);

  while (rt_trace_run (trace, NULL) == RT_STATUS_SOLVED && to_the_end);
  return trace;
}

static void
test_sentences (void)
{
  static const struct {
    const RtSearch *search;
    const char *puzzle;
    bool to_the_end;
    const char *says, *turn;
  } rows[] = {
    { &rt_search_masks, EASY, false, "4208 digits tried, 51 needed.",
      "45\u00a0% of the steps went into the 2 in row 1, column 3, which was wrong." },
    { &rt_search_masks, ONE_BLANK, false, "1 digit tried, and it was right.", "" },
    { &rt_search_propagate, EASY, false, "51 digits tried, and each was right.", "" },
    { &rt_search_masks, TWO, false, "6152 digits tried, 54 needed.",
      "61\u00a0% of the steps went into the 2 in row 1, column 3, which was wrong." },
    { &rt_search_masks, SEVERAL, false, "650 digits tried, 47 needed.",
      "56\u00a0% of the steps went into the 1 in row 2, column 7, of which nothing came." },
    { &rt_search_masks, WRONG, false, "332 digits tried: there is no solution.",
      "74\u00a0% of the steps went into the 6 in row 1, column 4." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (RtTrace) trace = trace_of (rows[i].search, rows[i].puzzle, rows[i].to_the_end);
    g_autofree char *said = NULL, *turn = NULL;
    g_autoptr (GAsyncResult) result = NULL;
    RtSearchCost cost;

    rt_search_cost_async (trace, NULL, done_cb, &result);
    g_assert_true (rt_search_cost_finish (wait_for (&result), &cost, NULL));
    said = rt_search_cost_say (&cost);
    turn = rt_search_cost_say_turn (&cost);
    g_assert_cmpstr (said, ==, rows[i].says);
    g_assert_cmpstr (turn, ==, rows[i].turn);
  }
}

/* The numbers of the sentences are those of a recount, step by step. */
static void
test_recount (gconstpointer search)
{
  const char *const puzzles[] = { EASY, TWO, SEVERAL, WRONG, EASY_LESS };

  for (gsize i = 0; i < 2 * G_N_ELEMENTS (puzzles); i++) {
    g_autoptr (RtTrace) trace = trace_of (search, puzzles[i / 2], i % 2);
    g_autoptr (RtCursor) cursor = rt_cursor_new (trace);
    guint64 n_tried = 0, n_back = 0, last = 0, dead_ends = 0;
    RtSearchCost cost;
    RtCounts counts;
    RtGrid grid;

    g_assert_true (rt_search_cost_of (trace, &cost, NULL));
    while (rt_cursor_next (cursor)) {
      const RtEvent *event = rt_cursor_event (cursor);
      guint64 step = rt_cursor_position (cursor);

      n_tried += event->kind == RT_EVENT_PLACE;
      n_back += event->kind == RT_EVENT_TAKE_BACK;
      if (step == cost.turn.first)
        g_assert_true (event->kind == RT_EVENT_PLACE && event->cell == cost.turn.cell &&
                       event->digit == cost.turn.digit);
      if (cost.turn.first && step > cost.turn.first && last == 0) {
        dead_ends += event->dead_end;
        g_assert_cmpint (event->status, !=, RT_STATUS_SOLVED);
        if (rt_cursor_counts (cursor)->depth < cost.turn.level)
          last = step;
      }
    }
    g_assert_cmpuint (cost.tried, ==, n_tried);
    g_assert_cmpuint (cost.taken_back, ==, n_back);
    g_assert_cmpuint (cost.length, ==, rt_cursor_position (cursor));
    g_assert_cmpuint (cost.turn.last, ==, last);
    g_assert_cmpuint (cost.turn.dead_ends, ==, dead_ends);
    if (last) {
      grid = *rt_trace_givens (trace);
      grid.digit[cost.turn.cell] = cost.turn.digit;
      g_assert_cmpint (cost.is_wrong, ==,
                       rt_search_run (&rt_search_fewest, &grid, NULL, NULL, &counts) != RT_STATUS_SOLVED);
    }
  }
}

/* After the first solution the search has an open way; at its end there is none. */
static void
test_several_solutions (void)
{
  g_autoptr (RtTrace) trace = trace_of (&rt_search_masks, TWO, true);
  g_autofree char *said = NULL;
  RtSearchCost cost;

  g_assert_true (rt_search_cost_of (trace, &cost, NULL));
  g_assert_cmpuint (cost.turn.first, >, 0);
  g_assert_false (cost.turn.solved);
  g_assert_true (cost.is_through);
  said = rt_search_cost_say (&cost);
  g_assert_true (g_str_has_suffix (said, " digits tried, 54 needed."));
}

/* A stopped search has the cost of its steps so far. */
static void
test_stopped (void)
{
  g_autofree char *said = NULL;
  RtStop stop = RT_STOP_INIT;
  RtSearchCost cost;
  RtGrid givens = grid_of (EASY);
  g_autoptr (RtTrace) trace = rt_trace_new (&rt_search_masks, &givens);

  rt_stop_after (&stop, 1);
  rt_trace_run (trace, &stop);
  g_assert_true (rt_search_cost_of (trace, &cost, NULL));
  said = rt_search_cost_say (&cost);
  if (rt_trace_status (trace) == RT_STATUS_SEARCHING)
    g_assert_true (g_str_has_suffix (said, " so far."));
}

static void
test_branches (void)
{
  const RtBranch branch = { .first = 100, .last = 489, .dead_ends = 212, .level = 3, .cell = 3, .digit = 3 };
  RtBranch solved = branch, open = branch;
  g_autofree char *said = rt_branch_say (&branch, 1000), *rare = rt_branch_say (&branch, 100000);
  g_autofree char *led = NULL, *goes_on = NULL;

  solved.solved = true;
  open.open = true;
  led = rt_branch_say (&solved, 1000);
  goes_on = rt_branch_say (&open, 1000);
  g_assert_cmpstr (said, ==,
                   "<b>3 in row 1, column 4</b>: 39\u00a0% of the search, 390 steps, 212 dead ends; nothing came of it");
  g_assert_cmpstr (rare, ==,
                   "<b>3 in row 1, column 4</b>: 0.4\u00a0% of the search, 390 steps, 212 dead ends; nothing came of it");
  g_assert_cmpstr (led, ==,
                   "<b>3 in row 1, column 4</b>: 39\u00a0% of the search, 390 steps, 212 dead ends; it led to a solution");
  g_assert_cmpstr (goes_on, ==, "<b>3 in row 1, column 4</b>: 39\u00a0% of the search, 390 steps, 212 dead ends so far");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search-cost/sentences", test_sentences);
  for (guint i = 0; rt_searches[i]; i++) {
    g_autofree char *path = g_strconcat ("/search-cost/recount/", rt_searches[i]->id, NULL);

    g_test_add_data_func (path, rt_searches[i], test_recount);
  }
  add_cases ("/search-cost", test_several_solutions, test_stopped, test_branches);
  return g_test_run ();
}
