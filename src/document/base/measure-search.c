/* measure-search.c - implements RtMeasuring: runs one search without recording, publishes its counts, and measures
 * its time.
 *
 * Works like rt_search_run, but every STEPS_PER_LOOK steps the counts are copied for other threads,
 * which costs about 0.01 % of the time. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/base/measure-search.h"

#include "document/base/job.h"

#include <stdalign.h>
#include <stddef.h>
#include <time.h>

/* Steps between two copies of the counts: some tens of microseconds. */
#define STEPS_PER_LOOK 4096

#define NANOSECONDS G_GINT64_CONSTANT (1000000000) /* nanoseconds in a second */

/* A search shorter than SHORT_RUN nanoseconds is repeated until that time has passed. Runs shorter
 * than IN_A_ROW nanoseconds are timed several at a time (at most RUNS_MAX), because reading the
 * clock would take as long as a run. */
#define SHORT_RUN (NANOSECONDS * 5 / 1000)
#define IN_A_ROW (NANOSECONDS / 2000)
#define RUNS_MAX 500

struct _RtMeasuring {
  gatomicrefcount references;
  const RtSearch *search;
  RtGrid givens;
  gint64 limit;
  RtStop stop;

  /* Shared with other threads. */
  GMutex lock;
  RtMeasured measured;
};

RtMeasuring *
rt_measuring_new (const RtSearch *search, const RtGrid *givens, gint64 limit)
{
  RtMeasuring *self;

  g_return_val_if_fail (search != NULL, NULL);
  g_return_val_if_fail (givens != NULL, NULL);

  self = g_new0 (RtMeasuring, 1);
  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->lock);
  self->search = search;
  self->givens = *givens;
  self->limit = limit;
  return self;
}

static RtMeasuring *
ref (RtMeasuring *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
rt_measuring_unref (RtMeasuring *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_mutex_clear (&self->lock);
  g_free (self);
}

void
rt_measuring_look (RtMeasuring *self, RtMeasured *measured)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->lock);
  *measured = self->measured;
  g_mutex_unlock (&self->lock);
}

void
rt_measuring_stop (RtMeasuring *self)
{
  g_return_if_fail (self != NULL);

  rt_stop_raise (&self->stop);
}

static void
publish (RtMeasuring *self, const RtMeasured *measured)
{
  g_mutex_lock (&self->lock);
  self->measured = *measured;
  g_mutex_unlock (&self->lock);
}

/* Returns the processor time that this thread has used so far, in nanoseconds. */
static gint64
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * NANOSECONDS + time.tv_nsec;
}

/* Runs the search once to its first solution, its end or the limit, and returns its counts. If FIRST, also measures
 * the time, and publishes the counts during the run; otherwise the time is 0. */
static RtMeasured
run (RtMeasuring *self, bool first)
{
  alignas (max_align_t) unsigned char state[RT_STATE_MAX];
  const RtCounts *counts = (const RtCounts *) (const void *) state;
  RtEvent event = { .status = RT_STATUS_SEARCHING };
  RtMeasured measured = { 0 };
  gint64 start = first ? now () : 0;

  self->search->start (state, &self->givens);
  while (event.status == RT_STATUS_SEARCHING && !rt_stop_raised (&self->stop) &&
         (self->limit == 0 || measured.nanoseconds < self->limit * 1000)) {
    self->search->run (state, STEPS_PER_LOOK, &event, NULL);
    measured = (RtMeasured) { (RtStatus) event.status, *counts, first ? MAX (now () - start, 1) : 0 };
    if (first)
      publish (self, &measured);
  }
  return measured;
}

/* Runs the search RUNS times. Returns the mean time of a run in nanoseconds. */
static gint64
time_runs (RtMeasuring *self, int runs)
{
  gint64 start = now ();

  for (int i = 0; i < runs && !rt_stop_raised (&self->stop); i++)
    run (self, false);
  return MAX ((now () - start) / runs, 1);
}

typedef struct {
  RtMeasuring *measuring;
} Job;

static void
measure_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  RtMeasuring *self = ((Job *) data)->measuring;
  RtMeasured best = run (self, true);
  int runs = (int) CLAMP (IN_A_ROW / MAX (best.nanoseconds, 1), 1, RUNS_MAX);

  for (gint64 spent = best.nanoseconds; best.status != RT_STATUS_SEARCHING && spent < SHORT_RUN;) {
    gint64 again = time_runs (self, runs);

    if (rt_stop_raised (&self->stop))
      break;
    spent += again * runs;
    best.nanoseconds = MIN (best.nanoseconds, again);
  }
  publish (self, &best);
}

static const RtJob measure_job = {
  .work = measure_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, measuring, rt_measuring_unref) },
};

void
rt_measuring_run_async (RtMeasuring *self, GAsyncReadyCallback done, gpointer user_data)
{
  g_return_if_fail (self != NULL);

  rt_job_run (&measure_job, NULL, &(Job) { ref (self) }, NULL, done, user_data);
}
