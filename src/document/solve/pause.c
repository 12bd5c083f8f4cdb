/* pause.c - the steps of a search at which playing pauses. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/pause.h"

#include "document/solve/grains.h"

/* The most steps that are looked at in a frame: some milliseconds. */
#define WATCHED_MAX 200000

static bool
pauses_here (const RtPause *pause, const RtEvent *event)
{
  return (pause->at_dead_ends && event->dead_end) ||
         (pause->cell >= 0 && event->cell == pause->cell);
}

bool
rt_pause_walk (const RtPause *pause, RtCursor *cursor, RtGrain grain, guint64 n, int *look)
{
  for (guint64 i = 0; i < MIN (n, WATCHED_MAX) && rt_grains_on (cursor, grain, look); i++)
    if (*look < 0 && pauses_here (pause, rt_cursor_event (cursor)))
      return true;
  return false;
}
