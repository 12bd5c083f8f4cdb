/* gather.c - several files as one collection: all are read at once, and joined when the last one is
 * there. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/gather.h"

#include "document/storage.h"

typedef struct {
  bool rest;
  guint n_left;
  GPtrArray *parts; /* of RtCollection, in the order of the files; NULL: not read (yet) */
  GError **faults;  /* likewise */
} Job;

/* One file. */
typedef struct {
  GTask *task;
  GFile *file;
  guint which;
} One;

static void
free_part (gpointer part)
{
  if (part)
    rt_collection_unref (part);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  for (guint i = 0; i < job->parts->len; i++)
    g_clear_error (&job->faults[i]);
  g_free (job->faults);
  g_ptr_array_unref (job->parts);
  g_free (job);
}

static void
one_free (One *one)
{
  g_object_unref (one->file);
  g_object_unref (one->task);
  g_free (one);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (One, one_free)

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (One) one = data;
  Job *job = g_task_get_task_data (one->task);
  g_autofree char *etag = NULL;
  g_autoptr (RtReading) reading = rt_storage_load_finish (result, &etag, &job->faults[one->which]);
  RtCollection *collection = reading || job->rest ? rt_storage_loaded_collection (result) : NULL;

  if (reading && !collection)
    collection = rt_collection_new (reading->puzzles, one->file, etag);
  if (collection)
    g_clear_error (&job->faults[one->which]);
  job->parts->pdata[one->which] = collection;
  if (--job->n_left == 0)
    g_task_return_boolean (one->task, TRUE);
}

void
rt_gather_async (GPtrArray *files, bool rest, GCancellable *cancellable,
                 GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (files != NULL && files->len > 0);

  task = g_task_new (NULL, cancellable, done, user_data);
  g_task_set_source_tag (task, rt_gather_async);
  job = g_new0 (Job, 1);
  job->rest = rest;
  job->n_left = files->len;
  job->parts = g_ptr_array_new_with_free_func (free_part);
  g_ptr_array_set_size (job->parts, (int) files->len);
  job->faults = g_new0 (GError *, files->len);
  g_task_set_task_data (task, job, job_free);
  for (guint i = 0; i < files->len; i++) {
    One *one = g_new0 (One, 1);

    one->task = g_object_ref (task);
    one->file = g_object_ref (g_ptr_array_index (files, i));
    one->which = i;
    rt_storage_load_async (one->file, cancellable, loaded_cb, one);
  }
}

RtCollection *
rt_gather_finish (GAsyncResult *result, GError **error)
{
  Job *job;
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  GError *fault = NULL;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_gather_async), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  job = g_task_get_task_data (G_TASK (result));
  for (guint i = 0; i < job->parts->len; i++)
    if (job->parts->pdata[i])
      g_ptr_array_add (parts, job->parts->pdata[i]);
    else if (!fault)
      fault = g_steal_pointer (&job->faults[i]);
  if (fault)
    g_propagate_error (error, fault);
  return parts->len > 0 ? rt_collection_join (parts) : NULL;
}
