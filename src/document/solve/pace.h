/* pace.h - RtPace: how many steps are due at a time, at a given speed.
 *
 * It counts from an anchor, not from tick to tick: after t microseconds at v steps a second
 * floor (carry + t * v / 10^6) steps are due, of which `done` have been made. So nothing is lost to
 * rounding, however short the frames are. When the speed changes, the begun step is carried over.
 *
 *     anchor          last          now
 *       |--------------|-------------|
 *       carry ... done               due       in steps
 *
 * A value. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

typedef struct {
  double speed; /* steps a second */
  bool ticked;  /* since it was rested: `anchor` and `last` are known */
  gint64 anchor, last;
  double carry;
  guint64 done;
} RtPace;

/* The time until the next tick does not count. */
static inline void
rt_pace_rest (RtPace *pace)
{
  pace->ticked = false;
}

/* Starts counting anew from the last tick, at which a part CARRY of a step had begun. */
static inline void
rt_pace_anchor (RtPace *pace, double carry)
{
  pace->anchor = pace->last;
  pace->carry = carry;
  pace->done = 0;
}

void rt_pace_set_speed (RtPace *pace, double speed);

/* How many whole steps are due and not done at NOW, in microseconds of a monotonic clock. */
guint64 rt_pace_tick (RtPace *pace, gint64 now);
