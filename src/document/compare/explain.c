/* explain.c - why one search costs more than another, found out in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/compare/explain.h"

#include "document/base/stopping.h"

typedef struct {
  RtStop stop;
  RtGrid givens;
  RtCostSide sides[2]; /* their traces are owned */
  RtWhyCost *why;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  for (int i = 0; i < 2; i++)
    g_clear_pointer (&job->sides[i].trace, rt_trace_unref);
  g_clear_pointer (&job->why, rt_why_cost_free);
  g_free (job);
}

/* A search that is searched once more ends as it did. */
static bool
is_to_be_recorded (const RtCostSide *side)
{
  return !side->trace && side->status != RT_STATUS_SEARCHING &&
         side->counts.placements + side->counts.takebacks <= RT_EXPLAIN_STEPS;
}

static void
explain_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);

  for (int i = 0; i < 2; i++)
    if (is_to_be_recorded (&job->sides[i])) {
      job->sides[i].trace = rt_trace_new (job->sides[i].search, &job->givens);
      rt_trace_run (job->sides[i].trace, &job->stop);
    }
  job->why = rt_why_cost (&job->givens, &job->sides[0], &job->sides[1], &job->stop);
  rt_stopping_return (task, cancellable, id);
}

void
rt_explain_async (const RtGrid *givens, const RtCostSide sides[2], GCancellable *cancellable,
                  GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, done, user_data);
  Job *job = g_new0 (Job, 1);

  job->givens = *givens;
  for (int i = 0; i < 2; i++) {
    job->sides[i] = sides[i];
    if (sides[i].trace)
      rt_trace_ref (sides[i].trace);
  }
  g_task_set_source_tag (task, rt_explain_async);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, explain_thread);
}

RtWhyCost *
rt_explain_finish (GAsyncResult *result, GError **error)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, rt_explain_async), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  job = g_task_get_task_data (G_TASK (result));
  return g_steal_pointer (&job->why);
}
