/* exocet.c - finds junior exocets: two base cells whose digits two target cells must have as well.
 *
 *      B  B  . | .  .  . | .  .  .      B   base: two cells of a box and a line, with three or
 *      .  .  . | Q  .  . | .  .  c          four digits between them
 *      .  .  . | c  .  . | .  .  R      Q R targets, one in each of the other boxes of the band,
 *     ---------+---------+---------         not in the base's line
 *      .  .  S | S  .  . | .  .  S      c   companions of the targets, which have none of the
 *      ...                                  base's digits
 *                                       S   the parts of three cross-lines outside the band
 *
 * In the cross-lines outside the band, two lines contain all places of each of the digits, so each
 * digit is true there at most twice.
 *
 * A digit of the base is in the base's box, so the cross-line of that box has it outside the band.
 * Each other cross-line has it outside the band or in its target. Outside the band it is true at
 * most twice, so one of the targets has it. This holds for both digits of the base, so the targets
 * have exactly these two:
 *
 *     a target has no other digit;
 *     a digit that neither target can have is not in the base;
 *     nor is a digit for which one line is enough outside the band: it would be in both targets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/sectors/sector-techniques.h"

#include "engine/logic/board/study.h"
#include "engine/logic/step/sink.h"

#define MIN_DIGITS 3
#define MAX_DIGITS 4

typedef struct {
  const RtChoices *field;
  bool transposed;      /* true: rows and columns, and bands and stacks, are exchanged */
  int band, row;        /* band and row of the base */
  int base[2];
  RtDigits digits;
  int target[2];
  int column[3];        /* cross-lines: beside the base, then those of the targets */
} Exocet;

static int
cell_at (const Exocet *exocet, int row, int column)
{
  return exocet->transposed ? 9 * column + row : 9 * row + column;
}

/* Returns true if CELL has DIGIT, as a candidate or placed. */
static bool
has (const Exocet *exocet, int cell, int digit)
{
  return exocet->field->digit[cell] == digit || rt_choices_has (exocet->field, cell, digit);
}

static RtDigits
digits_at (const Exocet *exocet, int cell)
{
  int digit = exocet->field->digit[cell];

  return digit ? rt_digits_of (digit) : exocet->field->candidates[cell];
}

/* Returns the minimum number of lines that contain all places of DIGIT in the cross-lines outside
 * the band: 1, 2, or 3 for three or more. */
static int
n_lines_of (const Exocet *exocet, int digit)
{
  RtPlaces rows[3] = { 0 }, all;
  int n_columns;

  for (int k = 0; k < 3; k++)
    for (int row = 0; row < 9; row++)
      if (row / 3 != exocet->band && has (exocet, cell_at (exocet, row, exocet->column[k]), digit))
        rows[k] |= (RtPlaces) (1u << row);
  all = rows[0] | rows[1] | rows[2];
  n_columns = (rows[0] != 0) + (rows[1] != 0) + (rows[2] != 0);
  if (rt_count_nine (all) < 2 || n_columns < 2)
    return 1;
  if (rt_count_nine (all) == 2 || n_columns == 2)
    return 2;
  /* Tries all pairs of one column and one row. */
  for (int k = 0; k < 3; k++)
    if (rt_is_single (rows[(k + 1) % 3] | rows[(k + 2) % 3]))
      return 2;
  return 3;
}

/* Returns the digits that the base can have; the empty set if the pattern is no exocet. */
static RtDigits
find_digits (const Exocet *exocet)
{
  RtDigits left = RT_DIGITS_NONE;

  for_each_digit (digit, exocet->digits) {
    int n_lines = n_lines_of (exocet, digit);

    if (n_lines > 2)
      return RT_DIGITS_NONE;
    if (n_lines == 2 && (rt_choices_has (exocet->field, exocet->target[0], digit) ||
                         rt_choices_has (exocet->field, exocet->target[1], digit)))
      left |= rt_digits_of (digit);
  }
  return left;
}

static void
explain (const Exocet *exocet, RtDraft *draft)
{
  draft->pattern.digits = exocet->digits;
  for (int i = 0; i < 2; i++) {
    rt_cells_add (&draft->pattern.cells, exocet->base[i]);
    rt_cells_add (&draft->pattern.cells, exocet->target[i]);
    rt_draft_mark_all (draft, exocet->field, rt_cells_of (exocet->base[i]), RT_DIGITS_ALL,
                       RT_MARK_PATTERN, 0);
    rt_draft_mark_all (draft, exocet->field, rt_cells_of (exocet->target[i]), exocet->digits,
                       RT_MARK_SECOND, 0);
  }
  for (int k = 0; k < 3; k++) {
    int kind = exocet->transposed ? RT_KIND_ROW : RT_KIND_COLUMN;

    rt_draft_house (draft, 9 * kind + exocet->column[k], RT_HOUSE_COVER, 0);
    for (int row = 0; row < 9; row++)
      if (row / 3 != exocet->band)
        rt_draft_mark_all (draft, exocet->field,
                           rt_cells_of (cell_at (exocet, row, exocet->column[k])),
                           exocet->digits, RT_MARK_SET_2, 0);
  }
}

static bool
report (const Exocet *exocet, const RtTechnique *technique, RtSink *sink)
{
  const RtChoices *field = exocet->field;
  RtDigits left = find_digits (exocet);
  RtDraft *draft;

  if (!left)
    return false;
  draft = rt_sink_begin (sink, technique, technique->price);
  for (int i = 0; i < 2; i++)
    rt_draft_remove (draft, exocet->base[i], field->candidates[exocet->base[i]] & (RtDigits) ~left);
  for (int i = 0; i < 2; i++)
    rt_draft_remove (draft, exocet->target[i],
                     field->candidates[exocet->target[i]] & (RtDigits) ~left);
  if (!rt_draft_has_effect (draft))
    return false;
  explain (exocet, draft);
  return rt_sink_report (sink);
}

/* Sets target I to the cell in ROW and COLUMN. Returns false if it cannot be a target. */
static bool
set_target (Exocet *exocet, int i, int row, int column)
{
  /* Third row of the band, which contains the companion. */
  int other = 3 * exocet->band + 3 - exocet->row % 3 - row % 3;

  if (row == exocet->row)
    return false;
  exocet->target[i] = cell_at (exocet, row, column);
  exocet->column[1 + i] = column;
  return exocet->field->candidates[exocet->target[i]] & exocet->digits &&
         !(digits_at (exocet, cell_at (exocet, other, column)) & exocet->digits);
}

/* Tries all targets for the base, which is in STACK. Returns true if no more steps are wanted. */
static bool
find_targets (Exocet *exocet, const RtTechnique *technique, RtSink *sink, int stack)
{
  int first = stack == 0 ? 1 : 0, second = stack == 2 ? 1 : 2;

  for (int q = 0; q < 9; q++) {
    if (!set_target (exocet, 0, 3 * exocet->band + q / 3, 3 * first + q % 3))
      continue;
    for (int r = 0; r < 9; r++)
      if (set_target (exocet, 1, 3 * exocet->band + r / 3, 3 * second + r % 3) &&
          report (exocet, technique, sink))
        return true;
  }
  return false;
}

/* Tries as a base the two cells of ROW in STACK that are not in the stack's Kth column (0..2).
 * Returns true if no more steps are wanted. */
static bool
find_for_base (Exocet *exocet, const RtTechnique *technique, RtSink *sink, int row, int stack,
               int k)
{
  int n;

  exocet->row = row;
  exocet->band = row / 3;
  exocet->column[0] = 3 * stack + k;
  exocet->base[0] = cell_at (exocet, row, 3 * stack + (k + 1) % 3);
  exocet->base[1] = cell_at (exocet, row, 3 * stack + (k + 2) % 3);
  exocet->digits = exocet->field->candidates[exocet->base[0]] |
                   exocet->field->candidates[exocet->base[1]];
  n = rt_count_nine (exocet->digits);
  return n >= MIN_DIGITS && n <= MAX_DIGITS && !exocet->field->digit[exocet->base[0]] &&
         !exocet->field->digit[exocet->base[1]] && find_targets (exocet, technique, sink, stack);
}

bool
rt_find_exocet (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  Exocet exocet = { .field = &study->field };

  for (int transposed = 0; transposed < 2; transposed++) {
    exocet.transposed = transposed;
    for (int row = 0; row < 9; row++)
      for (int stack = 0; stack < 3; stack++)
        for (int k = 0; k < 3; k++)
          if (find_for_base (&exocet, technique, sink, row, stack, k))
            return true;
  }
  return false;
}
