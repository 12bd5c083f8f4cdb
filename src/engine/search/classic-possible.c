/* classic-possible.c - classic search that computes the candidates of each blank from the givens once; only
 * digits in this table are tested against column, row and box.
 *
 * The steps are those of the other five classics, which fill blanks in reading order. A digit that
 * a given excludes costs one read of the table. A digit that a placed digit excludes costs that
 * read and a scan up to the first equal digit.
 *
 *     r3c5: the givens leave          1 . . 4 5 . . 8 .     the other digits: one read each
 *     placed digits exclude           1                     1 read, and a scan that stops at a 1
 *     remaining digits, which fit           4 5     8       1 read, and a scan of all 27 cells
 *
 * The preparation reads each cell, and column, row and box of each blank:
 *
 *     reads of the preparation = 81 + 27 * blanks
 *
 * and then the cells up to the first blank. There is no formula for the reads of the search,
 * because they depend on where a scan stops. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/search/search-helpers.h"
#include "engine/search/variables.h"

#include <string.h>

typedef struct {
  RtCounts counts;
  RtGrid grid;
  RtStatus status;
  bool prepared;
  uint8_t next; /* the next digit to try in the current cell; 1: the cell was just entered */
  uint8_t cells[RT_N_CELLS + 1]; /* by call: its cell; RT_N_CELLS after the last cell */
  RtDigits possible[RT_N_CELLS]; /* by cell: digits that no given excludes; empty for a given */
} Possible;

enum {
  LINE_PREPARE = 1,
  LINE_STRIKE = 2,
  LINE_SKIP = 4,
  LINE_TABLE = 7,
  LINE_COLUMN = 8, /* row and box are the next two lines */
  LINE_WRITE = 11,
  LINE_TAKE_BACK = 13,
  LINE_DEAD_END = 14,
};

static const char *const listing[] = {
  N_("prepare:"),
  N_("  for each blank: possible[cell] ← 1…9"),
  N_("    less the digits in its column, row, box"),
  N_("search(cell):"),
  N_("  while cell is a given: cell ← cell + 1"),
  N_("  if cell = 81: solved"),
  N_("  for digit in 1…9:"),
  N_("    if digit not in possible[cell]: skip"),
  N_("    if column c holds digit: skip"),
  N_("    if row r holds digit: skip"),
  N_("    if box b holds digit: skip"),
  N_("    write digit"),
  N_("    if search(cell + 1): solved"),
  N_("    take digit back"),
  N_("  dead end: go back"),
  NULL,
};

/* Order in which the houses of a cell are scanned: column, row, box. */
static const uint8_t order[] = { 1, 0, 2 };

RT_DEFINE_START_AND_GRID (possible, Possible)

/* Begins the K-th call of the search: skips filled cells from CELL on. Returns true if a blank is
 * left. */
RT_INLINE bool
move_on (Possible *s, uint32_t k, int cell, RtDetail *detail)
{
  while (cell < RT_N_CELLS) {
    rt_note (detail, RT_LOOK_READ, LINE_SKIP, RT_NO_CELL, 0, cell, RT_NO_HOUSE);
    s->counts.reads++;
    if (s->grid.digit[cell] == 0)
      break;
    cell++;
  }
  s->cells[k] = (uint8_t) cell;
  s->next = 1;
  return cell < RT_N_CELLS;
}

/* Eliminates from CELL, a blank, the digits of the givens among its peers. */
RT_INLINE void
strike (Possible *s, int cell, RtDetail *detail)
{
  RtDigits seen = RT_DIGITS_NONE;

  for (int i = 0; i < 3; i++) {
    int house = rt_houses_of[cell][order[i]];

    for (int j = 0; j < 9; j++) {
      int at = rt_houses[house][j];

      rt_note (detail, RT_LOOK_READ, LINE_STRIKE, cell, 0, at, house);
      s->counts.reads++;
      if (s->grid.digit[at])
        seen |= rt_digits_of (s->grid.digit[at]);
    }
  }
  s->possible[cell] = RT_DIGITS_ALL & (RtDigits) ~seen;
}

RT_INLINE void
prepare (Possible *s, RtEvent *event, RtDetail *detail)
{
  s->prepared = true;
  if (rt_tell_contradictory (event, LINE_PREPARE, &s->grid)) {
    s->status = RT_STATUS_CONTRADICTORY;
    return;
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    rt_note (detail, RT_LOOK_READ, LINE_PREPARE, RT_NO_CELL, 0, cell, RT_NO_HOUSE);
    s->counts.reads++;
    if (s->grid.digit[cell] == 0)
      strike (s, cell, detail);
  }
  s->status = rt_tell_prepared (event, LINE_PREPARE, move_on (s, 0, 0, detail));
}

/* Adds to DETAIL the given that excludes DIGIT from CELL. A given is known by its empty entry in
 * the table of candidates; a filled blank has some digits there. */
static void
note_impossible (const Possible *s, int cell, int digit, RtDetail *detail)
{
  for (int i = 0; i < 3; i++) {
    int house = rt_houses_of[cell][order[i]], at = rt_grid_find (&s->grid, house, digit);

    if (at != RT_NO_CELL && s->possible[at] == RT_DIGITS_NONE) {
      rt_note (detail, RT_LOOK_REFUSE, LINE_TABLE, cell, digit, at, house);
      return;
    }
  }
}

/* Scans the row (WHICH is 0), column (1) or box (2) of CELL up to the first DIGIT, as scan number
 * NTH (0..2) of a test. Returns true if the house has DIGIT. */
RT_INLINE bool
holds (Possible *s, int nth, int which, int cell, int digit, RtDetail *detail)
{
  int house = rt_houses_of[cell][which];

  for (int i = 0; i < 9; i++) {
    int at = rt_cell_in (cell, which, i);

    rt_note (detail, RT_LOOK_READ, LINE_COLUMN + nth, cell, digit, at, house);
    if (s->grid.digit[at] == digit) {
      s->counts.reads += (uint64_t) i + 1;
      rt_note (detail, RT_LOOK_REFUSE, LINE_COLUMN + nth, cell, digit, at, house);
      return true;
    }
  }
  s->counts.reads += 9;
  return false;
}

/* Tests DIGIT in the table of candidates, then scans column, row and box. Returns true if DIGIT
 * fits. */
RT_INLINE bool
fits (Possible *s, int cell, int digit, RtDetail *detail)
{
  s->counts.tests++;
  s->counts.reads++;
  rt_note (detail, RT_LOOK_READ, LINE_TABLE, cell, digit, RT_NO_CELL, RT_NO_HOUSE);
  if (!rt_digits_has (s->possible[cell], digit)) {
    if (detail)
      note_impossible (s, cell, digit, detail);
    return false;
  }
  if (holds (s, 0, 1, cell, digit, detail) || holds (s, 1, 0, cell, digit, detail) ||
      holds (s, 2, 2, cell, digit, detail))
    return false;
  rt_note (detail, RT_LOOK_ACCEPT, LINE_COLUMN + 2, cell, digit, RT_NO_CELL, RT_NO_HOUSE);
  return true;
}

RT_INLINE bool
advance (Possible *s, RtListener to, RtDetail *detail)
{
  uint32_t k = s->counts.depth;
  bool entered = false;

  if (s->status == RT_STATUS_EXHAUSTED || s->status == RT_STATUS_CONTRADICTORY)
    return false;

  if (s->status == RT_STATUS_SEARCHING) {
    int cell = s->cells[k];

    entered = s->next == 1;
    for (int digit = s->next; digit <= 9; digit++)
      if (fits (s, cell, digit, detail)) {
        s->grid.digit[cell] = (uint8_t) digit;
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
    s->next = (uint8_t) (digit + 1);
    s->status = rt_tell_taken_back (to, &s->counts, LINE_TAKE_BACK, cell, digit, entered);
  }
  return true;
}

RT_DEFINE_STEP_AND_RUN (possible, Possible, true)

static void
possible_watch (const void *state, const RtEvent *event, const RtLook *look, RtVariables *variables)
{
  const Possible *s = state;
  int cell = rt_show_question (variables, event, look);

  if (cell == RT_NO_CELL)
    return;
  if (event->kind == RT_EVENT_PREPARE)
    rt_show_digits (variables, "possible[cell]",
                    RT_DIGITS_ALL & (RtDigits) ~rt_seen_so_far (&s->grid, cell, order, look));
  else
    rt_show_digits (variables, "possible[cell]", s->possible[cell]);
}

RT_DEFINE_RISING_STACK (possible, Possible, cells)

const RtSearch rt_search_possible = {
  .id         = "possible",
  .name       = N_("Possible digits, three scans"),
  .does       = N_("Goes through the blanks in order; tries what the givens leave"),
  .listing    = listing,
  RT_SEARCH_FUNCTIONS (possible, Possible),
  .classic    = true,
  .in_order   = true,
  .columns_first = true,
};
