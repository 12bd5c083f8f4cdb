/* play-time.h - RtPlayTime: a stopwatch of the time that a person has spent on a puzzle.
 *
 * A value; a value of zeros is a stopped watch at 0. All times are in microseconds; NOW is the
 * monotonic clock of GLib. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

typedef struct {
  gint64 spent; /* microseconds until the watch was last started */
  gint64 since; /* time at which the watch was started; 0: the watch does not run */
} RtPlayTime;

/* Starts the stopwatch if RUNS, otherwise stops it. NOW is GLib's monotonic clock in microseconds.
 * Returns false if it was running or stopped already. */
bool rt_play_time_run (RtPlayTime *time, bool runs, gint64 now);

/* Returns the total time on the stopwatch at NOW, GLib's monotonic clock; both in microseconds. */
gint64 rt_play_time_at (const RtPlayTime *time, gint64 now);

/* Returns TIME, in microseconds, as text: "04:12" or "1:04:12". Free with g_free. */
char *rt_play_time_say (gint64 time);
