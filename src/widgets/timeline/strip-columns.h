/* strip-columns.h - RtStripColumns: histograms of search depths, one for each column of the
 * strip.
 *
 * They are first computed from the overview of the trace, which is available at once but coarse.
 * If its stretches are wider than a column, the columns are computed again from the steps, from
 * left to right, a portion for each call. A stretch across two columns counts in both by its
 * share. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/cursor.h"
#include "widgets/timeline/strip-range.h"

typedef struct _RtStripColumns RtStripColumns;

/* Returns N empty columns for VIEW. */
RtStripColumns *rt_strip_columns_new (const RtStripView *view, size_t n);
void rt_strip_columns_free (RtStripColumns *columns);

size_t rt_strip_columns_n (const RtStripColumns *columns);

/* Fills the columns from an overview (see rt_trace_overview). */
void rt_strip_columns_take_overview (RtStripColumns *columns, const RtStretch *stretches, size_t n,
                                     uint64_t steps_each);

/* Returns true if stretches were wider than columns and there are few enough steps in view to
 * visit them all. */
bool rt_strip_columns_can_sharpen (const RtStripColumns *columns);

/* Visits steps in view for some milliseconds. CURSOR may have been moved since the last call.
 * Returns true if there are more. */
bool rt_strip_columns_sharpen (RtStripColumns *columns, RtCursor *cursor);

/* Returns the frequencies of the RT_TRACE_DEPTHS depths in column I, relative to each other; all
 * 0 without steps. */
const float *rt_strip_columns_at (const RtStripColumns *columns, size_t i);

/* Returns the most frequent depth in column I; -1 without steps. */
int rt_strip_columns_depth (const RtStripColumns *columns, size_t i);

/* Returns true if no column is wider than a step, so that each has a single depth: the curve of
 * depths. */
bool rt_strip_columns_is_curve (const RtStripColumns *columns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtStripColumns, rt_strip_columns_free)
