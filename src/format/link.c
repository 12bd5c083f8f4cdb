/* link.c - the format of web addresses that contain a puzzle, as websites share it.
 *
 *     https://www.sudokuwiki.org/sudoku.htm?bd=004300209005009001...
 *
 * Nothing is ever fetched. After the first `?` or `#` of any address, 81 adjacent cells or 729 adjacent candidates are
 * the puzzle; or, after `S9B`, a board of SudokuWiki. A board has two digits of base 36 for each cell: 1-9 for a given,
 * 10-18 for an entry (the digit plus 9), or greater numbers for marks (their bits plus 18). Writing: the form above. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ADDRESS "https://www.sudokuwiki.org/sudoku.htm?bd="

/* The beginning of a SudokuWiki board; the greatest number of a given, and of an entry. */
#define BOARD "S9B"
#define MOST_GIVEN 9
#define MOST_ENTRY 18
#define MOST_MARKS (MOST_ENTRY + RT_DIGITS_ALL)

/* A run of cells with at least this length is a damaged puzzle. */
#define LONG_RUN 40

static bool
is_link (const RtReader *reader)
{
  const char *here = reader->text + reader->at;

  return g_str_has_prefix (here, "http://") || g_str_has_prefix (here, "https://");
}

static void
skip_nothing (RtReader *reader)
{
  rt_reader_skip_blanks (reader);
  while (rt_reader_peek (reader) == '\n') {
    rt_reader_next_line (reader);
    rt_reader_skip_blanks (reader);
  }
}

static int
link_sniff (const char *text, gsize size)
{
  RtReader reader;

  rt_reader_init (&reader, text, size);
  skip_nothing (&reader);
  return is_link (&reader) ? 94 : 0;
}

/* Returns the part of ADDRESS after the first `?` or `#`, with its escapes decoded. Free with
 * g_free. */
static char *
argument_of (const char *address)
{
  const char *start = strpbrk (address, "?#");
  char *plain = start ? g_uri_unescape_string (start + 1, NULL) : NULL;

  return plain ? plain : g_strdup (start ? start + 1 : "");
}

/* Returns the longest piece of TEXT that consists of cells, and sets LENGTH to its length. */
static const char *
longest_run (const char *text, gsize *length)
{
  const char *longest = text;

  *length = 0;
  while (*text) {
    gsize run = strspn (text, "123456789" RT_BLANK_SIGNS);

    if (run > *length) {
      longest = text;
      *length = run;
    }
    text += run;
    if (*text)
      text++; /* moves by a byte, because an escape can stand for any byte, not only for whole
               * characters */
  }
  return longest;
}

/* Returns the number of bytes at the start of TEXT that become N bytes when escapes are decoded. */
static gsize
length_with_escapes (const char *text, gsize n)
{
  const char *at = text;

  for (; n > 0; n--)
    at += *at == '%' ? 3 : 1;
  return (gsize) (at - text);
}

/* Returns the column, in its line, of the character of ADDRESS that byte N of ARGUMENT (the
 * address's decoded end) stands for. ADDRESS begins at COLUMN. */
static guint
column_of (const char *address, const char *argument, gsize n, guint column)
{
  const char *start = strpbrk (address, "?#");
  bool escaped = start && strcmp (start + 1, argument) != 0;

  if (!start)
    return column;
  n = escaped ? length_with_escapes (start + 1, n) : n;
  return column + (guint) g_utf8_strlen (address, start + 1 + n - address);
}

static bool
fail_link (guint line, gsize length, GError **error)
{
  if (length >= LONG_RUN)
    return rt_tokens_fail_length (line, (guint) length, error);
  return rt_reader_fail_line (line, RT_FORMAT_ERROR_UNSUPPORTED, error,
                              _("Links are not opened, and this one has no puzzle in it; copy the "
                                "puzzle itself, as 81 digits or as a grid."));
}

/* Returns the beginning of the SudokuWiki board (two digits of base 36 for each cell) in ARGUMENT,
 * the end of an address; NULL if there is none. */
static const char *
find_board (const char *argument)
{
  const char *start = strstr (argument, BOARD);

  return start && (start == argument || strchr ("=&", start[-1])) ? start + strlen (BOARD) : NULL;
}

/* Reads a number of two digits of base 36 at READER, and moves past it. Returns -1 with ERROR set
 * if there is none. */
static int
take_number (RtReader *reader, GError **error)
{
  int number = 0;

  for (int i = 0; i < 2; i++, rt_reader_take (reader)) {
    gunichar c = rt_reader_peek (reader);
    char quoted[RT_QUOTED_SIZE];

    if (c >= 0x80 || !g_ascii_isalnum (c)) {
      rt_reader_fail (reader, RT_FORMAT_ERROR_BAD_CHAR, error,
                      _("“%s” does not belong to a board of SudokuWiki; expected 0-9 or a-z, two for each "
                        "cell."),
                      rt_reader_quote (reader, quoted));
      return -1;
    }
    number = 36 * number + (g_ascii_isdigit (c) ? g_ascii_digit_value ((char) c) : g_ascii_tolower ((char) c) - 'a' + 10);
  }
  return number;
}

/* Reads the number at READER, two digits of base 36, as the given, entry or marks of CELL. Returns
 * false with ERROR set if it is none of these. */
static bool
read_cell (RtReader *reader, RtPosition *position, int cell, GError **error)
{
  RtReader start = *reader;
  int number = take_number (reader, error);

  if (number < 0)
    return false;
  if (number == 0 || number > MOST_MARKS)
    return rt_reader_fail (&start, RT_FORMAT_ERROR_RANGE, error,
                           _("“%.2s” is no cell of a board of SudokuWiki; expected 01-09 for a given, 0a-0i "
                             "for a digit that was found, or 0j-ep for pencil marks."),
                           start.text + start.at);
  if (number <= MOST_GIVEN)
    position->givens.digit[cell] = (uint8_t) number;
  else if (number <= MOST_ENTRY)
    position->entries.digit[cell] = (uint8_t) (number - MOST_GIVEN);
  else
    position->marks[cell] = (RtDigits) (number - MOST_ENTRY);
  return true;
}

/* Reads the SudokuWiki board at BOARD into PUZZLE. It ends at the end of the text, or at the next part of the
 * address. */
static RtRead
read_board (RtReader *board, RtPuzzle **puzzle, GError **error)
{
  guint n = (guint) g_utf8_strlen (board->text, (gssize) board->size);
  RtPosition position;

  rt_position_init (&position, NULL);
  for (int cell = 0; n >= 2 * RT_N_CELLS && cell < RT_N_CELLS; cell++)
    if (!read_cell (board, &position, cell, error))
      return RT_READ_ERROR;
  if (n != 2 * RT_N_CELLS) {
    rt_reader_fail (board, RT_FORMAT_ERROR_LINE_LENGTH, error,
                    ngettext ("%'u character was found in this board of SudokuWiki; 162 are needed, two for "
                              "each cell.",
                              "%'u characters were found in this board of SudokuWiki; 162 are needed, two for "
                              "each cell.", n),
                    n);
    return RT_READ_ERROR;
  }
  *puzzle = rt_puzzle_new (&position);
  return RT_READ_PUZZLE;
}

static RtRead
read_sukaku (RtReader *reader, RtReader *cells, RtPuzzle **puzzle, GError **error)
{
  RtRead result = rt_format_sukaku.read (cells, puzzle, error);

  reader->told_candidates |= cells->told_candidates;
  return result;
}

static RtRead
link_read (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  g_autofree char *address = NULL, *argument = NULL;
  const char *run;
  guint line, column;
  gsize length;
  RtReader cells;
  bool board;

  skip_nothing (reader);
  if (rt_reader_at_end (reader))
    return RT_READ_END;
  line = reader->line;
  column = reader->column;
  address = rt_reader_take_line (reader);
  argument = argument_of (address);
  run = find_board (argument);
  board = run != NULL;
  if (board) {
    const char *end;

    g_utf8_validate_len (run, strcspn (run, "&#"), &end); /* escapes can stand for any byte */
    length = (gsize) (end - run);
  } else {
    run = longest_run (argument, &length);
  }
  rt_reader_init (&cells, run, length);
  cells.line = line;
  cells.column = column_of (address, argument, (gsize) (run - argument), column);
  reader->told_entries |= board;
  if (board)
    return read_board (&cells, puzzle, error);
  if (length == RT_N_CELLS)
    return rt_format_line.read (&cells, puzzle, error);
  if (length == 9 * RT_N_CELLS)
    return read_sukaku (reader, &cells, puzzle, error);
  fail_link (line, length, error);
  return RT_READ_ERROR;
}

static void
link_write (const RtPuzzle *puzzle, GString *out)
{
  g_string_append (out, ADDRESS);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_string_append_c (out, (char) ('0' + rt_position_digit (rt_puzzle_position (puzzle), cell)));
  g_string_append_c (out, '\n');
}

const RtFormat rt_format_link = {
  .id     = "link",
  .name   = N_("Link to a puzzle"),
  .suffix = "txt",
  .holds  = RT_HOLDS_DIGITS | RT_HOLDS_MANY,
  .sniff  = link_sniff,
  .read   = link_read,
  .write  = link_write,
};
