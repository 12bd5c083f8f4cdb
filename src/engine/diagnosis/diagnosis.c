/* diagnosis.c - derives the faults of a person's program from the statistics about its steps, and
 * checks its answer. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/diagnosis/diagnosis.h"

#include "engine/fast/fast.h"

#include <string.h>

/* Returns a copy of GRID with rows and columns exchanged (transposed). */
static RtGrid
exchange (const RtGrid *grid)
{
  RtGrid out;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    out.digit[9 * rt_column_of (cell) + rt_row_of (cell)] = grid->digit[cell];
  return out;
}

static RtAnswer
of_cell (RtAnswerKind kind, int cell, int digit)
{
  return (RtAnswer) { kind, (uint8_t) cell, (uint8_t) digit, RT_NO_CELL, RT_NO_HOUSE, false };
}

/* Returns the first cell in which A and B differ, or RT_NO_CELL. */
static int
first_difference (const RtGrid *a, const RtGrid *b)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (a->digit[cell] != b->digit[cell])
      return cell;
  return RT_NO_CELL;
}

static RtAnswer
judge_as_it_is (const RtGrid *puzzle, const RtGrid *answer)
{
  int first = RT_NO_CELL, second = RT_NO_CELL, empty = RT_NO_CELL, cell;
  RtGrid solution;

  for (cell = RT_N_CELLS - 1; cell >= 0; cell--)
    if (!answer->digit[cell])
      empty = cell;
  for (cell = 0; cell < RT_N_CELLS; cell++)
    if (puzzle->digit[cell] && answer->digit[cell] && puzzle->digit[cell] != answer->digit[cell])
      return of_cell (RT_ANSWER_GIVEN, cell, answer->digit[cell]);
  if (rt_grid_clash (answer, &first, &second)) {
    RtAnswer out = of_cell (RT_ANSWER_TWICE, first, answer->digit[first]);

    out.other = (uint8_t) second;
    out.house = (uint8_t) rt_shared_house (first, second);
    return out;
  }
  if (empty != RT_NO_CELL)
    return of_cell (RT_ANSWER_UNFINISHED, empty, 0);
  rt_fast_solve (puzzle, &solution); /* a solution exists, because the answer is one */
  cell = first_difference (answer, &solution);
  return cell == RT_NO_CELL ? of_cell (RT_ANSWER_RIGHT, cell, 0)
                            : of_cell (RT_ANSWER_NOT_FIRST, cell, solution.digit[cell]);
}

/* Returns the result of checking ANSWER against PUZZLE. ANSWER is NULL if the program printed no
 * grid. */
static RtAnswer
judge_answer (const RtGrid *puzzle, const RtGrid *answer)
{
  RtAnswer out;

  if (!answer)
    return of_cell (rt_fast_solve (puzzle, NULL) ? RT_ANSWER_MISSING : RT_ANSWER_RIGHTLY_NONE,
                    RT_NO_CELL, 0);
  out = judge_as_it_is (puzzle, answer);
  if (out.kind == RT_ANSWER_GIVEN || out.kind == RT_ANSWER_TWICE) {
    RtGrid exchanged = exchange (answer);

    out.exchanged = judge_as_it_is (puzzle, &exchanged).kind <= RT_ANSWER_NOT_FIRST;
  }
  return out;
}

#define PIECE 4096

/* Minimum number of different cells that prove an orientation: fewer cells would agree by
 * chance. */
#define CELLS_MIN 8

typedef struct {
  const RtFindings *findings;
  RtTape *tape;
  const RtGrid *puzzle;
  RtDiagnosis *out;
} Case;

static RtFault
fault_of (RtFaultKind kind, const RtSighting *sighting)
{
  return (RtFault) { kind, sighting->step, sighting->n, sighting->cell, sighting->digit,
                     sighting->other, RT_N_REGIONS, false };
}

static bool
has_fault (const Case *c, RtFaultKind first, RtFaultKind last)
{
  for (size_t i = 0; i < c->out->n_faults; i++)
    if (c->out->faults[i].kind >= first && c->out->faults[i].kind <= last)
      return true;
  return false;
}

static void
add_fault (Case *c, RtFault fault)
{
  c->out->faults[c->out->n_faults++] = fault;
}

/* Faults of orientation and of givens. */

/* Returns true if no step writes into a given, or keeps a digit that conflicts with a given. If
 * EXCHANGED, tests the steps with rows and columns exchanged. */
static bool
is_clean (const Case *c, bool exchanged)
{
  RtEntry entries[PIECE];
  RtCells cells = RT_CELLS_NONE;
  uint64_t place = 0;
  int suspect = RT_NO_CELL;
  size_t n;

  while ((n = rt_tape_read (c->tape, place, entries, PIECE)) > 0) {
    for (size_t i = 0; i < n; i++) {
      int cell = rt_entry_cell (entries[i]), digit = rt_entry_digit (entries[i]);
      int to = exchanged ? 9 * rt_column_of (cell) + rt_row_of (cell) : cell;

      if (c->puzzle->digit[to] || (digit && suspect != RT_NO_CELL && suspect != to))
        return false;
      suspect = digit && !rt_grid_fits (c->puzzle, to, digit) ? to : RT_NO_CELL;
      rt_cells_add (&cells, to);
    }
    place += n;
  }
  return rt_cells_count (cells) >= CELLS_MIN;
}

static void
check_cells (Case *c)
{
  const RtFindings *f = c->findings;
  const RtSighting *first = &f->over_given;

  for (int region = RT_REGION_ROW; region <= RT_REGION_BOX && first->n == 0; region++)
    first = &f->clash[region];
  if (first->n == 0)
    return;
  if (!is_clean (c, false) && is_clean (c, true))
    add_fault (c, fault_of (RT_FAULT_EXCHANGED, first));
}

static void
check_givens (Case *c)
{
  if (c->findings->over_given.n > 0)
    add_fault (c, fault_of (RT_FAULT_OVER_GIVEN, &c->findings->over_given));
}

static void
check_zero (Case *c)
{
  const RtFindings *f = c->findings;

  if (f->zero.n > 0)
    add_fault (c, fault_of (RT_FAULT_ZERO, &f->zero));
  else if (f->placements == 0 && f->emptied.n > 0)
    add_fault (c, fault_of (RT_FAULT_ZERO, &f->emptied));
}

/* Faults of the conflict test. */

/* Returns the wrong box that explains most of the skipped digits; RT_N_REGIONS if no wrong box
 * explains any. */
static RtRegion
find_wrong_box (const RtFindings *f)
{
  RtRegion best = RT_N_REGIONS;
  uint64_t most = 0;

  for (int region = RT_REGION_BOX_FROM_CELL; region < RT_REGION_BOX_TWO_BY_TWO; region++)
    if ((f->regions & f->explaining & (1u << region)) && f->beyond[region] > most) {
      most = f->beyond[region];
      best = (RtRegion) region;
    }
  if (best == RT_N_REGIONS && f->needed[RT_REGION_BOX] > 0 &&
      (f->regions & f->explaining & (1u << RT_REGION_BOX_TWO_BY_TWO)))
    return RT_REGION_BOX_TWO_BY_TWO;
  return best;
}

/* Returns the kind of row or column without its last or first cell that agrees with all steps, or
 * RT_N_REGIONS if there is none. */
static RtRegion
find_short_line (const RtFindings *f, int region)
{
  int first = region == RT_REGION_ROW ? RT_REGION_ROW_BUT_LAST : RT_REGION_COLUMN_BUT_LAST;

  for (int i = first; i < first + 2; i++)
    if ((f->regions & (1u << i)) && f->needed_ends[i - RT_REGION_ROW_BUT_LAST] == 0)
      return (RtRegion) i;
  return RT_N_REGIONS;
}

static void
check_line (Case *c, int region)
{
  const RtFindings *f = c->findings;
  RtFault fault = fault_of (RT_FAULT_CLASH, &f->clash[region]);
  RtRegion part = find_short_line (f, region);

  if (f->clash[region].n == 0)
    return;
  fault.region = (uint8_t) region;
  if (f->needed[region] == 0) {
    fault.kind = RT_FAULT_NEVER_LOOKS;
  } else if (part != RT_N_REGIONS) {
    fault.kind = RT_FAULT_LEAVES_OUT;
    fault.region = (uint8_t) part;
  }
  add_fault (c, fault);
}

/* Returns true if it must be reported that the program lost the solution. It is not if the program
 * found the only solution later, because then the program restarted. */
static bool
has_lost (const RtFindings *f)
{
  return f->lost.n > 0 && !(f->solved.n > 0 && (f->n_solutions == 1 || f->again.n > 0));
}

/* Returns true if DIGIT is smaller or greater than all digits that the program ever writes, and the
 * program never skips one of its own digits without a reason. */
static bool
never_tries (const RtFindings *f, int digit)
{
  uint64_t below = 0, above = 0, between = 0;

  for (int other = 1; other <= 9; other++) {
    below += other <= digit ? f->written[other] : 0;
    above += other >= digit ? f->written[other] : 0;
    between += f->written[other] ? f->missed[other] : 0;
  }
  return (below == 0 || above == 0) && between == 0;
}

/* Returns true if REGION (cells that the program may test instead of the box) explains why the
 * program skipped the lost digit, and at least one more case confirms it. */
static bool
is_lost_to (const RtFindings *f, RtRegion region)
{
  return has_lost (f) && !f->lost_by_stale && f->lost.cell != RT_NO_CELL && f->beyond[region] > 1 &&
         !never_tries (f, f->lost.digit);
}

static void
check_box (Case *c)
{
  const RtFindings *f = c->findings;
  bool clashes = f->clash[RT_REGION_BOX].n > 0;
  RtFault fault = fault_of (RT_FAULT_CLASH, clashes ? &f->clash[RT_REGION_BOX] : &f->lost);
  RtRegion wrong = find_wrong_box (f);

  fault.region = RT_REGION_BOX;
  fault.is_lost = !clashes;
  if (wrong != RT_N_REGIONS && (clashes || is_lost_to (f, wrong))) {
    fault.kind = RT_FAULT_WRONG_BOX;
    fault.region = (uint8_t) wrong;
  } else if (!clashes) {
    return;
  } else if (f->needed[RT_REGION_BOX] == 0) {
    fault.kind = RT_FAULT_NEVER_LOOKS;
  }
  add_fault (c, fault);
}

static void
check_looks (Case *c)
{
  check_line (c, RT_REGION_ROW);
  check_line (c, RT_REGION_COLUMN);
  check_box (c);
}

/* Faults that lost the solution. */

static void
check_lost (Case *c)
{
  const RtFindings *f = c->findings;
  RtFault fault = fault_of (RT_FAULT_SKIPS, &f->lost);

  if (f->stale.n > 0 && f->solved.n == 0 && has_lost (f)) {
    fault = fault_of (RT_FAULT_STALE, f->lost_by_stale ? &f->lost : &f->stale);
    fault.n = f->stale.n;
    add_fault (c, fault);
    return;
  }
  if (!has_lost (f) || has_fault (c, RT_FAULT_NEVER_LOOKS, RT_FAULT_CLASH))
    return;
  if (fault.cell == RT_NO_CELL) {
    fault.kind = RT_FAULT_GIVES_UP;
    fault.cell = f->lost.other;
    fault.digit = f->solution.digit[fault.cell];
  } else if (never_tries (f, fault.digit)) {
    fault.kind = RT_FAULT_NEVER_TRIES;
  }
  add_fault (c, fault);
}

/* Faults of the end of the search. */

/* Returns the number of rows above BLANK if the program wrote nothing from the row of BLANK on;
 * otherwise RT_NO_CELL. */
static int
rows_done (const RtFindings *f, const RtGrid *puzzle, int blank)
{
  int row = rt_row_of (blank);

  for (int cell = 9 * row; cell < RT_N_CELLS; cell++)
    if (f->last.digit[cell] != puzzle->digit[cell])
      return RT_NO_CELL;
  return row;
}

static void
check_end (Case *c)
{
  const RtFindings *f = c->findings;
  int blank = 0, digit = 1;
  RtFault fault = { RT_FAULT_STOPS, f->n_steps, 1, 0, 0, RT_NO_CELL, RT_N_REGIONS, false };

  while (blank < RT_N_CELLS && f->last.digit[blank])
    blank++;
  if (blank == RT_N_CELLS || !f->ends_in_placement || f->solved.n > 0 || f->n_solutions == 0 ||
      has_fault (c, RT_FAULT_EXCHANGED, RT_FAULT_ZERO))
    return;
  while (digit <= 9 && !rt_grid_fits (&f->last, blank, digit))
    digit++;
  fault.cell = (uint8_t) blank;
  fault.digit = (uint8_t) (digit > 9 ? 0 : digit);
  if (digit > 9 && f->takebacks > 0)
    return;
  fault.kind = digit > 9 ? RT_FAULT_NEVER_BACK : RT_FAULT_STOPS;
  fault.other = (uint8_t) rows_done (f, c->puzzle, blank);
  add_fault (c, fault);
}

static void
check_rest (Case *c)
{
  const RtFindings *f = c->findings;

  if (f->solved.n > 0 && f->after_solved > 0) {
    RtFault fault = fault_of (RT_FAULT_GOES_ON, &f->solved);

    fault.n = f->n_steps - f->solved.step;
    add_fault (c, fault);
  }
  if (f->again.n > 0)
    add_fault (c, fault_of (RT_FAULT_AGAIN, &f->again));
  if (f->same_given.n > 0)
    add_fault (c, fault_of (RT_FAULT_SAME_GIVEN, &f->same_given));
}

/* Returns the result of checking the answer that the program printed or, if it printed none, the
 * grid that its steps left. */
static RtAnswer
judge (const RtFindings *f, const RtGrid *puzzle, const RtGrid *answer)
{
  bool is_back = rt_grid_equal (&f->last, puzzle);

  if (answer)
    return judge_answer (puzzle, answer);
  if (f->solved.n > 0)
    return judge_answer (puzzle, &f->solved_grid);
  return judge_answer (puzzle, is_back ? NULL : &f->last);
}

bool
rt_diagnose (RtDiagnosis *diagnosis, RtTape *tape, const RtGrid *puzzle, const RtGrid *answer,
             RtStop *stop)
{
  static void (*const checks[]) (Case *c) = {
    check_cells, check_givens, check_zero, check_looks, check_lost, check_end, check_rest,
  };
  Case c = { &diagnosis->findings, tape, puzzle, diagnosis };

  diagnosis->n_faults = 0;
  if (!rt_findings_gather (&diagnosis->findings, tape, puzzle, stop) ||
      !rt_same_find (&diagnosis->same, &diagnosis->findings, tape, puzzle, stop))
    return false;
  diagnosis->answer = judge (&diagnosis->findings, puzzle, answer);
  for (size_t i = 0; i < sizeof checks / sizeof *checks; i++)
    if (!has_fault (&c, RT_FAULT_EXCHANGED, RT_FAULT_EXCHANGED))
      checks[i](&c);
  return true;
}
