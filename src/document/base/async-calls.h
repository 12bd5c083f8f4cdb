/* async-calls.h - asynchronous calls of the engine, in threads: verdict on a position, its details, repairs of typing
 * errors, rating of a grid, recording of a search, counting of solutions, and finding of steps.
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

/* Finds in a thread whether POSITION has no, exactly one or several solutions (rt_verdict_at). */
void rt_work_verdict_async (const RtPosition *position, GCancellable *cancellable,
                            GAsyncReadyCallback done, gpointer user_data);
bool rt_work_verdict_finish (GAsyncResult *result, RtVerdict *verdict, GError **error);

/* Computes in a thread the facts about POSITION that the dialog "Details" shows (RtDetails). */
void rt_work_details_async (const RtPosition *position, GCancellable *cancellable,
                            GAsyncReadyCallback done, gpointer user_data);
bool rt_work_details_finish (GAsyncResult *result, RtDetails *details, GError **error);

/* Searches in a thread for digits of POSITION that may be typing errors (rt_mistyped). The finish
 * function sets REPAIRS to an array of RtRepair; free with g_array_unref. */
void rt_work_repair_async (const RtPosition *position, GCancellable *cancellable,
                           GAsyncReadyCallback done, gpointer user_data);
bool rt_work_repair_finish (GAsyncResult *result, GArray **repairs, GError **error);

/* Rates in a thread the difficulty of GRID, which must have exactly one solution. Some grids take seconds. */
void rt_work_rating_async (const RtGrid *grid, GCancellable *cancellable, GAsyncReadyCallback done,
                           gpointer user_data);
bool rt_work_rating_finish (GAsyncResult *result, RtRating *rating, GError **error);

/* Runs the search of TRACE in a thread, and records its steps up to the next solution or the end.
 * The trace can be read meanwhile. If cancelled, the call fails with G_IO_ERROR_CANCELLED, and the
 * trace keeps the steps recorded so far. */
void rt_work_trace_async (RtTrace *trace, GCancellable *cancellable, GAsyncReadyCallback done,
                          gpointer user_data);
bool rt_work_trace_finish (GAsyncResult *result, RtStatus *status, GError **error);

/* Counts in a thread the solutions of GRID, up to LIMIT. */
void rt_work_count_async (const RtGrid *grid, guint64 limit, GCancellable *cancellable,
                          GAsyncReadyCallback done, gpointer user_data);
bool rt_work_count_finish (GAsyncResult *result, guint64 *count, GError **error);

/* Searches TRACE in a thread for the nearest recorded step of kind WHAT (for WHICH see RtFind)
 * before or after step FROM. The finish function sets FOUND to false if there is none. */
void rt_work_find_async (RtTrace *trace, guint64 from, RtDirection direction, RtFind what,
                         int which, GCancellable *cancellable, GAsyncReadyCallback done,
                         gpointer user_data);
bool rt_work_find_finish (GAsyncResult *result, bool *found, guint64 *step, GError **error);
