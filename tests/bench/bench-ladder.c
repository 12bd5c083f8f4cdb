/* bench-ladder.c - how human the order of the techniques is: what the steps cost that are taken, and
 * how often one of half the cost was there; and how long a hint takes.
 *
 *     bench-ladder [--puzzles=N] [--positions=N] [--hardest] FILE
 *
 * Of the puzzles at the beginning of the lines of FILE, those of a rating of 3.0 to 8.0 are solved;
 * of those above 6.5, hard positions are timed. Techniques that force, and the last resort, are only
 * used where nothing else is left. With --hardest nothing is rated or solved: hints are timed all the
 * way through every puzzle, wherever there is no single; and where a digit was found, also as the
 * position of somebody who has entered the digits and marked nothing. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/fast.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/step-search.h"
#include "engine/logic/rating/rating.h"

#include "clock.h"

#include <string.h>

static int n_puzzles = 1000, n_positions = 500;
static gboolean hardest;
static char **files;

static const GOptionEntry options[] = {
  { "puzzles", 0, 0, G_OPTION_ARG_INT, &n_puzzles, "How many puzzles are solved", "N" },
  { "positions", 0, 0, G_OPTION_ARG_INT, &n_positions, "How many positions are timed", "N" },
  { "hardest", 0, 0, G_OPTION_ARG_NONE, &hardest, "Only time hints, all the way", NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "FILE" },
  G_OPTION_ENTRY_NULL
};

/* Seconds; a hint is to take no longer. */
#define SLOW 0.1

/* Steps that cost no more are not worth a comparison. */
#define SIMPLE 8

static struct {
  int n_puzzles, n_steps, n_compared, n_dearer, n_forced;
  double cost, seconds;
  double slowest_first, slowest_all, sum_first;
  int n_slow;                   /* first hints of more than SLOW */
  int n_timed;
  GHashTable *used;             /* how often each technique */
} sum;

static RtStudy *study;
static RtLadder *human, *named;

static bool
forces (const RtTechnique *technique)
{
  const RtFamily *const families[] = { &rt_family_forcing, &rt_family_last_resort };

  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    for (const RtTechnique *row = families[i]->rows; row->id; row++)
      if (row == technique)
        return true;
  return strcmp (technique->id, "chain") == 0;
}

/* The cheapest of all steps that are there, but for those that force. */
static int
least_cost (void)
{
  g_autoptr (GPtrArray) all = rt_step_search_all (study, named, false);
  int least = G_MAXINT;

  for (guint i = 0; i < all->len; i++)
    least = MIN (least, ((const RtStep *) g_ptr_array_index (all, i))->cost);
  return least;
}

static void
time_hints (void)
{
  double start = now (), first;
  g_autoptr (RtStep) step = rt_step_search_next (study, human);
  g_autoptr (GPtrArray) all = NULL;

  first = now () - start;
  start = now ();
  all = rt_step_search_all (study, named, false);
  sum.slowest_first = MAX (sum.slowest_first, first);
  sum.sum_first += first;
  sum.n_slow += first > SLOW;
  if (first > SLOW && g_getenv ("RT_BENCH_TELL"))
    g_print ("%s %.0f ms\n", step ? step->technique->id : "-", 1000 * first);
  sum.slowest_all = MAX (sum.slowest_all, now () - start);
  sum.n_timed++;
}

static void
take (const RtStep *step)
{
  for (guint i = 0; i < step->n_removed; i++)
    rt_study_remove (study, step->removed[i].cell, step->removed[i].digits);
  for (guint i = 0; i < step->n_placed; i++)
    rt_study_place (study, step->placed[i].cell, step->placed[i].digit);
}

static void
follow (const RtGrid *puzzle, GPtrArray *path, bool hard)
{
  bool forced = false;

  rt_study_at_grid (study, puzzle);
  for (guint i = 0; i < path->len; i++) {
    const RtStep *step = g_ptr_array_index (path, i);

    sum.n_steps++;
    sum.cost += step->cost;
    forced |= forces (step->technique);
    g_hash_table_insert (sum.used, (gpointer) step->technique->id,
                         GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (
                                            sum.used, step->technique->id)) + 1));
    if (step->cost > SIMPLE && !forces (step->technique)) {
      int least = least_cost ();

      sum.n_compared++;
      sum.n_dearer += 2 * least <= step->cost;
      if (2 * least <= step->cost && g_getenv ("RT_BENCH_TELL"))
        g_print ("%s %d, least %d\n", step->technique->id, step->cost, least);
      if (hard && sum.n_timed < n_positions)
        time_hints ();
    }
    take (step);
  }
  sum.n_forced += forced;
}

/* Times hints at what is known of the position by sight of its digits alone. */
static void
time_unmarked (void)
{
  RtStudy *way = study;
  RtGrid grid;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    grid.digit[cell] = way->field.digit[cell];
  study = rt_study_new ();
  rt_study_at_grid (study, &grid);
  time_hints ();
  rt_study_free (study);
  study = way;
}

/* Times hints at every position on the way that has no single. */
static void
time_hardest (const RtGrid *puzzle)
{
  bool has_found = false;

  sum.n_puzzles++;
  rt_study_at_grid (study, puzzle);
  while (study->field.n_left && sum.n_timed < n_positions) {
    g_autoptr (RtStep) step = rt_step_search_next (study, human);

    if (!step)
      return;
    if (step->price > 2.5) {
      time_hints ();
      if (has_found)
        time_unmarked ();
      has_found = false;
    }
    has_found |= step->n_placed;
    take (step);
  }
}

static void
solve (const RtGrid *puzzle, bool hard)
{
  g_autoptr (GPtrArray) path = NULL;
  double start = now ();

  rt_study_at_grid (study, puzzle);
  path = rt_step_search_path (study, human);
  sum.seconds += now () - start;
  sum.n_puzzles++;
  follow (puzzle, path, hard);
}

static void
print_sum (void)
{
  GHashTableIter iter;
  gpointer id, n;

  g_print ("puzzles %d, steps %d, mean cost of a path %.1f, ms each %.3f\n", sum.n_puzzles, sum.n_steps,
           sum.cost / sum.n_puzzles, 1000 * sum.seconds / sum.n_puzzles);
  g_print ("steps that cost more than %d: %d; one of half the cost was there: %d; puzzles that "
           "were forced: %d\n", SIMPLE, sum.n_compared, sum.n_dearer, sum.n_forced);
  g_print ("positions %d: mean first hint %.1f ms, slowest %.1f ms, %d above %.0f ms; slowest list of "
           "all named %.1f ms\n", sum.n_timed, 1000 * sum.sum_first / MAX (sum.n_timed, 1),
           1000 * sum.slowest_first, sum.n_slow, 1000 * SLOW, 1000 * sum.slowest_all);
  g_hash_table_iter_init (&iter, sum.used);
  while (g_hash_table_iter_next (&iter, &id, &n))
    g_print ("%s %d\n", (const char *) id, GPOINTER_TO_INT (n));
}

int
main (int argc, char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (RtRater) rater = rt_rater_new (false);

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || !files ||
      !g_file_get_contents (files[0], &text, NULL, NULL)) {
    g_print ("There is no file of puzzles.\n");
    return 0;
  }
  lines = g_strsplit (text, "\n", -1);
  study = rt_study_new ();
  human = rt_ladder_new_human ();
  named = rt_ladder_new_human ();
  for (guint i = 0; i < named->rungs->len; i++)
    if (forces (g_array_index (named->rungs, RtRung, i).technique))
      g_array_index (named->rungs, RtRung, i).on = false;
  sum.used = g_hash_table_new (g_str_hash, g_str_equal);
  for (char **line = lines; *line && sum.n_puzzles < n_puzzles; line++) {
    RtRating rating;
    RtGrid puzzle;

    if (strlen (*line) < RT_N_CELLS)
      continue;
    (*line)[RT_N_CELLS] = '\0';
    if (!rt_grid_parse (&puzzle, *line) || rt_fast_solve (&puzzle, NULL) != 1)
      continue;
    if (hardest)
      time_hardest (&puzzle);
    else if (rt_rater_rate (rater, &puzzle, NULL, &rating) && rating.er >= 30 && rating.er <= 80)
      solve (&puzzle, rating.er > 65);
  }
  print_sum ();
  return 0;
}
