/* classic-scan.c - classic search that remembers only the grid, as a beginner's program does.
 *
 * The steps are those of the other five classics, which fill blanks in reading order. Each call scans
 * the grid from the top for the first blank, and each test scans row, column and box for the digit.
 *
 *     digit 5 for r4c4      . . 9 | ? . . | . . .    row: nine reads, no 5
 *                           column below: 7 2 5      column: stops at the first 5
 *
 * Reads: c + 1 to find a blank at cell c, and 81 to find that there is none; 27 for a test if the
 * digit fits, fewer if it does not. There is no formula for their number, because a scan stops at
 * the first equal digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/search/search-helpers.h"
#include "engine/search/variables.h"

typedef struct {
  RtCounts counts;
  RtGrid grid;
  RtStatus status;
  bool prepared;
  uint8_t next; /* the next digit to try in the cell; 1: the cell was just entered */
  uint8_t cells[RT_N_CELLS + 1]; /* by call: its blank, RT_N_CELLS for none */
} Scan;

enum {
  LINE_PREPARE = 0,
  LINE_FIND = 2,
  LINE_ROW = 5, /* column and box are the next two lines */
  LINE_WRITE = 8,
  LINE_TAKE_BACK = 10,
  LINE_DEAD_END = 11,
};

static const char *const listing[] = {
  N_("prepare: the grid is all there is"),
  N_("search():"),
  N_("  cell ← first blank, from the top"),
  N_("  if there is none: solved"),
  N_("  for digit in 1…9:"),
  N_("    if row r holds digit: skip"),
  N_("    if column c holds digit: skip"),
  N_("    if box b holds digit: skip"),
  N_("    write digit"),
  N_("    if search(): solved"),
  N_("    take digit back"),
  N_("  dead end: go back"),
  NULL,
};

RT_DEFINE_START_AND_GRID (scan, Scan)

/* Begins the K-th call of the search: scans for the first blank. Returns true if there is one. */
RT_INLINE bool
find_blank (Scan *s, uint32_t k, RtDetail *detail)
{
  int cell = 0;

  while (cell < RT_N_CELLS) {
    rt_note (detail, RT_LOOK_READ, LINE_FIND, RT_NO_CELL, 0, cell, RT_NO_HOUSE);
    if (s->grid.digit[cell] == 0)
      break;
    cell++;
  }
  s->counts.reads += (uint64_t) (cell < RT_N_CELLS ? cell + 1 : RT_N_CELLS);
  s->cells[k] = (uint8_t) cell;
  s->next = 1;
  return cell < RT_N_CELLS;
}

/* Scans the row (WHICH is 0), column (1) or box (2) of CELL up to the first DIGIT. Returns true if
 * the house has DIGIT. */
RT_INLINE bool
holds (Scan *s, int which, int cell, int digit, RtDetail *detail)
{
  int house = rt_houses_of[cell][which];

  for (int i = 0; i < 9; i++) {
    int at = rt_cell_in (cell, which, i);

    rt_note (detail, RT_LOOK_READ, LINE_ROW + which, cell, digit, at, house);
    if (s->grid.digit[at] == digit) {
      s->counts.reads += (uint64_t) i + 1;
      rt_note (detail, RT_LOOK_REFUSE, LINE_ROW + which, cell, digit, at, house);
      return true;
    }
  }
  s->counts.reads += 9;
  return false;
}

/* Tests DIGIT by scanning row, column and box of CELL in turn. Returns true if DIGIT fits. */
RT_INLINE bool
fits (Scan *s, int cell, int digit, RtDetail *detail)
{
  s->counts.tests++;
  if (holds (s, 0, cell, digit, detail) || holds (s, 1, cell, digit, detail) ||
      holds (s, 2, cell, digit, detail))
    return false;
  rt_note (detail, RT_LOOK_ACCEPT, LINE_ROW + 2, cell, digit, RT_NO_CELL, RT_NO_HOUSE);
  return true;
}

RT_INLINE void
prepare (Scan *s, RtEvent *event, RtDetail *detail)
{
  s->prepared = true;
  if (rt_tell_contradictory (event, LINE_PREPARE, &s->grid))
    s->status = RT_STATUS_CONTRADICTORY;
  else
    s->status = rt_tell_prepared (event, LINE_PREPARE, find_blank (s, 0, detail));
}

RT_INLINE bool
advance (Scan *s, RtListener to, RtDetail *detail)
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
                                    !find_blank (s, k + 1, detail));
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

RT_DEFINE_STEP_AND_RUN (scan, Scan, true)

static void
scan_watch (const void *state, const RtEvent *event, const RtLook *look, RtVariables *variables)
{
  rt_show_question (variables, event, look);
}

RT_DEFINE_RISING_STACK (scan, Scan, cells)

const RtSearch rt_search_scan = {
  .id         = "scan",
  .name       = N_("First blank, three scans"),
  .does       = N_("Takes the first blank from the top; scans its row, column and box"),
  .listing    = listing,
  RT_SEARCH_FUNCTIONS (scan, Scan),
  .classic    = true,
  .in_order   = true,
};
