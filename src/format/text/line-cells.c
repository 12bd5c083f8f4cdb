/* line-cells.c - implements RtLineCells: finds the 81 cells of a puzzle in one line of text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/text/line-cells.h"

#include "engine/fast/parse-grid.h"

#include <string.h>

/* An unknown sign that occurs at least so often is a blank cell, not a typo. */
#define FEWEST_SIGNS 9

/* Accepts quotes and brackets, too, because they may be around cells in source code and data. */
bool
rt_line_is_boundary (gunichar c)
{
  return c == 0 || c == '\n' || (c < 0x80 && strchr (" \t,;:|\"'()[]{}", (int) c));
}

bool
rt_line_is_plain (const RtReader *reader, RtGrid *grid)
{
  const char *line = reader->text + reader->at;

  return reader->size - reader->at >= RT_N_CELLS &&
         (line[RT_N_CELLS] == '\n' || line[RT_N_CELLS] == '\0') && rt_fast_read (grid, line);
}

/* Returns true if C may follow the 81 cells. A comment may follow without a blank. */
static bool
ends_cells (gunichar c)
{
  return rt_line_is_boundary (c) || c == '#';
}

static guint
signs_of (const char *cells)
{
  return (memchr (cells, '.', RT_N_CELLS) ? rt_sign_of ('.') : 0) |
         (memchr (cells, '0', RT_N_CELLS) ? rt_sign_of ('0') : 0);
}

/* Reads the line at READER as 81 characters, in which blanks, or one unknown sign, are the blank
 * cells, into CELLS. Returns false if it is no such line. */
static bool
find_with_sign (RtReader reader, RtLineCells *cells)
{
  guint n_digits = 0, n_signs = 0;
  gunichar sign = 0;
  int n = 0;

  cells->start = reader;
  for (; !rt_reader_at_line_end (&reader); rt_reader_take (&reader), n++) {
    gunichar c = rt_reader_peek (&reader);
    int digit = rt_cell_of (c);

    if (n == RT_N_CELLS || digit == 0 || (digit < 0 && sign && c != sign) || c >= 0x7f ||
        strchr (",;\t", (int) c) || g_ascii_isalpha (c))
      return false;
    if (digit < 0)
      sign = c;
    cells->grid.digit[n] = (guint8) MAX (digit, 0);
    n_digits += digit > 0;
    n_signs += digit < 0;
  }
  cells->tail = reader;
  cells->signs = 0;
  return n == RT_N_CELLS && n_digits && n_signs >= (sign == ' ' ? 1 : FEWEST_SIGNS);
}

/* Returns the character that separates the fields of the line at READER; 0 if there is none. */
static gunichar
find_separator (RtReader reader)
{
  gsize before;

  if (rt_tokens_are_pointed (reader))
    return '.';
  if (rt_cell_of (rt_reader_peek (&reader)) >= 0)
    rt_reader_take (&reader);
  before = reader.at;
  rt_reader_skip_blanks (&reader);
  if (rt_reader_peek (&reader) == ',' || rt_reader_peek (&reader) == ';')
    return rt_reader_peek (&reader);
  return reader.at > before ? ' ' : 0;
}

/* Reads the line at READER as 81 fields with one cell each (between commas, empty fields are blank
 * cells) into CELLS. Returns false if it is no such line. */
static bool
find_in_fields (RtReader reader, RtLineCells *cells)
{
  gunichar separator;
  int n = 0;

  while (strchr (" \t([{", (int) CLAMP (rt_reader_peek (&reader), 1, 0x7f)))
    rt_reader_take (&reader);
  separator = find_separator (reader);
  cells->start = reader;
  cells->signs = 0;
  for (; separator && n < RT_N_CELLS; n++) {
    int digit = rt_cell_of (rt_reader_peek (&reader));

    if (digit == 0)
      cells->signs |= rt_sign_of (rt_reader_peek (&reader));
    if (digit >= 0 && rt_reader_peek (&reader) != separator)
      rt_reader_take (&reader);
    cells->grid.digit[n] = (guint8) MAX (digit, 0);
    if (separator == ' ' && (digit < 0 || !rt_line_is_boundary (rt_reader_peek (&reader))))
      return false;
    rt_reader_skip_blanks (&reader);
    cells->tail = reader;
    if (separator == ' ' ? rt_reader_at_line_end (&reader) : rt_reader_peek (&reader) != separator)
      separator = 0;
    else if (separator != ' ')
      rt_reader_take (&reader);
    rt_reader_skip_blanks (&reader);
  }
  while (rt_line_is_boundary (rt_reader_peek (&reader)) && !rt_reader_at_line_end (&reader))
    rt_reader_take (&reader);
  return n == RT_N_CELLS && rt_reader_at_line_end (&reader);
}

/* Moves READER past successive cells, stores the first 81 of them in CELLS, and returns their number. */
static guint
take_run (RtReader *reader, RtLineCells *cells)
{
  guint length = 0;
  int digit;

  cells->start = *reader;
  cells->signs = 0;
  for (gunichar c; (digit = rt_cell_of (c = rt_reader_peek (reader))) >= 0; length++) {
    if (digit == 0)
      cells->signs |= rt_sign_of (c);
    if (length < RT_N_CELLS)
      cells->grid.digit[length] = (guint8) digit;
    rt_reader_take (reader);
  }
  cells->tail = *reader;
  return length;
}

/* Returns true if the first LENGTH cells of CELLS were written as dashes only, which are a rule of a frame. */
static bool
are_dashes (const RtLineCells *cells, guint length)
{
  for (guint i = 0; i < MIN (length, RT_N_CELLS); i++)
    if (cells->grid.digit[i])
      return false;
  return cells->signs == RT_SIGN_DASH;
}

bool
rt_line_take_cells (RtReader *reader, RtLineCells *cells)
{
  while (rt_line_is_boundary (rt_reader_peek (reader)) && !rt_reader_at_line_end (reader))
    rt_reader_take (reader);
  return take_run (reader, cells) == RT_N_CELLS && ends_cells (rt_reader_peek (reader));
}

bool
rt_line_find_cells (RtReader reader, RtLineCells *cells, guint *longest)
{
  gunichar before = 0;

  *longest = 0;
  if (rt_line_is_plain (&reader, &cells->grid)) {
    cells->start = cells->tail = reader;
    cells->signs = signs_of (reader.text + reader.at);
    cells->tail.at += RT_N_CELLS;
    cells->tail.column += RT_N_CELLS;
    return true;
  }
  if (find_with_sign (reader, cells) || find_in_fields (reader, cells))
    return true;
  while (!rt_reader_at_line_end (&reader)) {
    guint length = take_run (&reader, cells);

    if (length && rt_line_is_boundary (before)) {
      *longest = are_dashes (cells, length) ? *longest : MAX (*longest, length);
      if (length == RT_N_CELLS && ends_cells (rt_reader_peek (&reader)))
        return true;
    }
    before = rt_reader_peek (&reader);
    if (!rt_reader_at_line_end (&reader))
      rt_reader_take (&reader);
  }
  return false;
}

RtLinePart
rt_line_longest_part (RtReader reader)
{
  RtLinePart longest = { .start = reader };

  while (!rt_reader_at_line_end (&reader)) {
    RtLinePart part = { .start = reader };
    guint n_dashes = 0;

    for (; !rt_line_is_boundary (rt_reader_peek (&reader)); rt_reader_take (&reader), part.length++) {
      part.n_cells += rt_cell_of (rt_reader_peek (&reader)) >= 0;
      n_dashes += rt_reader_peek (&reader) == '-';
    }
    if (n_dashes == part.length) /* a rule of a frame */
      part.n_cells = 0;
    if (part.length > longest.length)
      longest = part;
    if (!rt_reader_at_line_end (&reader))
      rt_reader_take (&reader);
  }
  return longest;
}

