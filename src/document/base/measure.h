/* measure.h - RtMeasuring: runs one search in a thread, and tells what it counts and how long it
 * takes.
 *
 * The search runs bare: nothing is recorded. What it has counted so far can be read, and it can be
 * stopped, from any thread while it runs. Reference-counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <gio/gio.h>

typedef struct {
  RtStatus status;    /* RT_STATUS_SEARCHING: it still runs, or was stopped */
  RtCounts counts;
  gint64 nanoseconds; /* of the processor, for the run; at least 1 once there are counts */
} RtMeasured;

typedef struct _RtMeasuring RtMeasuring;

/* SEARCH is to run on GIVENS to its first solution or its end, but no longer than LIMIT
 * microseconds (0: no limit). The caller owns the reference. */
RtMeasuring *rt_measuring_new (const RtSearch *search, const RtGrid *givens, gint64 limit);
void rt_measuring_unref (RtMeasuring *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtMeasuring, rt_measuring_unref)

/* Runs it; to be called once. DONE is called in this thread's main context, even if it was
 * stopped. A very short run is repeated a few times and the shortest counts: the first one fills
 * the caches. */
void rt_measuring_run_async (RtMeasuring *self, GAsyncReadyCallback done, gpointer user_data);

/* What it has counted so far; the result once DONE was called. */
void rt_measuring_look (RtMeasuring *self, RtMeasured *measured);

/* Ends the run within some thousand steps. */
void rt_measuring_stop (RtMeasuring *self);
