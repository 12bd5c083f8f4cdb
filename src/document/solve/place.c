/* place.c - the current place in a search, as text for the session.
 *
 * A search always makes the same steps, so that its name and a number are all that has to be stored
 * of a hundred million steps:
 *
 *     masks      the search
 *     watched    or `filled`: the person has used the timeline, or wants the answer only
 *     running    or `stopped`, `done`
 *     1204       the step that is shown
 *     8366       how many steps there are, unless it runs
 *
 * Steps of a person's own program are not made again but read again: behind `recorded watched done 1204`
 * stands the URI of their file, if there is one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/place.h"

#include "engine/steps/tape-search.h"

#include <string.h>

static const char *const states[] = {
  [RT_SOLVING_RUNNING] = "running",
  [RT_SOLVING_STOPPED] = "stopped",
  [RT_SOLVING_DONE] = "done",
};

char *
rt_place_of (RtSolving *solving, RtPlayer *player)
{
  RtTrace *trace = rt_solving_trace (solving);
  RtWatched *program = rt_solving_watched_program (solving);
  g_autofree char *uri = program && rt_watched_file (program) ? g_file_get_uri (rt_watched_file (program))
                                                               : NULL;
  bool watched = rt_solving_watched (solving);
  RtSolvingState state = rt_solving_state (solving);
  g_autofree char *length = NULL;
  guint64 step;

  if (!trace)
    return NULL;
  if (!program && state != RT_SOLVING_RUNNING)
    length = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) rt_trace_length (trace));
  /* What only runs on for its answer has no place, and is not written down every frame. */
  step = watched || state != RT_SOLVING_RUNNING ? rt_player_position (player) : 0;
  /* A search that has come back is recorded anew, and on its way to the step that it was left at. */
  step = MAX (step, rt_solving_wanted (solving));
  return g_strdup_printf ("%s %s %s %" G_GUINT64_FORMAT "%s%s", rt_trace_search (trace)->id,
                          watched ? "watched" : "filled", states[state], step,
                          uri || length ? " " : "", uri ? uri : length ? length : "");
}

/* Steps on their way back. */
typedef struct {
  GWeakRef solving;
  guint64 step;
} Errand;

static void
errand_free (Errand *errand)
{
  g_weak_ref_clear (&errand->solving);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

/* STEP 0 would go along with the newest. */
static void
watch (RtSolving *solving, RtWatched *watched, guint64 step)
{
  rt_solving_watch (solving, watched, MAX (step, 1));
}

/* The file may have changed since, and the person may have gone on. */
static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (RtWatched) watched = rt_watched_open_finish (result, NULL);
  g_autoptr (RtSolving) solving = g_weak_ref_get (&errand->solving);
  RtGrid grid;

  if (!watched || !solving || rt_solving_trace (solving))
    return;
  rt_solving_grid (solving, &grid);
  if (rt_grid_equal (rt_watched_puzzle (watched), &grid))
    watch (solving, watched, errand->step);
}

static void
open_again (RtSolving *solving, const char *uri, guint64 step)
{
  g_autoptr (GFile) file = g_file_new_for_uri (uri);
  Errand *errand = g_new0 (Errand, 1);
  RtGrid grid;

  g_weak_ref_init (&errand->solving, solving);
  errand->step = step;
  rt_solving_grid (solving, &grid);
  rt_watched_open_async (file, NULL, &grid, NULL, opened_cb, errand);
}

void
rt_place_resume (RtSolving *solving, const char *text, RtWatched *watched)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n = g_strv_length (words);
  const RtSearch *search;
  guint64 step, reach = 0;

  if (n < 4 || n > 5 || !g_ascii_string_to_unsigned (words[3], 10, 0, G_MAXUINT64, &step, NULL))
    return;
  if (strcmp (words[0], rt_search_recorded.id) == 0) {
    if (watched)
      watch (solving, watched, step);
    else if (n == 5)
      open_again (solving, words[4], step);
    return;
  }
  if (n == 4 && strcmp (words[2], "stopped") == 0)
    reach = step; /* as it was written before the length was */
  else if (n == 5 && !g_ascii_string_to_unsigned (words[4], 10, 0, G_MAXUINT64, &reach, NULL))
    return;
  search = rt_search_by_id (words[0]);
  if (search)
    rt_solving_resume (solving, search, step, strcmp (words[1], "watched") == 0, reach);
}
