/* write-clock.h - RtWriteClock: writes changes after a delay, once for a burst of changes, and
 * tries again later if that failed.
 *
 * It is a member of its owner, which sets the first five fields. A timeout runs while something is
 * unwritten, otherwise none. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

#define RT_WRITE_RETRY 10000 /* ms: a full disk is not worth asking every second */

typedef struct {
  guint delay; /* ms from a change until it is written */
  guint retry; /* ms from a failure until it is tried again */
  bool (*write) (gpointer owner, GError **error); /* writes all that is not written yet */
  void (*failed) (gpointer owner, const char *message); /* called when a delayed write failed */
  gpointer owner;

  /* State. */
  guint timer;  /* source id; 0 while everything is written */
  bool failing; /* `failed` was called, and no write has succeeded since */
} RtWriteClock;

/* Something has changed: it will be written after the delay. If that fails, `failed` is called, but
 * not again until a write has worked; and it is tried again and again. */
void rt_write_clock_changed (RtWriteClock *self);

/* Something could not be written: it will be tried again later. */
void rt_write_clock_retry (RtWriteClock *self);

/* Writes now. Returns false with an error if that failed; then it will be tried again later. */
bool rt_write_clock_flush (RtWriteClock *self, GError **error);

/* Ends the timeout. */
void rt_write_clock_stop (RtWriteClock *self);
