/* check.c - how many solutions the rows of a collection have: in bulk, on all processors.
 *
 * The threads share only the collection; each byte of it is written by the thread that works on
 * that row. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/collection/collection.h"

#include "document/base/stopping.h"
#include "document/collection/rows.h"
#include "engine/batch.h"
#include "engine/fast/fast.h"

#define AT_ONCE 2048 /* rows: what the bulk kernel is fast with, and a Stop soon ends */

typedef struct {
  RtCollection *collection;
  RtStop stop;
  guint next; /* row */
} Job;

/* Some rows on their way through the threads. */
typedef struct {
  guint rows[AT_ONCE];
  RtGrid grids[AT_ONCE];
  guint64 counts[AT_ONCE];
  guint n;
} Piece;

static void
job_free (gpointer data)
{
  Job *job = data;

  rt_collection_unref (job->collection);
  g_free (job);
}

static gpointer
next_piece (bool wait, gpointer data)
{
  Job *job = data;
  Piece *piece;

  while (job->next < job->collection->n_rows &&
         rt_collection_kind (job->collection, job->next) != RT_ROW_UNKNOWN)
    job->next++;
  if (job->next == job->collection->n_rows || rt_stop_raised (&job->stop))
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
  if (!rt_fast_batch (piece->grids, piece->n, 2, &job->stop, piece->counts, NULL))
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
check_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  static const RtBatch batch = { next_piece, work_piece, free_piece };
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);

  rt_batch_run (&batch, job, 0);
  rt_stopping_return (task, cancellable, id);
}

void
rt_collection_check_async (RtCollection *self, GCancellable *cancellable, GAsyncReadyCallback done,
                           gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (self != NULL);

  task = g_task_new (NULL, cancellable, done, user_data);
  g_task_set_source_tag (task, rt_collection_check_async);
  job = g_new0 (Job, 1);
  job->collection = rt_collection_ref (self);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, check_thread);
}

bool
rt_collection_check_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, rt_collection_check_async), false);

  return g_task_propagate_boolean (G_TASK (result), error);
}
