/* write.c - writes rows of a collection as one text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/collection/collection.h"

#include "document/base/stopping.h"

typedef struct {
  RtCollection *collection;
  GArray *rows;
  GHashTable *puzzles;
  const RtFormat *format;
  RtWriter write;
  RtStop stop;

  /* Out. */
  guint n_written;
  RtHolds losses;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  rt_collection_unref (job->collection);
  g_array_unref (job->rows);
  g_clear_pointer (&job->puzzles, g_hash_table_unref);
  g_free (job);
}

static void
write_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GString *out = g_string_new (job->format->head);
  gulong id = rt_stopping_begin (cancellable, &job->stop);

  for (guint i = 0; i < job->rows->len && !rt_stop_raised (&job->stop); i++) {
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
  rt_stopping_end (cancellable, id);
  if (g_task_return_error_if_cancelled (task))
    g_string_free (out, TRUE);
  else
    g_task_return_pointer (task, g_string_free_to_bytes (out), (GDestroyNotify) g_bytes_unref);
}

void
rt_collection_write_async (RtCollection *self, GArray *rows, GHashTable *puzzles,
                           const RtFormat *format, const char *name, GCancellable *cancellable,
                           GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (self != NULL && rows != NULL);
  g_return_if_fail (format->holds & RT_HOLDS_MANY);

  task = g_task_new (NULL, cancellable, done, user_data);
  g_task_set_source_tag (task, rt_collection_write_async);
  job = g_new0 (Job, 1);
  job->collection = rt_collection_ref (self);
  job->rows = g_array_ref (rows);
  job->puzzles = puzzles ? g_hash_table_ref (puzzles) : NULL;
  job->format = format;
  job->write = rt_format_writer (format, name);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, write_thread);
}

GBytes *
rt_collection_write_finish (GAsyncResult *result, guint *n_written, RtHolds *losses, GError **error)
{
  Job *job = g_task_get_task_data (G_TASK (result));

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_collection_write_async), NULL);

  *n_written = job->n_written;
  *losses = job->losses;
  return g_task_propagate_pointer (G_TASK (result), error);
}
