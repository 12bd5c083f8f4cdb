/* stop.h - how long work is asked to end early: raised once, stays raised, from any thread.
 *
 * Zero-initialised (or RT_STOP_INIT) nobody has raised it. Work polls it every few thousand steps;
 * asking is one relaxed load. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct {
  atomic_llong polls; /* 0: open; below 0: raised; above 0: open for so many polls more */
} RtStop;

#define RT_STOP_INIT { 0 }

static inline void
rt_stop_raise (RtStop *stop)
{
  atomic_store_explicit (&stop->polls, -1, memory_order_relaxed);
}

/* Makes a fresh stop that raises itself at the N-th poll (N from 1): how tests visit every place
 * where work may be stopped. */
static inline void
rt_stop_after (RtStop *stop, long long n)
{
  atomic_store_explicit (&stop->polls, n, memory_order_relaxed);
}

/* Whether work is asked to end. STOP may be NULL: never. */
static inline bool
rt_stop_raised (RtStop *stop)
{
  long long polls;

  if (!stop)
    return false;
  polls = atomic_load_explicit (&stop->polls, memory_order_relaxed);
  if (polls <= 0)
    return polls < 0;
  /* Others may poll meanwhile: each poll counts, and what is raised stays below 0. */
  if (atomic_fetch_sub_explicit (&stop->polls, 1, memory_order_relaxed) > 1)
    return false;
  rt_stop_raise (stop);
  return true;
}
