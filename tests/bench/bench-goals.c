/* bench-goals.c - one table: what is to be fast, how fast it is, how fast it should be.
 *
 *     bench-goals [--rounds=N] [--puzzle=PUZZLE] [--steps=N] [WHAT...]
 *
 * WHAT is the id of a classic, or the name of a set of puzzles. What is compared takes turns, so that a
 * clock that changes its speed changes all; the best of each counts.
 *
 * The classics are held against plain C of the same algorithm (plain.c, -O2), which they should
 * equal, and come to nine tenths of while they are recorded. All must find the same solution with as
 * many placements.
 *
 * The fast engine is held against the best solver of others on each set beside the project. These are
 * not here: what is recorded is which part of the time of the plain engine of the tests
 * (engine/fast/reference.c) the best of them took on the same machine.
 *
 * Last, each classic records ten thousand million steps, or N, which takes all six of them a quarter of an
 * hour: the slowest of 3,000 jumps to any of these, with all that the window shows there, is to take no more
 * than a frame. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/fast.h"
#include "engine/trace/cursor.h"

#include "common/puzzles.h"
#include "clock.h"
#include "plain.h"
#include "reference.h"

#include <glib.h>

static int n_rounds = 5;
static const char *puzzle = LONG;
static gint64 n_steps = G_GINT64_CONSTANT (10000000000);
static char **names;

static const GOptionEntry options[] = {
  { "rounds", 0, 0, G_OPTION_ARG_INT, &n_rounds, "How often each is run", "N" },
  { "puzzle", 0, 0, G_OPTION_ARG_STRING, &puzzle, "Which puzzle the classics solve", "PUZZLE" },
  { "steps", 0, 0, G_OPTION_ARG_INT64, &n_steps, "How many steps to jump in; 0: none", "N" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &names, NULL, "[WHAT...]" },
  G_OPTION_ENTRY_NULL
};

#define RECORDED_GOAL 0.9 /* of the speed of plain C */
#define SET_MAX 300       /* puzzles of a set */
#define SLICE 0.004       /* seconds, at least, on a set */
#define FRAME 16.7        /* milliseconds */
#define JUMPS 3000
#define JUMP_ROUNDS 3     /* a slow jump is timed again: what is slow by itself stays so */

/* Takes each classic more than ten thousand million steps. */
#define VAST ".....5.8....6.1.43..........1.5........1.6...3.......5.3.....61........4........."

/* The sets, and the best of others in parts of the reference: of tdoku, rust_sudoku, jczsolve, fsss2,
 * sk_bforce2 and gzSudoku, built for the very processor. */
static const struct {
  const char *name;
  double rival;
} sets[] = {
  { "kaggle_10000", 0.2096 },
  { "web_kids", 0.1591 },
  { "web_easy", 0.2023 },
  { "web_medium", 0.1976 },
  { "web_expert", 0.2150 },
  { "17_clue", 0.2619 },
  { "random_minimal", 0.2341 },
  { "magictour_top1465", 0.2423 },
  { "top95", 0.2113 },
  { "forum_hardest_1905_11plus", 0.2677 },
  { "serg_benchmark", 0.0274 },
  { "invalid_no_solution", 0.4324 },
  { "invalid_many_solutions", 0.0446 },
  { "invalid_multi_special", 0.0079 },
};

static void
print_row (const char *what, const char *how, const char *unit, double is, double goal)
{
  g_print ("%-26s %-13s %-3s %11.3f %11.3f %7.2f\n", what, how, unit, is, goal, goal / is);
}

static gboolean
is_wanted (const char *name)
{
  return !names || g_strv_contains ((const char *const *) names, name);
}

/* The classics. */

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

static void
bench_classic (const Plain *reference, const RtGrid *givens)
{
  static const Way ways[] = { run_plain, run_bare, run_recorded };
  double best[G_N_ELEMENTS (ways)];
  Answer expected = run_plain (reference, givens);

  for (int round = 0; round < n_rounds; round++)
    for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
      double start = now (), milliseconds;
      Answer answer = ways[i] (reference, givens);

      milliseconds = 1000 * (now () - start);
      g_assert_cmpuint (answer.placements, ==, expected.placements);
      g_assert_true (rt_grid_equal (&answer.solution, &expected.solution));
      if (round == 0 || milliseconds < best[i])
        best[i] = milliseconds;
    }
  print_row (reference->id, "bare", "ms", best[1], best[0]);
  print_row (reference->id, "recorded", "ms", best[2], best[0] / RECORDED_GOAL);
}

/* The fast engine. */

typedef enum {
  BY_REFERENCE,
  ONE_AT_A_TIME,
  IN_BULK,
  N_WAYS,
} SetWay;

static GArray *
read_set (const char *name)
{
  GArray *grids = g_array_new (FALSE, FALSE, sizeof (RtGrid));
  const char *shared = g_getenv ("RT_SHARED_DATA");
  g_autofree char *file = g_strconcat (name, ".txt", NULL);
  g_autofree char *path = g_build_filename (shared ? shared : "", "puzzles", file, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return grids;
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line && grids->len < SET_MAX; line++) {
    RtGrid grid;

    if (rt_grid_parse (&grid, *line))
      g_array_append_val (grids, grid);
  }
  return grids;
}

/* Microseconds for each grid. */
static double
run_set (const GArray *grids, SetWay way)
{
  const RtGrid *grid = (const RtGrid *) (void *) grids->data;
  g_autofree uint64_t *counts = g_new (uint64_t, grids->len);
  double start = now (), seconds;
  RtGrid first;
  int n = 0;

  do {
    if (way == IN_BULK)
      rt_fast_batch (grid, grids->len, 2, NULL, counts, NULL);
    for (guint i = 0; way == ONE_AT_A_TIME && i < grids->len; i++)
      rt_fast_count (&grid[i], 2, NULL, &counts[i]);
    for (guint i = 0; way == BY_REFERENCE && i < grids->len; i++)
      reference_count (&grid[i], 2, &first);
    n++;
    seconds = now () - start;
  } while (seconds < SLICE);
  return seconds / n * 1e6 / grids->len;
}

static void
bench_set (const char *name, double rival)
{
  g_autoptr (GArray) grids = read_set (name);
  double best[N_WAYS];

  if (grids->len == 0)
    return;
  for (int round = 0; round < 3 * n_rounds; round++)
    for (int way = 0; way < N_WAYS; way++) {
      double microseconds = run_set (grids, (SetWay) way);

      if (round == 0 || microseconds < best[way])
        best[way] = microseconds;
    }
  print_row (name, "one at a time", "us", best[ONE_AT_A_TIME], rival * best[BY_REFERENCE]);
  print_row (name, "in bulk", "us", best[IN_BULK], rival * best[BY_REFERENCE]);
}

/* Jumps in a very long search. */

/* Milliseconds to go to STEP from the start and to see all that is there. */
static double
time_jump (RtCursor *cursor, uint64_t step)
{
  double start;

  rt_cursor_seek (cursor, 0);
  start = now ();
  rt_cursor_seek (cursor, step);
  rt_cursor_grid (cursor);
  rt_cursor_detail (cursor);
  return 1000 * (now () - start);
}

static double
time_jump_at_best (RtCursor *cursor, uint64_t step, double slow)
{
  double best = time_jump (cursor, step);

  for (int i = 1; i < JUMP_ROUNDS && best > slow; i++) {
    double again = time_jump (cursor, step);

    best = MIN (best, again);
  }
  return best;
}

static void
bench_jumps (const Plain *reference)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  RtStop stop = RT_STOP_INIT;
  double worst = 0;
  RtCursor *cursor;
  RtTrace *trace;
  RtGrid givens;

  rt_grid_parse (&givens, VAST);
  trace = rt_trace_new (rt_search_by_id (reference->id), &givens);
  do
    rt_stop_after (&stop, 4096);
  while (rt_trace_run (trace, &stop) != RT_STATUS_EXHAUSTED &&
         rt_trace_length (trace) < (uint64_t) n_steps);
  cursor = rt_cursor_new (trace);
  for (int i = 0; i < JUMPS; i++) {
    uint64_t step = (uint64_t) g_rand_double_range (rand, 0, (double) rt_trace_length (trace));
    double milliseconds = time_jump_at_best (cursor, step, worst);

    worst = MAX (worst, milliseconds);
  }
  print_row (reference->id, "slowest jump", "ms", worst, FRAME);
  rt_cursor_free (cursor);
  rt_trace_unref (trace);
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
  g_print ("%-26s %-13s %-3s %11s %11s %7s   (%s)\n", "what", "", "", "now", "goal", "ratio",
           rt_fast_lanes ());
  for (const Plain *reference = plain; reference->id; reference++)
    if (is_wanted (reference->id))
      bench_classic (reference, &givens);
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    if (is_wanted (sets[i].name))
      bench_set (sets[i].name, sets[i].rival);
  for (const Plain *reference = plain; reference->id && n_steps > 0; reference++)
    if (is_wanted (reference->id))
      bench_jumps (reference);
  return 0;
}
