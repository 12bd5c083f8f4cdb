/* grains.c - walks through a search in a finer grain. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/grains.h"

/* The most steps that are walked one by one, in some milliseconds; more are jumped. */
#define WALK_MAX 20000

int
rt_grains_next_look (RtCursor *cursor, RtGrain grain, int from)
{
  const RtDetail *detail;

  if (grain == RT_GRAIN_PLACEMENT)
    return -1;
  detail = rt_cursor_detail (cursor);
  for (int i = from + 1; i < (int) detail->n; i++)
    if (rt_grain_has (grain, &detail->looks[i]))
      return i;
  return -1;
}

/* The one before look FROM (from -1: the last), or -1. */
static int
previous_look (RtCursor *cursor, RtGrain grain, int from)
{
  const RtDetail *detail;

  if (grain == RT_GRAIN_PLACEMENT)
    return -1;
  detail = rt_cursor_detail (cursor);
  for (int i = (from < 0 ? (int) detail->n : from) - 1; i >= 0; i--)
    if (rt_grain_has (grain, &detail->looks[i]))
      return i;
  return -1;
}

bool
rt_grains_on (RtCursor *cursor, RtGrain grain, int *look)
{
  if (*look >= 0) {
    *look = rt_grains_next_look (cursor, grain, *look);
    return true;
  }
  if (!rt_cursor_next (cursor))
    return false;
  *look = rt_grains_next_look (cursor, grain, -1);
  return true;
}

static bool
one_back (RtCursor *cursor, RtGrain grain, int *look)
{
  int before = previous_look (cursor, grain, *look);

  if (before < 0 && !rt_cursor_previous (cursor))
    return false;
  *look = before;
  return true;
}

/* How many steps of GRAIN one step of the search has, on average. */
static double
per_step (RtTrace *trace, RtGrain grain)
{
  RtCounts counts;
  guint64 steps = rt_trace_newest (trace, NULL, &counts);
  guint64 looks = counts.tests + (grain == RT_GRAIN_READ ? counts.reads : 0);

  return 1 + (double) looks / (double) MAX (steps, 1);
}

static void
jump (RtCursor *cursor, RtGrain grain, guint64 n, bool back)
{
  RtTrace *trace = rt_cursor_trace (cursor);
  guint64 at = rt_cursor_position (cursor), length = rt_trace_length (trace);
  guint64 steps = (guint64) ((double) n / per_step (trace, grain));

  rt_cursor_seek (cursor, back ? at - MIN (at, steps) : at + MIN (steps, length - at));
}

bool
rt_grains_walk (RtCursor *cursor, RtGrain grain, guint64 n, bool back, int *look)
{
  bool moved = true;

  if (n > WALK_MAX) {
    jump (cursor, grain, n - WALK_MAX, back);
    *look = -1;
    n = WALK_MAX;
  }
  for (guint64 i = 0; i < n && moved; i++)
    moved = back ? one_back (cursor, grain, look) : rt_grains_on (cursor, grain, look);
  return moved;
}
