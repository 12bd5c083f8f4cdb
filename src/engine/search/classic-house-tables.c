/* classic-house-tables.c - classic search that goes from cell to cell; used digits are in a table for each
 * house.
 *
 * The steps are those of the other five classics, which fill blanks in reading order. A
 * test looks the digit up in the tables of row, column and box, in turn, up to the first
 * that has it. Unlike classic-possible.c, it needs neither scans nor a table of
 * candidates.
 *
 *     digit       1 2 3 4 5 6 7 8 9
 *     row 3       . . x . . x . . .     3 and 6: one read
 *     column 5    . . x . . . . x .     8: two reads
 *     box 2       x . . x . . . . .     1 and 4: three reads; also 2, 5, 7, 9, which fit
 *
 * The tables always agree with the grid. There is no formula for the number of reads, because it
 * depends on the table that has the digit. */
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
  bool used[10][RT_N_HOUSES];    /* by digit and house: rows, columns, boxes */
} Tables;

enum {
  LINE_PREPARE = 1,
  LINE_SKIP = 3,
  LINE_ROW = 6, /* column and box are the next two lines */
  LINE_WRITE = 9,
  LINE_TAKE_BACK = 12,
  LINE_DEAD_END = 14,
};

static const char *const listing[] = {
  N_("prepare:"),
  N_("  for each cell: used[house][given] ← yes for its three houses"),
  N_("search(cell):"),
  N_("  while cell is filled: cell ← cell + 1"),
  N_("  if cell = 81: solved"),
  N_("  for digit in 1…9:"),
  N_("    if used[row r][digit]: skip"),
  N_("    if used[column c][digit]: skip"),
  N_("    if used[box b][digit]: skip"),
  N_("    write digit"),
  N_("    used[house][digit] ← yes for r, c, b"),
  N_("    if search(cell + 1): solved"),
  N_("    take digit back"),
  N_("    used[house][digit] ← no for r, c, b"),
  N_("  dead end: go back"),
  NULL,
};

RT_DEFINE_START_AND_GRID (tables, Tables)

/* Sets the entries for DIGIT in the tables of CELL's three houses to USED. */
RT_INLINE void
mark (Tables *s, int cell, int digit, bool used)
{
  const uint8_t *house = rt_houses_of[cell];

  s->used[digit][house[0]] = used;
  s->used[digit][house[1]] = used;
  s->used[digit][house[2]] = used;
}

/* Begins the K-th call of the search: skips filled cells from CELL on. Returns true if a blank is
 * left. */
RT_INLINE bool
move_on (Tables *s, uint32_t k, int cell, RtDetail *detail)
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

/* Returns true if the table of CELL's row (WHICH is 0), column (1) or box (2) has DIGIT.
 * rt_count_tests counts the read of the row's table, because every test begins with it. */
RT_INLINE bool
has (Tables *s, int which, int cell, int digit, RtDetail *detail)
{
  int house = rt_houses_of[cell][which];

  if (which > 0)
    s->counts.reads++;
  rt_note (detail, RT_LOOK_READ, LINE_ROW + which, cell, digit, RT_NO_CELL, house);
  if (!s->used[digit][house])
    return false;
  if (detail)
    rt_note (detail, RT_LOOK_REFUSE, LINE_ROW + which, cell, digit,
             rt_grid_find (&s->grid, house, digit), house);
  return true;
}

/* Tests DIGIT in the tables of row, column and box, up to the first that has it. Returns true if
 * DIGIT fits. */
RT_INLINE bool
fits (Tables *s, int cell, int digit, RtDetail *detail)
{
  if (has (s, 0, cell, digit, detail) || has (s, 1, cell, digit, detail) ||
      has (s, 2, cell, digit, detail))
    return false;
  rt_note (detail, RT_LOOK_ACCEPT, LINE_ROW + 2, cell, digit, RT_NO_CELL, RT_NO_HOUSE);
  return true;
}

RT_INLINE void
prepare (Tables *s, RtEvent *event, RtDetail *detail)
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
      mark (s, cell, s->grid.digit[cell], true);
  }
  s->status = rt_tell_prepared (event, LINE_PREPARE, move_on (s, 0, 0, detail));
}

RT_INLINE bool
advance (Tables *s, RtListener to, RtDetail *detail)
{
  uint32_t k = s->counts.depth;
  bool entered = false;

  if (s->status == RT_STATUS_EXHAUSTED || s->status == RT_STATUS_CONTRADICTORY)
    return false;

  if (s->status == RT_STATUS_SEARCHING) {
    int cell = s->cell, digit = s->next;

    entered = digit == 1;
    while (digit <= 9 && !fits (s, cell, digit, detail))
      digit++;
    rt_count_tests (&s->counts, s->next, digit);
    if (digit <= 9) {
      s->grid.digit[cell] = (uint8_t) digit;
      mark (s, cell, digit, true);
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
    mark (s, cell, digit, false);
    s->next = (uint8_t) (digit + 1);
    s->cell = (uint8_t) cell;
    s->status = rt_tell_taken_back (to, &s->counts, LINE_TAKE_BACK, cell, digit, entered);
  }
  return true;
}

RT_DEFINE_STEP_AND_RUN (tables, Tables, true)

static void
tables_watch (const void *state, const RtEvent *event, const RtLook *look, RtVariables *variables)
{
  static const char *const names[] = { "used[row r]", "used[column c]", "used[box b]" };
  const Tables *s = state;
  int cell = rt_show_question (variables, event, look);
  RtDigits in_house[RT_N_HOUSES] = { RT_DIGITS_NONE };

  if (cell == RT_NO_CELL)
    return;
  for (int house = 0; house < RT_N_HOUSES; house++)
    for (int digit = 1; digit <= 9; digit++)
      if (s->used[digit][house])
        in_house[house] |= rt_digits_of (digit);
  rt_show_houses (variables, names, in_house, cell);
}

RT_DEFINE_RISING_STACK (tables, Tables, cells)

const RtSearch rt_search_tables = {
  .id         = "tables",
  .name       = N_("Running index, used-digit tables"),
  .does       = N_("Goes from cell to cell; looks used digits up in tables"),
  .listing    = listing,
  RT_SEARCH_FUNCTIONS (tables, Tables),
  .classic    = true,
  .in_order   = true,
};
