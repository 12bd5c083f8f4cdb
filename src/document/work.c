/* work.c - long work in threads: copy in, run, hand out.
 *
 * A job belongs to its task and outlives the thread's use of it. The thread touches only the job;
 * the trace in it may be read by others meanwhile, as its header says. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/work.h"

#include "document/stopping.h"
#include "engine/fast/fast.h"

typedef struct {
  RtStop stop;
  RtGrid grid;         /* a copy: nothing is shared */
  const RtSearch *search;
  RtVerdict verdict;
  RtPosition position;
  RtDetails details;
  RtRating rating;
  uint64_t count, limit;
  RtTrace *trace;      /* of a recording, or to look in */
  RtDirection direction;
  RtFind what;
  int which;
  bool found;
  uint64_t step;       /* from where, then where */
  RtStatus status;
  gint64 microseconds;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->trace, rt_trace_unref);
  g_free (job);
}

static void
end (GTask *task, GCancellable *cancellable, gulong id)
{
  rt_stopping_end (cancellable, id);
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_boolean (task, TRUE);
}

static void
verdict_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);

  rt_verdict (&job->grid, &job->stop, &job->verdict);
  end (task, cancellable, id);
}

void
rt_work_verdict_async (const RtGrid *grid, GCancellable *cancellable, GAsyncReadyCallback done,
                       gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (grid != NULL);

  task = g_task_new (NULL, cancellable, done, user_data);
  g_task_set_source_tag (task, rt_work_verdict_async);
  job = g_new0 (Job, 1);
  job->grid = *grid;
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, verdict_thread);
}

bool
rt_work_verdict_finish (GAsyncResult *result, RtVerdict *verdict, GError **error)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_work_verdict_async), false);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return false;
  job = g_task_get_task_data (G_TASK (result));
  *verdict = job->verdict;
  return true;
}

static void
details_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);

  rt_details (&job->position, &job->stop, &job->details);
  end (task, cancellable, id);
}

void
rt_work_details_async (const RtPosition *position, GCancellable *cancellable,
                       GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (position != NULL);

  task = g_task_new (NULL, cancellable, done, user_data);
  g_task_set_source_tag (task, rt_work_details_async);
  job = g_new0 (Job, 1);
  job->position = *position;
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, details_thread);
}

bool
rt_work_details_finish (GAsyncResult *result, RtDetails *details, GError **error)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_work_details_async), false);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return false;
  job = g_task_get_task_data (G_TASK (result));
  *details = job->details;
  return true;
}

static void
rating_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);
  g_autoptr (RtRater) rater = rt_rater_new (false);

  rt_rater_set_crew (rater, rt_crew_of_program ());
  rt_rater_rate (rater, &job->grid, &job->stop, &job->rating);
  end (task, cancellable, id);
}

void
rt_work_rating_async (const RtGrid *grid, GCancellable *cancellable, GAsyncReadyCallback done,
                      gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (grid != NULL);

  task = g_task_new (NULL, cancellable, done, user_data);
  g_task_set_source_tag (task, rt_work_rating_async);
  job = g_new0 (Job, 1);
  job->grid = *grid;
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, rating_thread);
}

bool
rt_work_rating_finish (GAsyncResult *result, RtRating *rating, GError **error)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_work_rating_async), false);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return false;
  job = g_task_get_task_data (G_TASK (result));
  *rating = job->rating;
  return true;
}

static void
trace_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);
  gint64 start = g_get_monotonic_time ();

  job->status = rt_trace_run (job->trace, &job->stop);
  job->microseconds = g_get_monotonic_time () - start;
  end (task, cancellable, id);
}

void
rt_work_trace_async (RtTrace *trace, GCancellable *cancellable, GAsyncReadyCallback done,
                     gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (trace != NULL);

  task = g_task_new (NULL, cancellable, done, user_data);
  g_task_set_source_tag (task, rt_work_trace_async);
  job = g_new0 (Job, 1);
  job->trace = rt_trace_ref (trace);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, trace_thread);
}

bool
rt_work_trace_finish (GAsyncResult *result, RtStatus *status, gint64 *microseconds, GError **error)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_work_trace_async), false);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return false;
  job = g_task_get_task_data (G_TASK (result));
  *status = job->status;
  if (microseconds)
    *microseconds = job->microseconds;
  return true;
}

static void
count_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);

  rt_fast_count (&job->grid, job->limit, &job->stop, &job->count);
  end (task, cancellable, id);
}

void
rt_work_count_async (const RtGrid *grid, guint64 limit, GCancellable *cancellable,
                     GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (grid != NULL);

  task = g_task_new (NULL, cancellable, done, user_data);
  g_task_set_source_tag (task, rt_work_count_async);
  job = g_new0 (Job, 1);
  job->grid = *grid;
  job->limit = limit;
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, count_thread);
}

bool
rt_work_count_finish (GAsyncResult *result, guint64 *count, GError **error)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_work_count_async), false);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return false;
  job = g_task_get_task_data (G_TASK (result));
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
  end (task, cancellable, id);
}

void
rt_work_find_async (RtTrace *trace, guint64 from, RtDirection direction, RtFind what, int which,
                    GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (trace != NULL);

  task = g_task_new (NULL, cancellable, done, user_data);
  g_task_set_source_tag (task, rt_work_find_async);
  job = g_new0 (Job, 1);
  job->trace = rt_trace_ref (trace);
  job->step = from;
  job->direction = direction;
  job->what = what;
  job->which = which;
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, find_thread);
}

bool
rt_work_find_finish (GAsyncResult *result, bool *found, guint64 *step, GError **error)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_work_find_async), false);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return false;
  job = g_task_get_task_data (G_TASK (result));
  *found = job->found;
  *step = job->step;
  return true;
}

static void
bare_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);
  gint64 start = g_get_monotonic_time ();

  rt_search_run (job->search, &job->grid, &job->stop, NULL, NULL);
  job->microseconds = g_get_monotonic_time () - start;
  end (task, cancellable, id);
}

void
rt_work_bare_async (const RtSearch *search, const RtGrid *givens, GCancellable *cancellable,
                    GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (search != NULL);
  g_return_if_fail (givens != NULL);

  task = g_task_new (NULL, cancellable, done, user_data);
  g_task_set_source_tag (task, rt_work_bare_async);
  job = g_new0 (Job, 1);
  job->search = search;
  job->grid = *givens;
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, bare_thread);
}

bool
rt_work_bare_finish (GAsyncResult *result, gint64 *microseconds, GError **error)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_work_bare_async), false);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return false;
  job = g_task_get_task_data (G_TASK (result));
  *microseconds = job->microseconds;
  return true;
}
