/* matching-search.c - finds the search that makes the same steps as a tape (the recorded steps of a
 * person's program): runs each search in parallel with the tape, then backtracking in the program's
 * own order of cells and digits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/diagnosis/matching-search.h"

#include <stdalign.h>
#include <string.h>

#define PIECE 4096

/* Converts ENTRY, a recorded step of a person's program, to an event of a search. */
static RtEvent
event_of (RtEntry entry, const RtGrid *grid)
{
  int cell = rt_entry_cell (entry), digit = rt_entry_digit (entry);

  return (RtEvent) { .kind = digit ? RT_EVENT_PLACE : RT_EVENT_TAKE_BACK, .cell = (uint8_t) cell,
                     .digit = digit ? (uint8_t) digit : grid->digit[cell] };
}

static bool
is_same (const RtEvent *a, const RtEvent *b)
{
  return a->kind == b->kind && a->cell == b->cell && a->digit == b->digit;
}

/* Runs SEARCH beside the recorded steps on TAPE up to the first difference, stored in OUT. Returns
 * false if STOP was raised. */
static bool
run_beside (const RtSearch *search, RtTape *tape, const RtGrid *puzzle, RtStop *stop, RtSame *out)
{
  alignas (max_align_t) unsigned char state[RT_STATE_MAX];
  RtEntry entries[PIECE];
  RtGrid grid = *puzzle;
  uint64_t place = 0;
  size_t n;

  *out = (RtSame) { .search = search };
  search->start (state, puzzle);
  search->step (state, &out->ours, NULL); /* the preparation step */
  while ((n = rt_tape_read (tape, place, entries, PIECE)) > 0) {
    if (rt_stop_raised (stop))
      return false;
    for (size_t i = 0; i < n; i++, place++) {
      out->step = place + 2;
      out->theirs = event_of (entries[i], &grid);
      if (!search->step (state, &out->ours, NULL))
        out->ours = (RtEvent) { .kind = RT_EVENT_NONE };
      if (!is_same (&out->ours, &out->theirs))
        return true;
      grid.digit[out->theirs.cell] = (uint8_t) rt_entry_digit (entries[i]);
    }
  }
  if (out->ours.status == RT_STATUS_SEARCHING && search->step (state, &out->ours, NULL) &&
      out->ours.kind != RT_EVENT_END) {
    out->step++;
    out->theirs = (RtEvent) { .kind = RT_EVENT_NONE };
  } else {
    out->kind = RT_SAME_STEPS;
  }
  return true;
}

/* State of a plain backtracking search with its own order of cells and digits. */
typedef struct {
  uint8_t cells[RT_N_CELLS], digits[9];
  int n_cells, depth;
  int next[RT_N_CELLS + 1]; /* by depth: index of the next digit to try */
  bool writes_first;        /* true: writes a digit before it tests it, and removes it on a
                             * conflict */
  bool back;                /* true: the top digit was written, and conflicts */
  RtGrid grid;
} Plain;

/* Makes one step of PLAIN. Returns false after the end. */
static bool
step_plain (Plain *plain, RtEvent *event)
{
  if (!plain->back && plain->depth < plain->n_cells) {
    int cell = plain->cells[plain->depth];

    while (plain->next[plain->depth] < 9) {
      int digit = plain->digits[plain->next[plain->depth]++];
      bool fits = rt_grid_fits (&plain->grid, cell, digit);

      if (!fits && !plain->writes_first)
        continue;
      plain->back = !fits;
      plain->grid.digit[cell] = (uint8_t) digit;
      plain->next[++plain->depth] = 0;
      *event = (RtEvent) { .kind = RT_EVENT_PLACE, .cell = (uint8_t) cell,
                           .digit = (uint8_t) digit };
      return true;
    }
  }
  if (plain->depth == 0)
    return false;
  plain->back = false;
  plain->depth--;
  *event = (RtEvent) { .kind = RT_EVENT_TAKE_BACK, .cell = plain->cells[plain->depth],
                       .digit = plain->grid.digit[plain->cells[plain->depth]] };
  plain->grid.digit[event->cell] = 0;
  return true;
}

/* Returns true if the program wrote the digits in the order of DIGITS in every visit to a cell. */
static bool
is_order (const RtFindings *findings, const uint8_t digits[9])
{
  for (int i = 0; i < 9; i++)
    for (int k = i + 1; k < 9; k++)
      if (rt_digits_has (findings->before[digits[k]], digits[i]))
        return false;
  return true;
}

/* Sorts DIGITS into the order in which the program wrote them. Returns false if its visits to cells
 * have different orders. */
static bool
order_digits (const RtFindings *findings, uint8_t digits[9])
{
  static const uint8_t usual[][9] = {
    { 1, 2, 3, 4, 5, 6, 7, 8, 9 },
    { 9, 8, 7, 6, 5, 4, 3, 2, 1 },
  };

  for (int i = 0; i < 2; i++)
    if (is_order (findings, usual[i])) {
      memcpy (digits, usual[i], 9);
      return true;
    }
  RtDigits done = RT_DIGITS_NONE;

  for (int n = 0; n < 9; n++) {
    int next = 0;

    for (int digit = 9; digit >= 1; digit--) {
      bool is_first = !rt_digits_has (done, digit);

      for (int other = 1; other <= 9; other++)
        is_first &= rt_digits_has (done, other) || !rt_digits_has (findings->before[other], digit);
      if (is_first)
        next = digit;
    }
    if (!next)
      return false;
    digits[n] = (uint8_t) next;
    done |= rt_digits_of (next);
  }
  return true;
}

static bool
order_cells (const RtFindings *findings, const RtGrid *puzzle, Plain *plain)
{
  RtCells done = rt_grid_filled (puzzle);

  for (int i = 0; i < findings->n_order; i++) {
    if (findings->order[i] == RT_NO_CELL || rt_cells_has (done, findings->order[i]))
      return false;
    plain->cells[plain->n_cells++] = findings->order[i];
    rt_cells_add (&done, findings->order[i]);
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!rt_cells_has (done, cell))
      plain->cells[plain->n_cells++] = (uint8_t) cell;
  return true;
}

/* Returns true if the recorded steps on TAPE are those of plain backtracking in the order of ORDER. */
static bool
is_plain (const Plain *order, RtTape *tape, const RtGrid *puzzle, RtStop *stop)
{
  Plain plain = *order;
  RtEntry entries[PIECE];
  RtGrid grid = *puzzle;
  uint64_t place = 0;
  RtEvent ours = { 0 };
  size_t n;

  plain.grid = *puzzle;
  while ((n = rt_tape_read (tape, place, entries, PIECE)) > 0) {
    for (size_t i = 0; i < n; i++) {
      RtEvent theirs = event_of (entries[i], &grid);

      if (!step_plain (&plain, &ours) || !is_same (&ours, &theirs))
        return false;
      grid.digit[theirs.cell] = (uint8_t) rt_entry_digit (entries[i]);
    }
    place += n;
    if (rt_stop_raised (stop))
      return false;
  }
  return (plain.depth == plain.n_cells && !plain.back) || !step_plain (&plain, &ours);
}

/* Returns true if SEARCH makes exactly the placements recorded on TAPE, ignoring take-backs. Stores
 * their number in PLACEMENTS. */
static bool
places_the_same (const RtSearch *search, RtTape *tape, const RtGrid *puzzle, RtStop *stop,
                 uint64_t *placements)
{
  alignas (max_align_t) unsigned char state[RT_STATE_MAX];
  RtEntry entries[PIECE];
  uint64_t place = 0;
  RtEvent event = { 0 };
  size_t n;

  *placements = 0;
  search->start (state, puzzle);
  while ((n = rt_tape_read (tape, place, entries, PIECE)) > 0) {
    for (size_t i = 0; i < n; i++) {
      if (!rt_entry_digit (entries[i]))
        continue;
      do
        if (!search->step (state, &event, NULL))
          return false;
      while (event.kind != RT_EVENT_PLACE);
      if (event.cell != rt_entry_cell (entries[i]) || event.digit != rt_entry_digit (entries[i]))
        return false;
      ++*placements;
    }
    place += n;
    if (rt_stop_raised (stop))
      return false;
  }
  return event.status == RT_STATUS_SOLVED;
}

static bool
rises (const uint8_t *values, int n)
{
  for (int i = 1; i < n; i++)
    if (values[i] < values[i - 1])
      return false;
  return true;
}

static void
find_other_order (RtSame *same, const RtFindings *findings, RtTape *tape, const RtGrid *puzzle,
                  RtStop *stop)
{
  Plain plain = { 0 };

  if (!order_cells (findings, puzzle, &plain) || !order_digits (findings, plain.digits))
    return;
  for (int writes_first = 0; writes_first < 2; writes_first++) {
    plain.writes_first = writes_first;
    if (!is_plain (&plain, tape, puzzle, stop))
      continue;
    same->kind = RT_SAME_OTHER_ORDER;
    same->search = &rt_search_masks;
    same->step = findings->n_steps;
    same->other_cells = !rises (plain.cells, plain.n_cells);
    same->other_digits = !rises (plain.digits, 9);
    same->writes_first = writes_first;
    memcpy (same->digits, plain.digits, sizeof same->digits);
    return;
  }
}

bool
rt_same_find (RtSame *same, const RtFindings *findings, RtTape *tape, const RtGrid *puzzle,
              RtStop *stop)
{
  uint64_t placements;

  *same = (RtSame) { .search = NULL };
  for (const RtSearch *const *search = rt_searches; *search; search++) {
    RtSame found;

    if ((*search)->classic && *search != &rt_search_masks)
      continue; /* all classic searches make equal steps */
    if (!run_beside (*search, tape, puzzle, stop, &found))
      return false;
    if (!same->search || found.kind > same->kind || found.step > same->step)
      *same = found;
    if (same->kind == RT_SAME_STEPS)
      return true;
  }
  if (places_the_same (&rt_search_masks, tape, puzzle, stop, &placements))
    *same = (RtSame) { .kind = RT_SAME_PLACEMENTS, .search = &rt_search_masks, .step = placements };
  else
    find_other_order (same, findings, tape, puzzle, stop);
  return !rt_stop_raised (stop);
}
