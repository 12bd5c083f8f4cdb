/* measure.h - one search run bare, in a thread: what it counts and how long that takes.
 *
 * Bare means that nothing is recorded and nothing drawn. It can be looked at and stopped from any
 * thread while it runs; stopped, it keeps what it counted so far. Reference-counted. */
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

/* To the first solution or the end of SEARCH on GIVENS, but no longer than LIMIT microseconds
 * (0: without a limit). The caller owns the reference. */
RtMeasuring *rt_measuring_new (const RtSearch *search, const RtGrid *givens, gint64 limit);
RtMeasuring *rt_measuring_ref (RtMeasuring *self);
void rt_measuring_unref (RtMeasuring *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtMeasuring, rt_measuring_unref)

/* Runs it, once; DONE is called in this thread's main context, stopped or not. A run that is over
 * in no time is made a few times more and the shortest counts: the first one warms the machine. */
void rt_measuring_run_async (RtMeasuring *self, GAsyncReadyCallback done, gpointer user_data);

/* What it has come to; the result once DONE was called. */
void rt_measuring_look (RtMeasuring *self, RtMeasured *measured);

/* Answers within some thousand steps. */
void rt_measuring_stop (RtMeasuring *self);
