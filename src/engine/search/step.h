/* step.h - what the searches share without being one search: telling events, noting looks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

/* A step is written once, as a function that is always inlined, and called with and without a
 * detail: the compiler makes the version without a listener free of listening. */
#define RT_INLINE static inline __attribute__ ((always_inline))

/* One entry of the detail, if somebody listens. */
RT_INLINE void
rt_note (RtDetail *detail, RtLookKind kind, int line, int cell, int digit, int at, int house)
{
  if (detail && detail->n < RT_DETAIL_MAX)
    detail->looks[detail->n++] = (RtLook) { (uint8_t) kind,  (uint8_t) line, (uint8_t) cell,
                                            (uint8_t) digit, (uint8_t) at,   (uint8_t) house };
}

/* The cell of HOUSE that holds DIGIT, or RT_NO_CELL: what a mask's answer looks like on the grid. */
RT_INLINE int
rt_holder (const RtGrid *grid, int house, int digit)
{
  for (int i = 0; i < 9; i++)
    if (grid->digit[rt_houses[house][i]] == digit)
      return rt_houses[house][i];
  return RT_NO_CELL;
}

/* Writes DIGIT into the masks of CELL's houses, or takes it out again. */
RT_INLINE void
rt_flip (RtDigits in_house[RT_N_HOUSES], int cell, int digit)
{
  for (int i = 0; i < 3; i++)
    in_house[rt_houses_of[cell][i]] ^= rt_digits_of (digit);
}

/* Notes that DIGIT is refused for CELL, with the first of row, column and box that has it and, for
 * the eye, where it stands there. */
RT_INLINE void
rt_note_refusal (RtDetail *detail, const RtGrid *grid, int line, int cell, int digit)
{
  for (int i = 0; detail && i < 3; i++) {
    int house = rt_houses_of[cell][i], holder = rt_holder (grid, house, digit);

    if (holder != RT_NO_CELL) {
      rt_note (detail, RT_LOOK_REFUSE, line, cell, digit, holder, house);
      return;
    }
  }
}

/* The preparation is done; with BLANKS 0 there is nothing to search. */
RT_INLINE RtStatus
rt_tell_prepared (RtEvent *event, int line, int blanks)
{
  RtStatus status = blanks ? RT_STATUS_SEARCHING : RT_STATUS_SOLVED;

  *event = (RtEvent) { RT_EVENT_PREPARE, (uint8_t) status, RT_NO_CELL, 0, RT_NO_CELL,
                       (uint8_t) line, 0, 0 };
  return status;
}

/* Whether two givens clash; tells it if so. Sets and masks could not hold such a grid, and a search
 * that only tests new digits would "solve" it. This check is not a search's own work: its looks are
 * not counted. */
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

/* DIGIT was written into CELL; FULL when no blank is left. */
RT_INLINE RtStatus
rt_tell_placed (RtEvent *event, RtCounts *counts, int line, int cell, int digit, bool full)
{
  RtStatus status = full ? RT_STATUS_SOLVED : RT_STATUS_SEARCHING;

  counts->placements++;
  counts->depth++;
  if (counts->depth > counts->greatest)
    counts->greatest = counts->depth;
  *event = (RtEvent) { RT_EVENT_PLACE, (uint8_t) status, (uint8_t) cell, (uint8_t) digit,
                       RT_NO_CELL, (uint8_t) line, 0, 0 };
  return status;
}

/* DIGIT was removed from CELL again, because of a DEAD_END or because other digits' turn has come. */
RT_INLINE RtStatus
rt_tell_taken_back (RtEvent *event, RtCounts *counts, int line, int cell, int digit, bool dead_end)
{
  counts->takebacks++;
  counts->depth--;
  *event = (RtEvent) { RT_EVENT_TAKE_BACK, RT_STATUS_SEARCHING, (uint8_t) cell, (uint8_t) digit,
                       RT_NO_CELL, (uint8_t) line, dead_end, 0 };
  return RT_STATUS_SEARCHING;
}

/* Nothing is left to try. */
RT_INLINE RtStatus
rt_tell_end (RtEvent *event, int line, bool dead_end)
{
  *event = (RtEvent) { RT_EVENT_END, RT_STATUS_EXHAUSTED, RT_NO_CELL, 0, RT_NO_CELL,
                       (uint8_t) line, dead_end, 0 };
  return RT_STATUS_EXHAUSTED;
}
