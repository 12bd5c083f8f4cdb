/* cursor.h - one place in a trace, and everything that can be seen from there.
 *
 * A cursor belongs to one thread. Seeking copies the bookmark before the place and steps on from
 * it: far less than a frame, anywhere. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

typedef struct _RtCursor RtCursor;

/* A cursor at step 0. It keeps the trace alive. */
RtCursor *rt_cursor_new (RtTrace *trace);
void rt_cursor_free (RtCursor *cursor);

RtTrace *rt_cursor_trace (const RtCursor *cursor);

/* Goes to STEP, or to the newest step where that is less. Returns where it is now. */
uint64_t rt_cursor_seek (RtCursor *cursor, uint64_t step);

uint64_t rt_cursor_position (const RtCursor *cursor);

/* One step on or back; false where there is none (yet). */
bool rt_cursor_next (RtCursor *cursor);
bool rt_cursor_previous (RtCursor *cursor);

/* The step that led here (RT_EVENT_NONE at step 0), what stands on the grid after it, and the
 * counts so far. Valid until the cursor moves. */
const RtEvent *rt_cursor_event (const RtCursor *cursor);
const RtGrid *rt_cursor_grid (RtCursor *cursor);
const RtCounts *rt_cursor_counts (const RtCursor *cursor);

/* The tests and reads of the step that led here; made when asked for. Valid until the cursor
 * moves. */
const RtDetail *rt_cursor_detail (RtCursor *cursor);
