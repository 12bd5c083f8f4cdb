/* table.c - the fields of one line of a table. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/table.h"

#include "format/cell.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static bool
fail_quote (const RtReader *start, GError **error)
{
  return rt_reader_fail (start, RT_FORMAT_ERROR_BAD_CHAR, error,
                         _("This quote has no end in its line; expected another one."));
}

gunichar
rt_table_separator (const RtReader *reader)
{
  const char *line = reader->text + reader->at;
  const char *end = memchr (line, '\n', reader->size - reader->at);
  gsize length = end ? (gsize) (end - line) : reader->size - reader->at;

  for (const char *sign = ",;\t"; *sign; sign++)
    if (memchr (line, *sign, length))
      return (guchar) *sign;
  return ',';
}

static void
skip_spaces (RtReader *reader)
{
  while (rt_reader_peek (reader) == ' ')
    rt_reader_take (reader);
}

/* Whether the quote at the cursor is the first of two, which are one within a field. */
static bool
is_doubled (RtReader reader)
{
  rt_reader_take (&reader);
  return rt_reader_peek (&reader) == '"';
}

bool
rt_table_take (RtReader *reader, gunichar separator, RtTableField *field, GError **error)
{
  skip_spaces (reader);
  *field = (RtTableField) { .start = *reader, .quoted = rt_reader_peek (reader) == '"' };
  if (field->quoted) {
    RtReader quote = *reader;

    rt_reader_take (reader);
    field->start = *reader;
    while (rt_reader_peek (reader) != '"' || is_doubled (*reader)) {
      if (rt_reader_at_line_end (reader))
        return fail_quote (&quote, error);
      if (rt_reader_peek (reader) == '"')
        rt_reader_take (reader);
      rt_reader_take (reader);
    }
  }
  while (!rt_reader_at_line_end (reader) && rt_reader_peek (reader) != separator &&
         !(field->quoted && rt_reader_peek (reader) == '"'))
    rt_reader_take (reader);
  field->size = reader->at - field->start.at;
  while (!rt_reader_at_line_end (reader) && rt_reader_peek (reader) != separator)
    rt_reader_take (reader);
  if (!rt_reader_at_line_end (reader))
    rt_reader_take (reader);
  return true;
}

char *
rt_table_words (const RtTableField *field)
{
  g_autofree char *words = g_strstrip (g_strndup (field->start.text + field->start.at, field->size));
  g_auto (GStrv) parts = g_strsplit (words, "\"\"", -1);

  return field->quoted ? g_strjoinv ("\"", parts) : g_steal_pointer (&words);
}

bool
rt_table_is (const RtTableField *field, const char *title)
{
  const char *start = field->start.text + field->start.at;
  gsize size = field->size;

  while (size > 0 && g_ascii_isspace (start[size - 1]))
    size--;
  return size == strlen (title) && !g_ascii_strncasecmp (start, title, size);
}

guint
rt_table_cells (const RtTableField *field, RtGrid *grid, guint *n_bad)
{
  RtReader at = field->start;
  guint n = 0;

  *n_bad = 0;
  for (; at.at < field->start.at + field->size; rt_reader_take (&at), n++) {
    int digit = rt_cell_of (rt_reader_peek (&at));

    if ((rt_reader_peek (&at) == ' ' || rt_reader_peek (&at) == '\t') && n == RT_N_CELLS)
      break;
    *n_bad += digit < 0;
    if (n < RT_N_CELLS)
      grid->digit[n] = (uint8_t) MAX (digit, 0);
  }
  return n;
}

bool
rt_table_is_puzzle (const RtTableField *field, RtGrid *grid)
{
  guint n_bad;

  return rt_table_cells (field, grid, &n_bad) == RT_N_CELLS && n_bad == 0;
}
