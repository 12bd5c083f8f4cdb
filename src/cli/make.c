/* make.c - the command `make`: makes puzzles to order. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/make-options.h"
#include "cli/option-values.h"
#include "cli/output.h"
#include "cli/time-limit.h"
#include "engine/maker/maker.h"

#include <glib/gi18n-lib.h>

static RtMakeOptions words;
static gboolean rated;
static gint64 count = 1, seed = -1;
static int threads;
static double seconds = RT_TIME_UNLIMITED;

static const GOptionEntry options[] = {
  { "count", 'n', 0, G_OPTION_ARG_INT64, &count, N_("So many puzzles (1)"), N_("N") },
  { "level", 'l', 0, G_OPTION_ARG_STRING, &words.level, N_("How hard, in a word"), N_("LEVEL") },
  { "rating", 'r', 0, G_OPTION_ARG_STRING, &words.rating, N_("How hard, as ER: 7.1-8.0, or 7.1"),
    N_("RANGE") },
  { "technique", 't', 0, G_OPTION_ARG_STRING, &words.technique,
    N_("A person’s way through it uses this technique"), N_("ID") },
  { "hardest", 0, 0, G_OPTION_ARG_NONE, &words.hardest,
    N_("And nothing on that way is harder"), NULL },
  { "givens", 'g', 0, G_OPTION_ARG_STRING, &words.givens, N_("So many givens: 24-30, or 24"),
    N_("RANGE") },
  { "symmetry", 's', 0, G_OPTION_ARG_STRING, &words.symmetry, N_("How the givens mirror one another"),
    N_("SYMMETRY") },
  { "pattern", 'p', 0, G_OPTION_ARG_FILENAME, &words.pattern,
    N_("Where the givens are: 81 cells, x for a given, . for a blank; or a picture of a puzzle"), N_("FILE") },
  { "minimal", 'm', 0, G_OPTION_ARG_NONE, &words.minimal,
    N_("No givens can go, those that mirror one another together (unless --givens or --pattern, always)"),
    NULL },
  { "strict", 0, 0, G_OPTION_ARG_NONE, &words.strict, N_("No single given can go"), NULL },
  { "seed", 0, 0, G_OPTION_ARG_INT64, &seed,
    N_("The same number makes the same puzzles again (another one each time)"), N_("N") },
  { "threads", 0, 0, G_OPTION_ARG_INT, &threads, N_("So many at work (all processors)"),
    N_("N") },
  { "time", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, N_("End after N seconds (default: none)"), N_("N") },
  { "rated", 0, 0, G_OPTION_ARG_NONE, &rated, N_("Print ER, EP and ED before each puzzle"), NULL },
  G_OPTION_ENTRY_NULL
};

static void
put (const RtMade *made, gpointer data)
{
  const RtRating rating = made->rating;
  char text[RT_N_CELLS + 1];

  rt_grid_print (&made->puzzle, text);
  if (!rated) {
    rt_put ("%s", text);
    return;
  }
  rt_put ("%d.%d\t%d.%d\t%d.%d\t%s", rating.er / 10, rating.er % 10, rating.ep / 10,
          rating.ep % 10, rating.ed / 10, rating.ed % 10, text);
}

/* Prints how many puzzles were made before the time limit. Returns the exit status. */
static int
fail_time (guint64 n_made)
{
  g_autofree char *made = g_strdup_printf ("%'" G_GUINT64_FORMAT, n_made);
  g_autofree char *wanted = g_strdup_printf ("%'" G_GINT64_FORMAT, count);

  /* Translators: two numbers, of puzzles that were made and of those that were wanted. */
  g_printerr (_("retrace-cli: the time was over when %s of %s puzzles were made\n"), made, wanted);
  return RT_EXIT_NO_SOLUTION;
}

static int
run (char **files)
{
  g_autofree char *warning = NULL;
  int status = rt_time_limit_check (seconds);
  RtRequest request;
  RtTimeLimit limit;
  guint64 n_made;

  if (status)
    return status;

  if (files)
    return rt_usage_error (_("make takes no files"));
  if (count < 0 || threads < 0)
    return rt_usage_error (_("--count and --threads are not negative"));
  if (!rt_make_options_read (&words, &request, &status))
    return status;
  request.seed = rt_seed_of (seed);
  warning = rt_make_warn (&request);
  if (warning)
    g_printerr ("retrace-cli: %s\n", warning);
  request.is_rated = rated;
  rt_time_limit_begin (&limit, seconds, NULL);
  n_made = rt_make (&request, (guint64) count, (guint) threads, &limit.stop, NULL, put, NULL);
  rt_time_limit_end (&limit);
  if (n_made == (guint64) count)
    return RT_EXIT_FINE;
  return fail_time (n_made);
}

const RtCommand rt_command_make = {
  .id        = "make",
  .summary   = N_("Make puzzles: of a level or rating, with a technique, a symmetry or a pattern."),
  .options   = options,
  .choices   = rt_make_choices,
  .arguments = "",
  .run       = run,
};
