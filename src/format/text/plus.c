/* plus.c - reads 81 cells in a line in which `+` marks entries; reads and writes triples (digit,
 * row, column) of crossed-out candidates. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/text/plus.h"

#include "format/text/crossed.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>

static bool
at_end (const RtReader *reader)
{
  gunichar c = rt_reader_peek (reader);

  return c == 0 || c == '\n' || c == ':' || c == ' ' || c == '\t';
}

static void
place (RtPosition *position, guint cell, int digit, bool entered)
{
  if (cell >= RT_N_CELLS)
    return;
  if (entered)
    position->entries.digit[cell] = (uint8_t) digit;
  else
    position->givens.digit[cell] = (uint8_t) digit;
}

bool
rt_plus_read_cells (RtReader *reader, RtPosition *position, GError **error)
{
  guint n = 0, line = reader->line;

  for (; !at_end (reader); n++) {
    bool entered = rt_reader_peek (reader) == '+';
    int digit;

    if (entered)
      rt_reader_take (reader);
    digit = rt_cell_of (rt_reader_peek (reader));
    if (digit < (entered ? 1 : 0)) {
      rt_tokens_fail_char (reader, error);
      if (!rt_reader_mend (reader, n < RT_N_CELLS ? rt_cells_of ((int) n) : RT_CELLS_NONE, error))
        return false;
      digit = 0;
    }
    place (position, n, digit, entered);
    if (!at_end (reader))
      rt_reader_take (reader);
  }
  if (n == RT_N_CELLS)
    return true;
  rt_position_init (position, NULL);
  rt_tokens_fail_length (line, n, error);
  return rt_reader_mend (reader, RT_CELLS_ALL, error);
}

void
rt_plus_write_cells (const RtPosition *position, GString *out)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int digit = rt_position_digit (position, cell);

    if (digit && !rt_position_is_given (position, cell))
      g_string_append_c (out, '+');
    g_string_append_c (out, digit ? (char) ('0' + digit) : '.');
  }
}

static bool
is_separator (gunichar c)
{
  return c == ' ' || c == '\t' || c == ',';
}

static bool
fail_triple (const RtReader *start, const RtReader *end, GError **error)
{
  g_autofree char *quoted = g_strndup (start->text + start->at, end->at - start->at);

  return rt_reader_fail (start, RT_FORMAT_ERROR_RANGE, error,
                         _("“%s” names no candidate; expected three digits from 1 to 9: the digit, "
                           "its row and its column."),
                         quoted);
}

/* Reads one triple (digit, row, column) of a crossed-out candidate at READER into CROSSED. Returns
 * false if there is none. */
static bool
take_triple (RtReader *reader, RtDigits crossed[RT_N_CELLS])
{
  guint number[3] = { 0 }, n = 0;

  for (; !rt_reader_at_line_end (reader) && rt_reader_peek (reader) != ':' &&
         !is_separator (rt_reader_peek (reader));
       n++) {
    int digit = rt_cell_of (rt_reader_peek (reader));

    if (n < 3)
      number[n] = digit > 0 ? (guint) digit : 0;
    rt_reader_take (reader);
  }
  if (n != 3 || !number[0] || !number[1] || !number[2])
    return false;
  crossed[9 * (number[1] - 1) + number[2] - 1] |= rt_digits_of ((int) number[0]);
  return true;
}

bool
rt_plus_read_triples (RtReader *reader, RtDigits crossed[RT_N_CELLS], bool *any, GError **error)
{
  *any = false;
  for (;;) {
    RtReader start;

    while (is_separator (rt_reader_peek (reader)))
      rt_reader_take (reader);
    if (rt_reader_at_line_end (reader) || rt_reader_peek (reader) == ':')
      return true;
    start = *reader;
    if (take_triple (reader, crossed)) {
      *any = true;
      continue;
    }
    fail_triple (&start, reader, error);
    if (!rt_reader_mend (reader, RT_CELLS_NONE, error))
      return false;
  }
}

void
rt_plus_write_triples (const RtPosition *position, GString *out)
{
  RtDigits crossed[RT_N_CELLS];
  const char *between = "";

  rt_crossed_find (position, crossed);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, crossed[cell]) {
      g_string_append_printf (out, "%s%d%d%d", between, digit, rt_row_of (cell) + 1,
                              rt_column_of (cell) + 1);
      between = " ";
    }
}
