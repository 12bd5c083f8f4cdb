/* index-base.c - detects whether rows and columns count from 0 or 1: by the first 0 or 9, else by
 * the givens, because no step writes into a given. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/steps/index-base.h"

#include <stdlib.h>
#include <string.h>

/* Maximum bytes of text that are buffered. */
#define HELD_MAX (64 << 10)

/* Minimum number of pairs that count as steps: fewer may be sizes that a program prints first. */
#define PAIRS_MIN 32

void
rt_numbering_begin (RtNumbering *self)
{
  *self = (RtNumbering) { .of_steps.base = -1, .of_pairs.base = -1, .of_remark.base = -1 };
  self->held = malloc (HELD_MAX);
  if (!self->held)
    abort ();
}

static void
weigh_number (RtNumbering *self, RtEvidence *evidence, const RtLine *line, int i, int most)
{
  if (evidence->base < 0 && (line->number[i] == 0 || line->number[i] == most))
    *evidence = (RtEvidence) { line->number[i] == most, self->n_lines, line->column[i] };
}

static void
weigh (RtNumbering *self, const RtLine *line)
{
  if (line->kind == RT_LINE_STEP) {
    self->n_steps++;
    weigh_number (self, &self->of_steps, line, 0, 9);
    weigh_number (self, &self->of_steps, line, 1, 9);
  } else if (line->kind == RT_LINE_PAIR) {
    self->n_pairs++;
    weigh_number (self, &self->of_pairs, line, 0, RT_N_CELLS);
  } else if (line->kind == RT_LINE_BASE && self->of_remark.base < 0) {
    self->of_remark = (RtEvidence) { line->number[0], self->n_lines, line->column[0] };
  }
}

bool
rt_numbering_hold (RtNumbering *self, const char *text, size_t size)
{
  RtLine line;

  if (size + 1 > HELD_MAX - self->n_held)
    return false;
  memcpy (self->held + self->n_held, text, size);
  self->n_held += size;
  self->held[self->n_held++] = '\n';
  self->n_lines++;
  rt_line_read (&line, text, size);
  weigh (self, &line);
  return true;
}

bool
rt_numbering_is_clear (const RtNumbering *self)
{
  if (self->n_steps > 0)
    return self->of_steps.base >= 0 || self->of_remark.base >= 0;
  return self->n_pairs >= PAIRS_MIN && (self->of_pairs.base >= 0 || self->of_remark.base >= 0);
}

/* Returns how many buffered lines write into a given if the log counts from BASE. */
static size_t
writes_into_givens (const RtNumbering *self, const RtGrid *puzzle, int base)
{
  RtGrid grid = puzzle ? *puzzle : (RtGrid) { 0 };
  const char *text;
  size_t size, at = 0, n = 0;
  RtLine line;

  while (rt_numbering_next (self, &at, &text, &size)) {
    rt_line_read (&line, text, size);
    if (line.kind == RT_LINE_PUZZLE)
      grid = line.grid;
    else if (line.kind == RT_LINE_STEP && !self->in_pairs)
      n += grid.digit[9 * (line.number[0] - base) + line.number[1] - base] != 0;
    else if (line.kind == RT_LINE_PAIR && self->in_pairs)
      n += grid.digit[line.number[0] - base] != 0;
  }
  return n;
}

static void
decide_by_givens (RtNumbering *self, const RtGrid *puzzle)
{
  size_t from_0 = writes_into_givens (self, puzzle, 0);
  size_t from_1 = writes_into_givens (self, puzzle, 1);

  self->base = from_0 > 0 && from_1 == 0;
  self->how = (from_0 == 0) != (from_1 == 0) ? RT_NUMBERED_BY_GIVENS : RT_NUMBERED_BY_NOTHING;
}

void
rt_numbering_decide (RtNumbering *self, const RtGrid *puzzle)
{
  const RtEvidence *evidence;

  self->in_pairs = self->n_steps == 0 && self->n_pairs > 0;
  evidence = self->of_remark.base >= 0 ? &self->of_remark
             : self->in_pairs          ? &self->of_pairs
                                       : &self->of_steps;
  if (evidence->base < 0) {
    decide_by_givens (self, puzzle);
    return;
  }
  self->how = evidence == &self->of_remark ? RT_NUMBERED_BY_REMARK : RT_NUMBERED_BY_NUMBERS;
  self->base = evidence->base;
  self->line = evidence->line;
  self->column = evidence->column;
}

bool
rt_numbering_next (const RtNumbering *self, size_t *at, const char **text, size_t *size)
{
  if (*at >= self->n_held)
    return false;
  *text = self->held + *at;
  *size = (size_t) ((const char *) memchr (*text, '\n', self->n_held - *at) - *text);
  *at += *size + 1;
  return true;
}

void
rt_numbering_drop (RtNumbering *self)
{
  free (self->held);
  self->held = NULL;
}
