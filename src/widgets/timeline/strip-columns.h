/* strip-columns.h - RtStripColumns: for each pixel column of a strip (the picture of a search over
 * time), how often each search depth occurs in its steps.
 *
 * The histograms are first computed from the overview of the trace. The overview is available at once, but
 * coarse: it consists of stretches of many steps. A stretch across two columns is divided in proportion.
 * If stretches are wider than a column, the columns are then computed again from the steps, from left to
 * right, some of them in each call. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/cursor.h"
#include "widgets/timeline/strip-range.h"

typedef struct _RtStripColumns RtStripColumns;

/* Returns N empty columns for VIEW, the interval of steps that the strip shows. */
RtStripColumns *rt_strip_columns_new (const RtStripView *view, size_t n);
void rt_strip_columns_free (RtStripColumns *columns);

size_t rt_strip_columns_n (const RtStripColumns *columns);

/* Fills the columns from the overview of a recorded search: N STRETCHES of STEPS_EACH consecutive steps. */
void rt_strip_columns_take_overview (RtStripColumns *columns, const RtStretch *stretches, size_t n,
                                     uint64_t steps_each);

/* Returns true if the overview's stretches are wider than columns, and the steps in view are few
 * enough to visit all of them. */
bool rt_strip_columns_can_sharpen (const RtStripColumns *columns);

/* Visits steps in view for some milliseconds, and computes their columns again. CURSOR may have been moved
 * since the last call. Returns true if more steps must be visited. */
bool rt_strip_columns_sharpen (RtStripColumns *columns, RtCursor *cursor);

/* Returns an array that has for each of the RT_TRACE_DEPTHS depths its share of the steps in column
 * I. All are 0 if the column contains no steps. COLUMNS owns the array. */
const float *rt_strip_columns_at (const RtStripColumns *columns, size_t i);

/* Returns the most frequent depth in column I; -1 if the column contains no steps. */
int rt_strip_columns_depth (const RtStripColumns *columns, size_t i);

/* Returns true if no column is wider than a step, so that each column has a single depth and the
 * depths can be drawn as a curve. */
bool rt_strip_columns_is_curve (const RtStripColumns *columns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtStripColumns, rt_strip_columns_free)
