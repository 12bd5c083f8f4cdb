/* step-statistics.c - replays the steps of a program and collects statistics about them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/diagnosis/step-statistics.h"

#include "engine/fast/fast.h"

#include <stdlib.h>
#include <string.h>

/* By region and cell: the cells that a program tests for this cell, without the cell itself. */
typedef struct {
  RtCells seen[RT_N_REGIONS][RT_N_CELLS];
} Tested;

/* Finds the upper left corner and the side length of a box region of the cell at ROW, COLUMN. */
static void
corner_of (RtRegion region, int row, int column, int *top, int *left, int *side)
{
  *side = region == RT_REGION_BOX_TWO_BY_TWO ? 2 : 3;
  *top = row / 3 * 3;
  *left = column / 3 * 3;
  switch (region) {
  case RT_REGION_BOX_FROM_CELL:
    *top = row;
    *left = column;
    break;
  case RT_REGION_BOX_AROUND_CELL:
    *top = row - 1;
    *left = column - 1;
    break;
  case RT_REGION_BOX_NOT_TIMES_3:
    *top = row / 3;
    *left = column / 3;
    break;
  case RT_REGION_BOX_REST:
    *top = row % 3;
    *left = column % 3;
    break;
  case RT_REGION_BOX_REST_TIMES_3:
    *top = row % 3 * 3;
    *left = column % 3 * 3;
    break;
  case RT_REGION_BOX_EXCHANGED:
    *top = column / 3 * 3;
    *left = row / 3 * 3;
    break;
  case RT_REGION_BOX_ONE_OFF:
    *top = (row + 1) / 3 * 3 - 1;
    *left = (column + 1) / 3 * 3 - 1;
    break;
  default:
    break;
  }
}

static bool
sees (RtRegion region, int cell, int other)
{
  int row = rt_row_of (cell), column = rt_column_of (cell);
  int to_row = rt_row_of (other), to_column = rt_column_of (other), top, left, side;

  switch (region) {
  case RT_REGION_ROW:
    return to_row == row;
  case RT_REGION_ROW_BUT_LAST:
    return to_row == row && to_column < 8;
  case RT_REGION_ROW_BUT_FIRST:
    return to_row == row && to_column > 0;
  case RT_REGION_COLUMN:
    return to_column == column;
  case RT_REGION_COLUMN_BUT_LAST:
    return to_column == column && to_row < 8;
  case RT_REGION_COLUMN_BUT_FIRST:
    return to_column == column && to_row > 0;
  default:
    corner_of (region, row, column, &top, &left, &side);
    return to_row >= top && to_row < top + side && to_column >= left && to_column < left + side;
  }
}

static void
tested_init (Tested *tested)
{
  for (int region = 0; region < RT_N_REGIONS; region++)
    for (int cell = 0; cell < RT_N_CELLS; cell++) {
      RtCells *seen = &tested->seen[region][cell];

      *seen = RT_CELLS_NONE;
      for (int other = 0; other < RT_N_CELLS; other++)
        if (other != cell && sees ((RtRegion) region, cell, other))
          rt_cells_add (seen, other);
    }
}

/* Number of entries read from the tape at a time. */
#define PIECE 4096

#define ALL_REGIONS ((1u << RT_N_REGIONS) - 1)

/* A digit on the stack of the replay: a placement that was not taken back. */
typedef struct {
  uint8_t cell, digit;
  bool is_kept;
  bool is_left;     /* true: a digit below it was removed, so it is not part of the current
                     * branch */
  uint32_t hits;    /* regions that contained the digit when it was written here */
  uint8_t other[3]; /* by row, column and box: a peer with the same digit */
  uint64_t step;
} Written;

/* A visit to a cell. It is valid until a digit below it on the stack changes. */
typedef struct {
  bool is_valid;
  uint8_t cell;
  RtDigits tried;
} Visit;

typedef struct {
  RtFindings *out;
  Tested tested;
  RtGrid givens, grid;
  RtCells where[10];   /* by digit: the cells that hold it */
  RtCells stale;
  uint64_t step;       /* number of the step being replayed */
  int n_filled;        /* number of filled cells */
  int n;
  int n_wrong;         /* number of wrong digits on the stack; digits with is_left count as wrong */
  Written stack[RT_N_CELLS + 1];
  /* by depth N: the visit to the cell that stack[N] fills, or will fill next */
  Visit visits[RT_N_CELLS + 2];
  int emptied;         /* the empty cell into which the previous step wrote 0, or RT_NO_CELL */
  bool is_settled;     /* true: further skipped digits cannot change the findings */
} Replay;

/* Counts an occurrence of SIGHTING; keeps the details of the first. */
static void
observe (RtSighting *sighting, uint64_t step, int cell, int digit, int other)
{
  if (sighting->n++ == 0)
    *sighting = (RtSighting) { 1, step, (uint8_t) cell, (uint8_t) digit, (uint8_t) other };
}

static RtCells
seen (const Replay *f, int region, int cell)
{
  return f->tested.seen[region][cell];
}

/* Written and skipped digits. */

/* Records that the program kept WRITTEN, because it wrote another digit afterwards, or its recorded
 * steps ended. */
static void
keep_digit (Replay *f, Written *written)
{
  RtFindings *out = f->out;

  if (written->is_kept)
    return;
  written->is_kept = true;
  out->regions &= ~written->hits;
  for (int region = RT_REGION_ROW; region <= RT_REGION_BOX; region++)
    if (written->hits & (1u << region))
      observe (&out->clash[region], written->step, written->cell, written->digit,
               written->other[region]);
}

/* Returns the houses of CELL that contain a cell of HAS, which are the cells with a digit: bit 0
 * for the row, 1 for the column, 2 for the box. */
static unsigned
refusers (const Replay *f, int cell, RtCells has)
{
  return (unsigned) rt_cells_meet (seen (f, RT_REGION_ROW, cell), has) |
         (unsigned) rt_cells_meet (seen (f, RT_REGION_COLUMN, cell), has) << 1 |
         (unsigned) rt_cells_meet (seen (f, RT_REGION_BOX, cell), has) << 2;
}

/* Records that the program skipped DIGIT in CELL, with the houses and regions that hold DIGIT. */
static void
skip_digit (Replay *f, int cell, int digit)
{
  RtFindings *out = f->out;
  RtCells has = f->where[digit], live = rt_cells_minus (has, f->stale);
  unsigned by = refusers (f, cell, live);
  bool in_line = (by & 3) != 0;

  if (by == 1 || by == 2 || by == 4)
    out->needed[by == 4 ? 2 : by - 1]++;
  for (int i = 0; i < 4 && (by == 1 || by == 2); i++) {
    int region = RT_REGION_ROW_BUT_LAST + i;

    if (by == (i < 2 ? 1u : 2u) && !rt_cells_meet (seen (f, region, cell), live))
      out->needed_ends[i]++;
  }
  if (by == 0 && refusers (f, cell, has))
    observe (&out->stale, f->step, cell, digit,
             rt_cells_first (rt_cells_and (rt_peer_cells[cell], has)));
  out->missed[digit] += by == 0;
  for (int region = RT_REGION_BOX_FROM_CELL; region < RT_N_REGIONS; region++) {
    bool sees = rt_cells_meet (seen (f, region, cell), has);

    if (!in_line && !sees)
      out->explaining &= ~(1u << region);
    out->beyond[region] += by == 0 && sees;
  }
}

/* Ends the visit to the cell at depth LEVEL of the stack. The digits that the program did not try
 * in it count as skipped. */
static void
end_visit (Replay *f, int level)
{
  RtFindings *out = f->out;
  Visit *visit = &f->visits[level];

  if (!visit->is_valid)
    return;
  visit->is_valid = false;
  f->is_settled = f->is_settled || (out->needed[0] && out->needed[1] && out->needed[2] &&
                                    !(out->regions & out->explaining & RT_REGIONS_OF_WRONG_BOXES) &&
                                    out->needed_ends[0] && out->needed_ends[1] &&
                                    out->needed_ends[2] && out->needed_ends[3]);
  if (f->is_settled && rt_cells_is_empty (f->stale))
    return;
  for (int digit = 1; digit <= 9; digit++)
    if (!rt_digits_has (visit->tried, digit))
      skip_digit (f, visit->cell, digit);
}

/* Changes of the replayed grid. */

static void
set_cell (Replay *f, int cell, int digit)
{
  int before = f->grid.digit[cell];

  if (before)
    f->where[before] = rt_cells_minus (f->where[before], rt_cells_of (cell));
  f->grid.digit[cell] = (uint8_t) digit;
  f->n_filled += (digit != 0) - (before != 0);
  if (digit)
    rt_cells_add (&f->where[digit], cell);
  f->stale = rt_cells_minus (f->stale, rt_cells_of (cell));
}

static bool
is_wrong (const Replay *f, const Written *written)
{
  return written->digit != f->out->solution.digit[written->cell];
}

static bool
may_be_lost (const Replay *f)
{
  return f->out->n_solutions > 0 && f->out->solved.n == 0 && f->out->lost.n == 0 && f->n_wrong == 0;
}

/* Records that the program removed a right digit, at stack index AT, and never wrote the next digit
 * of the solution. */
static void
record_loss (Replay *f, int at)
{
  RtFindings *out = f->out;
  const Visit *visit = &f->visits[at + 1];
  int cell = visit->is_valid         ? visit->cell
             : at + 1 < out->n_order ? out->order[at + 1]
                                     : RT_NO_CELL;
  int digit = cell == RT_NO_CELL ? 0 : out->solution.digit[cell];
  RtCells has = digit ? rt_cells_and (rt_peer_cells[cell], f->where[digit]) : RT_CELLS_NONE;

  if (digit && visit->is_valid && rt_digits_has (visit->tried, digit))
    cell = RT_NO_CELL; /* the digit was written there, but in another branch */
  observe (&out->lost, f->step, cell, digit, f->stack[at].cell);
  if (cell == RT_NO_CELL || rt_cells_is_empty (has))
    return;
  out->lost_by_stale = rt_cells_is_empty (rt_cells_minus (has, f->stale));
  if (out->lost_by_stale)
    out->lost.other = (uint8_t) rt_cells_first (has);
}

/* Counts the wrong digits among the first AT digits of the stack of written digits. */
static void
count_wrong (Replay *f, int at)
{
  f->n_wrong = 0;
  for (int i = 0; i < at; i++)
    f->n_wrong += f->stack[i].is_left || is_wrong (f, &f->stack[i]);
}

/* Removes the digit at stack index AT from the stack. Marks the digits above it as left behind. */
static void
take_off (Replay *f, int at)
{
  Written gone = f->stack[at];

  if (!gone.is_left && at == f->n - 1 && may_be_lost (f))
    record_loss (f, at);
  end_visit (f, at + 1);
  if (at == f->n - 1) {
    f->n--;
    f->n_wrong -= gone.is_left || is_wrong (f, &gone);
  } else {
    memmove (f->stack + at, f->stack + at + 1, (size_t) (f->n - at - 1) * sizeof *f->stack);
    f->n--;
    for (int i = at; i < f->n; i++)
      f->stack[i].is_left = true;
    count_wrong (f, f->n);
    for (int i = at; i <= f->n + 1; i++)
      f->visits[i].is_valid = false;
  }
}

/* Records that the cell at stack index AT changes while the digits above it stay on the grid. These
 * digits leave the stack and become stale. */
static void
leave_behind (Replay *f, int at)
{
  count_wrong (f, at + 1);
  if (may_be_lost (f))
    record_loss (f, at);
  end_visit (f, at + 1);
  while (f->n > at + 1) {
    rt_cells_add (&f->stale, f->stack[--f->n].cell);
    f->visits[f->n + 1].is_valid = false;
  }
}

/* Returns the index of CELL on the stack of written digits, or -1. */
static int
place_of (const Replay *f, int cell)
{
  int at = f->n;

  while (at > 0 && f->stack[at - 1].cell != cell)
    at--;
  return at - 1;
}

/* Adds DIGIT to the digits tried in the visit to CELL. SAME: CELL already held DIGIT. */
static void
try_digit (Replay *f, int cell, int digit, bool same)
{
  RtFindings *out = f->out;
  Visit *visit = &f->visits[f->n];

  if (!visit->is_valid || visit->cell != cell) {
    end_visit (f, f->n);
    *visit = (Visit) { true, (uint8_t) cell, RT_DIGITS_NONE };
  }
  if (rt_digits_has (visit->tried, digit) && f->n == 0 && !same)
    observe (&out->again, f->step, cell, digit, RT_NO_CELL);
  for (int other = 1; other <= 9; other++)
    if (rt_digits_has (visit->tried, other))
      out->before[other] |= rt_digits_of (digit);
  visit->tried |= rt_digits_of (digit);
  if (f->n >= out->n_order) {
    out->order[f->n] = (uint8_t) cell;
    out->n_order = f->n + 1;
  } else if (out->order[f->n] != cell) {
    out->order[f->n] = RT_NO_CELL;
  }
}

/* Records a solution if the full grid has no conflict and all givens. */
static void
check_full_grid (Replay *f, const Written *last)
{
  RtFindings *out = f->out;
  bool stand = rt_cells_is_empty (rt_grid_conflicts (&f->grid));

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    stand &= !f->givens.digit[cell] || f->givens.digit[cell] == f->grid.digit[cell];
  if (!stand)
    return;
  if (out->solved.n == 0)
    out->solved_grid = f->grid;
  observe (&out->solved, f->step, last->cell, last->digit, RT_NO_CELL);
}

static void
put_on (Replay *f, int cell, int digit, bool same)
{
  RtFindings *out = f->out;
  Written *written = &f->stack[f->n];
  RtCells live;

  if (f->n > 0)
    keep_digit (f, &f->stack[f->n - 1]);
  if (f->n == RT_N_CELLS)
    return; /* a cell occurs once on the stack */
  try_digit (f, cell, digit, same);
  *written = (Written) { .cell = (uint8_t) cell, .digit = (uint8_t) digit, .step = f->step };
  live = rt_cells_minus (f->where[digit], f->stale);
  for (int region = 0; region < RT_N_REGIONS; region++)
    if ((out->regions & (1u << region) || region <= RT_REGION_BOX) &&
        rt_cells_meet (seen (f, region, cell), live)) {
      written->hits |= 1u << region;
      if (region <= RT_REGION_BOX)
        written->other[region] =
          (uint8_t) rt_cells_first (rt_cells_and (seen (f, region, cell), live));
    }
  f->n++;
  f->visits[f->n].is_valid = false;
  f->n_wrong += is_wrong (f, written);
  set_cell (f, cell, digit);
  out->placements++;
  out->written[digit]++;
  out->after_solved += out->solved.n > 0 && !same;
  if (f->n_filled == RT_N_CELLS)
    check_full_grid (f, written);
}

static void
erase (Replay *f, int cell)
{
  RtFindings *out = f->out;
  int at = place_of (f, cell);

  if (at >= 0)
    take_off (f, at);
  else if (f->givens.digit[cell] && f->grid.digit[cell])
    observe (&out->over_given, f->step, cell, 0, RT_NO_CELL);
  set_cell (f, cell, 0);
  out->takebacks++;
  out->erased++;
}

/* Replays the overwriting of a digit, which may be on top of the stack, inside it, left from a
 * branch that was given up (stale), or a given. */
static void
write_over (Replay *f, int cell, int digit)
{
  int at = place_of (f, cell), before = f->grid.digit[cell];

  if (at >= 0 && at < f->n - 1)
    leave_behind (f, at);
  if (at >= 0)
    take_off (f, f->n - 1);
  else if (f->givens.digit[cell])
    observe (f->givens.digit[cell] == digit ? &f->out->same_given : &f->out->over_given, f->step,
             cell, digit, RT_NO_CELL);
  set_cell (f, cell, 0);
  f->out->takebacks++;
  put_on (f, cell, digit, digit == before);
}

static void
replay_entry (Replay *f, RtEntry entry, bool over)
{
  int cell = rt_entry_cell (entry), digit = rt_entry_digit (entry);

  f->out->ends_in_placement = digit != 0;
  if (f->emptied != RT_NO_CELL && f->emptied != cell && !f->grid.digit[cell] && f->n > 0)
    observe (&f->out->zero, f->step - 1, f->emptied, 0, cell);
  f->emptied = !digit && !f->grid.digit[cell] ? cell : RT_NO_CELL;
  if (f->emptied != RT_NO_CELL)
    observe (&f->out->emptied, f->step, cell, 0, RT_NO_CELL);
  if (over)
    write_over (f, cell, digit);
  else if (digit && f->givens.digit[cell] && digit != f->givens.digit[cell]) {
    observe (&f->out->over_given, f->step, cell, digit, RT_NO_CELL);
    put_on (f, cell, digit, false);
  } else if (digit)
    put_on (f, cell, digit, false);
  else if (f->emptied == RT_NO_CELL)
    erase (f, cell);
}

/* Completes the findings after the last recorded step. A program that only overwrites digits does
 * not show its last backtracking: stale digits may be the reason why it ended. */
static void
complete_findings (Replay *f)
{
  RtFindings *out = f->out;
  int right = 0, cell, digit;
  RtCells has;

  if (f->n_filled == RT_N_CELLS && f->n > 0)
    keep_digit (f, &f->stack[f->n - 1]); /* the last digit counts as accepted */
  if (out->emptied.n > 0 || out->erased > 0 || out->solved.n > 0 || out->lost.n > 0 ||
      out->takebacks == 0 || out->n_solutions == 0)
    return;
  while (right < f->n && !is_wrong (f, &f->stack[right]))
    right++;
  if (!f->visits[right].is_valid)
    return;
  for (int i = right; i < f->n; i++)
    rt_cells_add (&f->stale, f->stack[i].cell);
  cell = f->visits[right].cell;
  digit = out->solution.digit[cell];
  has = rt_cells_and (rt_peer_cells[cell], f->where[digit]);
  if (rt_digits_has (f->visits[right].tried, digit) || rt_cells_is_empty (has) ||
      !rt_cells_is_empty (rt_cells_minus (has, f->stale)))
    return;
  observe (&out->lost, f->step, cell, digit, rt_cells_first (has));
  observe (&out->stale, f->step, cell, digit, rt_cells_first (has));
  out->lost_by_stale = true;
}

static Replay *
replay_new (RtFindings *out, const RtGrid *puzzle)
{
  Replay *f = calloc (1, sizeof *f);

  if (!f)
    abort ();
  memset (out, 0, sizeof *out);
  out->n_solutions = rt_fast_solve (puzzle, &out->solution);
  out->regions = out->explaining = ALL_REGIONS;
  out->n_steps = 1;
  f->out = out;
  f->givens = f->grid = *puzzle;
  f->n_filled = rt_cells_count (rt_grid_filled (puzzle));
  f->emptied = RT_NO_CELL;
  tested_init (&f->tested);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (puzzle->digit[cell])
      rt_cells_add (&f->where[puzzle->digit[cell]], cell);
  return f;
}

bool
rt_findings_gather (RtFindings *findings, RtTape *tape, const RtGrid *puzzle, RtStop *stop)
{
  Replay *f = replay_new (findings, puzzle);
  RtEntry entries[PIECE];
  uint64_t place = 0;
  size_t n;
  bool over = false;

  while ((n = rt_tape_read (tape, place, entries, PIECE)) > 0 && !rt_stop_raised (stop)) {
    for (size_t i = 0; i < n; i++) {
      f->step = place + i + 2; /* step 1 is the preparation */
      if (!(entries[i] & RT_ENTRY_OVER))
        replay_entry (f, entries[i], over);
      over = (entries[i] & RT_ENTRY_OVER) != 0;
    }
    place += n;
  }
  complete_findings (f);
  findings->n_steps = place + 1;
  findings->last = f->grid;
  free (f);
  return !rt_stop_raised (stop);
}
