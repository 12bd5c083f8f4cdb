/* tape-replay.c - the search that replays a tape, the recorded steps of a person's program.
 *
 * The grid is the grid of the person's program, right or wrong: the program may overwrite a given,
 * or write a digit twice in a house. To show a call stack, the search keeps the order of
 * placements; a cell that is emptied or overwritten leaves the stack from any position.
 *
 * Entries are read from the tape many at a time. The buffer for them begins at the first entry that
 * was needed, and is not part of a bookmark. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/steps/tape-replay.h"

#include <stddef.h>
#include <string.h>

/* Number of entries read at a time, for single steps and for runs. */
#define WINDOW 64
#define RUN_WINDOW 4096

typedef struct {
  RtCounts counts;
  RtTape *tape;     /* the tape; not owned */
  uint64_t place;   /* index of the next entry */
  RtGrid givens, grid;
  uint8_t status;   /* RtStatus */
  bool prepared;
  uint8_t filled;   /* number of filled cells */
  uint8_t written;  /* cell written by the previous step, or RT_NO_CELL */
  /* filled cells that are not givens, in the order of their placement; then the cell emptied last,
   * or RT_NO_CELL */
  uint8_t order[RT_N_CELLS + 1];
  /* by index in `order`: digits written since the cell was entered */
  RtDigits tried[RT_N_CELLS + 1];

  /* The members below are not part of a bookmark. */
  size_t n_window;
  uint64_t window_at;
  RtEntry window[WINDOW];
} Recorded;

static void
recorded_start (void *state, const RtGrid *givens)
{
  Recorded *s = state;

  memset (s, 0, sizeof *s);
  s->givens = s->grid = *givens;
  s->filled = (uint8_t) rt_cells_count (rt_grid_filled (givens));
  s->written = s->order[0] = RT_NO_CELL;
}

void
rt_recorded_attach (void *state, RtTape *tape)
{
  ((Recorded *) state)->tape = tape;
}

static void
recorded_rebuild (void *state)
{
  ((Recorded *) state)->n_window = 0;
}

static void
recorded_grid (const void *state, RtGrid *out)
{
  *out = ((const Recorded *) state)->grid;
}

/* Returns true if the grid is full, has no conflict, and has all givens. */
static bool
is_solved (const Recorded *s)
{
  if (s->filled < RT_N_CELLS || !rt_cells_is_empty (rt_grid_conflicts (&s->grid)))
    return false;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (s->givens.digit[cell] && s->givens.digit[cell] != s->grid.digit[cell])
      return false;
  return true;
}

/* Appends CELL, into which DIGIT was just written, to the order of the filled cells. */
static void
put_on (Recorded *s, int cell, int digit)
{
  uint32_t n = s->counts.depth;

  s->tried[n] = (RtDigits) (rt_digits_of (digit) | (s->order[n] == cell ? s->tried[n] : 0));
  s->order[n] = (uint8_t) cell;
  s->counts.depth++;
  if (s->counts.depth > s->counts.greatest)
    s->counts.greatest = s->counts.depth;
  if (s->counts.depth < RT_N_CELLS + 1)
    s->order[s->counts.depth] = RT_NO_CELL;
}

/* Removes CELL, which was just emptied, from the order of the filled cells. If it was the last one,
 * it stays in the array after the end, because its call may try another digit. */
static void
take_off (Recorded *s, int cell)
{
  uint32_t n = s->counts.depth, at = n;

  while (at > 0 && s->order[at - 1] != cell)
    at--;
  if (at == 0)
    return;
  at--;
  if (at < n - 1) {
    memmove (s->order + at, s->order + at + 1, n - 1 - at);
    memmove (s->tried + at, s->tried + at + 1, (n - 1 - at) * sizeof *s->tried);
    s->order[n - 1] = RT_NO_CELL;
  }
  s->counts.depth--;
}

static void
prepare (Recorded *s, RtEvent *event)
{
  s->prepared = true;
  s->status = is_solved (s) ? RT_STATUS_SOLVED : RT_STATUS_SEARCHING;
  *event = (RtEvent) { RT_EVENT_PREPARE, s->status, RT_NO_CELL, 0, RT_NO_CELL, 0, 0, 0 };
}

static void
place (Recorded *s, RtEvent *event, int cell, int digit)
{
  s->counts.placements++;
  s->grid.digit[cell] = (uint8_t) digit;
  s->filled++;
  put_on (s, cell, digit);
  s->written = (uint8_t) cell;
  s->status = is_solved (s) ? RT_STATUS_SOLVED : RT_STATUS_SEARCHING;
  *event = (RtEvent) { RT_EVENT_PLACE, s->status, (uint8_t) cell, (uint8_t) digit, RT_NO_CELL,
                       0, 0, 0 };
}

/* Reports that CELL was emptied. Reports a dead end if the digit of CELL fits and was written by
 * the previous step. */
static void
take_back (Recorded *s, RtEvent *event, int cell)
{
  int digit = s->grid.digit[cell];
  bool dead_end = digit && s->written == cell && rt_grid_fits (&s->grid, cell, digit);

  s->counts.takebacks++;
  s->filled = (uint8_t) (s->filled - (digit != 0));
  s->grid.digit[cell] = 0;
  take_off (s, cell);
  s->written = RT_NO_CELL;
  s->status = RT_STATUS_SEARCHING;
  *event = (RtEvent) { RT_EVENT_TAKE_BACK, RT_STATUS_SEARCHING, (uint8_t) cell, (uint8_t) digit,
                       RT_NO_CELL, 0, dead_end, 0 };
}

static void
make (Recorded *s, RtEvent *event, RtEntry entry)
{
  s->place++;
  if (rt_entry_digit (entry))
    place (s, event, rt_entry_cell (entry), rt_entry_digit (entry));
  else
    take_back (s, event, rt_entry_cell (entry));
}

/* Reports the end of the search, once, if the recorded program has ended and the grid is no
 * solution. Otherwise returns false. Called when there are no more recorded steps. */
static bool
end (Recorded *s, RtEvent *event)
{
  if (s->status == RT_STATUS_EXHAUSTED || !s->tape || !rt_tape_has_ended (s->tape) ||
      s->place < rt_tape_length (s->tape))
    return false;
  s->status = RT_STATUS_EXHAUSTED;
  *event = (RtEvent) { RT_EVENT_END, RT_STATUS_EXHAUSTED, RT_NO_CELL, 0, RT_NO_CELL, 0, 0, 0 };
  return true;
}

static bool
recorded_step (void *state, RtEvent *event, RtDetail *detail)
{
  Recorded *s = state;

  if (detail)
    detail->n = 0;
  if (!s->prepared) {
    prepare (s, event);
    return true;
  }
  if (s->place < s->window_at || s->place >= s->window_at + s->n_window) {
    s->n_window = s->tape ? rt_tape_read (s->tape, s->place, s->window, WINDOW) : 0;
    s->window_at = s->place;
  }
  if (s->n_window == 0)
    return end (s, event);
  make (s, event, s->window[s->place - s->window_at]);
  return true;
}

static void
count (RtTally *tally, const Recorded *s, const RtEvent *event)
{
  tally->at[s->counts.depth]++;
  tally->dead_ends += event->dead_end;
  if (event->kind == RT_EVENT_PLACE)
    tally->written[event->cell]++;
}

/* Makes up to MOST steps from the tape. Returns their number. */
static uint64_t
run_through (Recorded *s, uint64_t most, RtEvent *event, RtTally *tally)
{
  RtEntry entries[RUN_WINDOW];
  size_t n = rt_tape_read (s->tape, s->place, entries,
                           most < RUN_WINDOW ? (size_t) most : RUN_WINDOW);

  for (size_t i = 0; i < n; i++) {
    make (s, event, entries[i]);
    if (tally)
      count (tally, s, event);
    if (s->status != RT_STATUS_SEARCHING)
      return i + 1;
  }
  return n;
}

static uint64_t
recorded_run (void *state, uint64_t most, RtEvent *event, RtTally *tally)
{
  Recorded *s = state;
  uint64_t done = 0, n;

  if (most > 0 && !s->prepared) {
    prepare (s, event);
    if (tally)
      count (tally, s, event);
    done = 1;
  }
  while (done < most && s->tape && (done == 0 || s->status == RT_STATUS_SEARCHING)) {
    n = run_through (s, most - done, event, tally);
    if (n == 0) {
      n = end (s, event);
      if (n && tally)
        count (tally, s, event);
      return done + n;
    }
    done += n;
  }
  return done;
}

/* Lists only the cell and the digit as variables; those of the person's program are not known. */
static void
recorded_watch (const void *state, const RtEvent *event, const RtLook *look, RtVariables *variables)
{
  variables->n = 0;
  if (event->kind != RT_EVENT_PLACE && event->kind != RT_EVENT_TAKE_BACK)
    return;
  variables->variable[variables->n++] =
    (RtVariable) { "cell", RT_VARIABLE_CELL, RT_NO_HOUSE, event->cell };
  if (event->digit)
    variables->variable[variables->n++] =
      (RtVariable) { "digit", RT_VARIABLE_DIGIT, RT_NO_HOUSE, event->digit };
}

static void
recorded_stack (const void *state, RtStack *stack)
{
  const Recorded *s = state;
  uint32_t n = s->counts.depth;

  stack->n = n + (n < RT_N_CELLS && s->order[n] != RT_NO_CELL);
  for (uint32_t i = 0; i < stack->n; i++)
    stack->level[i] = (RtLevel) { s->order[i], i < n ? s->grid.digit[s->order[i]] : 0,
                                  RT_NO_HOUSE, 0, s->tried[i] };
}

const RtSearch rt_search_recorded = {
  .id         = "recorded",
  .name       = N_("Your program"),
  .does       = N_("Makes the steps that it printed; its tests are not known"),
  .state_size = sizeof (Recorded),
  .kept_size  = offsetof (Recorded, n_window),
  .start      = recorded_start,
  .step       = recorded_step,
  .run        = recorded_run,
  .rebuild    = recorded_rebuild,
  .grid       = recorded_grid,
  .watch      = recorded_watch,
  .stack      = recorded_stack,
};
