/* async-calls.c - defines the jobs that run the engine in threads: verdict, details, repairs, rating, recording,
 * counting and finding. Each job has its data, a function for the thread, and _async and _finish functions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/base/async-calls.h"

#include "document/base/job.h"
#include "engine/fast/fast.h"

/* The job for a verdict */

typedef struct {
  RtPosition position;
  RtVerdict verdict;
} VerdictData;

static void
verdict_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  VerdictData *job = data;

  rt_verdict_at (&job->position, stop, &job->verdict);
}

static const RtJob verdict_job = { .work = verdict_work, .size = sizeof (VerdictData) };

void
rt_work_verdict_async (const RtPosition *position, GCancellable *cancellable,
                       GAsyncReadyCallback done, gpointer user_data)
{
  g_return_if_fail (position != NULL);

  rt_job_run (&verdict_job, NULL, &(VerdictData) { .position = *position }, cancellable, done, user_data);
}

bool
rt_work_verdict_finish (GAsyncResult *result, RtVerdict *verdict, GError **error)
{
  const VerdictData *job = rt_job_finish (&verdict_job, result, error);

  if (job)
    *verdict = job->verdict;
  return job;
}

/* The job for details */

typedef struct {
  RtPosition position;
  RtDetails details;
} DetailsData;

static void
details_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  DetailsData *job = data;

  if (rt_details (&job->position, stop, &job->details))
    rt_details_estimate (&job->position, stop, &job->details);
}

static const RtJob details_job = { .work = details_work, .size = sizeof (DetailsData) };

void
rt_work_details_async (const RtPosition *position, GCancellable *cancellable,
                       GAsyncReadyCallback done, gpointer user_data)
{
  g_return_if_fail (position != NULL);

  rt_job_run (&details_job, NULL, &(DetailsData) { .position = *position }, cancellable, done, user_data);
}

bool
rt_work_details_finish (GAsyncResult *result, RtDetails *details, GError **error)
{
  const DetailsData *job = rt_job_finish (&details_job, result, error);

  if (job)
    *details = job->details;
  return job;
}

/* The job for repairs */

typedef struct {
  RtPosition position;
  GArray *repairs; /* of RtRepair */
} RepairData;

static void
repair_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  RepairData *job = data;

  job->repairs = rt_mistyped (&job->position, stop);
}

static const RtJob repair_job = {
  .work = repair_work,
  .size = sizeof (RepairData),
  .owned = { RT_JOB_OWNS (RepairData, repairs, g_array_unref) },
};

void
rt_work_repair_async (const RtPosition *position, GCancellable *cancellable,
                      GAsyncReadyCallback done, gpointer user_data)
{
  g_return_if_fail (position != NULL);

  rt_job_run (&repair_job, NULL, &(RepairData) { .position = *position }, cancellable, done, user_data);
}

bool
rt_work_repair_finish (GAsyncResult *result, GArray **repairs, GError **error)
{
  RepairData *job = rt_job_finish (&repair_job, result, error);

  if (job)
    *repairs = g_steal_pointer (&job->repairs);
  return job;
}

/* The job for a rating */

typedef struct {
  RtGrid grid;
  RtRating rating;
} RatingData;

static void
rating_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  RatingData *job = data;
  g_autoptr (RtRater) rater = rt_rater_new (false);

  rt_rater_set_threads (rater, rt_threads_of_program ());
  rt_rater_rate (rater, &job->grid, stop, &job->rating);
}

static const RtJob rating_job = { .work = rating_work, .size = sizeof (RatingData) };

void
rt_work_rating_async (const RtGrid *grid, GCancellable *cancellable, GAsyncReadyCallback done,
                      gpointer user_data)
{
  g_return_if_fail (grid != NULL);

  rt_job_run (&rating_job, NULL, &(RatingData) { .grid = *grid }, cancellable, done, user_data);
}

bool
rt_work_rating_finish (GAsyncResult *result, RtRating *rating, GError **error)
{
  const RatingData *job = rt_job_finish (&rating_job, result, error);

  if (job)
    *rating = job->rating;
  return job;
}

/* The job for recording */

typedef struct {
  RtTrace *trace;
  RtStatus status;
} TraceData;

static void
trace_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  TraceData *job = data;

  job->status = rt_trace_run (job->trace, stop);
}

static const RtJob trace_job = {
  .work = trace_work,
  .size = sizeof (TraceData),
  .owned = { RT_JOB_OWNS (TraceData, trace, rt_trace_unref) },
};

void
rt_work_trace_async (RtTrace *trace, GCancellable *cancellable, GAsyncReadyCallback done,
                     gpointer user_data)
{
  g_return_if_fail (trace != NULL);

  rt_job_run (&trace_job, NULL, &(TraceData) { .trace = rt_trace_ref (trace) }, cancellable, done,
              user_data);
}

bool
rt_work_trace_finish (GAsyncResult *result, RtStatus *status, GError **error)
{
  const TraceData *job = rt_job_finish (&trace_job, result, error);

  if (job)
    *status = job->status;
  return job;
}

/* The job that counts solutions */

typedef struct {
  RtGrid grid;
  uint64_t limit, count;
} CountData;

static void
count_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  CountData *job = data;

  rt_fast_count (&job->grid, job->limit, stop, &job->count);
}

static const RtJob count_job = { .work = count_work, .size = sizeof (CountData) };

void
rt_work_count_async (const RtGrid *grid, guint64 limit, GCancellable *cancellable,
                     GAsyncReadyCallback done, gpointer user_data)
{
  g_return_if_fail (grid != NULL);

  rt_job_run (&count_job, NULL, &(CountData) { .grid = *grid, .limit = limit }, cancellable, done,
              user_data);
}

bool
rt_work_count_finish (GAsyncResult *result, guint64 *count, GError **error)
{
  const CountData *job = rt_job_finish (&count_job, result, error);

  if (job)
    *count = job->count;
  return job;
}

/* The job that finds a step of a trace */

typedef struct {
  RtTrace *trace;
  uint64_t step; /* first step to examine, then the step that was found */
  RtDirection direction;
  RtFind what;
  int which;
  bool found;
} FindData;

static void
find_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  FindData *job = data;

  job->found = rt_trace_find (job->trace, job->step, job->direction, job->what, job->which, stop,
                              &job->step);
}

static const RtJob find_job = {
  .work = find_work,
  .size = sizeof (FindData),
  .owned = { RT_JOB_OWNS (FindData, trace, rt_trace_unref) },
};

void
rt_work_find_async (RtTrace *trace, guint64 from, RtDirection direction, RtFind what, int which,
                    GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data)
{
  g_return_if_fail (trace != NULL);

  rt_job_run (&find_job, NULL,
              &(FindData) { .trace = rt_trace_ref (trace),
                            .step = from,
                            .direction = direction,
                            .what = what,
                            .which = which },
              cancellable, done, user_data);
}

bool
rt_work_find_finish (GAsyncResult *result, bool *found, guint64 *step, GError **error)
{
  const FindData *job = rt_job_finish (&find_job, result, error);

  if (job) {
    *found = job->found;
    *step = job->step;
  }
  return job;
}
