/* trace.h - a search, recorded: bookmarks and an overview, in bounded memory.
 *
 * A trace is the search, its givens and copies of its state every so many steps; when those exceed
 * a budget, every second one is dropped. The steps between are made again when somebody looks
 * (cursor.h). Step numbers: 0 is the givens alone, 1 the preparation, then placements and
 * take-backs.
 *
 * Thread-safe and reference-counted: one thread runs it while any others read. What has been
 * recorded never changes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"
#include "engine/steps/tape.h"

typedef struct _RtTrace RtTrace;

/* A trace with nothing recorded. The caller owns the reference. */
RtTrace *rt_trace_new (const RtSearch *search, const RtGrid *givens);

/* The same of the steps on TAPE, which the trace holds: a run comes as far as there are entries on it,
 * and a later one goes on from there. */
RtTrace *rt_trace_new_of_tape (RtTape *tape, const RtGrid *givens);
RtTrace *rt_trace_ref (RtTrace *trace);
void rt_trace_unref (RtTrace *trace);

/* Records on to the next solution, to the end or to STOP (which may be NULL). Returns where the
 * search stands then; RT_STATUS_SEARCHING means stopped, or that a tape has no more yet, and a later call goes on from there. One
 * thread at a time. */
RtStatus rt_trace_run (RtTrace *trace, RtStop *stop);

/* Makes the run that comes to LENGTH steps end there, as if it were stopped. To be called while none
 * goes on. */
void rt_trace_pause_at (RtTrace *trace, uint64_t length);

/* Records all that is on its tape: on from each solution; not on from the last one, where the tape has
 * nothing further. */
void rt_trace_follow (RtTrace *trace, RtStop *stop);

const RtSearch *rt_trace_search (const RtTrace *trace);
const RtGrid *rt_trace_givens (const RtTrace *trace);

/* What its steps are read from; NULL: a search makes them. */
RtTape *rt_trace_tape (const RtTrace *trace);

/* The newest step that can be looked at. Grows while it runs. */
uint64_t rt_trace_length (RtTrace *trace);

/* Where the search stands at rt_trace_length. */
RtStatus rt_trace_status (RtTrace *trace);

/* The newest state, for a live picture: grid, counts (either may be NULL) and its step number. Costs
 * one copy of a state. */
uint64_t rt_trace_newest (RtTrace *trace, RtGrid *grid, RtCounts *counts);

/* Solutions recorded so far, and the step at which the I-th (from 0) stood; 0 where there is no
 * I-th, or where more than RT_TRACE_SOLUTIONS came before it. */
#define RT_TRACE_SOLUTIONS 4096
uint64_t rt_trace_n_solutions (RtTrace *trace);
uint64_t rt_trace_solution (RtTrace *trace, uint64_t i);

/* Bytes held for bookmarks and overview. */
size_t rt_trace_bytes (RtTrace *trace);

/* One stretch of the search, of equally many steps (the last may be shorter). */
#define RT_TRACE_DEPTHS 82
typedef struct {
  uint64_t steps;                  /* in this stretch */
  uint64_t at[RT_TRACE_DEPTHS];    /* how many of them ended at each depth */
  uint64_t dead_ends;
  uint64_t solutions;
} RtStretch;

/* Copies the overview: up to MAX stretches (RT_TRACE_STRETCHES is always enough). Returns how many
 * there are; STEPS_EACH is the number of steps of each but the last. */
#define RT_TRACE_STRETCHES 1024
size_t rt_trace_overview (RtTrace *trace, RtStretch *stretches, size_t max, uint64_t *steps_each);

/* What can be looked for in a trace. */
typedef enum {
  RT_FIND_SOLUTION, /* a step that solves */
  RT_FIND_DEAD_END, /* a step that turns back at a dead end */
  RT_FIND_CHANGE,   /* a step that writes or clears the cell WHICH */
  RT_FIND_RETURN,   /* a step that takes back and so comes to the depth WHICH */
  RT_FIND_GREATEST, /* a step that goes deeper than all before it */
} RtFind;

typedef enum {
  RT_BACKWARD,
  RT_FORWARD,
} RtDirection;

/* Looks for WHAT in the steps after FROM, or before it, the nearest first, as far as the trace is
 * recorded now; stretches that cannot hold it by the overview are passed over. Returns whether STEP
 * was found; false may also mean that STOP (which may be NULL) was raised. */
bool rt_trace_find (RtTrace *trace, uint64_t from, RtDirection direction, RtFind what, int which,
                    RtStop *stop, uint64_t *step);

/* How often a digit was written into each cell so far. */
void rt_trace_heat (RtTrace *trace, uint64_t heat[RT_N_CELLS]);
