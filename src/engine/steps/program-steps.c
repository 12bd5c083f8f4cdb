/* program-steps.c - parses a step log: splits its text into lines, and records the steps (on a tape).
 *
 *     text --> lines --> buffered until the numbering is known --> parsed: tape, answer, puzzle
 *
 * Nearly all lines of a long log are three digits with separators. A fast path parses these and
 * skips all other interpretations. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/steps/program-steps.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Bytes of a line that are parsed; a longer line cannot be a step. */
#define LINE_MAX_BYTES 1024

/* Lines before the first check that the text contains steps at all. */
#define FIRST_CHECK 1024

/* Maximum number of bytes of the first unknown line that an error message shows. */
#define OTHER_BYTES 48

struct _RtPrintout {
  RtTape *tape;
  RtPrintoutError error;
  RtPrintoutHear hear;
  void *hear_data;

  /* The current line. */
  char line[LINE_MAX_BYTES];
  size_t n_line; /* bytes of the current line */
  uint64_t number; /* number of the last line parsed */

  RtNumbering numbering; /* buffers the first lines until the numbering is known */

  /* Results. */
  bool has_puzzle, has_answer, has_steps;
  RtGrid puzzle, answer;
  RtGrid grid;         /* the grid after the steps so far */
  uint64_t answer_line;
  RtGrid rows;         /* the grid whose printed rows are being read */
  int n_rows;
  uint64_t rows_line;
  uint64_t n_known, n_other, check_at;
  uint64_t first_other;
  char other[OTHER_BYTES + 1];
};

RtPrintout *
rt_printout_new (const char *folder, const RtGrid *puzzle)
{
  RtPrintout *self = calloc (1, sizeof *self);

  if (!self)
    abort ();
  rt_numbering_begin (&self->numbering);
  self->error.base = -1;
  self->check_at = FIRST_CHECK;
  self->tape = rt_tape_new (folder);
  if (!self->tape) {
    self->error.problem = RT_PRINTOUT_DISK;
    self->error.cause = errno;
  }
  if (puzzle) {
    self->has_puzzle = true;
    self->puzzle = self->grid = *puzzle;
  }
  return self;
}

void
rt_printout_free (RtPrintout *self)
{
  if (self->tape)
    rt_tape_unref (self->tape);
  rt_numbering_drop (&self->numbering);
  free (self);
}

void
rt_printout_listen (RtPrintout *self, RtPrintoutHear hear, void *data)
{
  self->hear = hear;
  self->hear_data = data;
}

/* Sets the error unless one is set already. Returns false. */
static bool
fail (RtPrintout *self, RtPrintoutProblem problem, uint32_t column, int found)
{
  if (self->error.problem != RT_PRINTOUT_FINE)
    return false;
  self->error = (RtPrintoutError) {
    .problem = problem, .line = self->number, .column = column, .found = found,
    .base = self->numbering.held ? -1 : self->numbering.base,
  };
  if (problem == RT_PRINTOUT_BOTH) {
    self->error.other_line = self->numbering.line;
    self->error.other_column = self->numbering.column;
  }
  return false;
}

/* Steps and grids. */

static bool
add (RtPrintout *self, RtEntry entry)
{
  if (rt_tape_add (self->tape, entry))
    return true;
  fail (self, errno == EFBIG ? RT_PRINTOUT_TOO_LONG : RT_PRINTOUT_DISK, 0, 0);
  self->error.cause = errno;
  return false;
}

static bool
take_step (RtPrintout *self, int cell, int digit)
{
  int stood = self->grid.digit[cell];

  if (!self->has_puzzle)
    return fail (self, RT_PRINTOUT_NO_PUZZLE, 0, 0);
  if (digit && stood && !add (self, rt_entry_of (cell, 0) | RT_ENTRY_OVER))
    return false;
  if (!add (self, rt_entry_of (cell, digit)))
    return false;
  self->grid.digit[cell] = (uint8_t) digit;
  self->has_steps = true;
  self->n_known++;
  return true;
}

static void
set_puzzle (RtPrintout *self, const RtGrid *puzzle)
{
  if (self->has_steps)
    return;
  self->has_puzzle = true;
  self->puzzle = self->grid = *puzzle;
}

/* Records a printed grid. The first grid is the puzzle if it comes before all steps and no puzzle
 * is known; any other grid is an answer. */
static void
take_grid (RtPrintout *self, const RtGrid *grid, uint64_t line)
{
  if (!self->has_steps && !self->has_puzzle)
    set_puzzle (self, grid);
  else if (self->has_steps || !rt_grid_equal (grid, &self->puzzle)) {
    self->has_answer = true;
    self->answer = *grid;
    self->answer_line = line;
  }
}

/* Lines. */

static void
take_other (RtPrintout *self, uint64_t number, uint64_t n, const char *text, size_t size)
{
  self->n_other += n;
  if (self->first_other)
    return;
  self->first_other = number;
  if (size > OTHER_BYTES)
    size = OTHER_BYTES;
  while (size > 0 && ((unsigned char) text[size - 1] & 0xc0) == 0x80)
    size--; /* a UTF-8 character must not be cut */
  if (size > 0 && ((unsigned char) text[size - 1] & 0x80))
    size--;
  memcpy (self->other, text, size);
}

/* Counts printed rows that did not become a grid as unknown lines. */
static void
drop_rows (RtPrintout *self)
{
  char text[9];

  for (int i = 0; i < 9; i++)
    text[i] = (char) (self->rows.digit[i] ? '0' + self->rows.digit[i] : '.');
  take_other (self, self->rows_line, (uint64_t) self->n_rows, text, sizeof text);
  self->n_rows = 0;
}

static void
take_row (RtPrintout *self, const RtLine *line)
{
  if (self->n_rows == 0)
    self->rows_line = self->number;
  memcpy (self->rows.digit + 9 * self->n_rows, line->grid.digit, 9);
  if (++self->n_rows < 9)
    return;
  self->n_rows = 0;
  self->n_known += 9;
  take_grid (self, &self->rows, self->rows_line);
}

/* Returns the cell of a step. Sets the error and returns RT_NO_CELL if its numbers are not valid,
 * as the log counts from 0 or from 1. */
static int
cell_of (RtPrintout *self, const RtLine *line)
{
  int side = line->kind == RT_LINE_PAIR ? RT_N_CELLS : 9, n = line->kind == RT_LINE_PAIR ? 1 : 2;
  int cell = 0;

  for (int i = 0; i < n; i++) {
    int at = line->number[i] - self->numbering.base;

    if (at < 0 || at >= side) {
      fail (self, RT_PRINTOUT_BOTH, line->column[i], line->number[i]);
      return RT_NO_CELL;
    }
    cell = side * cell + at;
  }
  return cell;
}

static bool
take_numbers (RtPrintout *self, RtLine *line, const char *text, size_t size, int *cell)
{
  if ((line->kind == RT_LINE_PAIR) != self->numbering.in_pairs) {
    line->kind = RT_LINE_OTHER;
    take_other (self, self->number, 1, text, size);
    return true;
  }
  *cell = cell_of (self, line);
  return *cell != RT_NO_CELL &&
         take_step (self, *cell, line->number[line->kind == RT_LINE_PAIR ? 1 : 2]);
}

/* Returns false, with the error set, if more than a third of the lines are unknown. */
static bool
check (RtPrintout *self)
{
  self->check_at *= 2;
  if (3 * self->n_other <= self->n_known + self->n_other)
    return true;
  fail (self, RT_PRINTOUT_NOT_STEPS, 0, 0);
  self->error.line = self->first_other;
  return false;
}

static bool
take_kind (RtPrintout *self, RtLine *line, const char *text, size_t size, int *cell)
{
  switch (line->kind) {
  case RT_LINE_BLANK:
    return true;
  case RT_LINE_STEP:
  case RT_LINE_PAIR:
    return take_numbers (self, line, text, size, cell);
  case RT_LINE_ROW:
    take_row (self, line);
    return true;
  case RT_LINE_GRID:
    self->n_known++;
    take_grid (self, &line->grid, self->number);
    return true;
  case RT_LINE_PUZZLE:
    set_puzzle (self, &line->grid);
    return true;
  case RT_LINE_BASE:
    return line->number[0] == self->numbering.base ||
           fail (self, RT_PRINTOUT_BOTH, line->column[0], line->number[0]);
  case RT_LINE_REMARK:
    rt_tape_remark (self->tape, text, size);
    return true;
  case RT_LINE_BEYOND:
    return fail (self, RT_PRINTOUT_BEYOND, line->column[0], line->number[0]);
  case RT_LINE_BAD_PUZZLE:
    return fail (self, RT_PRINTOUT_BAD_PUZZLE, line->column[0], line->number[0]);
  case RT_LINE_BAD_BASE:
    return fail (self, RT_PRINTOUT_BAD_BASE, line->column[0], 0);
  case RT_LINE_OTHER:
  default:
    take_other (self, self->number, 1, text, size);
    rt_tape_remark (self->tape, text, size);
    return true;
  }
}

static bool
take_line (RtPrintout *self, const char *text, size_t size)
{
  RtLine line;
  int cell = RT_NO_CELL;
  bool fine;

  self->number++;
  rt_line_read (&line, text, size);
  if (self->n_rows > 0 && line.kind != RT_LINE_ROW && line.kind != RT_LINE_BLANK)
    drop_rows (self);
  fine = take_kind (self, &line, text, size, &cell);
  if (fine && self->hear) {
    int last = line.kind == RT_LINE_PAIR ? 1 : 2;

    self->hear (self->number, text, size, &line, cell, cell == RT_NO_CELL ? 0 : line.number[last],
                self->hear_data);
  }
  return fine && (self->n_known + self->n_other < self->check_at || check (self));
}

/* The first lines. */

/* Decides whether the log counts from 0 or from 1, then parses the buffered lines. Returns false on
 * an error. */
static bool
begin (RtPrintout *self)
{
  const char *text;
  size_t size, at = 0;
  bool fine = true;

  rt_numbering_decide (&self->numbering, self->has_puzzle ? &self->puzzle : NULL);
  while (fine && rt_numbering_next (&self->numbering, &at, &text, &size))
    fine = take_line (self, text, size);
  rt_numbering_drop (&self->numbering);
  return fine;
}

/* Parses a line, or buffers it until it is known whether the log counts from 0 or 1. Returns false
 * on an error. */
static bool
hand_on (RtPrintout *self, const char *text, size_t size)
{
  if (!self->numbering.held)
    return take_line (self, text, size);
  if (!rt_numbering_hold (&self->numbering, text, size))
    return begin (self) && take_line (self, text, size);
  return !rt_numbering_is_clear (&self->numbering) || begin (self);
}

/* Pieces of text. */

static bool
is_digit (char c)
{
  return c >= '0' && c <= '9';
}

static bool
is_between (char c)
{
  return c == ' ' || c == ',' || c == '\t';
}

/* Parses lines of three digits until another kind of line follows; this is the fast path. Returns
 * the number of bytes parsed. */
static size_t
take_plain (RtPrintout *self, const char *text, size_t size)
{
  const char low = (char) ('0' + self->numbering.base);
  size_t i = 0;

  for (; i + 6 <= size; i += 6) {
    const char *p = text + i;
    unsigned row = (unsigned) (p[0] - low), column = (unsigned) (p[2] - low);

    if (row > 8 || column > 8 || !is_digit (p[4]) || p[5] != '\n' || !is_between (p[1]) ||
        !is_between (p[3]) || self->n_known + self->n_other + 1 >= self->check_at)
      break;
    self->number++;
    if (!take_step (self, (int) (9 * row + column), p[4] - '0'))
      break;
  }
  return i;
}

/* Appends TEXT to the current line, up to LINE_MAX_BYTES. */
static void
gather (RtPrintout *self, const char *text, size_t size)
{
  size_t room = LINE_MAX_BYTES - self->n_line;

  if (size > room)
    size = room;
  memcpy (self->line + self->n_line, text, size);
  self->n_line += size;
}

static bool
take_pieces (RtPrintout *self, const char *text, size_t size)
{
  for (size_t i = 0; i < size;) {
    const char *end;
    bool fine;

    if (self->n_line == 0 && !self->numbering.held && !self->numbering.in_pairs && !self->hear &&
        self->n_rows == 0)
      i += take_plain (self, text + i, size - i);
    if (self->error.problem != RT_PRINTOUT_FINE)
      return false;
    end = memchr (text + i, '\n', size - i);
    if (!end) {
      gather (self, text + i, size - i);
      return true;
    }
    if (self->n_line == 0) {
      size_t n = (size_t) (end - (text + i));

      fine = hand_on (self, text + i, n < LINE_MAX_BYTES ? n : LINE_MAX_BYTES);
    } else {
      gather (self, text + i, (size_t) (end - (text + i)));
      fine = hand_on (self, self->line, self->n_line);
      self->n_line = 0;
    }
    if (!fine)
      return false;
    i = (size_t) (end - text) + 1;
  }
  return true;
}

static bool
flush (RtPrintout *self)
{
  if (!self->tape || rt_tape_flush (self->tape))
    return true;
  fail (self, RT_PRINTOUT_DISK, 0, 0);
  self->error.cause = errno;
  return false;
}

bool
rt_printout_feed (RtPrintout *self, const char *text, size_t size)
{
  bool fine = self->error.problem == RT_PRINTOUT_FINE && take_pieces (self, text, size);

  return flush (self) && fine;
}

bool
rt_printout_end (RtPrintout *self)
{
  bool fine = self->error.problem == RT_PRINTOUT_FINE;

  if (fine && self->n_line > 0)
    fine = hand_on (self, self->line, self->n_line);
  self->n_line = 0;
  if (fine && self->numbering.held)
    fine = begin (self);
  if (self->n_rows > 0)
    drop_rows (self);
  if (fine)
    fine = check (self);
  if (fine && !self->has_steps)
    fine = fail (self, RT_PRINTOUT_NO_STEPS, 0, 0);
  fine = flush (self) && fine;
  if (self->tape)
    rt_tape_end (self->tape);
  return fine;
}

/* Results. */

const RtPrintoutError *
rt_printout_error (const RtPrintout *self)
{
  return &self->error;
}

bool
rt_printout_has_begun (const RtPrintout *self)
{
  return self->has_steps;
}

const RtGrid *
rt_printout_puzzle (const RtPrintout *self)
{
  return &self->puzzle;
}

RtTape *
rt_printout_tape (RtPrintout *self)
{
  return self->tape;
}

RtNumbered
rt_printout_numbered (const RtPrintout *self, int *base)
{
  *base = self->numbering.base;
  return self->numbering.how;
}

bool
rt_printout_answer (const RtPrintout *self, RtGrid *grid, uint64_t *line)
{
  if (!self->has_answer)
    return false;
  *grid = self->answer;
  *line = self->answer_line;
  return true;
}

uint64_t
rt_printout_first_other (const RtPrintout *self, const char **text)
{
  *text = self->other;
  return self->first_other;
}
