/* making.c - implements RtMaking: the job that makes puzzles in a thread, and requests for it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/make/making.h"

#include "document/base/job.h"
#include "engine/logic/rating/scale.h"

#include <glib/gi18n-lib.h>

struct RtMaking {
  gatomicrefcount references;
  RtRequest request;
  guint64 count;
  GCancellable *cancellable;
  RtMakeProgress progress;
  GPtrArray *puzzles;   /* of RtPuzzle; only the thread uses it until the thread has ended */
  GArray *ratings;      /* of RtRating, by index of PUZZLES; only the thread uses it until the
                         * thread has ended */
};

typedef struct {
  RtMaking *making;
} Job;

void
rt_making_unref (RtMaking *making)
{
  if (!g_atomic_ref_count_dec (&making->references))
    return;
  g_ptr_array_unref (making->puzzles);
  g_array_unref (making->ratings);
  g_object_unref (making->cancellable);
  g_free (making);
}

/* Adds a puzzle that the maker has made. Called in the thread. */
static void
add_made (const RtMade *made, gpointer data)
{
  RtMaking *making = data;
  RtPosition position;
  g_autoptr (RtPuzzle) puzzle = NULL;
  g_autofree char *level = NULL;

  rt_position_init (&position, &made->puzzle);
  puzzle = rt_puzzle_new (&position);
  level = rt_hard_say (made->rating.er);
  g_ptr_array_add (making->puzzles, rt_puzzle_with_field (puzzle, RT_FIELD_LEVEL, level));
  g_array_append_val (making->ratings, made->rating);
}

static void
make_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  RtMaking *making = ((Job *) data)->making;

  rt_make (&making->request, making->count, 0, stop, &making->progress, add_made, making);
}

static const RtJob make_job = {
  .work = make_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, making, rt_making_unref) },
  .when_cancelled = RT_JOB_KEEPS,
};

RtMaking *
rt_making_start (const RtRequest *request, guint64 count, GAsyncReadyCallback done,
                 gpointer user_data)
{
  RtMaking *making = g_new0 (RtMaking, 1);

  g_atomic_ref_count_init (&making->references);
  g_atomic_ref_count_inc (&making->references);   /* the reference of the job */
  making->request = *request;
  making->request.is_rated = true;
  making->count = count;
  making->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  making->ratings = g_array_new (FALSE, FALSE, sizeof (RtRating));
  making->cancellable = g_cancellable_new ();
  rt_job_run (&make_job, NULL, &(Job) { making }, making->cancellable, done, user_data);
  return making;
}

void
rt_making_stop (RtMaking *making)
{
  g_cancellable_cancel (making->cancellable);
}

guint64
rt_making_tried (RtMaking *making)
{
  return atomic_load (&making->progress.tried);
}

guint64
rt_making_found (RtMaking *making)
{
  return atomic_load (&making->progress.found);
}

int
rt_making_nearest (RtMaking *making)
{
  return atomic_load (&making->progress.nearest);
}

GPtrArray *
rt_making_finish (GAsyncResult *result)
{
  const Job *job = rt_job_data (&make_job, result);

  return g_ptr_array_ref (job->making->puzzles);
}

RtCollection *
rt_making_collect (RtMaking *making, char **text)
{
  g_autoptr (GPtrArray) titled = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  const RtTechnique *technique = making->request.technique;
  GString *lines = g_string_new (NULL);
  RtCollection *collection;

  for (guint i = 0; i < making->puzzles->len; i++) {
    RtPuzzle *puzzle = g_ptr_array_index (making->puzzles, i);
    /* Translators: a puzzle of many, with its number */
    g_autofree char *title = technique ? g_strdup_printf ("%s %u", _(technique->name), i + 1)
                                       : g_strdup_printf (_("Puzzle %u"), i + 1);
    char cells[RT_N_CELLS + 1];

    g_ptr_array_add (titled, rt_puzzle_with_field (puzzle, RT_FIELD_TITLE, title));
    rt_grid_print (&rt_puzzle_position (puzzle)->givens, cells);
    g_string_append_printf (lines, "%s %s\n", cells, title);
  }
  collection = rt_collection_new (titled, NULL, NULL);
  for (guint i = 0; i < titled->len; i++)
    rt_collection_set_rating (collection, i, &g_array_index (making->ratings, RtRating, i));
  *text = g_string_free (lines, FALSE);
  return collection;
}

guint64
rt_making_any_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

void
rt_making_request_level (RtRequest *request, int level)
{
  rt_request_init (request);
  rt_request_set_level (request, level);
  request->symmetry = rt_symmetry_by_id ("half-turn");
  request->seed = rt_making_any_seed ();
}

bool
rt_making_request_like (RtRequest *request, const RtGrid *puzzle, int er, bool harder)
{
  int level = rt_hard_word (er) + (harder ? 1 : -1);

  if (level < 0)
    return false;
  rt_request_init (request);
  if (level < RT_HARD_WORDS)
    rt_request_set_level (request, level);
  else
    request->er_least = er + 1;
  request->symmetry = rt_symmetry_of (rt_grid_filled (puzzle));
  request->is_near = true;
  request->near = *puzzle;
  request->seed = rt_making_any_seed ();
  return true;
}
