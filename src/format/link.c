/* link.c - web addresses that have the puzzle in them, as sites hand it on.
 *
 *     https://www.sudokuwiki.org/sudoku.htm?bd=004300209005009001...
 *
 * Nothing is ever fetched: behind the first `?` or `#`, wherever the address leads, 81 cells or 729
 * candidates side by side are the puzzle. Written: as above. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ADDRESS "https://www.sudokuwiki.org/sudoku.htm?bd="

/* A run of cells that is longer than any row is a damaged puzzle. */
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

/* What stands behind the first `?` or `#` of ADDRESS, without its escapes. Free with g_free. */
static char *
argument_of (const char *address)
{
  const char *start = strpbrk (address, "?#");
  char *plain = start ? g_uri_unescape_string (start + 1, NULL) : NULL;

  return plain ? plain : g_strdup (start ? start + 1 : "");
}

/* The longest run of cells in TEXT. */
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
      text++; /* a byte: escapes can hold any, not only characters */
  }
  return longest;
}

/* How many bytes at the start of TEXT become N when each of its escapes becomes one. */
static gsize
length_with_escapes (const char *text, gsize n)
{
  const char *at = text;

  for (; n > 0; n--)
    at += *at == '%' ? 3 : 1;
  return (gsize) (at - text);
}

/* The column of the address, which begins at COLUMN, where behind N bytes of its argument a run
 * begins. */
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

  skip_nothing (reader);
  if (rt_reader_at_end (reader))
    return RT_READ_END;
  line = reader->line;
  column = reader->column;
  address = rt_reader_take_line (reader);
  argument = argument_of (address);
  run = longest_run (argument, &length);
  rt_reader_init (&cells, run, length);
  cells.line = line;
  cells.column = column_of (address, argument, (gsize) (run - argument), column);
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
