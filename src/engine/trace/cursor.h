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

/* Goes up to N steps on and writes the depth after each to DEPTHS: many steps at the speed of the
 * search. Returns how many there were. */
size_t rt_cursor_walk (RtCursor *cursor, uint8_t *depths, size_t n);

/* The step that led here (RT_EVENT_NONE at step 0), what stands on the grid after it, and the
 * counts so far. Valid until the cursor moves. */
const RtEvent *rt_cursor_event (const RtCursor *cursor);
const RtGrid *rt_cursor_grid (RtCursor *cursor);
const RtCounts *rt_cursor_counts (const RtCursor *cursor);

/* The tests and reads of the step that led here, in the order in which they were made; made when
 * asked for. Valid until the cursor moves.
 *
 * A place within a step is (step, I): with the cursor at the step, look I of these has just been
 * made; or RT_AFTER_STEP. Its line of the listing is that of the look, or else of the event. */
const RtDetail *rt_cursor_detail (RtCursor *cursor);

#define RT_AFTER_STEP (-1)

/* At LOOK, an index into the detail, or RT_AFTER_STEP: the variables of the listing, the stack, and
 * what stands on the grid. That is, during a step, what stood there before it; only where a search
 * moves on to its next blank in the step in which it wrote a digit, that digit stands already. Each
 * is valid until it is asked for again, or the cursor moves. */
const RtVariables *rt_cursor_watch (RtCursor *cursor, int look);
const RtStack *rt_cursor_stack (RtCursor *cursor, int look);
const RtGrid *rt_cursor_grid_at (RtCursor *cursor, int look);
