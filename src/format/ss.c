/* ss.c - the format of Simple Sudoku's files, and of similar framed grids.
 *
 *     4.2|..8|76.         thirds between bars, in any frame or none; 11 dashes between the bands
 *     ...
 *     I388                after the grid: the person entered 8 into cell 38, counted from 00
 *     E78007              ... and crossed out 7 in cell 78
 *
 * If any candidate is crossed out, the marks are all other candidates. Writing: bars and dashes, no
 * frame. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/crossed.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Number of lines that are searched for the first row. */
#define LINES_TO_SNIFF 200

/* Returns true if the line at READER is a row with bars between its three thirds, well-formed or not. */
static bool
is_barred (RtReader reader)
{
  guint length = 0, n = 0;

  rt_reader_skip_blanks (&reader);
  if (rt_reader_peek (&reader) == '|')
    rt_reader_take (&reader);
  for (; !rt_reader_at_line_end (&reader); rt_reader_take (&reader)) {
    gunichar c = rt_reader_peek (&reader);

    if (c == ' ' || c == '\t')
      break;
    if (c != '|')
      length++;
    else if (length == 3 && n < 3) {
      n++;
      length = 0;
    } else
      return false;
  }
  rt_reader_skip_blanks (&reader);
  return rt_reader_at_line_end (&reader) && n + (length == 3) == 3 && length % 3 == 0;
}

static int
ss_sniff (const char *text, gsize size)
{
  RtReader reader;

  rt_reader_init (&reader, text, size);
  for (int n = 0; n < LINES_TO_SNIFF && !rt_reader_at_end (&reader); n++) {
    if (rt_tokens_line (&reader) == RT_LINE_ROW)
      return is_barred (reader) ? 62 : 0;
    rt_reader_next_line (&reader);
  }
  return 0;
}

/* Returns the number of exactly N digits at READER, and moves past it; -1 if there is none. */
static int
take_number (RtReader *reader, int n)
{
  int number = 0;

  for (; n > 0; n--) {
    gunichar c = rt_reader_peek (reader);

    if (c < '0' || c > '9')
      return -1;
    number = 10 * number + (int) (c - '0');
    rt_reader_take (reader);
  }
  return number;
}

/* Returns true if the line at READER looks like a record of an entry ("I388") or of a crossed-out
 * candidate ("E78007"). */
static bool
is_record (RtReader reader)
{
  gunichar c = rt_reader_peek (&reader);

  rt_reader_take (&reader);
  return (c == 'I' || c == 'E') && g_unichar_isdigit (rt_reader_peek (&reader));
}

static bool
fail_record (const RtReader *start, GError **error)
{
  RtReader line = *start;
  g_autofree char *quoted = rt_reader_take_line (&line);

  return rt_reader_fail (start, RT_FORMAT_ERROR_RANGE, error,
                         _("“%s” is no record of Simple Sudoku; expected I, two digits for a cell "
                           "from 00 to 80 and the digit entered, or E, the cell and three digits "
                           "for the one crossed out."),
                         quoted);
}

static bool
enter (const RtReader *start, RtPosition *position, int cell, int digit, GError **error)
{
  int given = position->givens.digit[cell];

  if (given && given != digit)
    return rt_reader_fail (start, RT_FORMAT_ERROR_BAD_STATE, error,
                           _("This record enters %d where the puzzle has %d; expected the same."),
                           digit, given);
  if (!given)
    position->entries.digit[cell] = (uint8_t) digit;
  return true;
}

static bool
read_record (RtReader *reader, RtPosition *position, RtDigits crossed[RT_N_CELLS], bool *any,
             GError **error)
{
  RtReader start = *reader;
  bool entry = rt_reader_peek (reader) == 'I';
  int cell, digit;

  rt_reader_take (reader);
  cell = take_number (reader, 2);
  digit = take_number (reader, entry ? 1 : 3);
  rt_reader_skip_blanks (reader);
  if (cell < 0 || cell >= RT_N_CELLS || digit < 1 || digit > 9 || !rt_reader_at_line_end (reader))
    return fail_record (&start, error);
  if (entry)
    return enter (&start, position, cell, digit, error);
  crossed[cell] |= rt_digits_of (digit);
  *any = true;
  return true;
}

/* Reads the records of entries and crossed-out candidates after a grid, if there are any, into
 * POSITION. Returns false with ERROR set if one is malformed. */
static bool
read_records (RtReader *reader, RtPosition *position, GError **error)
{
  RtDigits crossed[RT_N_CELLS] = { 0 };
  RtReader ahead = *reader;
  bool any = false;

  for (;; rt_reader_next_line (reader)) {
    rt_tokens_skip_nothing (&ahead);
    if (!is_record (ahead))
      break;
    rt_reader_go (reader, &ahead);
    reader->told_entries = true;
    if (!read_record (reader, position, crossed, &any, error) &&
        !rt_reader_mend (reader, RT_CELLS_NONE, error))
      return false;
    rt_reader_next_line (&ahead);
  }
  if (any)
    rt_crossed_fill (position, crossed);
  return true;
}

/* Moves READER past the name of the program, with which its clipboard text begins, and the version
 * in the next line. */
static void
pass_name (RtReader *reader)
{
  RtReader ahead = *reader;
  RtRow row;

  rt_tokens_skip_nothing (&ahead);
  rt_reader_skip_blanks (&ahead);
  if (!g_str_has_prefix (ahead.text + ahead.at, "Simple Sudoku"))
    return;
  rt_reader_next_line (&ahead);
  rt_reader_go (reader, &ahead);
  if (!rt_tokens_row (&ahead, &row, NULL))
    rt_reader_next_line (reader);
}

static RtRead
ss_read (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  g_autoptr (RtPuzzle) bare = NULL;
  RtRead result = rt_tokens_grid (reader, &bare, error);
  RtPosition position;

  if (result != RT_READ_PUZZLE)
    return result;
  position = *rt_puzzle_position (bare);
  if (!read_records (reader, &position, error))
    return RT_READ_ERROR;
  pass_name (reader);
  *puzzle = rt_puzzle_with_position (bare, &position);
  return RT_READ_PUZZLE;
}

static void
write_records (const RtPosition *position, GString *out)
{
  RtDigits crossed[RT_N_CELLS];
  GString *records = g_string_new (NULL);

  rt_crossed_find (position, crossed);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (position->entries.digit[cell])
      g_string_append_printf (records, "I%02d%d\n", cell, position->entries.digit[cell]);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, crossed[cell])
      g_string_append_printf (records, "E%02d%03d\n", cell, digit);
  if (records->len)
    g_string_append_printf (out, "\n%s", records->str);
  g_string_free (records, TRUE);
}

static void
ss_write (const RtPuzzle *puzzle, GString *out)
{
  const RtPosition *position = rt_puzzle_position (puzzle);

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int given = position->givens.digit[cell];

    g_string_append_c (out, given ? (char) ('0' + given) : '.');
    if (cell % 9 == 8)
      g_string_append (out, cell == 26 || cell == 53 ? "\n-----------\n" : "\n");
    else if (cell % 3 == 2)
      g_string_append_c (out, '|');
  }
  write_records (position, out);
}

const RtFormat rt_format_ss = {
  .id     = "ss",
  .name   = N_("Framed grid (Simple Sudoku)"),
  .suffix = "ss",
  .holds  = RT_HOLDS_DIGITS | RT_HOLDS_ENTRIES | RT_HOLDS_CANDIDATES,
  .among_words = true,
  .sniff  = ss_sniff,
  .read   = ss_read,
  .write  = ss_write,
};
