/* work.h - long work in threads: copy in, run, hand out.
 *
 * Each is a GTask in a worker thread that polls a stop raised by the cancellable, so that
 * cancelling is answered within a millisecond. Nothing here touches a document. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/details.h"
#include "engine/logic/rating.h"
#include "engine/trace/trace.h"

#include <gio/gio.h>

/* What is true of GRID. */
void rt_work_verdict_async (const RtGrid *grid, GCancellable *cancellable, GAsyncReadyCallback done,
                            gpointer user_data);
bool rt_work_verdict_finish (GAsyncResult *result, RtVerdict *verdict, GError **error);

/* What more there is to tell about POSITION. */
void rt_work_details_async (const RtPosition *position, GCancellable *cancellable,
                            GAsyncReadyCallback done, gpointer user_data);
bool rt_work_details_finish (GAsyncResult *result, RtDetails *details, GError **error);

/* How hard GRID is, which has exactly one solution: seconds for some. */
void rt_work_rating_async (const RtGrid *grid, GCancellable *cancellable, GAsyncReadyCallback done,
                           gpointer user_data);
bool rt_work_rating_finish (GAsyncResult *result, RtRating *rating, GError **error);

/* Records TRACE on to its next solution or its end; it can be looked at meanwhile. Cancelled, it
 * finishes with G_IO_ERROR_CANCELLED and the trace keeps what it has. MICROSECONDS is what it took;
 * may be NULL. */
void rt_work_trace_async (RtTrace *trace, GCancellable *cancellable, GAsyncReadyCallback done,
                          gpointer user_data);
bool rt_work_trace_finish (GAsyncResult *result, RtStatus *status, gint64 *microseconds,
                           GError **error);

/* How many solutions GRID has, up to LIMIT. */
void rt_work_count_async (const RtGrid *grid, guint64 limit, GCancellable *cancellable,
                          GAsyncReadyCallback done, gpointer user_data);
bool rt_work_count_finish (GAsyncResult *result, guint64 *count, GError **error);

/* Looks in TRACE, as rt_trace_find does. FOUND is false where there is no such step (yet). */
void rt_work_find_async (RtTrace *trace, guint64 from, RtDirection direction, RtFind what,
                         int which, GCancellable *cancellable, GAsyncReadyCallback done,
                         gpointer user_data);
bool rt_work_find_finish (GAsyncResult *result, bool *found, guint64 *step, GError **error);

/* Runs SEARCH on GIVENS to its first solution or its end, without a trace, and tells how long that
 * took by itself. */
void rt_work_bare_async (const RtSearch *search, const RtGrid *givens, GCancellable *cancellable,
                         GAsyncReadyCallback done, gpointer user_data);
bool rt_work_bare_finish (GAsyncResult *result, gint64 *microseconds, GError **error);
