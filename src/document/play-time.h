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

/* Starts or stops the watch. Returns true if the state of the watch changed. */
bool rt_play_time_run (RtPlayTime *time, bool runs, gint64 now);

/* Returns the total time on the watch at NOW. */
gint64 rt_play_time_at (const RtPlayTime *time, gint64 now);

/* Returns TIME as text: "04:12" or "1:04:12". Free with g_free. */
char *rt_play_time_say (gint64 time);
