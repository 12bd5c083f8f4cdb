/* async-calls.h - asynchronous calls for verdict, details, repairs, rating, recording, counting and
 * finding.
 *
 * Each is an RtJob (job.h) that polls a stop. The cancellable raises the stop, so a call is
 * cancelled within a millisecond. The jobs do not use documents. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/rating.h"
#include "engine/trace/trace.h"
#include "engine/typo-repair.h"
#include "engine/verdict-details.h"

#include <gio/gio.h>

/* Computes the verdict on POSITION: see rt_verdict_at. */
void rt_work_verdict_async (const RtPosition *position, GCancellable *cancellable,
                            GAsyncReadyCallback done, gpointer user_data);
bool rt_work_verdict_finish (GAsyncResult *result, RtVerdict *verdict, GError **error);

/* Computes details of POSITION: see RtDetails. */
void rt_work_details_async (const RtPosition *position, GCancellable *cancellable,
                            GAsyncReadyCallback done, gpointer user_data);
bool rt_work_details_finish (GAsyncResult *result, RtDetails *details, GError **error);

/* Searches for digits of POSITION that may be typing errors: see rt_mistyped. REPAIRS gets an array
 * of RtRepair; free with g_array_unref. */
void rt_work_repair_async (const RtPosition *position, GCancellable *cancellable,
                           GAsyncReadyCallback done, gpointer user_data);
bool rt_work_repair_finish (GAsyncResult *result, GArray **repairs, GError **error);

/* Rates GRID, which must have exactly one solution. Some grids take seconds. */
void rt_work_rating_async (const RtGrid *grid, GCancellable *cancellable, GAsyncReadyCallback done,
                           gpointer user_data);
bool rt_work_rating_finish (GAsyncResult *result, RtRating *rating, GError **error);

/* Records TRACE up to its next solution or its end; the trace can be read meanwhile. If cancelled,
 * the call fails with G_IO_ERROR_CANCELLED, and the trace keeps the steps recorded so far. */
void rt_work_trace_async (RtTrace *trace, GCancellable *cancellable, GAsyncReadyCallback done,
                          gpointer user_data);
bool rt_work_trace_finish (GAsyncResult *result, RtStatus *status, GError **error);

/* Counts the solutions of GRID, up to LIMIT. */
void rt_work_count_async (const RtGrid *grid, guint64 limit, GCancellable *cancellable,
                          GAsyncReadyCallback done, gpointer user_data);
bool rt_work_count_finish (GAsyncResult *result, guint64 *count, GError **error);

/* Searches TRACE for a step: see rt_trace_find. FOUND is false if there is no such step among the
 * recorded ones. */
void rt_work_find_async (RtTrace *trace, guint64 from, RtDirection direction, RtFind what,
                         int which, GCancellable *cancellable, GAsyncReadyCallback done,
                         gpointer user_data);
bool rt_work_find_finish (GAsyncResult *result, bool *found, guint64 *step, GError **error);
