/* bench-rating.c - milliseconds of processor time per puzzle, by how hard it is.
 *
 *     bench-rating [--corrected] [--rounds=N] [FILE...]
 *
 * Files hold a puzzle at the beginning of each line; by default it is the table of ratings beside
 * the project. Each puzzle is rated as often as --rounds says, and its best time counts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/fast.h"
#include "engine/logic/rating/rating.h"

#include "clock.h"

#include <string.h>

static gboolean corrected;
static int n_rounds = 3;
static char **files;

static const GOptionEntry options[] = {
  { "corrected", 0, 0, G_OPTION_ARG_NONE, &corrected, "Find what the standard misses", NULL },
  { "rounds", 0, 0, G_OPTION_ARG_INT, &n_rounds, "How often each puzzle is rated", "N" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "[FILE...]" },
  G_OPTION_ENTRY_NULL
};

/* Ratings up to MOST, in tenths. */
typedef struct {
  const char *name;
  int most;
  int n;
  double seconds, slowest;
} Range;

static Range ranges[] = {
  { "below 6.3", 62, 0, 0, 0 },     { "6.3 - 8.5", 85, 0, 0, 0 },
  { "8.6 - 9.4", 94, 0, 0, 0 },     { "9.5 - 9.9", 99, 0, 0, 0 },
  { "10.0 - 10.4", 104, 0, 0, 0 },  { "10.5 - 10.9", 109, 0, 0, 0 },
  { "11.0 and above", 200, 0, 0, 0 },
};

static void
measure (RtRater *rater, const RtGrid *grid)
{
  double best = 0;
  RtRating rating = { 0 };
  Range *range = ranges;

  for (int i = 0; i < n_rounds; i++) {
    double start = now (), seconds;

    rt_rater_rate (rater, grid, NULL, &rating);
    seconds = now () - start;
    if (i == 0 || seconds < best)
      best = seconds;
  }
  while (rating.er > range->most)
    range++;
  range->n++;
  range->seconds += best;
  range->slowest = MAX (range->slowest, best);
}

static void
measure_file (RtRater *rater, const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL)) {
    g_printerr ("%s cannot be read\n", path);
    return;
  }
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line; line++) {
    RtGrid grid;

    if (strlen (*line) < RT_N_CELLS)
      continue;
    (*line)[RT_N_CELLS] = '\0';
    if (rt_grid_parse (&grid, *line) && rt_fast_solve (&grid, NULL) == 1)
      measure (rater, &grid);
  }
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (RtRater) rater = NULL;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error)) {
    g_printerr ("%s\n", error->message);
    return 1;
  }
  rater = rt_rater_new (corrected);
  if (files)
    for (char **file = files; *file; file++)
      measure_file (rater, *file);
  else {
    g_autofree char *path = g_build_filename (g_getenv ("RT_SHARED_DATA"), "rated.tsv", NULL);

    measure_file (rater, path);
  }
  g_print ("%-16s %8s %12s %12s\n", "ER", "puzzles", "mean ms", "slowest ms");
  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    if (ranges[i].n)
      g_print ("%-16s %8d %12.4f %12.4f\n", ranges[i].name, ranges[i].n,
               1000 * ranges[i].seconds / ranges[i].n, 1000 * ranges[i].slowest);
  return 0;
}
