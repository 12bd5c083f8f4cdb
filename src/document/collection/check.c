/* check.c - finds for each row of a collection whether it has no, one or several solutions, in
 * batches on all processors.
 *
 * The threads share only the collection. Each byte of `kinds` is stored by one thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/collection/collection.h"

#include "document/base/job.h"
#include "document/collection/row-storage.h"
#include "engine/fast/fast.h"
#include "engine/parallel.h"

#define AT_ONCE 2048 /* rows in a batch: many enough for the fast solver, few enough to stop soon */

typedef struct {
  RtCollection *collection;
  RtStop *stop;
  guint next; /* first row that is in no batch yet */
} Job;

/* A batch of rows. */
typedef struct {
  guint rows[AT_ONCE];
  RtGrid grids[AT_ONCE];
  guint64 counts[AT_ONCE];
  guint n;
} Piece;

static gpointer
next_piece (bool wait, gpointer data)
{
  Job *job = data;
  Piece *piece;

  while (job->next < job->collection->n_rows &&
         rt_collection_kind (job->collection, job->next) != RT_ROW_UNKNOWN)
    job->next++;
  if (job->next == job->collection->n_rows || rt_stop_raised (job->stop))
    return NULL;
  piece = g_new (Piece, 1);
  piece->n = 0;
  for (; job->next < job->collection->n_rows && piece->n < AT_ONCE; job->next++)
    if (rt_collection_kind (job->collection, job->next) == RT_ROW_UNKNOWN)
      piece->rows[piece->n++] = job->next;
  return piece;
}

static void
work_piece (gpointer data, gpointer user_data)
{
  Piece *piece = data;
  Job *job = user_data;
  RtCollection *collection = job->collection;

  for (guint i = 0; i < piece->n; i++)
    rt_collection_grid (collection, piece->rows[i], &piece->grids[i]);
  if (!rt_fast_batch (piece->grids, piece->n, 2, job->stop, piece->counts, NULL))
    return;
  for (guint i = 0; i < piece->n; i++)
    atomic_store_explicit (&collection->kinds[piece->rows[i]],
                           piece->counts[i] == 0   ? RT_ROW_NONE
                           : piece->counts[i] == 1 ? RT_ROW_ONE
                                                   : RT_ROW_MANY,
                           memory_order_relaxed);
  atomic_fetch_add_explicit (&collection->n_known, piece->n, memory_order_relaxed);
}

static void
free_piece (gpointer data, gpointer user_data)
{
  g_free (data);
}

static void
check_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  static const RtBatch batch = { next_piece, work_piece, free_piece };
  Job *job = data;

  job->stop = stop;
  rt_batch_run (&batch, job, 0);
}

static const RtJob check_job = {
  .work = check_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, collection, rt_collection_unref) },
};

void
rt_collection_check_async (RtCollection *self, GCancellable *cancellable, GAsyncReadyCallback done,
                           gpointer user_data)
{
  g_return_if_fail (self != NULL);

  rt_job_run (&check_job, NULL, &(Job) { .collection = rt_collection_ref (self) }, cancellable, done,
              user_data);
}

bool
rt_collection_check_finish (GAsyncResult *result, GError **error)
{
  return rt_job_finish (&check_job, result, error);
}
