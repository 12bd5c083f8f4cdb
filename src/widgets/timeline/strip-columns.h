/* strip-columns.h - RtStripColumns: histograms of search depths, one for each column of the
 * strip.
 *
 * The histograms are first computed from the overview of the trace, which is available at once but
 * coarse. If its stretches are wider than a column, the columns are computed again from the steps,
 * from left to right, a part of them in each call. A stretch across two columns is divided between
 * them in proportion. */
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

/* Returns true if the stretches were wider than columns, and the steps in view are few enough to
 * visit them all. */
bool rt_strip_columns_can_sharpen (const RtStripColumns *columns);

/* Visits steps in view for some milliseconds. CURSOR may have been moved since the last call.
 * Returns true if there are more. */
bool rt_strip_columns_sharpen (RtStripColumns *columns, RtCursor *cursor);

/* Returns the relative frequencies of the RT_TRACE_DEPTHS depths in column I; all are 0 if the
 * column contains no steps. Owned by COLUMNS. */
const float *rt_strip_columns_at (const RtStripColumns *columns, size_t i);

/* Returns the most frequent depth in column I; -1 if the column contains no steps. */
int rt_strip_columns_depth (const RtStripColumns *columns, size_t i);

/* Returns true if no column is wider than a step, so that each column has a single depth and the
 * depths can be drawn as a curve. */
bool rt_strip_columns_is_curve (const RtStripColumns *columns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtStripColumns, rt_strip_columns_free)
