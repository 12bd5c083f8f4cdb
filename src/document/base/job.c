/* job.c - implements RtJob: runs a function in the thread of a GTask, stops it when the call is
 * cancelled, and frees its data. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/base/job.h"

typedef struct {
  const RtJob *job;
  RtStop stop;
  gpointer data;
} Call;

static void
call_free (gpointer pointer)
{
  Call *call = pointer;

  for (gsize i = 0; i < G_N_ELEMENTS (call->job->owned) && call->job->owned[i].free; i++) {
    gpointer owned = *(gpointer *) (void *) ((char *) call->data + call->job->owned[i].offset);

    if (owned)
      call->job->owned[i].free (owned);
  }
  g_free (call->data);
  g_free (call);
}

/* Raises the job's stop, a flag that the job's thread polls. Called in the thread that cancels. */
static void
cancelled_cb (GCancellable *cancellable, RtStop *stop)
{
  rt_stop_raise (stop);
}

static void
thread (GTask *task, gpointer source, gpointer pointer, GCancellable *cancellable)
{
  Call *call = pointer;
  GError *error = NULL;
  gulong id = cancellable ? g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb), &call->stop,
                                                   NULL)
                          : 0;

  call->job->work (call->data, &call->stop, cancellable, &error);
  g_cancellable_disconnect (cancellable, id); /* waits for cancelled_cb, because the stop may be freed after this
                                               * call */
  if (error)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE); /* if the call was cancelled, fails instead, except with
                                         * RT_JOB_KEEPS */
}

gpointer
rt_job_run (const RtJob *job, gpointer source, gconstpointer data, GCancellable *cancellable,
            GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (source, cancellable, done, user_data);
  Call *call = g_new0 (Call, 1);

  call->job = job;
  call->data = g_memdup2 (data, job->size);
  g_task_set_source_tag (task, (gpointer) job);
  g_task_set_task_data (task, call, call_free);
  g_task_set_check_cancellable (task, job->when_cancelled != RT_JOB_KEEPS);
  g_task_set_return_on_cancel (task, job->when_cancelled == RT_JOB_LEAVES);
  g_task_run_in_thread (task, thread);
  return call->data;
}

gpointer
rt_job_data (const RtJob *job, GAsyncResult *result)
{
  const Call *call;

  g_return_val_if_fail (g_async_result_is_tagged (result, (gpointer) job), NULL);

  call = g_task_get_task_data (G_TASK (result));
  return call->data;
}

gpointer
rt_job_finish (const RtJob *job, GAsyncResult *result, GError **error)
{
  gpointer data = rt_job_data (job, result);

  return data && g_task_propagate_boolean (G_TASK (result), error) ? data : NULL;
}
