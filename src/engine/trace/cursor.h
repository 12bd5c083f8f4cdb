/* cursor.h - RtCursor: a position in a trace (recorded search), with event, grid, counts and
 * variables.
 *
 * A cursor belongs to one thread. To seek, it copies the nearest bookmark before the position and
 * makes the steps from there, which takes far less time than a frame. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

typedef struct _RtCursor RtCursor;

/* Returns a cursor at step 0. It owns a reference to TRACE. */
RtCursor *rt_cursor_new (RtTrace *trace);
void rt_cursor_free (RtCursor *cursor);

RtTrace *rt_cursor_trace (const RtCursor *cursor);

/* Goes to STEP, or to the newest step if STEP is not recorded yet. Returns the new position. */
uint64_t rt_cursor_seek (RtCursor *cursor, uint64_t step);

uint64_t rt_cursor_position (const RtCursor *cursor);

/* Move one step forward or back. Return false if there is no such step, or if it is not recorded
 * yet. */
bool rt_cursor_next (RtCursor *cursor);
bool rt_cursor_previous (RtCursor *cursor);

/* Moves up to N steps forward, at the speed of the search, and writes the depth after each step
 * into DEPTHS. Returns the number of steps. */
size_t rt_cursor_walk (RtCursor *cursor, uint8_t *depths, size_t n);

/* Return the event of the current step (RT_EVENT_NONE at step 0), the grid after it, and the counts
 * so far. Valid until the cursor moves. */
const RtEvent *rt_cursor_event (const RtCursor *cursor);
const RtGrid *rt_cursor_grid (RtCursor *cursor);
const RtCounts *rt_cursor_counts (const RtCursor *cursor);

/* Returns the looks (tests and reads) of the current step in order, computed on demand. Valid until
 * the cursor moves.
 *
 * A position within a step is (step, I), when look I has just been made, or (step, RT_AFTER_STEP).
 * The current line of the listing is the line of the look, or, after the step, the line of the
 * event. */
const RtDetail *rt_cursor_detail (RtCursor *cursor);

#define RT_AFTER_STEP (-1)

/* Return the variables, the call stack and the grid at LOOK, which is an index into the detail or
 * RT_AFTER_STEP. During a step the grid is the one before the step, except for the reads after a
 * placement that search for the next blank: these see the new digit. Each result is valid until the
 * same function is called again, or until the cursor moves. */
const RtVariables *rt_cursor_watch (RtCursor *cursor, int look);
const RtStack *rt_cursor_stack (RtCursor *cursor, int look);
const RtGrid *rt_cursor_grid_at (RtCursor *cursor, int look);
