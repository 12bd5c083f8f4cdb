/* measure-search.h - RtMeasuring: runs one search in a thread, and measures its counts and its time.
 *
 * The search is not recorded. While it runs, any thread can read its counts and stop it.
 * Reference-counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <gio/gio.h>

typedef struct {
  RtStatus status;    /* RT_STATUS_SEARCHING: the search still runs, or was stopped */
  RtCounts counts;
  gint64 nanoseconds; /* processor time of the run; at least 1 once there are counts */
} RtMeasured;

typedef struct _RtMeasuring RtMeasuring;

/* Returns an object that can run SEARCH on GIVENS to its first solution or its end, for LIMIT
 * microseconds at most (0: no limit). The caller owns the reference. */
RtMeasuring *rt_measuring_new (const RtSearch *search, const RtGrid *givens, gint64 limit);
void rt_measuring_unref (RtMeasuring *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtMeasuring, rt_measuring_unref)

/* Runs the search; to be called once. Calls DONE in this thread's main context, also after a stop.
 * A very short search is run several times and the shortest time is the result, because the first
 * run is slowed by cold caches. */
void rt_measuring_run_async (RtMeasuring *self, GAsyncReadyCallback done, gpointer user_data);

/* Sets MEASURED to the counts of the running search so far; after DONE was called, to the result. */
void rt_measuring_look (RtMeasuring *self, RtMeasured *measured);

/* Stops the search, which ends after at most some thousand more steps. */
void rt_measuring_stop (RtMeasuring *self);
