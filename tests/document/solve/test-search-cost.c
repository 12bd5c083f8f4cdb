/* test-search-cost.c - what searches of all ends cost, and which wrong digit cost most. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/search-cost.h"
#include "document/solve/branch-text.h"

#include "common/puzzles.h"

static RtTrace *
trace_of (const RtSearch *search, const char *puzzle, bool to_the_end)
{
  RtTrace *trace;
  RtGrid givens;

  g_assert_true (rt_grid_parse (&givens, puzzle));
  trace = rt_trace_new (search, &givens);
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
      "45 % of the steps went into the 2 in row 1, column 3, which was wrong." },
    { &rt_search_masks, ONE_BLANK, false, "1 digit tried, and it was right.", "" },
    { &rt_search_propagate, EASY, false, "51 digits tried, and each was right.", "" },
    { &rt_search_masks, WRONG, false, "332 digits tried: there is no solution.",
      "74 % of the steps went into the 6 in row 1, column 4." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    RtTrace *trace = trace_of (rows[i].search, rows[i].puzzle, rows[i].to_the_end);
    g_autofree char *said = NULL, *turn = NULL;
    RtSearchCost cost;

    g_assert_true (rt_search_cost_of (trace, &cost, NULL));
    said = rt_search_cost_say (&cost);
    turn = rt_search_cost_say_turn (&cost);
    g_assert_cmpstr (said, ==, rows[i].says);
    g_assert_cmpstr (turn, ==, rows[i].turn);
    rt_trace_unref (trace);
  }
}

/* After the first solution the search has an open way; at its end there is none. */
static void
test_several_solutions (void)
{
  RtTrace *trace = trace_of (&rt_search_masks, TWO, true);
  g_autofree char *said = NULL;
  RtSearchCost cost;

  g_assert_true (rt_search_cost_of (trace, &cost, NULL));
  g_assert_cmpuint (cost.turn.first, >, 0);
  g_assert_false (cost.turn.solved);
  g_assert_true (cost.is_through);
  said = rt_search_cost_say (&cost);
  g_assert_true (g_str_has_suffix (said, " digits tried, 54 needed."));
  rt_trace_unref (trace);
}

/* A search that was stopped tells how far it came. */
static void
test_stopped (void)
{
  RtTrace *trace;
  g_autofree char *said = NULL;
  RtStop stop = RT_STOP_INIT;
  RtSearchCost cost;
  RtGrid givens;

  g_assert_true (rt_grid_parse (&givens, EASY));
  trace = rt_trace_new (&rt_search_masks, &givens);
  rt_stop_after (&stop, 1);
  rt_trace_run (trace, &stop);
  g_assert_true (rt_search_cost_of (trace, &cost, NULL));
  said = rt_search_cost_say (&cost);
  if (rt_trace_status (trace) == RT_STATUS_SEARCHING)
    g_assert_true (g_str_has_suffix (said, " so far."));
  rt_trace_unref (trace);
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
                   "<b>3 in row 1, column 4</b>: 39 % of the search, 390 steps, 212 dead ends; nothing came of it");
  g_assert_cmpstr (rare, ==,
                   "<b>3 in row 1, column 4</b>: 0.4 % of the search, 390 steps, 212 dead ends; nothing came of it");
  g_assert_cmpstr (led, ==,
                   "<b>3 in row 1, column 4</b>: 39 % of the search, 390 steps, 212 dead ends; it led to a solution");
  g_assert_cmpstr (goes_on, ==, "<b>3 in row 1, column 4</b>: 39 % of the search, 390 steps, 212 dead ends so far");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search-cost/sentences", test_sentences);
  g_test_add_func ("/search-cost/several-solutions", test_several_solutions);
  g_test_add_func ("/search-cost/stopped", test_stopped);
  g_test_add_func ("/search-cost/branches", test_branches);
  return g_test_run ();
}
