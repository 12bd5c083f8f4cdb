/* bench-classics.c - each classic beside plain C of the same algorithm (plain.c, -O2).
 *
 *     bench-classics [--rounds=N] [--puzzle=PUZZLE] [ID...]
 *
 * Plain C, the search and the recorded search take turns, puzzle by puzzle, so that a clock that
 * changes its speed changes all; the best of each counts. All must find the same solution with as
 * many placements. A ratio above 1 means: faster than plain C. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/trace/trace.h"

#include "common/puzzles.h"
#include "plain.h"

#include <glib.h>
#include <time.h>

static int n_rounds = 5;
static const char *puzzle = LONG;
static char **ids;

static const GOptionEntry options[] = {
  { "rounds", 0, 0, G_OPTION_ARG_INT, &n_rounds, "How often each is run", "N" },
  { "puzzle", 0, 0, G_OPTION_ARG_STRING, &puzzle, "Which puzzle", "PUZZLE" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &ids, NULL, "[ID...]" },
  G_OPTION_ENTRY_NULL
};

typedef struct {
  uint64_t placements;
  RtGrid solution;
} Answer;

typedef Answer (*Way) (const Plain *reference, const RtGrid *givens);

static Answer
run_plain (const Plain *reference, const RtGrid *givens)
{
  Answer answer;

  answer.placements = reference->run (givens, &answer.solution);
  return answer;
}

static Answer
run_bare (const Plain *reference, const RtGrid *givens)
{
  Answer answer;
  RtCounts counts;

  rt_search_run (rt_search_by_id (reference->id), givens, NULL, &answer.solution, &counts);
  answer.placements = counts.placements;
  return answer;
}

static Answer
run_recorded (const Plain *reference, const RtGrid *givens)
{
  RtTrace *trace = rt_trace_new (rt_search_by_id (reference->id), givens);
  Answer answer;
  RtCounts counts;

  rt_trace_run (trace, NULL);
  rt_trace_newest (trace, &answer.solution, &counts);
  answer.placements = counts.placements;
  rt_trace_unref (trace);
  return answer;
}

/* The clock of this thread: others on the machine do not count. */
static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

static void
bench (const Plain *reference, const RtGrid *givens)
{
  static const Way ways[] = { run_plain, run_bare, run_recorded };
  double best[G_N_ELEMENTS (ways)];
  Answer expected = run_plain (reference, givens);

  for (int round = 0; round < n_rounds; round++)
    for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
      double start = now (), seconds;
      Answer answer = ways[i] (reference, givens);

      seconds = now () - start;
      g_assert_cmpuint (answer.placements, ==, expected.placements);
      g_assert_true (rt_grid_equal (&answer.solution, &expected.solution));
      if (round == 0 || seconds < best[i])
        best[i] = seconds;
    }
  g_print ("%-13s %12" G_GUINT64_FORMAT " %9.1f %9.1f %9.1f %10.2f %9.2f %9.2f\n", reference->id,
           expected.placements, 1000 * best[0], 1000 * best[1], 1000 * best[2], best[0] / best[1],
           best[0] / best[2], best[1] / best[2]);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  RtGrid givens;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error)) {
    g_printerr ("%s\n", error->message);
    return 1;
  }
  if (!rt_grid_parse (&givens, puzzle)) {
    g_printerr ("No puzzle: %s\n", puzzle);
    return 1;
  }
  g_print ("                              milliseconds                       plain /   plain /"
           "    bare /\n");
  g_print ("search          placements     plain      bare  recorded       bare  recorded"
           "  recorded\n");
  for (const Plain *reference = plain; reference->id; reference++)
    if (!ids || g_strv_contains ((const char *const *) ids, reference->id))
      bench (reference, &givens);
  return 0;
}
