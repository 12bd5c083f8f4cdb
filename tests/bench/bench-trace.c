/* bench-trace.c - what recording costs, and how long it takes to be anywhere in a long search.
 *
 *     bench-trace [--steps=N] [--puzzle=PUZZLE] [ID...]
 *
 * Slices take turns, bare, recorded without and recorded with the tree, so that a clock that changes its
 * speed changes all; the ratios are medians over the turns. Then a search as long as the longest, or of N
 * steps, is recorded and looked at in random places: of PUZZLE, if one is given. Last its tree is made, as
 * wide as a screen, painted, and zoomed in to two million steps. Nothing is extrapolated: for 10^10 steps say
 * --steps=10000000000. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/trace/cursor.h"
#include "engine/trace/tree.h"

#include "picture/theme.h"
#include "picture/tree-picture.h"

#include "common/puzzles.h"
#include "clock.h"
#include "trace-without-tree.h"

#include <glib.h>
#include <stdlib.h>

/* What is recorded of the classics is LONG. The others solve that at once; ENDLESS takes two of them
 * 12 million steps, and this, which has no solution either, takes dancing links 3 million. */
#define WIDE ".....5.8....6.1.43..........1.5........1.6...3....8..55......61........4......2.."

/* Steps that are recorded to be looked at: by default as many as LONG has. */
#define STEPS_OF_LONG 138350569
static gint64 n_steps = STEPS_OF_LONG;
static char *puzzle;
static char **ids;

static const GOptionEntry options[] = {
  { "steps", 0, 0, G_OPTION_ARG_INT64, &n_steps, "Steps that are recorded to be looked at", "N" },
  { "puzzle", 0, 0, G_OPTION_ARG_STRING, &puzzle, "What is recorded to be looked at", "PUZZLE" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &ids, NULL, "[ID...]" },
  G_OPTION_ENTRY_NULL
};

#define PAIRS 7
#define POLLS_PER_SLICE 4096
#define STEPS_PER_SLICE (4096 * POLLS_PER_SLICE)
#define SEEKS 3000

static double
bare_seconds_per_step (const RtSearch *search, const RtGrid *givens)
{
  RtStop stop = RT_STOP_INIT;
  RtCounts counts;
  double start;

  rt_stop_after (&stop, POLLS_PER_SLICE);
  start = now ();
  rt_search_run (search, givens, &stop, NULL, &counts);
  return (now () - start) / (double) (1 + counts.placements + counts.takebacks);
}

static double
treeless_seconds_per_step (const RtSearch *search, const RtGrid *givens)
{
  RtTrace *trace = rt_treeless_new (search, givens);
  RtStop stop = RT_STOP_INIT;
  double start = now (), seconds;

  do
    rt_stop_after (&stop, 256);
  while (rt_treeless_run (trace, &stop) == RT_STATUS_SEARCHING &&
         rt_treeless_length (trace) < STEPS_PER_SLICE);
  seconds = (now () - start) / (double) rt_treeless_length (trace);
  rt_treeless_unref (trace);
  return seconds;
}

static double
recorded_seconds_per_step (const RtSearch *search, const RtGrid *givens)
{
  RtTrace *trace = rt_trace_new (search, givens);
  RtStop stop = RT_STOP_INIT;
  double start = now (), seconds;

  do
    rt_stop_after (&stop, 256);
  while (rt_trace_run (trace, &stop) == RT_STATUS_SEARCHING &&
         rt_trace_length (trace) < STEPS_PER_SLICE);
  seconds = (now () - start) / (double) rt_trace_length (trace);
  rt_trace_unref (trace);
  return seconds;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
median (double values[PAIRS])
{
  qsort (values, PAIRS, sizeof *values, compare);
  return values[PAIRS / 2];
}

static RtGrid
parse (const char *text)
{
  RtGrid grid;

  rt_grid_parse (&grid, text);
  return grid;
}

/* Records as many steps as are to be looked at, over solutions if need be, or all that there are. */
static RtTrace *
record_whole (const RtSearch *search)
{
  RtGrid givens = parse (puzzle                    ? puzzle
                         : !search->in_order       ? EMPTY
                         : n_steps > STEPS_OF_LONG ? ENDLESS
                                                   : LONG);
  RtTrace *trace = rt_trace_new (search, &givens);
  RtStop stop = RT_STOP_INIT;

  do
    rt_stop_after (&stop, POLLS_PER_SLICE);
  while (rt_trace_run (trace, &stop) != RT_STATUS_EXHAUSTED &&
         rt_trace_length (trace) < (uint64_t) n_steps);
  return trace;
}

/* Bars of a tree as narrow as this share of it are drawn. */
#define WIDTH 2000
#define ZOOMED 2000000

/* Makes the tree of the steps FROM to TO: the seconds, and its number of bars in N. */
static double
tree_seconds (RtTrace *trace, uint64_t from, uint64_t to, size_t *n)
{
  double start = now (), seconds;
  RtTree *tree = rt_tree_new (trace, from, to, 1 + (to - from) / WIDTH, NULL);

  seconds = now () - start;
  *n = tree->n;
  rt_tree_free (tree);
  return seconds;
}

/* Paints the tree of all steps in a picture of WIDTH / 2 pixels: the median of the milliseconds. */
static double
paint_milliseconds (RtTrace *trace)
{
  uint64_t length = rt_trace_length (trace);
  RtTree *tree = rt_tree_new (trace, 1, length, 1 + length / WIDTH, NULL);
  const RtTreeFrame frame = { tree, 0, (double) length + 1, WIDTH / 2, 240, 12, 24, false, length };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH / 2, 240);
  cairo_t *cr = cairo_create (surface);
  double seconds[PAIRS];

  for (int i = 0; i < PAIRS; i++) {
    double start = now ();

    rt_paint_tree (cr, &frame, &rt_theme_light, length / 2);
    seconds[i] = now () - start;
  }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  rt_tree_free (tree);
  return median (seconds) * 1e3;
}

/* Returns the kilobytes of the spans that the trace keeps for its tree, and of a tree of N bars. */
static double
tree_kilobytes (RtTrace *trace, size_t n)
{
  uint64_t each, length;
  size_t n_spans;

  free (rt_trace_spans (trace, &n_spans, &each, &length));
  return (double) (n_spans * sizeof (RtSpan) + n * sizeof (RtBranch)) / 1e3;
}

static void
bench_tree (RtTrace *trace, double cost)
{
  uint64_t length = rt_trace_length (trace), half = length / 2;
  size_t n, n_zoomed;
  double whole = tree_seconds (trace, 1, length, &n);
  double zoomed = tree_seconds (trace, half, half + ZOOMED, &n_zoomed);

  g_print ("    its tree: recording %+.1f %%; %zu bars in %.3f s, %.0f kB, painted in %.1f ms; two million "
           "steps of it: %zu bars in %.1f ms\n",
           cost, n, whole, tree_kilobytes (trace, n), paint_milliseconds (trace), n_zoomed, zoomed * 1e3);
}

static void
bench (const RtSearch *search)
{
  double bare[PAIRS], treeless, recorded[PAIRS], ratio[PAIRS], cost[PAIRS], whole, sum = 0, worst = 0;
  RtGrid givens = parse (search->in_order                      ? LONG
                         : search == &rt_search_dancing_links ? WIDE
                                                              : ENDLESS);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  RtCursor *cursor;
  RtTrace *trace;

  for (int i = 0; i < PAIRS; i++) {
    bare[i] = bare_seconds_per_step (search, &givens);
    treeless = treeless_seconds_per_step (search, &givens);
    recorded[i] = recorded_seconds_per_step (search, &givens);
    cost[i] = 100 * (recorded[i] / treeless - 1);
    ratio[i] = bare[i] / recorded[i];
  }
  whole = now ();
  trace = record_whole (search);
  whole = now () - whole;
  cursor = rt_cursor_new (trace);
  for (int i = 0; i < SEEKS; i++) {
    double length = (double) rt_trace_length (trace), start = now (), seconds;

    rt_cursor_seek (cursor, (uint64_t) g_rand_double_range (rand, 0, length));
    rt_cursor_grid (cursor);
    rt_cursor_detail (cursor);
    seconds = now () - start;
    sum += seconds;
    if (seconds > worst)
      worst = seconds;
  }
  g_print ("%-13s %11" G_GUINT64_FORMAT " %8.2f %8.2f %8.2f %7.3f %6zu %10zu %9.1f %9.1f\n",
           search->id, rt_trace_length (trace), whole, 1e-6 / median (bare),
           1e-6 / median (recorded), median (ratio), search->state_size, rt_trace_bytes (trace),
           sum / SEEKS * 1e6, worst * 1e6);
  bench_tree (trace, median (cost));
  rt_cursor_free (cursor);
  rt_trace_unref (trace);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error)) {
    g_printerr ("%s\n", error->message);
    return 1;
  }
  g_print ("                                  million steps/s    recorded  state      trace"
           "   seek, microseconds\n");
  g_print ("search              steps  seconds     bare recorded    / bare  bytes      bytes"
           "      mean     worst\n");
  for (const RtSearch *const *search = rt_searches; *search; search++)
    if (!ids || g_strv_contains ((const char *const *) ids, (*search)->id))
      bench (*search);
  return 0;
}
