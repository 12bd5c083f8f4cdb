/* reader.c - implements RtReader, a cursor over text: moves by characters, and counts lines and columns. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/text/reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
rt_reader_init (RtReader *reader, const char *text, gsize size)
{
  *reader = (RtReader) { .text = text, .size = size, .line = 1, .column = 1 };
}

/* The lowest decimal digits beyond ASCII are the Arabic-Indic digits. */
#define FIRST_DIGITS 0x0660

/* Maps the box-drawing characters U+2500..257F to ASCII: solid and dashed lines to - or |, corners
 * and crossings to +. */
static gunichar
fold_box (gunichar c)
{
  static const char upright[] = "\x02\x03\x06\x07\x0a\x0b\x4e\x4f\x51";
  static const char level[] = "\x01\x04\x05\x08\x09\x4c\x4d\x50";

  if (c == 0x2500 || strchr (level, (int) (c - 0x2500)))
    return '-';
  return strchr (upright, (int) (c - 0x2500)) ? '|' : '+';
}

gunichar
rt_reader_fold (gunichar c)
{
  int digit = c < FIRST_DIGITS ? -1 : g_unichar_digit_value (c);

  if (digit >= 0)
    return '0' + (gunichar) digit;
  if (c >= 0x2500 && c <= 0x257f)
    return fold_box (c);
  switch (c) {
  case 0x00a0: /* no-break space */
  case 0x2007: /* figure space */
  case 0x200b: /* zero width space */
  case 0x202f: /* narrow no-break space */
  case 0x3000: /* ideographic space */
  case 0xfeff: /* byte order mark within a text, because files were joined */
    return ' ';
  case 0x00b7: /* middle dot */
  case 0x2022: /* bullet */
  case 0x25a1: /* white square */
  case 0xff0e: /* fullwidth full stop */
    return '.';
  case 0x2212: /* minus sign */
    return '-';
  default:
    return c;
  }
}

void
rt_reader_skip_blanks (RtReader *reader)
{
  while (rt_reader_peek (reader) == ' ' || rt_reader_peek (reader) == '\t')
    rt_reader_take (reader);
}

void
rt_reader_next_line (RtReader *reader)
{
  const char *end = memchr (reader->text + reader->at, '\n', reader->size - reader->at);

  reader->at = end ? (gsize) (end - reader->text) + 1 : reader->size;
  if (end) {
    reader->line++;
    reader->column = 1;
  }
}

void
rt_reader_go (RtReader *reader, const RtReader *ahead)
{
  reader->at = ahead->at;
  reader->line = ahead->line;
  reader->column = ahead->column;
}

RtReader
rt_reader_ahead (const RtReader *reader)
{
  RtReader ahead = *reader;

  ahead.notices = NULL;
  ahead.mends = false;
  return ahead;
}

char *
rt_reader_take_line (RtReader *reader)
{
  gsize start = reader->at;
  char *line;

  rt_reader_next_line (reader);
  line = g_strndup (reader->text + start, reader->at - start);
  return g_strchomp (line);
}

const char *
rt_reader_quote (const RtReader *reader, char quoted[RT_QUOTED_SIZE])
{
  gunichar c = rt_reader_at_end (reader) ? 0 : g_utf8_get_char (reader->text + reader->at);

  if (g_unichar_isgraph (c) && !g_unichar_ismark (c))
    quoted[g_unichar_to_utf8 (c, quoted)] = '\0';
  else
    g_snprintf (quoted, RT_QUOTED_SIZE, "U+%04X", c);
  return quoted;
}

bool
rt_reader_fail (const RtReader *reader, RtFormatError code, GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, rt_format_error_new (reader->line, reader->column, code, format, args));
  va_end (args);
  return false;
}

bool
rt_reader_fail_line (guint line, RtFormatError code, GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, rt_format_error_new (line, 0, code, format, args));
  va_end (args);
  return false;
}

void
rt_reader_notice (RtReader *reader, guint line, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list args;

  if (!reader->notices)
    return;
  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  g_ptr_array_add (reader->notices, rt_place_say (NULL, line, 0, sentence));
}

void
rt_reader_pass_solution (RtReader *reader, guint line, bool before)
{
  if (reader->passed.n_solutions++)
    return;
  reader->passed.line = line;
  reader->passed.before = before;
}

static void
notice_solutions (RtReader *reader)
{
  const RtPassed *passed = &reader->passed;
  guint n = passed->n_solutions;

  if (n == 1 && passed->line == 0)
    rt_reader_notice (reader, 0, _("A grid that is the solution of the puzzle before it was passed over."));
  else if (n == 1 && passed->before)
    rt_reader_notice (reader, passed->line,
                      _("This grid is the solution of the puzzle behind it and was passed over."));
  else if (n == 1)
    rt_reader_notice (reader, passed->line,
                      _("This grid is the solution of the puzzle before it and was passed over."));
  else if (passed->line == 0)
    rt_reader_notice (reader, 0,
                      /* Translators: never 1. */
                      ngettext ("%'u grid that is the solution of a puzzle was passed over.",
                                "%'u grids that are solutions of puzzles were passed over.", n), n);
  else
    rt_reader_notice (reader, passed->line,
                      ngettext ("This grid and %'u other are solutions of puzzles and were passed over.",
                                "This grid and %'u others are solutions of puzzles and were passed over.", n - 1),
                      n - 1);
}

void
rt_reader_notice_passed (RtReader *reader)
{
  guint n_empty = reader->passed.n_empty;

  if (reader->passed.n_solutions)
    notice_solutions (reader);
  if (n_empty)
    rt_reader_notice (reader, 0,
                      ngettext ("%'u entry of this collection is empty and was passed over.",
                                "%'u entries of this collection are empty and were passed over.", n_empty),
                      n_empty);
  reader->passed = (RtPassed) { 0 };
}

bool
rt_reader_mend (RtReader *reader, RtCells cells, GError **error)
{
  if (!reader->mends || !error)
    return false;
  if (reader->notices)
    g_ptr_array_add (reader->notices, rt_format_error_say (*error, NULL));
  g_clear_error (error);
  reader->n_mended++;
  reader->bad = rt_cells_or (reader->bad, cells);
  return true;
}
