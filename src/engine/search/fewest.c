/* fewest.c - search that always takes the blank with the fewest candidates; used digits are bit
 * masks.
 *
 * Its tree is not that of the six classic searches, which take blanks in reading order: it fills a
 * blank with one candidate before all others, and it notices a blank without candidates at once,
 * anywhere in the grid. A test looks at one bit, as in classic-masks.c, but to choose the blank the
 * search reads the masks of all blanks.
 *
 *     blank         r1c2    r1c5    r4c1    r7c8
 *     candidates    2 5 9   4 6     1 8     3 4 7     r1c5: the first of those with two
 *
 * Among blanks with equally few candidates it takes the first in reading order. It stops reading at
 * a blank without candidates. The masks always agree with the grid. Reads: 81 for the preparation,
 * then 3 for each blank that is read; there is no formula for their number, because it depends on
 * the position of the blank without candidates. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/search/search-helpers.h"
#include "engine/search/variables.h"

typedef struct {
  RtCounts counts;
  RtGrid grid;
  RtStatus status;
  bool prepared;
  uint8_t k;                      /* number of calls on the stack */
  uint8_t next;                   /* the next digit to try; 1: the call has not chosen a cell yet */
  uint8_t cells[RT_N_CELLS];      /* by call: the blank chosen */
  RtDigits used[RT_N_CELLS];      /* by call: OR of the blank's three masks */
  RtDigits in_house[RT_N_HOUSES]; /* rows, columns, boxes */
  RtCells blanks;                 /* cells still empty */
} Fewest;

enum {
  LINE_PREPARE = 1,
  LINE_OR = 5,
  LINE_TEST = 8,
  LINE_WRITE = 9,
  LINE_TAKE_BACK = 11,
  LINE_DEAD_END = 12,
};

static const char *const listing[] = {
  N_("prepare:"),
  N_("  for each cell: a given is marked as used"),
  N_("search():"),
  N_("  if there is no blank: solved"),
  N_("  for each blank:"),
  N_("    its used ← row[r] | column[c] | box[b]"),
  N_("  cell ← the blank with the most used digits"),
  N_("  for digit in 1…9:"),
  N_("    if digit in used: skip"),
  N_("    write digit; mark it as used"),
  N_("    if search(): solved"),
  N_("    take digit back; unmark it"),
  N_("  dead end: go back"),
  NULL,
};

RT_DEFINE_START_AND_GRID (fewest, Fewest)

RT_INLINE void
prepare (Fewest *s, RtEvent *event, RtDetail *detail)
{
  s->prepared = true;
  s->next = 1;
  if (rt_tell_contradictory (event, LINE_PREPARE, &s->grid)) {
    s->status = RT_STATUS_CONTRADICTORY;
    return;
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    s->counts.reads++;
    rt_note (detail, RT_LOOK_READ, LINE_PREPARE, RT_NO_CELL, 0, cell, RT_NO_HOUSE);
    if (s->grid.digit[cell])
      rt_flip (&s->in_house, cell, s->grid.digit[cell]);
    else
      rt_cells_add (&s->blanks, cell);
  }
  s->status = rt_tell_prepared (event, LINE_PREPARE, rt_cells_count (s->blanks));
}

/* Begins a call of the search: chooses its cell by reading the masks of all blanks, up to the first
 * blank without a candidate. */
RT_INLINE void
choose (Fewest *s, RtDetail *detail)
{
  int most = -1;

  for_each_cell (cell, s->blanks) {
    RtDigits used = RT_DIGITS_NONE;

    for (int i = 0; i < 3; i++) {
      used |= s->in_house[rt_houses_of[cell][i]];
      rt_note (detail, RT_LOOK_READ, LINE_OR, cell, 0, RT_NO_CELL, rt_houses_of[cell][i]);
    }
    s->counts.reads += 3;
    if (rt_digits_count (used) > most) {
      most = rt_digits_count (used);
      s->cells[s->k] = (uint8_t) cell;
      s->used[s->k] = used;
      if (most == 9)
        return;
    }
  }
}

RT_INLINE bool
advance (Fewest *s, RtListener to, RtDetail *detail)
{
  bool entered = false;

  if (s->status == RT_STATUS_EXHAUSTED || s->status == RT_STATUS_CONTRADICTORY)
    return false;

  if (s->status == RT_STATUS_SEARCHING) {
    int cell;

    entered = s->next == 1;
    if (entered)
      choose (s, detail);
    cell = s->cells[s->k];
    for (int digit = s->next; digit <= 9; digit++) {
      s->counts.tests++;
      if (rt_digits_has (s->used[s->k], digit)) {
        rt_note_refusal (detail, &s->grid, LINE_TEST, cell, digit);
        continue;
      }
      rt_note (detail, RT_LOOK_ACCEPT, LINE_TEST, cell, digit, RT_NO_CELL, RT_NO_HOUSE);
      s->grid.digit[cell] = (uint8_t) digit;
      rt_flip (&s->in_house, cell, digit);
      rt_cells_remove (&s->blanks, cell);
      s->k++;
      s->next = 1;
      s->status = rt_tell_placed (to, &s->counts, LINE_WRITE, cell, digit,
                                  rt_cells_is_empty (s->blanks));
      return true;
    }
  }
  if (s->k == 0) {
    s->status = rt_tell_end (to, LINE_DEAD_END, entered);
  } else {
    int cell = s->cells[--s->k], digit = s->grid.digit[cell];

    s->grid.digit[cell] = 0;
    rt_flip (&s->in_house, cell, digit);
    rt_cells_add (&s->blanks, cell);
    s->next = (uint8_t) (digit + 1);
    s->status = rt_tell_taken_back (to, &s->counts, LINE_TAKE_BACK, cell, digit, entered);
  }
  return true;
}

RT_DEFINE_STEP_AND_RUN (fewest, Fewest, false)

static void
fewest_watch (const void *state, const RtEvent *event, const RtLook *look, RtVariables *variables)
{
  const Fewest *s = state;
  int cell = rt_show_question (variables, event, look);

  if (cell == RT_NO_CELL)
    return;
  rt_show_houses (variables, rt_names_of_masks, s->in_house, cell);
  rt_show_digits (variables, "used", look ? rt_used_so_far (s->in_house, cell, look)
                                          : s->used[s->k - (event->kind == RT_EVENT_PLACE)]);
}

RT_DEFINE_RISING_STACK (fewest, Fewest, cells)

const RtSearch rt_search_fewest = {
  .id         = "fewest",
  .name       = N_("Fewest candidates first"),
  .does       = N_("Looks at all blanks; takes the one with the fewest digits left"),
  .listing    = listing,
  RT_SEARCH_FUNCTIONS (fewest, Fewest),
};
