/* work.c - long work in threads: copy in, run, hand out.
 *
 * A job belongs to its task and outlives the thread's use of it. The thread touches only the job;
 * other threads may read the job's trace meanwhile (trace.h). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/base/work.h"

#include "document/base/stopping.h"
#include "engine/fast/fast.h"

typedef struct {
  RtStop stop;
  RtGrid grid;         /* a copy: nothing is shared */
  RtVerdict verdict;
  RtPosition position;
  RtDetails details;
  GArray *repairs;     /* of RtRepair; NULL until they are found */
  RtRating rating;
  uint64_t count, limit;
  RtTrace *trace;      /* of a recording, or to look in */
  RtDirection direction;
  RtFind what;
  int which;
  bool found;
  uint64_t step;       /* from where, then where */
  RtStatus status;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->trace, rt_trace_unref);
  g_clear_pointer (&job->repairs, g_array_unref);
  g_free (job);
}

/* Runs THREAD on JOB, which the task takes; TAG is the function that was asked for it. */
static void
run (Job *job, GTaskThreadFunc thread, gpointer tag, GCancellable *cancellable,
     GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, done, user_data);

  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, thread);
}

/* The job that RESULT is of, as long as that lives; NULL with ERROR set where it was cancelled. */
static Job *
finish (GAsyncResult *result, gpointer tag, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, tag), NULL);

  return g_task_propagate_boolean (G_TASK (result), error) ? g_task_get_task_data (G_TASK (result))
                                                           : NULL;
}

static void
verdict_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);

  rt_verdict_at (&job->position, &job->stop, &job->verdict);
  rt_stopping_return (task, cancellable, id);
}

void
rt_work_verdict_async (const RtPosition *position, GCancellable *cancellable,
                       GAsyncReadyCallback done, gpointer user_data)
{
  Job *job;

  g_return_if_fail (position != NULL);

  job = g_new0 (Job, 1);
  job->position = *position;
  run (job, verdict_thread, rt_work_verdict_async, cancellable, done, user_data);
}

bool
rt_work_verdict_finish (GAsyncResult *result, RtVerdict *verdict, GError **error)
{
  Job *job = finish (result, rt_work_verdict_async, error);

  if (!job)
    return false;
  *verdict = job->verdict;
  return true;
}

static void
details_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);

  rt_details (&job->position, &job->stop, &job->details);
  rt_stopping_return (task, cancellable, id);
}

void
rt_work_details_async (const RtPosition *position, GCancellable *cancellable,
                       GAsyncReadyCallback done, gpointer user_data)
{
  Job *job;

  g_return_if_fail (position != NULL);

  job = g_new0 (Job, 1);
  job->position = *position;
  run (job, details_thread, rt_work_details_async, cancellable, done, user_data);
}

bool
rt_work_details_finish (GAsyncResult *result, RtDetails *details, GError **error)
{
  Job *job = finish (result, rt_work_details_async, error);

  if (!job)
    return false;
  *details = job->details;
  return true;
}

static void
repair_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);

  job->repairs = rt_mistyped (&job->position, &job->stop);
  rt_stopping_return (task, cancellable, id);
}

void
rt_work_repair_async (const RtPosition *position, GCancellable *cancellable,
                      GAsyncReadyCallback done, gpointer user_data)
{
  Job *job;

  g_return_if_fail (position != NULL);

  job = g_new0 (Job, 1);
  job->position = *position;
  run (job, repair_thread, rt_work_repair_async, cancellable, done, user_data);
}

bool
rt_work_repair_finish (GAsyncResult *result, GArray **repairs, GError **error)
{
  Job *job = finish (result, rt_work_repair_async, error);

  if (!job)
    return false;
  *repairs = g_steal_pointer (&job->repairs);
  return true;
}

static void
rating_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);
  g_autoptr (RtRater) rater = rt_rater_new (false);

  rt_rater_set_threads (rater, rt_threads_of_program ());
  rt_rater_rate (rater, &job->grid, &job->stop, &job->rating);
  rt_stopping_return (task, cancellable, id);
}

void
rt_work_rating_async (const RtGrid *grid, GCancellable *cancellable, GAsyncReadyCallback done,
                      gpointer user_data)
{
  Job *job;

  g_return_if_fail (grid != NULL);

  job = g_new0 (Job, 1);
  job->grid = *grid;
  run (job, rating_thread, rt_work_rating_async, cancellable, done, user_data);
}

bool
rt_work_rating_finish (GAsyncResult *result, RtRating *rating, GError **error)
{
  Job *job = finish (result, rt_work_rating_async, error);

  if (!job)
    return false;
  *rating = job->rating;
  return true;
}

static void
trace_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);

  job->status = rt_trace_run (job->trace, &job->stop);
  rt_stopping_return (task, cancellable, id);
}

void
rt_work_trace_async (RtTrace *trace, GCancellable *cancellable, GAsyncReadyCallback done,
                     gpointer user_data)
{
  Job *job;

  g_return_if_fail (trace != NULL);

  job = g_new0 (Job, 1);
  job->trace = rt_trace_ref (trace);
  run (job, trace_thread, rt_work_trace_async, cancellable, done, user_data);
}

bool
rt_work_trace_finish (GAsyncResult *result, RtStatus *status, GError **error)
{
  Job *job = finish (result, rt_work_trace_async, error);

  if (!job)
    return false;
  *status = job->status;
  return true;
}

static void
count_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);

  rt_fast_count (&job->grid, job->limit, &job->stop, &job->count);
  rt_stopping_return (task, cancellable, id);
}

void
rt_work_count_async (const RtGrid *grid, guint64 limit, GCancellable *cancellable,
                     GAsyncReadyCallback done, gpointer user_data)
{
  Job *job;

  g_return_if_fail (grid != NULL);

  job = g_new0 (Job, 1);
  job->grid = *grid;
  job->limit = limit;
  run (job, count_thread, rt_work_count_async, cancellable, done, user_data);
}

bool
rt_work_count_finish (GAsyncResult *result, guint64 *count, GError **error)
{
  Job *job = finish (result, rt_work_count_async, error);

  if (!job)
    return false;
  *count = job->count;
  return true;
}

static void
find_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);

  job->found = rt_trace_find (job->trace, job->step, job->direction, job->what, job->which,
                              &job->stop, &job->step);
  rt_stopping_return (task, cancellable, id);
}

void
rt_work_find_async (RtTrace *trace, guint64 from, RtDirection direction, RtFind what, int which,
                    GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data)
{
  Job *job;

  g_return_if_fail (trace != NULL);

  job = g_new0 (Job, 1);
  job->trace = rt_trace_ref (trace);
  job->step = from;
  job->direction = direction;
  job->what = what;
  job->which = which;
  run (job, find_thread, rt_work_find_async, cancellable, done, user_data);
}

bool
rt_work_find_finish (GAsyncResult *result, bool *found, guint64 *step, GError **error)
{
  Job *job = finish (result, rt_work_find_async, error);

  if (!job)
    return false;
  *found = job->found;
  *step = job->step;
  return true;
}
