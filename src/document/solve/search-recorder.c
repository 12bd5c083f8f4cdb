/* search-recorder.c - implements RtRecording: runs a search in threads and records its steps; runs
 * it again without recording to measure its time.
 *
 * Running jobs hold a reference. rt_recording_free clears the owner, so that their callbacks do
 * nothing. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/search-recorder.h"

#include "document/base/async-calls.h"
#include "document/base/measure-search.h"

/* Maximum recording time of a search whose time without recording is measured. */
#define BARE_MAX (20 * G_TIME_SPAN_SECOND)

/* A search of fewer steps, which takes some milliseconds, is measured before the call of ENDED, so
 * that its result and its time are shown together. */
#define SOON 200000

struct _RtRecording {
  /* Owned. */
  RtTrace *trace;
  RtWatched *watched;     /* source of a person's steps; NULL for a search of Retrace */
  RtMeasuring *measuring; /* NULL until the search is measured */
  GCancellable *running;  /* cancellable of the run; NULL if none is running */

  void (*ended) (gpointer owner);
  void (*measured) (gpointer owner);
  gpointer owner;         /* NULL after rt_recording_free */

  gint64 started;         /* monotonic time in microseconds at which the current run started */
  gint64 elapsed;         /* time of all ended runs in microseconds */
};

static void
clear (gpointer data)
{
  RtRecording *self = data;

  g_clear_object (&self->running);
  g_clear_pointer (&self->measuring, rt_measuring_unref);
  g_clear_pointer (&self->watched, rt_watched_unref);
  rt_trace_unref (self->trace);
}

static void
unref (RtRecording *self)
{
  g_rc_box_release_full (self, clear);
}

RtRecording *
rt_recording_new (const RtSearch *search, const RtGrid *givens, void (*ended) (gpointer owner),
                  void (*measured) (gpointer owner), gpointer owner)
{
  RtRecording *self = g_rc_box_new0 (RtRecording);

  self->trace = rt_trace_new (search, givens);
  self->ended = ended;
  self->measured = measured;
  self->owner = owner;
  return self;
}

RtRecording *
rt_recording_new_watched (RtWatched *watched, void (*ended) (gpointer owner), gpointer owner)
{
  RtRecording *self = g_rc_box_new0 (RtRecording);

  self->watched = rt_watched_ref (watched);
  self->trace = rt_trace_ref (rt_watched_trace (watched));
  self->ended = ended;
  self->owner = owner;
  return self;
}

RtWatched *
rt_recording_watched (RtRecording *self)
{
  return self->watched;
}

void
rt_recording_free (RtRecording *self)
{
  self->owner = NULL;
  rt_recording_stop (self);
  if (self->measuring)
    rt_measuring_stop (self->measuring);
  unref (self);
}

RtTrace *
rt_recording_trace (RtRecording *self)
{
  return self->trace;
}

static void
measured_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtRecording *self = data;

  if (self->owner && self->measured)
    self->measured (self->owner);
  unref (self);
}

static void
measured_soon_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtRecording *self = data;

  if (self->owner)
    self->ended (self->owner);
  unref (self);
}

/* Starts to run the search without recording, to measure the time until its first solution, or until its
 * end if there is none. Calls DONE then. */
static void
measure (RtRecording *self, GAsyncReadyCallback done)
{
  self->measuring = rt_measuring_new (rt_trace_search (self->trace), rt_trace_givens (self->trace), 0);
  rt_measuring_run_async (self->measuring, done, g_rc_box_acquire (self));
}

/* Returns true if the search can be run again to measure its time: it has reached a solution or its
 * end within BARE_MAX, and has not been measured yet. */
static bool
can_measure (RtRecording *self)
{
  return self->owner && !self->watched && !self->measuring && self->elapsed <= BARE_MAX &&
         rt_trace_status (self->trace) != RT_STATUS_SEARCHING;
}

static void
ended_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtRecording *self = data;

  /* The result is ignored; the trace has the right status even if the run was stopped after its
   * last step. */
  if (!self->watched)
    rt_work_trace_finish (result, &(RtStatus) { 0 }, NULL);
  self->elapsed += g_get_monotonic_time () - self->started;
  g_clear_object (&self->running);
  if (can_measure (self) && rt_trace_length (self->trace) < SOON) {
    measure (self, measured_soon_cb);
  } else if (self->owner) {
    self->ended (self->owner);
    if (can_measure (self) && !self->running)
      measure (self, measured_cb);
  }
  unref (self);
}

void
rt_recording_run (RtRecording *self)
{
  g_return_if_fail (!self->running);

  self->running = g_cancellable_new ();
  self->started = g_get_monotonic_time ();
  if (self->watched)
    rt_watched_read_async (self->watched, self->running, ended_cb, g_rc_box_acquire (self));
  else
    rt_work_trace_async (self->trace, self->running, ended_cb, g_rc_box_acquire (self));
}

bool
rt_recording_is_running (const RtRecording *self)
{
  return self->running != NULL;
}

void
rt_recording_stop (RtRecording *self)
{
  g_cancellable_cancel (self->running);
}

gint64
rt_recording_elapsed (RtRecording *self)
{
  return self->elapsed + (self->running ? g_get_monotonic_time () - self->started : 0);
}

double
rt_recording_bare (RtRecording *self)
{
  RtMeasured measured;

  if (!self->measuring)
    return 0;
  rt_measuring_look (self->measuring, &measured);
  return measured.status == RT_STATUS_SEARCHING ? 0 : (double) MAX (1, measured.nanoseconds) / 1000;
}
