/* cursor.c - seeks in a trace (a recorded search): copies the nearest recorded state before the
 * step, then makes the steps in between.
 *
 * A cursor holds the state at its step and the state one step before, so that it can make the step
 * again with its details. When it jumps to the newest step, whose state is copied without stepping,
 * it computes the state before only on demand. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/trace/cursor.h"

#include "engine/trace/recall.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

struct _RtCursor {
  RtTrace *trace;
  const RtSearch *search;
  uint64_t step;
  RtEvent event; /* event of the step at the cursor */
  alignas (max_align_t) unsigned char here[RT_STATE_MAX];
  alignas (max_align_t) unsigned char before[RT_STATE_MAX];
  bool knows_before;

  /* Caches, computed on demand. */
  RtGrid grid;
  RtGrid grid_at;
  bool knows_detail;
  RtDetail detail;
  RtVariables variables;
  RtStack stack;
};

/* Goes to step 0, which has no event. */
static void
go_to_start (RtCursor *cursor)
{
  cursor->step = rt_trace_recall (cursor->trace, 0, UINT64_MAX, cursor->here);
  cursor->event = (RtEvent) { .cell = RT_NO_CELL, .other = RT_NO_CELL };
  cursor->knows_before = false;
  cursor->knows_detail = false;
}

/* Goes to STEP, a recorded step other than 0: reaches the step before, then makes STEP. */
static void
go (RtCursor *cursor, uint64_t step)
{
  uint64_t at;

  memcpy (cursor->before, cursor->here, cursor->search->state_size);
  at = rt_trace_recall (cursor->trace, step - 1, cursor->step, cursor->before);
  while (at < step - 1)
    at += cursor->search->run (cursor->before, step - 1 - at, &cursor->event, NULL);
  memcpy (cursor->here, cursor->before, cursor->search->state_size);
  cursor->search->step (cursor->here, &cursor->event, NULL);
  cursor->step = step;
  cursor->knows_before = true;
  cursor->knows_detail = false;
}

RtCursor *
rt_cursor_new (RtTrace *trace)
{
  RtCursor *cursor = calloc (1, sizeof *cursor);

  if (!cursor)
    abort ();
  cursor->trace = rt_trace_ref (trace);
  cursor->search = rt_trace_search (trace);
  go_to_start (cursor);
  return cursor;
}

void
rt_cursor_free (RtCursor *cursor)
{
  rt_trace_unref (cursor->trace);
  free (cursor);
}

RtTrace *
rt_cursor_trace (const RtCursor *cursor)
{
  return cursor->trace;
}

uint64_t
rt_cursor_seek (RtCursor *cursor, uint64_t step)
{
  uint64_t length = rt_trace_length (cursor->trace);

  if (step > length)
    step = length;
  if (step == cursor->step)
    return step;
  if (step == 0) {
    go_to_start (cursor);
  } else if (step != cursor->step + 1 &&
             rt_trace_recall_newest (cursor->trace, step, cursor->here, &cursor->event)) {
    cursor->step = step;
    cursor->knows_before = false;
    cursor->knows_detail = false;
  } else {
    go (cursor, step);
  }
  return step;
}

uint64_t
rt_cursor_position (const RtCursor *cursor)
{
  return cursor->step;
}

bool
rt_cursor_next (RtCursor *cursor)
{
  uint64_t step = cursor->step;

  return rt_cursor_seek (cursor, step + 1) != step;
}

bool
rt_cursor_previous (RtCursor *cursor)
{
  if (cursor->step == 0)
    return false;
  rt_cursor_seek (cursor, cursor->step - 1);
  return true;
}

size_t
rt_cursor_walk (RtCursor *cursor, uint8_t *depths, size_t n)
{
  uint64_t left = rt_trace_length (cursor->trace) - cursor->step;
  const RtCounts *counts = (const void *) cursor->here;

  if (n > left)
    n = (size_t) left;
  if (n == 0)
    return 0;
  for (size_t i = 0; i < n; i++) {
    if (i == n - 1)
      memcpy (cursor->before, cursor->here, cursor->search->state_size);
    cursor->search->step (cursor->here, &cursor->event, NULL);
    depths[i] = (uint8_t) counts->depth;
  }
  cursor->step += n;
  cursor->knows_before = true;
  cursor->knows_detail = false;
  return n;
}

const RtEvent *
rt_cursor_event (const RtCursor *cursor)
{
  return &cursor->event;
}

const RtGrid *
rt_cursor_grid (RtCursor *cursor)
{
  cursor->search->grid (cursor->here, &cursor->grid);
  return &cursor->grid;
}

const RtCounts *
rt_cursor_counts (const RtCursor *cursor)
{
  return (const void *) cursor->here;
}

const RtDetail *
rt_cursor_detail (RtCursor *cursor)
{
  alignas (max_align_t) unsigned char again[RT_STATE_MAX];
  RtEvent event;

  if (cursor->knows_detail)
    return &cursor->detail;
  cursor->detail.n = 0;
  if (cursor->step > 0) {
    if (!cursor->knows_before)
      go (cursor, cursor->step);
    memcpy (again, cursor->before, cursor->search->state_size);
    cursor->search->step (again, &event, &cursor->detail);
  }
  cursor->knows_detail = true;
  return &cursor->detail;
}

/* Returns the look (test or read) with index LOOK; NULL for RT_AFTER_STEP. Also makes sure that the
 * state before the step is known. */
static const RtLook *
look_at (RtCursor *cursor, int look)
{
  return look == RT_AFTER_STEP ? NULL : &rt_cursor_detail (cursor)->looks[look];
}

/* Returns the state that is valid at LOOK: the state before the step. For the reads after a
 * placement, by which a search moves on to its next blank, returns the state after the step. */
static const void *
state_at (RtCursor *cursor, const RtLook *look)
{
  bool moves_on = look && cursor->event.kind == RT_EVENT_PLACE && look->kind == RT_LOOK_READ &&
                  look->cell == RT_NO_CELL && look->at != RT_NO_CELL;

  return look && !moves_on ? cursor->before : cursor->here;
}

const RtVariables *
rt_cursor_watch (RtCursor *cursor, int look)
{
  const RtLook *at = look_at (cursor, look);

  cursor->search->watch (at ? cursor->before : cursor->here, &cursor->event, at,
                         &cursor->variables);
  return &cursor->variables;
}

const RtStack *
rt_cursor_stack (RtCursor *cursor, int look)
{
  cursor->search->stack (state_at (cursor, look_at (cursor, look)), &cursor->stack);
  return &cursor->stack;
}

const RtGrid *
rt_cursor_grid_at (RtCursor *cursor, int look)
{
  cursor->search->grid (state_at (cursor, look_at (cursor, look)), &cursor->grid_at);
  return &cursor->grid_at;
}
