/* reply.c - implements RtReply: parses the lines of a program's output as strictly as an online
 * judge, and writes sentences about wrong answers. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/trial/reply.h"

#include "engine/core/geometry.h"
#include "engine/place-text.h"
#include "engine/steps/line-parser.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Length at which lines are cut; no line of a grid or a step is longer. */
#define LINE_MOST 256

struct _RtAnswerReader {
  char line[LINE_MOST];
  gsize length;    /* number of bytes in LINE so far */
  guint64 number;  /* number of the current line, from 1 */
  guint64 n_steps; /* number of steps so far */
  RtGrid rows;     /* grid that is being read; its first N_ROWS rows are known */
  int n_rows;
  bool complete;   /* true: GRID is set */
  RtGrid grid;     /* the last complete grid */
  RtReply fault;   /* the first malformed grid; kind RT_REPLY_NONE: none */
};

RtReplyReader *
rt_reply_reader_new (void)
{
  RtReplyReader *self = g_new0 (RtReplyReader, 1);

  self->number = 1;
  return self;
}

void
rt_reply_reader_free (RtReplyReader *self)
{
  g_free (self);
}

guint64
rt_reply_reader_steps (const RtReplyReader *self)
{
  return self->n_steps;
}

static void
note (RtReplyReader *self, RtReplyKind kind, gsize column, int n)
{
  if (self->fault.kind == RT_REPLY_NONE)
    self->fault = (RtReply) { kind, { { 0 } }, self->number, (guint) column, n };
}

/* Parses LENGTH characters of LINE as digits, with single blanks between all of them or none.
 * Returns the number of digits, or -1 if the line is malformed. Sets COLUMN (from 1) to the column
 * of the first fault; without a fault, to the column after the end. */
static int
read_digits (const char *line, gsize length, uint8_t digits[RT_N_CELLS], gsize *column)
{
  bool spaced = length > 1 && line[1] == ' ';
  int n = 0;
  gsize at = 0;

  while (at < length && n < RT_N_CELLS && line[at] >= '0' && line[at] <= '9') {
    digits[n++] = (uint8_t) (line[at++] - '0');
    if (spaced && at < length && line[at] == ' ')
      at++;
    else if (spaced)
      break;
  }
  *column = at + 1;
  return at == length ? n : -1;
}

static void
take_row (RtReplyReader *self, const uint8_t *digits)
{
  memcpy (self->rows.digit + 9 * self->n_rows, digits, 9);
  if (++self->n_rows < 9)
    return;
  self->grid = self->rows;
  self->complete = true;
  self->n_rows = 0;
}

/* Called at a line that is not a row of digits. If the current grid is incomplete, records the
 * fault and discards the grid. */
static void
break_off (RtReplyReader *self)
{
  if (self->n_rows > 0)
    note (self, RT_REPLY_BAD_ROWS, 0, self->n_rows);
  self->n_rows = 0;
}

static int
count_digits (const RtReplyReader *self)
{
  int n = 0;

  for (gsize i = 0; i < self->length; i++)
    n += g_ascii_isdigit (self->line[i]);
  return n;
}

/* Handles a line that is not a row of digits: counts a printed step, or records a fault if the line looks like a
 * malformed row. Ignores any other text. N and COLUMN are the results of read_digits for the line. */
static void
take_other (RtReplyReader *self, int n, gsize column)
{
  RtLine line;

  rt_line_read (&line, self->line, self->length);
  if (line.kind == RT_LINE_STEP || line.kind == RT_LINE_PAIR) {
    self->n_steps++;
    break_off (self);
  } else if (n > 3) {
    note (self, RT_REPLY_BAD_ROW, 0, n);
    self->n_rows = 0;
  } else if (line.kind == RT_LINE_ROW || line.kind == RT_LINE_GRID ||
             (self->line[0] != '#' && count_digits (self) >= 9)) {
    note (self, RT_REPLY_BAD_CHAR, column, 0);
    self->n_rows = 0;
  } else if (line.kind == RT_LINE_OTHER || line.kind == RT_LINE_BEYOND) {
    break_off (self);
  }
}

static void
take_line (RtReplyReader *self)
{
  uint8_t digits[RT_N_CELLS];
  gsize column;
  int n;

  while (self->length > 0 && strchr (" \t\r", self->line[self->length - 1]))
    self->length--;
  n = read_digits (self->line, self->length, digits, &column);
  if (n == 9) {
    take_row (self, digits);
  } else if (n == RT_N_CELLS) {
    break_off (self);
    memcpy (self->grid.digit, digits, RT_N_CELLS);
    self->complete = true;
  } else if (self->length > 0) {
    take_other (self, n, column);
  }
  self->length = 0;
  self->number++;
}

void
rt_reply_reader_feed (RtReplyReader *self, const char *text, gsize size)
{
  while (size > 0) {
    const char *end = memchr (text, '\n', size);
    gsize part = end ? (gsize) (end - text) : size;
    gsize kept = MIN (part, LINE_MOST - self->length);

    memcpy (self->line + self->length, text, kept);
    self->length += kept;
    if (end)
      take_line (self);
    text += part + (end != NULL);
    size -= part + (end != NULL);
  }
}

void
rt_reply_reader_end (RtReplyReader *self, RtReply *answer)
{
  if (self->length > 0)
    take_line (self);
  self->number = MAX (self->number - 1, 1);
  break_off (self);
  *answer = self->fault;
  if (self->complete)
    *answer = (RtReply) { .kind = RT_REPLY_GRID, .grid = self->grid };
}

/* Sentences */

static char *
say_house_twice (int house, int digit)
{
  g_autofree char *name = rt_begin_sentence (rt_say_house (house));

  /* Translators: %s is "Row 4", "Column 7" or "Box 2". */
  return g_strdup_printf (_("%s has the %d twice."), name, digit);
}

/* Returns a sentence that names the first house (row, column or box) which has a digit twice; NULL
 * if there is none. */
static char *
say_twice (const RtGrid *grid)
{
  for (int house = 0; house < RT_N_HOUSES; house++) {
    unsigned seen = 0;

    for (int i = 0; i < 9; i++) {
      int digit = grid->digit[rt_houses[house][i]];

      if (digit && seen >> digit & 1)
        return say_house_twice (house, digit);
      seen |= 1u << digit;
    }
  }
  return NULL;
}

char *
rt_reply_say_wrong (const RtGrid *grid, const RtGrid *puzzle, const RtGrid *first, bool any)
{
  char *twice;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (puzzle->digit[cell] && grid->digit[cell] != puzzle->digit[cell])
      /* Translators: row, column, the digit that must stand there, and the one that stands
       * there. */
      return g_strdup_printf (_("The given in row %d, column %d was changed from %d to %d."),
                              rt_row_number (cell), rt_column_number (cell), puzzle->digit[cell],
                              grid->digit[cell]);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid->digit[cell] == 0)
      return g_strdup_printf (_("Row %d, column %d is still blank."), rt_row_number (cell),
                              rt_column_number (cell));
  twice = say_twice (grid);
  if (twice || any)
    return twice;
  for (int cell = 0; first && cell < RT_N_CELLS; cell++)
    if (grid->digit[cell] != first->digit[cell])
      /* Translators: row, column, the right digit, and the one that stands there. */
      return g_strdup_printf (_("It is a solution, but not the first: row %d, column %d must be "
                                "%d, not %d."),
                              rt_row_number (cell), rt_column_number (cell), first->digit[cell],
                              grid->digit[cell]);
  return NULL;
}

char *
rt_reply_say_malformed (const RtReply *answer)
{
  guint line = (guint) answer->line;

  switch (answer->kind) {
  case RT_REPLY_BAD_CHAR:
    /* Translators: a line and a column of what a program printed. */
    return g_strdup_printf (_("Line %u, column %u: a row must have nine digits, with one blank "
                              "between them or none, and nothing else."),
                            line, answer->column);
  case RT_REPLY_BAD_ROW:
    return g_strdup_printf (ngettext ("Line %u: a row of %d digit; it must have nine.",
                                      "Line %u: a row of %d digits; it must have nine.",
                                      (gulong) answer->n),
                            line, answer->n);
  case RT_REPLY_BAD_ROWS:
    return g_strdup_printf (ngettext ("Line %u: the answer ends after %d row; it must have nine.",
                                      "Line %u: the answer ends after %d rows; it must have nine.",
                                      (gulong) answer->n),
                            line, answer->n);
  case RT_REPLY_NONE:
  case RT_REPLY_GRID:
  default:
    return g_strdup (_("It printed no grid."));
  }
}
