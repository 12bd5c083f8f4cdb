/* trace.h - RtTrace: the recording of a search, with bookmarks and an overview, in bounded memory.
 *
 * A trace has the search, its givens, and copies of its state (bookmarks) at equal distances. If
 * the bookmarks exceed a budget, every second one is removed. Cursors (cursor.h) make the steps in
 * between again. Step 0 is the givens alone, step 1 the preparation; placements and take-backs
 * follow.
 *
 * Thread-safe and reference-counted: one thread records while any others read. Recorded steps never
 * change. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"
#include "engine/steps/tape.h"

typedef struct _RtTrace RtTrace;

/* Returns an empty trace. The caller owns the reference. */
RtTrace *rt_trace_new (const RtSearch *search, const RtGrid *givens);

/* Returns an empty trace of the steps on TAPE (read from a person's own program), and owns a reference
 * to TAPE. A run records the entries that are on the tape when it begins. The caller owns the trace. */
RtTrace *rt_trace_new_of_tape (RtTape *tape, const RtGrid *givens);
RtTrace *rt_trace_ref (RtTrace *trace);
void rt_trace_unref (RtTrace *trace);

/* Records up to the next solution, to the end or until STOP (may be NULL) is raised. Returns the
 * status; RT_STATUS_SEARCHING means that STOP was raised or a person's own program has no more
 * steps yet; then a later call continues. Only one thread may call this at a time. */
RtStatus rt_trace_run (RtTrace *trace, RtStop *stop);

/* Makes the next run end at LENGTH steps, as if it were stopped. Must not be called during a
 * run. */
void rt_trace_pause_at (RtTrace *trace, uint64_t length);

/* Records all entries of the tape (steps of a person's own program) until STOP (may be NULL) is
 * raised. Continues after a solution, unless it is the last entry of the tape. */
void rt_trace_follow (RtTrace *trace, RtStop *stop);

const RtSearch *rt_trace_search (const RtTrace *trace);
const RtGrid *rt_trace_givens (const RtTrace *trace);

/* Returns the steps of a person's own program (the tape), or NULL if a search makes the steps. */
RtTape *rt_trace_tape (const RtTrace *trace);

/* Returns the number of the newest step, which grows during a run. */
uint64_t rt_trace_length (RtTrace *trace);

/* Returns the status after the newest step. */
RtStatus rt_trace_status (RtTrace *trace);

/* Copies grid and counts (either may be NULL) of the newest state, for display during a run.
 * Returns the number of its step. Costs one copy of a state. */
uint64_t rt_trace_newest (RtTrace *trace, RtGrid *grid, RtCounts *counts);

/* Return the number of solutions so far, and the step of solution I (from 0). The step is 0 if
 * there is no solution I, or if I is RT_TRACE_SOLUTIONS or more. */
#define RT_TRACE_SOLUTIONS 4096
uint64_t rt_trace_n_solutions (RtTrace *trace);
uint64_t rt_trace_solution (RtTrace *trace, uint64_t i);

/* Returns the bytes of memory that the trace uses. */
size_t rt_trace_bytes (RtTrace *trace);

/* Number of depths: 0..81. */
#define RT_TRACE_DEPTHS 82

/* Statistics of a stretch: a run of consecutive steps, equally many in each stretch but the last. */
typedef struct {
  uint64_t steps;                  /* in this stretch */
  uint64_t at[RT_TRACE_DEPTHS];    /* by depth: steps that ended there */
  uint64_t dead_ends;
  uint64_t solutions;
} RtStretch;

/* Returns the greatest depth (number of placed digits) in STRETCH. */
static inline int
rt_stretch_deepest (const RtStretch *stretch)
{
  int depth = RT_TRACE_DEPTHS - 1;

  while (depth > 0 && stretch->at[depth] == 0)
    depth--;
  return depth;
}

/* Copies the overview: up to MAX stretches (RT_TRACE_STRETCHES is always enough). Returns their
 * number; STEPS_EACH is the number of steps in each but the last. */
#define RT_TRACE_STRETCHES 1024
size_t rt_trace_overview (RtTrace *trace, RtStretch *stretches, size_t max, uint64_t *steps_each);

/* Kinds of steps that can be searched for. */
typedef enum {
  RT_FIND_SOLUTION, /* a step that solves */
  RT_FIND_DEAD_END, /* a step that backtracks from a dead end */
  RT_FIND_CHANGE,   /* a step that writes or clears the cell WHICH */
  RT_FIND_RETURN,   /* a take-back that ends at depth WHICH */
  RT_FIND_GREATEST, /* a step with a greater depth than all before it */
} RtFind;

typedef enum {
  RT_BACKWARD,
  RT_FORWARD,
} RtDirection;

/* Finds the nearest recorded step of kind WHAT after or before FROM, as DIRECTION says, and stores
 * its number in STEP. Skips stretches that cannot contain one. Returns false if there is none, or
 * if STOP (may be NULL) was raised. */
bool rt_trace_find (RtTrace *trace, uint64_t from, RtDirection direction, RtFind what, int which,
                    RtStop *stop, uint64_t *step);

/* Stores in HEAT, by cell, the number of digits written so far. */
void rt_trace_heat (RtTrace *trace, uint64_t heat[RT_N_CELLS]);

/* Facts about a span: a run of consecutive steps, equally many in each span but the last. */
typedef struct __attribute__ ((packed)) {
  uint32_t dead_ends; /* steps that backtracked from a dead end */
  uint8_t least;      /* the least depth before its first step or after any of its steps */
  bool solved;        /* a step of the span found a solution */
} RtSpan;

/* Returns a copy of all spans (equally long runs of steps) recorded so far; the last one may be
 * incomplete. The caller frees it with free. N becomes the number of spans, EACH the number of
 * steps in each but the last, and LENGTH the number of steps in all. */
RtSpan *rt_trace_spans (RtTrace *trace, size_t *n, uint64_t *each, uint64_t *length);
