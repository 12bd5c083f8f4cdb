/* play-time.c - implements RtPlayTime, a stopwatch: starts, stops and prints it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/play-time.h"

bool
rt_play_time_run (RtPlayTime *time, bool runs, gint64 now)
{
  if (runs == (time->since != 0))
    return false;
  time->spent = rt_play_time_at (time, now);
  time->since = runs ? now : 0;
  return true;
}

gint64
rt_play_time_at (const RtPlayTime *time, gint64 now)
{
  return time->spent + (time->since ? now - time->since : 0);
}

char *
rt_play_time_say (gint64 time)
{
  int seconds = (int) (time / G_USEC_PER_SEC), minutes = seconds / 60;

  if (minutes < 60)
    return g_strdup_printf ("%02d:%02d", minutes, seconds % 60);
  return g_strdup_printf ("%d:%02d:%02d", minutes / 60, minutes % 60, seconds % 60);
}
