/* stop.h - RtStop: a flag that cancels work. Any thread may raise it; it is never lowered.
 *
 * Initialize with zeros or RT_STOP_INIT. Work polls the flag every few thousand steps; a poll is
 * one relaxed load. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct {
  atomic_llong polls; /* 0: not raised; negative: raised; N > 0: raised at the N-th poll from now */
} RtStop;

#define RT_STOP_INIT { 0 }

static inline void
rt_stop_raise (RtStop *stop)
{
  atomic_store_explicit (&stop->polls, -1, memory_order_relaxed);
}

/* Makes a new stop raise itself at the N-th poll (N from 1). Tests use it to cancel work at each of
 * its polls. */
static inline void
rt_stop_after (RtStop *stop, long long n)
{
  atomic_store_explicit (&stop->polls, n, memory_order_relaxed);
}

/* Polls STOP. Returns true if the work must end; always false if STOP is NULL. */
static inline bool
rt_stop_raised (RtStop *stop)
{
  long long polls;

  if (!stop)
    return false;
  polls = atomic_load_explicit (&stop->polls, memory_order_relaxed);
  if (polls <= 0)
    return polls < 0;
  /* Other threads may poll at the same time: each poll counts, and a raised stop stays negative. */
  if (atomic_fetch_sub_explicit (&stop->polls, 1, memory_order_relaxed) > 1)
    return false;
  rt_stop_raise (stop);
  return true;
}
