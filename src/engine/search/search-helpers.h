/* search-helpers.h - inline helper functions for writing a search: report events, record looks (tests and reads within
 * a step), run many steps. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <string.h>

/* Marks a function that is always inlined: a search has one function for a step, and the compiler
 * removes unused code from the copy for each caller (with or without a list of tests and reads). */
#define RT_INLINE static inline __attribute__ ((always_inline))

/* Appends a look (a test of a digit, or a read) to the list DETAIL, which may be NULL. */
RT_INLINE void
rt_note (RtDetail *detail, RtLookKind kind, int line, int cell, int digit, int at, int house)
{
  if (detail && detail->n < RT_DETAIL_MAX)
    detail->looks[detail->n++] = (RtLook) { (uint8_t) kind,  (uint8_t) line, (uint8_t) cell,
                                            (uint8_t) digit, (uint8_t) at,   (uint8_t) house };
}

/* Toggles DIGIT in the masks of CELL's three houses: adds it on placement, removes it later. */
RT_INLINE void
rt_flip (RtDigits (*in_house)[RT_N_HOUSES], int cell, int digit)
{
  const uint8_t *house = rt_houses_of[cell];

  (*in_house)[house[0]] ^= rt_digits_of (digit);
  (*in_house)[house[1]] ^= rt_digits_of (digit);
  (*in_house)[house[2]] ^= rt_digits_of (digit);
}

/* Returns the I-th cell, in reading order, of CELL's row (WHICH is 0), column (1) or box (2). If
 * WHICH is constant, the compiler computes all but the first cell without a table. */
RT_INLINE int
rt_cell_in (int cell, int which, int i)
{
  static const uint8_t in_box[9] = { 0, 1, 2, 9, 10, 11, 18, 19, 20 };
  int first = rt_houses[rt_houses_of[cell][which]][0];

  return first + (which == 0 ? i : which == 1 ? 9 * i : in_box[i]);
}

/* Adds to DETAIL, which may be NULL, that DIGIT does not fit in CELL, with the first of row, column
 * and box that already has DIGIT, and the cell there. */
RT_INLINE void
rt_note_refusal (RtDetail *detail, const RtGrid *grid, int line, int cell, int digit)
{
  for (int i = 0; detail && i < 3; i++) {
    int house = rt_houses_of[cell][i], holder = rt_grid_find (grid, house, digit);

    if (holder != RT_NO_CELL) {
      rt_note (detail, RT_LOOK_REFUSE, line, cell, digit, holder, house);
      return;
    }
  }
}

/* Reports the end of the preparation in EVENT. Returns the status: solved if BLANKS is 0. */
RT_INLINE RtStatus
rt_tell_prepared (RtEvent *event, int line, int blanks)
{
  RtStatus status = blanks ? RT_STATUS_SEARCHING : RT_STATUS_SOLVED;

  *event = (RtEvent) { RT_EVENT_PREPARE, (uint8_t) status, RT_NO_CELL, 0, RT_NO_CELL,
                       (uint8_t) line, 0, 0 };
  return status;
}

/* If two givens conflict, reports this in EVENT and returns true. Sets and masks cannot represent a
 * grid with a conflict. This check is not part of the search, so its reads are not counted. */
RT_INLINE bool
rt_tell_contradictory (RtEvent *event, int line, const RtGrid *givens)
{
  int first, second;

  if (!rt_grid_clash (givens, &first, &second))
    return false;
  *event = (RtEvent) { RT_EVENT_PREPARE, RT_STATUS_CONTRADICTORY, (uint8_t) first,
                       givens->digit[first], (uint8_t) second, (uint8_t) line, 0, 0 };
  return true;
}

/* Counts a test and a read for each digit from FIRST to FITTING, the digit that fits. FITTING is 10
 * if no digit fits. */
RT_INLINE void
rt_count_tests (RtCounts *counts, int first, int fitting)
{
  int n = fitting - first + (fitting <= 9);

  counts->tests += (uint64_t) n;
  counts->reads += (uint64_t) n;
}

/* Receiver of the events of a step. */
typedef struct {
  RtEvent *event; /* gets the event of the step */
  bool of_each;   /* false: only events that solve or end the search are reported */
  RtTally *tally; /* may be NULL; counts no take-backs by depth: see rt_tally_add */
  bool by_cell;   /* true if the tally counts the placements of each cell */
} RtListener;

/* Counts and reports that DIGIT was written into CELL, and returns the status. FULL: no blank is left. */
RT_INLINE RtStatus
rt_tell_placed (RtListener to, RtCounts *counts, int line, int cell, int digit, bool full)
{
  RtStatus status = full ? RT_STATUS_SOLVED : RT_STATUS_SEARCHING;

  if (to.of_each)
    counts->placements++;
  counts->depth++;
  if (counts->depth > counts->greatest)
    counts->greatest = counts->depth;
  if (to.tally)
    to.tally->at[counts->depth]++;
  if (to.tally && to.by_cell)
    to.tally->written[cell]++;
  if (to.of_each || full)
    *to.event = (RtEvent) { RT_EVENT_PLACE, (uint8_t) status, (uint8_t) cell, (uint8_t) digit,
                              RT_NO_CELL, (uint8_t) line, 0, 0 };
  return status;
}

/* Counts and reports that DIGIT was removed from CELL. DEAD_END: nothing could be tried after it. */
RT_INLINE RtStatus
rt_tell_taken_back (RtListener to, RtCounts *counts, int line, int cell, int digit, bool dead_end)
{
  if (to.of_each)
    counts->takebacks++;
  counts->depth--;
  if (to.tally)
    to.tally->dead_ends += dead_end;
  if (to.of_each)
    *to.event = (RtEvent) { RT_EVENT_TAKE_BACK, RT_STATUS_SEARCHING, (uint8_t) cell,
                              (uint8_t) digit, RT_NO_CELL, (uint8_t) line, dead_end, 0 };
  return RT_STATUS_SEARCHING;
}

/* Adds N steps, which began with FROM placed digits, to the placements and take-backs of COUNTS.
 * How many of each follows from N and from the number of placed digits before and after. */
RT_INLINE void
rt_count_steps (RtCounts *counts, uint64_t n, uint32_t from)
{
  uint64_t placements = (n + counts->depth - from) / 2;

  counts->placements += placements;
  counts->takebacks += n - placements;
}

/* Reports that all is tried. DEAD_END is true if the search could not place a single digit. */
RT_INLINE RtStatus
rt_tell_end (RtListener to, int line, bool dead_end)
{
  if (to.tally) {
    to.tally->at[0]++;
    to.tally->dead_ends += dead_end;
  }
  *to.event = (RtEvent) { RT_EVENT_END, RT_STATUS_EXHAUSTED, RT_NO_CELL, 0, RT_NO_CELL,
                            (uint8_t) line, dead_end, 0 };
  return RT_STATUS_EXHAUSTED;
}

/* Adds MADE, the statistics of a run that began at depth FROM and ended at depth TO, to TALLY;
 * BY_CELL: those by cell, too. MADE has only the placements by depth. This function adds the
 * take-backs: each placed digit that is not on the grid any more was taken back, one depth lower. */
RT_INLINE void
rt_tally_add (RtTally *tally, const RtTally *made, uint32_t from, uint32_t to, bool by_cell)
{
  for (uint32_t depth = 0; depth <= RT_N_CELLS; depth++)
    tally->at[depth] += made->at[depth];
  for (uint32_t depth = 1; depth <= RT_N_CELLS; depth++)
    tally->at[depth - 1] += made->at[depth] + (depth <= from) - (depth <= to);
  tally->dead_ends += made->dead_ends;
  for (int cell = 0; by_cell && cell < RT_N_CELLS; cell++)
    tally->written[cell] += made->written[cell];
}

/* Defines NAME_start, which copies the givens into a zeroed state, and NAME_grid, the reverse. */
#define RT_DEFINE_START_AND_GRID(name, State) \
  static void name##_start (void *state, const RtGrid *givens) \
  { \
    memset (state, 0, sizeof (State)); \
    ((State *) state)->grid = *givens; \
  } \
\
  static void name##_grid (const void *state, RtGrid *out) \
  { \
    *out = ((const State *) state)->grid; \
  }

/* Defines the function NAME_stack, which lists the guesses on the grid and the digits left to try there, for a search
 * that tries the digits of a cell from 1 to 9. CELLS is the member of its state with the cells of its guesses, in
 * order. */
#define RT_DEFINE_RISING_STACK(name, State, cells) \
  static void name##_stack (const void *state, RtStack *stack) \
  { \
    const State *s = state; \
\
    rt_stack_rising (stack, &s->grid, s->cells, (int) s->counts.depth, \
                     s->status == RT_STATUS_SEARCHING ? s->next : 1); \
  }

/* Defines NAME_step and NAME_run from two functions of a search: `prepare`, which makes the first
 * step, and `advance`, which makes any other step and returns false after the end.
 *
 * NAME_run makes its first and last step as NAME_step does; the loop between them reports no events
 * except a solution or the end. The loop works on a local copy of the state (unless that is large),
 * so that the compiler can keep members in registers. The loops with and without a tally are
 * separate functions, because surrounding code would need registers too. The loop counts no
 * placements and take-backs; rt_count_steps computes them. */
#define RT_COPIED_MAX 1024
#define RT_DEFINE_STEP_AND_RUN(name, State, in_order) \
  RT_INLINE bool name##_either (State *s, RtListener to, RtDetail *detail) \
  { \
    if (s->prepared) \
      return advance (s, to, detail); \
    prepare (s, to.event, detail); \
    if (to.tally) \
      to.tally->at[0]++; \
    return true; \
  } \
\
  static __attribute__ ((noinline)) bool name##_silent (State *s, RtEvent *event, RtTally *made) \
  { \
    return name##_either (s, (RtListener) { event, true, made, !(in_order) }, NULL); \
  } \
\
  static bool name##_step (void *state, RtEvent *event, RtDetail *detail) \
  { \
    if (!detail) \
      return name##_silent (state, event, NULL); \
    detail->n = 0; \
    return name##_either (state, (RtListener) { event, true, NULL, false }, detail); \
  } \
\
  RT_INLINE uint64_t name##_loop (State *state, uint64_t most, RtEvent *event, RtTally *made) \
  { \
    State copy, *s = sizeof copy <= RT_COPIED_MAX ? &copy : state; \
    uint64_t left = most, n; \
    uint32_t from = state->counts.depth; \
\
    if (s == &copy) \
      copy = *state; \
    for (; left > 0 && s->status == RT_STATUS_SEARCHING; left--) \
      advance (s, (RtListener) { event, false, made, !(in_order) }, NULL); \
    if (s == &copy) \
      *state = copy; \
    n = most - left; \
    rt_count_steps (&state->counts, \
                    n - (n > 0 && state->status == RT_STATUS_EXHAUSTED), from); \
    return n; \
  } \
\
  static __attribute__ ((noinline)) uint64_t name##_bare (State *s, uint64_t most, RtEvent *event) \
  { \
    return name##_loop (s, most, event, NULL); \
  } \
\
  static __attribute__ ((noinline)) uint64_t name##_tallied (State *s, uint64_t most, \
                                                             RtEvent *event, RtTally *made) \
  { \
    return name##_loop (s, most, event, made); \
  } \
\
  RT_INLINE uint64_t name##_all (State *s, uint64_t most, RtEvent *event, RtTally *made) \
  { \
    uint64_t n = 0; \
\
    if (n < most && name##_silent (s, event, made)) \
      n++; \
    if (n == 1 && n + 1 < most) \
      n += made ? name##_tallied (s, most - 2, event, made) : name##_bare (s, most - 2, event); \
    if (n > 0 && n < most && s->status == RT_STATUS_SEARCHING) \
      n += name##_silent (s, event, made); \
    return n; \
  } \
\
  static uint64_t name##_run (void *state, uint64_t most, RtEvent *event, RtTally *tally) \
  { \
    RtTally made = { 0 }; \
    State *s = state; \
    uint32_t from = s->counts.depth; \
    uint64_t n; \
\
    if (!tally) \
      return name##_all (s, most, event, NULL); \
    n = name##_all (s, most, event, &made); \
    rt_tally_add (tally, &made, from, s->counts.depth, !(in_order)); \
    return n; \
  }

/* The members of an RtSearch that are the state's size and the functions NAME_start, NAME_step and so on. */
#define RT_SEARCH_FUNCTIONS(name, State) \
  .state_size = sizeof (State), .start = name##_start, .step = name##_step, .run = name##_run, \
  .grid = name##_grid, .watch = name##_watch, .stack = name##_stack
