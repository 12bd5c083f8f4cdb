/* test-progress-text.c - tests the sentence on the progress of a running search and on its
 * remaining time. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/progress-text.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "engine/autoptr.h"
#include "engine/steps/tape-replay.h"

static void
test_sentences (void)
{
  static const struct {
    double share, halfway, seconds;
    const char *says;
  } rows[] = {
    { 0, 0, 0, "Less than 1\u00a0% done." },
    { 0.0099, 0, 100, "Less than 1\u00a0% done." },
    { 0.139, 0.06, 0.5, "About 13\u00a0% done." },                                                  /* too early */
    { 0.139, 0.139, 5, "About 13\u00a0% done." },                                                   /* no rate */
    { 0.5, 0.25, 7, "About 50\u00a0% done; at this rate at most 7\u00a0s more." },
    { 0.5, 0.3, 7, "About 50\u00a0% done; at this rate at most 7\u00a0s to 9\u00a0s more." },
    { 0.25, 0.1, 20, "About 25\u00a0% done; at this rate at most 50\u00a0s to 60\u00a0s more." },
    { 0.25, 0.2, 20, "About 25\u00a0% done; at this rate at most 60\u00a0s to 3\u00a0min more." },
    { 0.02, 0.01, 3600, "About 2\u00a0% done." },                                                   /* too far away */
    { 0.1, 0.05, 3600, "About 10\u00a0% done; at this rate at most 9\u00a0h more." },
    { 0.9999, 0.5, 3, "About 99\u00a0% done; at this rate at most 1\u00a0s more." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *said = rt_progress_say_share (rows[i].share, rows[i].halfway, rows[i].seconds);

    g_assert_cmpstr (said, ==, rows[i].says);
  }
}

/* The sentence has the share of the steps so far. There is none for a person's own program. */
static void
test_traces (void)
{
  g_autoptr (RtTape) tape = rt_tape_new (g_get_tmp_dir ());
  RtTrace *trace, *own;
  g_autofree char *said = NULL, *nothing = NULL;
  RtGrid givens = grid_of (EASY);

  trace = rt_trace_new (&rt_search_masks, &givens);
  rt_trace_pause_at (trace, 4000);
  g_assert_cmpint (rt_trace_run (trace, NULL), ==, RT_STATUS_SEARCHING);
  said = rt_progress_say (trace, 10);
  g_assert_cmpstr (said, ==, "About 63\u00a0% done; at this rate at most 5\u00a0s to 25\u00a0s more.");
  own = rt_trace_new_of_tape (tape, &givens);
  nothing = rt_progress_say (own, 10);
  g_assert_null (nothing);
  rt_trace_unref (trace);
  rt_trace_unref (own);
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/progress-text", test_sentences, test_traces);
}
