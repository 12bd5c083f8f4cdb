/* explain.c - why one search costs more than another, found out in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/compare/explain.h"

#include "document/base/job.h"

typedef struct {
  RtGrid givens;
  RtCostSide sides[2]; /* their traces are owned */
  RtWhyCost *why;
} Job;

/* A search that is searched once more ends as it did. */
static bool
is_to_be_recorded (const RtCostSide *side)
{
  return !side->trace && side->status != RT_STATUS_SEARCHING &&
         side->counts.placements + side->counts.takebacks <= RT_EXPLAIN_STEPS;
}

static void
explain_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;

  for (int i = 0; i < 2; i++)
    if (is_to_be_recorded (&job->sides[i])) {
      job->sides[i].trace = rt_trace_new (job->sides[i].search, &job->givens);
      rt_trace_run (job->sides[i].trace, stop);
    }
  job->why = rt_why_cost (&job->givens, &job->sides[0], &job->sides[1], stop);
}

static const RtJob explain_job = {
  .work = explain_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, sides[0].trace, rt_trace_unref),
             RT_JOB_OWNS (Job, sides[1].trace, rt_trace_unref),
             RT_JOB_OWNS (Job, why, rt_why_cost_free) },
};

void
rt_explain_async (const RtGrid *givens, const RtCostSide sides[2], GCancellable *cancellable,
                  GAsyncReadyCallback done, gpointer user_data)
{
  Job job = { .givens = *givens, .sides = { sides[0], sides[1] } };

  for (int i = 0; i < 2; i++)
    if (sides[i].trace)
      rt_trace_ref (sides[i].trace);
  rt_job_run (&explain_job, NULL, &job, cancellable, done, user_data);
}

RtWhyCost *
rt_explain_finish (GAsyncResult *result, GError **error)
{
  Job *job = rt_job_finish (&explain_job, result, error);

  return job ? g_steal_pointer (&job->why) : NULL;
}
