/* strip-columns.h - the depths of the search in each column of the strip: a histogram a column.
 *
 * They are first made from the trace's overview, which is available at once but coarse. If its
 * stretches are wider than a column, the columns are made again from the steps themselves, from
 * left to right, a portion at a time. What lies across two columns counts in both by its share. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/cursor.h"
#include "widgets/strip-view.h"

typedef struct _RtStripColumns RtStripColumns;

/* N empty columns across VIEW. */
RtStripColumns *rt_strip_columns_new (const RtStripView *view, size_t n);
void rt_strip_columns_free (RtStripColumns *columns);

size_t rt_strip_columns_n (const RtStripColumns *columns);

/* Fills them from an overview, as rt_trace_overview gives it. */
void rt_strip_columns_take_overview (RtStripColumns *columns, const RtStretch *stretches, size_t n,
                                     uint64_t steps_each);

/* Whether the stretches were wider than the columns, and there are few enough steps in view to walk
 * them all. */
bool rt_strip_columns_can_sharpen (const RtStripColumns *columns);

/* Walks on through the steps in view for some milliseconds, with CURSOR, which may have been moved
 * since the last call. Returns whether there are more to walk. */
bool rt_strip_columns_sharpen (RtStripColumns *columns, RtCursor *cursor);

/* How often each of the RT_TRACE_DEPTHS depths was reached in column I; all 0 where there are no
 * steps. Relative to one another. */
const float *rt_strip_columns_at (const RtStripColumns *columns, size_t i);

/* The most frequent of them; -1 where there are no steps. */
int rt_strip_columns_depth (const RtStripColumns *columns, size_t i);

/* Whether no column is wider than a step, so that each has a single depth: the curve of depths. */
bool rt_strip_columns_is_curve (const RtStripColumns *columns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtStripColumns, rt_strip_columns_free)
