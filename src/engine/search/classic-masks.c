/* classic-masks.c - classic search over a list of blanks; used digits are bit masks. Of the six classics,
 * this one has the cheapest test.
 *
 * The steps are those of the other five classics, which fill blanks in reading order. A visit to a
 * blank reads three masks once, on entry, and no cell.
 *
 *     digit              9 8 7 6 5 4 3 2 1
 *     used in row 3      0 0 0 1 0 0 1 0 0
 *     used in column 5   0 1 0 0 0 0 1 0 0
 *     used in box 2      0 0 0 0 0 1 0 0 1
 *     OR                 0 1 0 1 0 1 1 0 1     free: 2, 5, 7, 9
 *
 * The masks always agree with the grid. Reads: 81 for the preparation, then 3 for each visit. Every
 * placement that does not solve the puzzle leads to a visit, and so does the first blank, so
 *
 *     reads = 81 + 3 * (1 + placements - solutions) */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/search/search-helpers.h"
#include "engine/search/variables.h"

typedef struct {
  RtCounts counts;
  RtGrid grid;
  RtStatus status;
  bool prepared;
  uint8_t n_blanks;
  /* the next digit to try in blanks[depth]; 1: the blank was just entered */
  uint8_t next;
  uint8_t blanks[RT_N_CELLS];
  RtDigits used[RT_N_CELLS];        /* by blank: OR of its three masks, computed on entry */
  RtDigits in_house[RT_N_HOUSES];   /* rows, columns, boxes */
} Masks;

enum {
  LINE_PREPARE = 1,
  LINE_OR = 6,
  LINE_TEST = 8,
  LINE_WRITE = 9,
  LINE_TAKE_BACK = 11,
  LINE_DEAD_END = 12,
};

static const char *const listing[] = {
  /* Translators: lines of pseudo-code. Keep the blanks in front, and names as in blanks[k]. */
  N_("prepare:"),
  N_("  for each cell: if blank, list it,"),
  N_("    if given, mark it as used"),
  N_("search(k):"),
  N_("  if k = number of blanks: solved"),
  N_("  cell ← blanks[k]"),
  N_("  used ← row[r] | column[c] | box[b]"),
  N_("  for digit in 1…9:"),
  N_("    if digit in used: skip"),
  N_("    write digit; mark it as used"),
  N_("    if search(k + 1): solved"),
  N_("    take digit back; unmark it"),
  N_("  dead end: go back"),
  NULL,
};

RT_DEFINE_START_AND_GRID (masks, Masks)

RT_INLINE void
prepare (Masks *s, RtEvent *event, RtDetail *detail)
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
      s->blanks[s->n_blanks++] = (uint8_t) cell;
  }
  s->status = rt_tell_prepared (event, LINE_PREPARE, s->n_blanks);
}

/* Visits CELL, the K-th blank (from 0): reads the masks of used digits of its three houses. */
RT_INLINE void
enter (Masks *s, uint32_t k, int cell, RtDetail *detail)
{
  RtDigits used = RT_DIGITS_NONE;

  for (int i = 0; i < 3; i++) {
    used |= s->in_house[rt_houses_of[cell][i]];
    s->counts.reads++;
    rt_note (detail, RT_LOOK_READ, LINE_OR, cell, 0, RT_NO_CELL, rt_houses_of[cell][i]);
  }
  s->used[k] = used;
}

RT_INLINE bool
advance (Masks *s, RtListener to, RtDetail *detail)
{
  uint32_t k = s->counts.depth;
  bool entered = false;

  if (s->status == RT_STATUS_EXHAUSTED || s->status == RT_STATUS_CONTRADICTORY)
    return false;

  if (k < s->n_blanks) {
    int cell = s->blanks[k];

    entered = s->next == 1;
    if (entered)
      enter (s, k, cell, detail);
    for (int digit = s->next; digit <= 9; digit++) {
      s->counts.tests++;
      if (rt_digits_has (s->used[k], digit)) {
        rt_note_refusal (detail, &s->grid, LINE_TEST, cell, digit);
        continue;
      }
      rt_note (detail, RT_LOOK_ACCEPT, LINE_TEST, cell, digit, RT_NO_CELL, RT_NO_HOUSE);
      s->grid.digit[cell] = (uint8_t) digit;
      rt_flip (&s->in_house, cell, digit);
      s->next = 1;
      s->status = rt_tell_placed (to, &s->counts, LINE_WRITE, cell, digit,
                                  k + 1 == s->n_blanks);
      return true;
    }
  }
  if (k == 0) {
    s->status = rt_tell_end (to, LINE_DEAD_END, entered);
  } else {
    int cell = s->blanks[k - 1], digit = s->grid.digit[cell];

    s->grid.digit[cell] = 0;
    rt_flip (&s->in_house, cell, digit);
    s->next = (uint8_t) (digit + 1);
    s->status = rt_tell_taken_back (to, &s->counts, LINE_TAKE_BACK, cell, digit, entered);
  }
  return true;
}

RT_DEFINE_STEP_AND_RUN (masks, Masks, true)

static void
masks_watch (const void *state, const RtEvent *event, const RtLook *look, RtVariables *variables)
{
  const Masks *s = state;
  int cell = rt_show_question (variables, event, look);
  int k = (int) s->counts.depth - (!look && event->kind == RT_EVENT_PLACE);

  if (cell == RT_NO_CELL)
    return;
  rt_show (variables, "k", RT_VARIABLE_NUMBER, RT_NO_HOUSE, k);
  rt_show_houses (variables, rt_names_of_masks, s->in_house, cell);
  rt_show_digits (variables, "used",
                  look ? rt_used_so_far (s->in_house, cell, look) : s->used[k]);
}

RT_DEFINE_RISING_STACK (masks, Masks, blanks)

const RtSearch rt_search_masks = {
  .id         = "masks",
  .name       = N_("Cell by cell, with bit masks"),
  .does       = N_("Goes through the blanks in order; remembers used digits as bits"),
  .listing    = listing,
  RT_SEARCH_FUNCTIONS (masks, Masks),
  .classic    = true,
  .in_order   = true,
};
