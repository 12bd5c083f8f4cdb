/* write.c - writes rows of a collection in a format, in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/collection/collection.h"

#include "document/base/job.h"

typedef struct {
  RtCollection *collection;
  GArray *rows;
  GHashTable *puzzles;
  const RtFormat *format;
  RtWriter write;

  /* Results. */
  GBytes *bytes;
  guint n_written;
  RtHolds losses;
} Job;

static void
write_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;
  GString *out = g_string_new (job->format->head);

  for (guint i = 0; i < job->rows->len && !rt_stop_raised (stop); i++) {
    g_autoptr (RtPuzzle) puzzle = rt_collection_puzzle_of (
      job->collection, g_array_index (job->rows, guint, i), job->puzzles);

    if (!puzzle)
      continue;
    job->write (puzzle, out);
    job->losses |= rt_format_loses (job->format, puzzle);
    job->n_written++;
  }
  if (job->format->tail)
    g_string_append (out, job->format->tail);
  job->bytes = g_string_free_to_bytes (out);
}

static const RtJob write_job = {
  .work = write_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, collection, rt_collection_unref),
             RT_JOB_OWNS (Job, rows, g_array_unref),
             RT_JOB_OWNS (Job, puzzles, g_hash_table_unref),
             RT_JOB_OWNS (Job, bytes, g_bytes_unref) },
};

void
rt_collection_write_async (RtCollection *self, GArray *rows, GHashTable *puzzles,
                           const RtFormat *format, const char *name, GCancellable *cancellable,
                           GAsyncReadyCallback done, gpointer user_data)
{
  g_return_if_fail (self != NULL && rows != NULL);
  g_return_if_fail (format->holds & RT_HOLDS_MANY);

  rt_job_run (&write_job, NULL,
              &(Job) { .collection = rt_collection_ref (self),
                       .rows = g_array_ref (rows),
                       .puzzles = puzzles ? g_hash_table_ref (puzzles) : NULL,
                       .format = format,
                       .write = rt_format_writer (format, name) },
              cancellable, done, user_data);
}

GBytes *
rt_collection_write_finish (GAsyncResult *result, guint *n_written, RtHolds *losses, GError **error)
{
  Job *job = rt_job_finish (&write_job, result, error);

  if (!job)
    return NULL;
  *n_written = job->n_written;
  *losses = job->losses;
  return g_steal_pointer (&job->bytes);
}
