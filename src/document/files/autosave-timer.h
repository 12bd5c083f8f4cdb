/* autosave-timer.h - RtWriteClock: a timer that delays writes, so that many changes need one write,
 * and retries failed writes.
 *
 * The clock is a member of the object that writes, which sets the first four fields. The timer runs
 * only while there are unwritten changes. After a write, the clock pauses for the time that the
 * write took, at most RT_WRITE_LATER, so that a slow disk blocks the main thread for at most half
 * of the time. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* Delays in milliseconds from a change to its write. */
#define RT_WRITE_SOON 20   /* after an edit; long enough to draw the frame that shows the edit
                            * first */
#define RT_WRITE_LATER 500 /* for large texts, and for changes in every frame while a search
                            * plays */

#define RT_WRITE_RETRY 10000 /* delay in ms before a failed write is tried again */

typedef struct {
  guint retry; /* delay in ms before a failed write is tried again */
  bool (*write) (gpointer owner, GError **error); /* writes all unwritten changes */
  void (*failed) (gpointer owner, const char *message); /* called when a delayed write fails */
  gpointer owner;

  /* State. */
  guint timer;  /* source id; 0 while everything is written */
  gint64 due;   /* monotonic time in microseconds at which the timer fires */
  gint64 rest;  /* monotonic time in microseconds before which no delayed write begins */
  bool failing; /* `failed` was called, and no write has succeeded since */
} RtWriteClock;

/* Calls the owner's function `write` after DELAY ms, or sooner if an earlier change requires that.
 * To be called after a change. If the write fails, retries until it succeeds; calls `failed`, but
 * only once until the next successful write. */
void rt_write_clock_changed (RtWriteClock *self, guint delay);

/* Calls the owner's function `write` after the delay for retries. To be called after a write
 * outside of this clock has failed. */
void rt_write_clock_retry (RtWriteClock *self);

/* Calls the owner's function `write` now. If that fails, returns false with ERROR set, and retries later. */
bool rt_write_clock_flush (RtWriteClock *self, GError **error);

/* Stops the timer without writing. */
void rt_write_clock_stop (RtWriteClock *self);
