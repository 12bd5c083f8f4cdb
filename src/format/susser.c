/* susser.c - the format of the lines of Sudoku Studio, which are similar to those of Sudoku Susser.
 *
 *     4.2.+1876...:224 517       81 cells with `+` before an entry; deleted candidates
 *     4.2..876*,7.8*93.,...      nine rows in short form: `*` fills the rest of its row with blanks
 *
 * The marks are all candidates without the deleted ones, if any are deleted. Writing: the long
 * form, with its colon even if nothing is deleted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/crossed.h"
#include "format/text/plus.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A damaged line that has a `+` has at least so many cells. */
#define LONG_RUN 40

/* Returns true if the line at READER is nine rows in short form, in which `*` fills the rest of its
 * row with blanks. */
static bool
is_short_form (RtReader reader)
{
  guint n_rows = 1, cells = 0, stars = 0, digits = 0;

  for (;; rt_reader_take (&reader)) {
    gunichar c = rt_reader_peek (&reader);

    if (c == ',' || c == '\n' || c == 0) {
      if (stars > 1 || cells > 9 || (cells < 9 && !stars))
        return false;
      if (c != ',')
        return n_rows == 9 && digits > 0;
      n_rows++;
      cells = stars = 0;
    } else if (c == '*') {
      stars++;
    } else if (rt_cell_of (c) < 0) {
      return false;
    } else {
      cells++;
      digits += rt_cell_of (c) > 0;
    }
  }
}

/* Returns true if the rest of the line at READER is triples of digit, row and column, as in "224 517". */
static bool
are_triples (RtReader reader)
{
  RtDigits crossed[RT_N_CELLS] = { 0 };
  bool any;

  return rt_plus_read_triples (&reader, crossed, &any, NULL) && rt_reader_at_line_end (&reader);
}

/* Returns the certainty, 0 to 100, that the line at READER is the long form: 81 cells, with `+`
 * before each entry, a colon, and triples of deleted candidates. */
static int
sniff_long_form (RtReader reader)
{
  guint n = 0, plus = 0;

  for (gunichar c; rt_cell_of (c = rt_reader_peek (&reader)) >= 0 || c == '+';
       rt_reader_take (&reader)) {
    n += c != '+';
    plus += c == '+';
  }
  if (n == RT_N_CELLS && rt_reader_peek (&reader) == ':') {
    rt_reader_take (&reader);
    return are_triples (reader) || plus ? 95 : 0;
  }
  return plus && n >= LONG_RUN ? 95 : 0;
}

static int
susser_sniff (const char *text, gsize size)
{
  RtReader reader;

  rt_reader_init (&reader, text, size);
  rt_tokens_skip_nothing (&reader);
  rt_reader_skip_blanks (&reader);
  return is_short_form (reader) ? 95 : sniff_long_form (reader);
}

/* Reads one row in short form (`*` fills it with blanks) up to its comma into DIGITS. The line is
 * known to be well-formed. */
static void
read_short_row (RtReader *reader, uint8_t digits[9])
{
  int before = 0, behind = 0, star = 0;
  uint8_t cells[9] = { 0 };

  for (gunichar c; (c = rt_reader_peek (reader)) == '*' || rt_cell_of (c) >= 0;
       rt_reader_take (reader)) {
    if (c == '*') {
      star = 1;
      continue;
    }
    cells[before + behind] = (uint8_t) rt_cell_of (c);
    if (star)
      behind++;
    else
      before++;
  }
  memcpy (digits, cells, (gsize) before);
  memcpy (digits + 9 - behind, cells + before, (gsize) behind);
}

static bool
read_line (RtReader *reader, RtPosition *position, GError **error)
{
  RtDigits crossed[RT_N_CELLS] = { 0 };
  bool any;

  if (is_short_form (*reader)) {
    for (int row = 0; row < 9; row++) {
      read_short_row (reader, &position->givens.digit[9 * row]);
      rt_reader_take (reader);
    }
    return true;
  }
  if (!rt_plus_read_cells (reader, position, error))
    return false;
  rt_reader_skip_blanks (reader);
  if (rt_reader_at_line_end (reader))
    return true;
  if (rt_reader_peek (reader) != ':')
    return rt_tokens_fail_char (reader, error);
  rt_reader_take (reader);
  if (!rt_plus_read_triples (reader, crossed, &any, error))
    return false;
  if (any)
    rt_crossed_fill (position, crossed);
  return rt_reader_at_line_end (reader) || rt_tokens_fail_char (reader, error);
}

static RtRead
susser_read (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  guint line;
  RtPosition position;

  rt_tokens_skip_nothing (reader);
  if (rt_reader_at_end (reader))
    return RT_READ_END;
  rt_reader_skip_blanks (reader);
  line = reader->line;
  rt_position_init (&position, NULL);
  reader->told_entries |= !is_short_form (*reader);
  if (!read_line (reader, &position, error) && !rt_reader_mend (reader, RT_CELLS_NONE, error))
    return RT_READ_ERROR;
  if (reader->line == line)
    rt_reader_next_line (reader);
  *puzzle = rt_puzzle_new (&position);
  return RT_READ_PUZZLE;
}

const RtFormat rt_format_susser = {
  .id     = "susser",
  .name   = N_("Sudoku Studio line"),
  .suffix = "txt",
  .holds  = RT_HOLDS_DIGITS | RT_HOLDS_ENTRIES | RT_HOLDS_CANDIDATES | RT_HOLDS_MANY,
  .sniff  = susser_sniff,
  .read   = susser_read,
};
