/* ratings.c - rates the difficulty of a collection's rows in threads, and converts their ratings to text and back for
 * the session.
 *
 * The text is a checksum of the puzzles, a blank, and in base64 three bytes for each row: the ratings in tenths of
 * its hardest step (ER), of the hardest step up to the first digit placed (EP), and of its first step (ED). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/base/job.h"
#include "document/collection/collection.h"
#include "document/collection/row-storage.h"
#include "engine/parallel.h"

#include <string.h>

/* Maximum number of rows whose ratings are kept: the text is saved with every change of the
 * collection. */
#define MOST 20000

/* Returns a checksum of the grids of all rows in their order. Free with g_free. */
static char *
make_digest (const RtCollection *self)
{
  g_autoptr (GChecksum) digest = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint row = 0; row < self->n_rows; row++) {
    RtGrid grid = { 0 };

    rt_collection_grid (self, row, &grid);
    g_checksum_update (digest, grid.digit, sizeof grid.digit);
  }
  return g_strdup (g_checksum_get_string (digest));
}

char *
rt_collection_keep_ratings (const RtCollection *self)
{
  g_autofree guint8 *bytes = NULL;
  g_autofree char *digest = NULL, *text = NULL;

  if (rt_collection_n_rated (self) == 0 || self->n_rows > MOST)
    return NULL;
  bytes = g_malloc0_n (self->n_rows, 3);
  for (guint row = 0; row < self->n_rows; row++) {
    RtRating rating;

    if (rt_collection_rating (self, row, &rating)) {
      bytes[3 * row] = (guint8) rating.er;
      bytes[3 * row + 1] = (guint8) rating.ep;
      bytes[3 * row + 2] = (guint8) rating.ed;
    }
  }
  digest = make_digest (self);
  text = g_base64_encode (bytes, 3 * (gsize) self->n_rows);
  return g_strjoin (" ", digest, text, NULL);
}

void
rt_collection_restore_ratings (RtCollection *self, const char *text)
{
  g_autofree char *digest = NULL;
  g_autofree guint8 *bytes = NULL;
  gsize size;

  if (self->n_rows > MOST)
    return;
  digest = make_digest (self);
  if (!g_str_has_prefix (text, digest))
    return;
  bytes = g_base64_decode (text + strlen (digest), &size);
  for (guint row = 0; row < self->n_rows && 3 * (gsize) row + 2 < size; row++)
    if (bytes[3 * row] > 0)
      rt_collection_set_rating (self, row,
                                &(RtRating) { bytes[3 * row], bytes[3 * row + 1],
                                              bytes[3 * row + 2], NULL });
}

/* Rating rows, on all processors */

typedef struct {
  RtCollection *collection;
  GArray *rows;
  RtStop *stop;
  guint n_begun;       /* number of threads started */
  _Atomic guint next;  /* index in ROWS of the first row that no thread has taken */
} Job;

/* Returns the job as the work of one more thread, for rt_batch_run; NULL if each processor has a thread. */
static gpointer
next_thread (bool wait, gpointer data)
{
  Job *job = data;

  return job->n_begun++ < g_get_num_processors () ? job : NULL;
}

static void
rate_row (Job *job, RtRater *rater, guint row)
{
  RtCollection *collection = job->collection;
  RtRating rating;
  RtGrid grid;

  if (rt_collection_kind (collection, row) != RT_ROW_ONE ||
      rt_collection_rating (collection, row, &rating))
    return;
  rt_collection_grid (collection, row, &grid);
  if (rt_rater_rate (rater, &grid, job->stop, &rating))
    rt_collection_set_rating (collection, row, &rating);
}

static void
rate_rows (gpointer piece, gpointer data)
{
  Job *job = data;
  g_autoptr (RtRater) rater = rt_rater_new (false);

  rt_rater_set_threads (rater, rt_threads_of_program ());
  while (!rt_stop_raised (job->stop)) {
    guint i = atomic_fetch_add_explicit (&job->next, 1, memory_order_relaxed);

    if (i >= job->rows->len)
      return;
    rate_row (job, rater, g_array_index (job->rows, guint, i));
  }
}

/* Called by rt_batch_run when a thread ends. Does nothing: the work of each thread is the job
 * itself, which rt_job_run frees. */
static void
end_thread (gpointer piece, gpointer data)
{
}

static void
rate_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  static const RtBatch batch = { next_thread, rate_rows, end_thread };
  Job *job = data;

  job->stop = stop;
  rt_batch_run (&batch, job, 0);
}

static const RtJob rate_job = {
  .work = rate_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, collection, rt_collection_unref),
             RT_JOB_OWNS (Job, rows, g_array_unref) },
};

void
rt_collection_rate_async (RtCollection *self, GArray *rows, GCancellable *cancellable,
                          GAsyncReadyCallback done, gpointer user_data)
{
  g_return_if_fail (self != NULL && rows != NULL);

  rt_job_run (&rate_job, NULL,
              &(Job) { .collection = rt_collection_ref (self), .rows = g_array_ref (rows) },
              cancellable, done, user_data);
}

bool
rt_collection_rate_finish (GAsyncResult *result, GError **error)
{
  return rt_job_finish (&rate_job, result, error);
}
