/* classic-index.c - classic search that goes from cell to cell; used digits are bit masks.
 *
 * The steps are those of the other five classics, which fill blanks in reading order. A test reads
 * the masks of row, column and box, in turn, up to the first that has the digit.
 *
 *     digit              9 8 7 6 5 4 3 2 1
 *     used in row 3      0 0 0 1 0 0 1 0 0     3 and 6: one read
 *     used in column 5   0 1 0 0 0 0 1 0 0     8: two reads
 *     used in box 2      0 0 0 0 0 1 0 0 1     1 and 4: three reads; also 2, 5, 7, 9, which fit
 *
 * The masks always agree with the grid. After a placement the search reads each following cell up
 * to the next blank, or to the last cell. There is no formula for the number of reads, because it
 * depends on the mask that has the digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/search/search-helpers.h"
#include "engine/search/variables.h"

typedef struct {
  RtCounts counts;
  RtGrid grid;
  RtStatus status;
  bool prepared;
  uint8_t cell; /* the current cell: cells[depth] */
  uint8_t next; /* the next digit to try in the current cell; 1: the cell was just entered */
  /* by call: the cell that it fills; RT_N_CELLS after the last cell */
  uint8_t cells[RT_N_CELLS + 1];
  RtDigits in_house[RT_N_HOUSES]; /* rows, columns, boxes */
} Index;

enum {
  LINE_PREPARE = 1,
  LINE_SKIP = 3,
  LINE_ROW = 6, /* column and box are the next two lines */
  LINE_WRITE = 9,
  LINE_TAKE_BACK = 11,
  LINE_DEAD_END = 12,
};

static const char *const listing[] = {
  N_("prepare:"),
  N_("  for each cell: a given is marked as used"),
  N_("search(cell):"),
  N_("  while cell is filled: cell ← cell + 1"),
  N_("  if cell = 81: solved"),
  N_("  for digit in 1…9:"),
  N_("    if digit in row[r]: skip"),
  N_("    if digit in column[c]: skip"),
  N_("    if digit in box[b]: skip"),
  N_("    write digit; mark it as used"),
  N_("    if search(cell + 1): solved"),
  N_("    take digit back; unmark it"),
  N_("  dead end: go back"),
  NULL,
};

RT_DEFINE_START_AND_GRID (index, Index)

/* Begins the K-th call of the search: skips filled cells from CELL on. Returns true if a blank is
 * left. */
RT_INLINE bool
move_on (Index *s, uint32_t k, int cell, RtDetail *detail)
{
  while (cell < RT_N_CELLS) {
    rt_note (detail, RT_LOOK_READ, LINE_SKIP, RT_NO_CELL, 0, cell, RT_NO_HOUSE);
    s->counts.reads++;
    if (s->grid.digit[cell] == 0)
      break;
    cell++;
  }
  s->cells[k] = s->cell = (uint8_t) cell;
  s->next = 1;
  return cell < RT_N_CELLS;
}

/* Returns true if MASK, the mask of CELL's row (WHICH is 0), column (1) or box (2), has DIGIT.
 * rt_count_tests counts the read of the row's mask, because every test begins with it. */
RT_INLINE bool
has (Index *s, RtDigits mask, int which, int cell, int digit, RtDetail *detail)
{
  int house = rt_houses_of[cell][which];

  if (which > 0)
    s->counts.reads++;
  rt_note (detail, RT_LOOK_READ, LINE_ROW + which, cell, digit, RT_NO_CELL, house);
  if (!rt_digits_has (mask, digit))
    return false;
  if (detail)
    rt_note (detail, RT_LOOK_REFUSE, LINE_ROW + which, cell, digit,
             rt_grid_find (&s->grid, house, digit), house);
  return true;
}

/* Tests DIGIT in the masks of row, column and box, up to the first that has it. Returns true if
 * DIGIT fits. */
RT_INLINE bool
fits (Index *s, const RtDigits masks[3], int cell, int digit, RtDetail *detail)
{
  if (has (s, masks[0], 0, cell, digit, detail) || has (s, masks[1], 1, cell, digit, detail) ||
      has (s, masks[2], 2, cell, digit, detail))
    return false;
  rt_note (detail, RT_LOOK_ACCEPT, LINE_ROW + 2, cell, digit, RT_NO_CELL, RT_NO_HOUSE);
  return true;
}

RT_INLINE void
prepare (Index *s, RtEvent *event, RtDetail *detail)
{
  s->prepared = true;
  if (rt_tell_contradictory (event, LINE_PREPARE, &s->grid)) {
    s->status = RT_STATUS_CONTRADICTORY;
    return;
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    s->counts.reads++;
    rt_note (detail, RT_LOOK_READ, LINE_PREPARE, RT_NO_CELL, 0, cell, RT_NO_HOUSE);
    if (s->grid.digit[cell])
      rt_flip (&s->in_house, cell, s->grid.digit[cell]);
  }
  s->status = rt_tell_prepared (event, LINE_PREPARE, move_on (s, 0, 0, detail));
}

RT_INLINE bool
advance (Index *s, RtListener to, RtDetail *detail)
{
  uint32_t k = s->counts.depth;
  bool entered = false;

  if (s->status == RT_STATUS_EXHAUSTED || s->status == RT_STATUS_CONTRADICTORY)
    return false;

  if (s->status == RT_STATUS_SEARCHING) {
    int cell = s->cell, digit = s->next;
    const uint8_t *house = rt_houses_of[cell];
    const RtDigits masks[3] = { s->in_house[house[0]], s->in_house[house[1]],
                                s->in_house[house[2]] };

    entered = digit == 1;
    while (digit <= 9 && !fits (s, masks, cell, digit, detail))
      digit++;
    rt_count_tests (&s->counts, s->next, digit);
    if (digit <= 9) {
      s->grid.digit[cell] = (uint8_t) digit;
      rt_flip (&s->in_house, cell, digit);
      s->status = rt_tell_placed (to, &s->counts, LINE_WRITE, cell, digit,
                                  !move_on (s, k + 1, cell + 1, detail));
      return true;
    }
  }
  if (k == 0) {
    s->status = rt_tell_end (to, LINE_DEAD_END, entered);
  } else {
    int cell = s->cells[k - 1], digit = s->grid.digit[cell];

    s->grid.digit[cell] = 0;
    rt_flip (&s->in_house, cell, digit);
    s->next = (uint8_t) (digit + 1);
    s->cell = (uint8_t) cell;
    s->status = rt_tell_taken_back (to, &s->counts, LINE_TAKE_BACK, cell, digit, entered);
  }
  return true;
}

RT_DEFINE_STEP_AND_RUN (index, Index, true)

static void
index_watch (const void *state, const RtEvent *event, const RtLook *look, RtVariables *variables)
{
  const Index *s = state;
  int cell = rt_show_question (variables, event, look);

  if (cell != RT_NO_CELL)
    rt_show_houses (variables, rt_names_of_masks, s->in_house, cell);
}

RT_DEFINE_RISING_STACK (index, Index, cells)

const RtSearch rt_search_index = {
  .id         = "index",
  .name       = N_("Running index, bit masks"),
  .does       = N_("Goes from cell to cell; asks row, column and box by bits"),
  .listing    = listing,
  RT_SEARCH_FUNCTIONS (index, Index),
  .classic    = true,
  .in_order   = true,
};
