/* write-clock.h - RtWriteClock: writes changes after a delay, once for a burst of changes, and
 * tries again later if that failed.
 *
 * It is a member of its owner, which sets the first four fields. A timeout runs while something is
 * unwritten, otherwise none. After a write the next one waits as long as that took, RT_WRITE_LATER at
 * most, so that a slow disk mostly holds the window up for half of the time. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* ms from a change until it is written. On a busy machine the frame that shows the change may take as
 * long as the rest of the second in which it is to be kept. */
#define RT_WRITE_SOON 20   /* work of the person: the frame that shows it mostly comes first */
#define RT_WRITE_LATER 500 /* what changes with each frame while a search plays, or is much to write */

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

/* Something has changed: it will be written in DELAY ms, or sooner together with an earlier change. If
 * that fails, `failed` is called, but not again until a write has worked; and it is tried again and
 * again. */
void rt_write_clock_changed (RtWriteClock *self, guint delay);

/* Something could not be written: it will be tried again later. */
void rt_write_clock_retry (RtWriteClock *self);

/* Writes now. Returns false with an error if that failed; then it will be tried again later. */
bool rt_write_clock_flush (RtWriteClock *self, GError **error);

/* Ends the timeout. */
void rt_write_clock_stop (RtWriteClock *self);
