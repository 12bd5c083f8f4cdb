/* progress.c - computes, from the call stack of a search, the share of its tree that is done.
 *
 *     call        blank r1c1, tried 3 of 4      blank r1c2, tried 1 of 2
 *     done             (2 + inner) / 4               (1 + inner) / 2
 *
 * The share is computed from the innermost call outward. Each of these operations rounds, but none
 * can turn a greater inner share into a smaller one, so the result never falls. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/trace/progress.h"

#include "engine/trace/cursor.h"

/* Counts the choices of LEVEL, a call: digits for a cell, or cells for DIGIT in a house. ALL gets
 * their number, BEFORE the number before the one on the grid, or up to the one taken back. BELOW is
 * the grid when the call began. */
static void
count_choices (const RtGrid *below, const RtLevel *level, int digit, int *before, int *all)
{
  *before = *all = 0;
  if (level->house == RT_NO_HOUSE) {
    for (int other = 1; other <= 9; other++)
      *all += rt_grid_fits (below, level->cell, other);
    *before = rt_digits_count (level->tried) - (level->digit != 0);
    return;
  }
  for (int i = 0; i < 9; i++) {
    int cell = rt_houses[level->house][i];
    bool fits = below->digit[cell] == 0 && rt_grid_fits (below, cell, digit);

    *all += fits;
    *before += fits && (cell < level->cell || (cell == level->cell && !level->digit));
  }
}

static double
share_of (const RtStack *stack, RtGrid *grid)
{
  double share = 0;

  for (size_t i = stack->n; i-- > 0;) {
    const RtLevel *level = &stack->level[i];
    int digit = rt_digits_first (level->tried), before, all;

    grid->digit[level->cell] = 0;
    count_choices (grid, level, digit, &before, &all);
    share = (before + share) / (all > before ? all : before > 0 ? before : 1);
  }
  return share;
}

double
rt_trace_progress (RtTrace *trace, uint64_t step)
{
  RtCursor *cursor;
  double share;
  RtGrid grid;

  if (rt_trace_tape (trace))
    return -1;
  cursor = rt_cursor_new (trace);
  rt_cursor_seek (cursor, step);
  if (rt_cursor_event (cursor)->status == RT_STATUS_EXHAUSTED ||
      rt_cursor_event (cursor)->status == RT_STATUS_CONTRADICTORY) {
    share = 1;
  } else {
    grid = *rt_cursor_grid (cursor);
    share = share_of (rt_cursor_stack (cursor, RT_AFTER_STEP), &grid);
  }
  rt_cursor_free (cursor);
  return share;
}
