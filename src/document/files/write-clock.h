/* write-clock.h - RtWriteClock: a timer that writes changes after a delay, once for a burst of changes, and
 * again after a failure.
 *
 * It is a member of its owner, which sets the first four fields. The timer runs only while changes are
 * unwritten. After a write the next one waits for as long as that took, RT_WRITE_LATER at most, so that a
 * slow disk blocks the window for half of the time at most. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* Milliseconds from a change to its write. On a busy machine the frame that shows the change may take long. */
#define RT_WRITE_SOON 20   /* an edit: the frame that shows it mostly comes first */
#define RT_WRITE_LATER 500 /* changes of each frame while a search plays, and large texts */

#define RT_WRITE_RETRY 10000 /* ms: a full disk is not worth asking every second */

typedef struct {
  guint retry; /* ms from a failure until it is tried again */
  bool (*write) (gpointer owner, GError **error); /* writes all that is not written yet */
  void (*failed) (gpointer owner, const char *message); /* called when a delayed write failed */
  gpointer owner;

  /* State. */
  guint timer;  /* source id; 0 while everything is written */
  gint64 due;   /* us: when the timer runs out */
  gint64 rest;  /* us: no delayed write begins before */
  bool failing; /* `failed` was called, and no write has succeeded since */
} RtWriteClock;

/* Writes the change in DELAY ms, or sooner together with an earlier change. If that fails, `failed` is
 * called, but not again before a write has worked; and it is tried again and again. */
void rt_write_clock_changed (RtWriteClock *self, guint delay);

/* Writes later: a write outside of this timer has failed. */
void rt_write_clock_retry (RtWriteClock *self);

/* Writes now. Returns false with an error if that failed; then it is tried again later. */
bool rt_write_clock_flush (RtWriteClock *self, GError **error);

/* Stops the timer. */
void rt_write_clock_stop (RtWriteClock *self);
