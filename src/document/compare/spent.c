/* spent.c - where the placements and steps of a recorded search went.
 *
 * What a cell could hold at a placement follows from the grid alone, so all searches are measured
 * alike. The depths are those of the trace's overview, which knows every step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/compare/spent.h"

#include "engine/steps/tape-search.h"
#include "engine/trace/cursor.h"

#include <glib.h>

/* What stands on the grid, for looking quickly. */
typedef struct {
  RtGrid grid;
  RtDigits in_house[RT_N_HOUSES];
} Sight;

static void
flip (Sight *sight, int cell, int digit)
{
  for (int i = 0; i < 3; i++)
    sight->in_house[rt_houses_of[cell][i]] ^= rt_digits_of (digit);
}

/* A program of a person may write a digit that stands in a house already. */
static void
see (Sight *sight, const RtGrid *grid)
{
  *sight = (Sight) { .grid = *grid };
  for_each_cell (cell, rt_grid_filled (grid))
    for (int i = 0; i < 3; i++)
      sight->in_house[rt_houses_of[cell][i]] |= rt_digits_of (grid->digit[cell]);
}

static RtDigits
left_for (const Sight *sight, int cell)
{
  const uint8_t *houses = rt_houses_of[cell];

  return RT_DIGITS_ALL & (RtDigits) ~(sight->in_house[houses[0]] | sight->in_house[houses[1]] |
                                      sight->in_house[houses[2]]);
}

/* Whether CELL is the only empty cell of HOUSE that can hold DIGIT. */
static bool
is_only_place (const Sight *sight, int house, int cell, int digit)
{
  for (int i = 0; i < 9; i++) {
    int other = rt_houses[house][i];

    if (other != cell && !sight->grid.digit[other] &&
        rt_digits_has (left_for (sight, other), digit))
      return false;
  }
  return true;
}

static bool
is_forced (const Sight *sight, int cell, int digit)
{
  RtDigits left = left_for (sight, cell);

  if (!rt_digits_has (left, digit))
    return false; /* a program of a person broke the rules */
  if (rt_digits_count (left) == 1)
    return true;
  for (int i = 0; i < 3; i++)
    if (is_only_place (sight, rt_houses_of[cell][i], cell, digit))
      return true;
  return false;
}

/* Looks at the N steps behind FROM. */
static void
look_at_stretch (RtSpent *spent, RtCursor *cursor, uint64_t from, uint64_t n)
{
  bool is_choice;
  Sight sight;

  rt_cursor_seek (cursor, from);
  is_choice = rt_cursor_event (cursor)->kind != RT_EVENT_TAKE_BACK;
  see (&sight, rt_cursor_grid (cursor));
  for (uint64_t i = 0; i < n && rt_cursor_next (cursor); i++) {
    const RtEvent *event = rt_cursor_event (cursor);

    if (event->kind == RT_EVENT_PLACE) {
      spent->placements++;
      spent->forced += is_forced (&sight, event->cell, event->digit);
      spent->choices += is_choice;
      if (is_choice)
        spent->left += (uint64_t) rt_digits_count (left_for (&sight, event->cell));
    }
    if (spent->search == &rt_search_recorded) {
      see (&sight, rt_cursor_grid (cursor));
    } else if (event->kind == RT_EVENT_PLACE || event->kind == RT_EVENT_TAKE_BACK) {
      flip (&sight, event->cell, event->digit);
      sight.grid.digit[event->cell] = event->kind == RT_EVENT_PLACE ? event->digit : 0;
    }
    is_choice = event->kind != RT_EVENT_TAKE_BACK;
  }
}

static void
look_at_depths (RtSpent *spent, RtTrace *trace)
{
  g_autofree RtStretch *stretches = g_new (RtStretch, RT_TRACE_STRETCHES);
  uint64_t each, steps = 0;
  size_t n = rt_trace_overview (trace, stretches, RT_TRACE_STRETCHES, &each);

  for (size_t i = 0; i < n; i++) {
    steps += stretches[i].steps;
    for (int depth = 0; depth < RT_TRACE_DEPTHS; depth++)
      spent->at[depth] += stretches[i].at[depth];
  }
  spent->knows_depths = steps > 0 && steps == spent->steps;
}

static int
count_blanks (const RtGrid *givens)
{
  return RT_N_CELLS - rt_cells_count (rt_grid_filled (givens));
}

static bool
look (RtSpent *spent, RtTrace *trace, RtCursor *cursor, RtStop *stop)
{
  uint64_t n = RT_SPENT_STRETCHES, each = RT_SPENT_STEPS;

  spent->search = rt_trace_search (trace);
  spent->blanks = count_blanks (rt_trace_givens (trace));
  spent->steps = rt_trace_solution (trace, 0);
  if (!spent->steps)
    spent->steps = rt_trace_length (trace);
  spent->is_sample = spent->steps > n * each;
  if (!spent->is_sample) {
    n = 1;
    each = spent->steps;
  }
  for (uint64_t i = 0; i < n; i++) {
    if (rt_stop_raised (stop))
      return false;
    look_at_stretch (spent, cursor, i * (spent->steps / n), each);
  }
  rt_cursor_seek (cursor, spent->steps);
  spent->status = (RtStatus) rt_cursor_event (cursor)->status;
  spent->counts = *rt_cursor_counts (cursor);
  look_at_depths (spent, trace);
  return true;
}

bool
rt_spent_look (RtTrace *trace, RtStop *stop, RtSpent *spent)
{
  RtCursor *cursor = rt_cursor_new (trace);
  bool is_whole;

  *spent = (RtSpent) { 0 };
  is_whole = look (spent, trace, cursor, stop);
  rt_cursor_free (cursor);
  return is_whole;
}

void
rt_spent_know (const RtSearch *search, const RtGrid *givens, RtStatus status,
               const RtCounts *counts, RtSpent *spent)
{
  *spent = (RtSpent) {
    .search = search, .status = status, .counts = *counts, .blanks = count_blanks (givens),
  };
}

uint64_t
rt_spent_left (const RtSpent *spent)
{
  return spent->choices ? (20 * spent->left + spent->choices) / (2 * spent->choices) : 0;
}

uint64_t
rt_spent_forced (const RtSpent *spent)
{
  return spent->placements ? 100 * spent->forced / spent->placements : 0;
}

bool
rt_spent_band (const RtSpent *spent, int *from, int *to)
{
  uint64_t within = 0;
  int narrowest = RT_TRACE_DEPTHS + 1;

  if (!spent->knows_depths)
    return false;
  for (int first = 0, end = 0; first < RT_TRACE_DEPTHS; within -= spent->at[first++]) {
    while (end < RT_TRACE_DEPTHS && within * 10 < spent->steps * 9)
      within += spent->at[end++];
    if (within * 10 < spent->steps * 9)
      break;
    if (end - first < narrowest) {
      narrowest = end - first;
      *from = first;
      *to = end - 1;
    }
  }
  return true;
}

int
rt_spent_share (const RtSpent *spent, int from, int to)
{
  uint64_t within = 0;

  for (int depth = from; depth <= to; depth++)
    within += spent->at[depth];
  return spent->steps ? (int) (within * 100 / spent->steps) : 0;
}
