/* test-search-cost.c - what searches of all ends cost, and which wrong digit cost most. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/search-cost.h"

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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search-cost/sentences", test_sentences);
  g_test_add_func ("/search-cost/several-solutions", test_several_solutions);
  g_test_add_func ("/search-cost/stopped", test_stopped);
  return g_test_run ();
}
