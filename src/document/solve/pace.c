/* pace.c - how many steps are due at a time, at a given speed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/pace.h"

#define STEPS_MAX 1e18 /* more than any trace is long, and still a number of 64 bits */

/* Steps, whole and begun, from the anchor to `last`. Never below `done`. */
static double
steps_due (const RtPace *pace)
{
  return pace->carry + (double) (pace->last - pace->anchor) * pace->speed / G_USEC_PER_SEC;
}

void
rt_pace_set_speed (RtPace *pace, double speed)
{
  if (pace->ticked)
    rt_pace_anchor (pace, steps_due (pace) - (double) pace->done);
  pace->speed = speed;
}

guint64
rt_pace_tick (RtPace *pace, gint64 now)
{
  if (!pace->ticked) {
    pace->last = now;
    pace->ticked = true;
    rt_pace_anchor (pace, 0);
  }
  pace->last = MAX (pace->last, now);
  return (guint64) MIN (steps_due (pace), STEPS_MAX) - pace->done;
}
