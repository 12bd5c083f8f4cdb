/* find.c - finds a step of a certain kind in a trace: excludes stretches (runs of steps) by their
 * statistics, then steps through the others.
 *
 *     stretches      |-----|-----|-----|-----|-----|      forward: step by step, to the first
 *     dead ends         3     0     0     9     2         match; backward: from bookmark to
 *                      ^ from    excluded                 bookmark, to the last match in each chunk
 *
 * The statistics are copied first, so that a recording that continues meanwhile changes nothing. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/trace/recall.h"

#include <stdalign.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* Steps between two polls of the stop. */
#define STEPS_PER_POLL 4096

typedef struct {
  RtTrace *trace;
  const RtSearch *search;
  RtFind what;
  int which;
  RtStop *stop;

  RtStretch stretches[RT_TRACE_STRETCHES];
  uint8_t deepest_before[RT_TRACE_STRETCHES]; /* by stretch: greatest depth before it */
  uint64_t each;   /* steps of a stretch; stretch I begins with step I * each + 1 */
  uint64_t length;

  /* Current position of the search. */
  alignas (max_align_t) unsigned char state[RT_STATE_MAX];
  uint64_t at;
} Finding;

static Finding *
finding_new (RtTrace *trace, RtFind what, int which, RtStop *stop)
{
  Finding *f = malloc (sizeof *f);
  int deepest = 0;
  size_t n;

  if (!f)
    abort ();
  f->trace = trace;
  f->search = rt_trace_search (trace);
  f->what = what;
  f->which = which;
  f->stop = stop;
  f->at = UINT64_MAX;
  f->length = 0;
  n = rt_trace_overview (trace, f->stretches, RT_TRACE_STRETCHES, &f->each);
  for (size_t i = 0; i < n; i++) {
    f->deepest_before[i] = (uint8_t) deepest;
    if (rt_stretch_deepest (&f->stretches[i]) > deepest)
      deepest = rt_stretch_deepest (&f->stretches[i]);
    f->length += f->stretches[i].steps;
  }
  return f;
}

/* Returns true if the cell looked for may change in STRETCH. A search that takes blanks in reading
 * order writes its blank number D by steps that end at depth D + 1, and empties it by steps that
 * end at depth D. */
static bool
can_change (const Finding *f, const RtStretch *stretch)
{
  const RtGrid *givens = rt_trace_givens (f->trace);
  int d = 0;

  if (givens->digit[f->which] && !rt_trace_tape (f->trace))
    return false;
  if (!f->search->in_order)
    return true;
  for (int cell = 0; cell < f->which; cell++)
    d += givens->digit[cell] == 0;
  return stretch->at[d] > 0 || stretch->at[d + 1] > 0;
}

static bool
can_hold (const Finding *f, uint64_t i)
{
  const RtStretch *stretch = &f->stretches[i];

  switch (f->what) {
  case RT_FIND_SOLUTION:
    return stretch->solutions > 0;
  case RT_FIND_DEAD_END:
    return stretch->dead_ends > 0;
  case RT_FIND_CHANGE:
    return can_change (f, stretch);
  case RT_FIND_RETURN:
    return stretch->at[f->which] > 0;
  case RT_FIND_GREATEST:
    return rt_stretch_deepest (stretch) > f->deepest_before[i];
  }
  return false;
}

/* Makes one step of the search. Returns true if it is of the kind looked for. */
static bool
step_matches (Finding *f)
{
  const RtCounts *counts = (const void *) f->state;
  uint32_t greatest = counts->greatest;
  RtEvent event;

  f->search->step (f->state, &event, NULL);
  f->at++;
  switch (f->what) {
  case RT_FIND_SOLUTION:
    return event.status == RT_STATUS_SOLVED;
  case RT_FIND_DEAD_END:
    return event.dead_end;
  case RT_FIND_CHANGE:
    return event.cell == f->which &&
           (event.kind == RT_EVENT_PLACE || event.kind == RT_EVENT_TAKE_BACK);
  case RT_FIND_RETURN:
    return event.kind == RT_EVENT_TAKE_BACK && counts->depth == (uint32_t) f->which;
  case RT_FIND_GREATEST:
    return counts->greatest > greatest;
  }
  return false;
}

/* Searches the steps FIRST to LAST for the first match (RT_FORWARD) or the last one (RT_BACKWARD).
 * Returns true, with its number in STEP, if there is one. A raised stop ends it early: the caller
 * checks. */
static bool
look_through (Finding *f, uint64_t first, uint64_t last, RtDirection direction, uint64_t *step)
{
  bool found = false, matches;

  f->at = rt_trace_recall (f->trace, first - 1, f->at, f->state);
  while (f->at < last) {
    if (f->at % STEPS_PER_POLL == 0 && rt_stop_raised (f->stop))
      return false;
    matches = step_matches (f);
    if (!matches || f->at < first)
      continue;
    *step = f->at;
    if (direction == RT_FORWARD)
      return true;
    found = true;
  }
  return found;
}

/* Finds the last match in the steps FIRST to LAST, in chunks from the end. A chunk begins after a
 * bookmark, so no step is made twice. Returns true, with its number in STEP, if there is one. */
static bool
look_back_through (Finding *f, uint64_t first, uint64_t last, uint64_t *step)
{
  while (last >= first) {
    uint64_t bookmark = rt_trace_recall (f->trace, last - 1, UINT64_MAX, f->state);

    f->at = bookmark;
    if (look_through (f, bookmark + 1 > first ? bookmark + 1 : first, last, RT_BACKWARD, step))
      return true;
    if (rt_stop_raised (f->stop))
      return false;
    last = bookmark;
  }
  return false;
}

static bool
find_forward (Finding *f, uint64_t from, uint64_t *step)
{
  for (uint64_t first = from + 1, last; first <= f->length; first = last + 1) {
    uint64_t i = (first - 1) / f->each;

    last = (i + 1) * f->each < f->length ? (i + 1) * f->each : f->length;
    if (rt_stop_raised (f->stop))
      return false;
    if (can_hold (f, i) && look_through (f, first, last, RT_FORWARD, step))
      return true;
  }
  return false;
}

static bool
find_backward (Finding *f, uint64_t from, uint64_t *step)
{
  uint64_t last = from <= f->length ? from : f->length + 1;

  while (last-- > 1) {
    uint64_t i = (last - 1) / f->each, first = i * f->each + 1;

    if (rt_stop_raised (f->stop))
      return false;
    if (can_hold (f, i) && look_back_through (f, first, last, step))
      return true;
    last = first;
  }
  return false;
}

bool
rt_trace_find (RtTrace *trace, uint64_t from, RtDirection direction, RtFind what, int which,
               RtStop *stop, uint64_t *step)
{
  Finding *f = finding_new (trace, what, which, stop);
  bool found = direction == RT_FORWARD ? find_forward (f, from, step)
                                       : find_backward (f, from, step);

  free (f);
  return found;
}
