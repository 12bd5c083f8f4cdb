/* opensudoku-data.c - the cells of a game in a file of OpenSudoku, which opensudoku.c shows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/opensudoku-data.h"

#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Where the data of a game is being read. */
typedef struct {
  RtReader at;
  int version;
  guint n_fields; /* of each cell */
} Data;

static bool
fail_data (const RtReader *at, GError **error)
{
  char quoted[RT_QUOTED_SIZE];

  if (rt_reader_at_end (at))
    return rt_reader_fail (at, RT_FORMAT_ERROR_LINE_LENGTH, error,
                           _("The data of this game ends too early; expected 81 cells."));
  return rt_reader_fail (at, RT_FORMAT_ERROR_BAD_CHAR, error,
                         _("“%s” does not belong here in the data of a game; expected a number and "
                           "a bar for each part of a cell."),
                         rt_reader_quote (at, quoted));
}

/* A number of up to three digits and the bar behind it. */
static bool
take_number (Data *data, int *number, GError **error)
{
  guint n = 0;

  for (*number = 0; n < 3 && g_ascii_isdigit (data->at.text[data->at.at]); n++) {
    *number = 10 * *number + (data->at.text[data->at.at] - '0');
    rt_reader_take (&data->at);
  }
  if (n == 0 || rt_reader_peek (&data->at) != '|')
    return fail_data (&data->at, error);
  rt_reader_take (&data->at);
  return true;
}

/* Notes as digits with a comma behind each, or `-`. */
static bool
take_listed_notes (Data *data, RtDigits *notes, GError **error)
{
  gunichar c;

  for (; (c = rt_reader_peek (&data->at)) != '|'; rt_reader_take (&data->at)) {
    if (c == '-' || c == ',')
      continue;
    if (c < '1' || c > '9' || rt_reader_at_end (&data->at))
      return fail_data (&data->at, error);
    *notes |= rt_digits_of ((int) (c - '0'));
  }
  rt_reader_take (&data->at);
  return true;
}

static bool
take_notes (Data *data, RtDigits *notes, GError **error)
{
  RtReader start = data->at;
  int number;

  if (data->version == 1)
    return take_listed_notes (data, notes, error);
  if (!take_number (data, &number, error))
    return false;
  if (number > RT_DIGITS_ALL)
    return rt_reader_fail (&start, RT_FORMAT_ERROR_MARK_RANGE, error,
                           _("%d is no set of notes; expected a number from 0 to 511."), number);
  *notes = (RtDigits) number;
  if (data->version == 2 && rt_reader_peek (&data->at) == '|')
    rt_reader_take (&data->at);
  return true;
}

/* Moves over parts of newer data that are not known. */
static bool
pass_fields (Data *data, guint n, GError **error)
{
  for (; n > 0; n--) {
    while (!rt_reader_at_end (&data->at) && rt_reader_peek (&data->at) != '|')
      rt_reader_take (&data->at);
    if (rt_reader_at_end (&data->at))
      return fail_data (&data->at, error);
    rt_reader_take (&data->at);
  }
  return true;
}

static bool
read_cell (Data *data, RtPosition *position, int cell, GError **error)
{
  RtReader start = data->at;
  RtDigits notes = 0;
  int value, editable;

  if (!take_number (data, &value, error))
    return false;
  if (value > 9)
    return rt_reader_fail (&start, RT_FORMAT_ERROR_RANGE, error,
                           _("%d is not the value of a cell; expected a number from 0 to 9."), value);
  if (data->version > RT_OPENSUDOKU_NEWEST ? !pass_fields (data, data->n_fields - 2, error)
                                  : !take_notes (data, &notes, error))
    return false;
  start = data->at;
  if (!take_number (data, &editable, error))
    return false;
  if (editable > 1)
    return rt_reader_fail (&start, RT_FORMAT_ERROR_RANGE, error,
                           _("%d does not tell whether the cell can be edited; expected 0 or 1."),
                           editable);
  if (!value)
    position->marks[cell] = notes;
  else if (editable)
    position->entries.digit[cell] = (uint8_t) value;
  else
    position->givens.digit[cell] = (uint8_t) value;
  return true;
}

/* The version, which a line's end follows: escaped, or as a blank. */
static bool
read_version (RtMarkup *markup, Data *data, GError **error)
{
  RtReader start = data->at;
  guint n_bars = 0;
  const char *behind;

  for (gsize n = strlen (RT_OPENSUDOKU_VERSION); n > 0; n--)
    rt_reader_take (&data->at);
  rt_reader_skip_blanks (&data->at);
  for (guint n = 0; n < 3 && g_ascii_isdigit (data->at.text[data->at.at]); n++) {
    data->version = 10 * data->version + (data->at.text[data->at.at] - '0');
    rt_reader_take (&data->at);
  }
  behind = data->at.text + data->at.at;
  for (gsize n = *behind == '&' ? strcspn (behind, ";|") + 1 : strspn (behind, " \t\n"); n > 0; n--)
    rt_reader_take (&data->at);
  for (gsize i = data->at.at; i < data->at.size; i++)
    n_bars += data->at.text[i] == '|';
  data->n_fields = n_bars / RT_N_CELLS;
  if (data->version < 1 ||
      (data->version > RT_OPENSUDOKU_NEWEST && (n_bars % RT_N_CELLS || data->n_fields < 3)))
    return rt_reader_fail (&start, RT_FORMAT_ERROR_VERSION, error,
                           _("Version %d of this data is not known; expected 1 to 3."),
                           data->version);
  if (data->version > RT_OPENSUDOKU_NEWEST)
    rt_reader_notice (markup->reader, start.line,
                      _("The notes of this game are of a newer version and were passed over."));
  return true;
}

/* Just 81 digits. */
static bool
read_digits (RtReader *at, RtPosition *position, RtReader *reader, GError **error)
{
  guint n = 0, line = at->line;

  for (; !rt_reader_at_end (at); rt_reader_take (at), n++) {
    int digit = rt_cell_of (rt_reader_peek (at));

    if (digit < 0 && n < RT_N_CELLS) {
      rt_tokens_fail_char (at, error);
      if (!rt_reader_mend (reader, rt_cells_of ((int) n), error))
        return false;
    }
    if (n < RT_N_CELLS)
      position->givens.digit[n] = (uint8_t) MAX (digit, 0);
  }
  if (n == RT_N_CELLS)
    return true;
  rt_position_init (position, NULL);
  rt_tokens_fail_length (line, n, error);
  return rt_reader_mend (reader, RT_CELLS_ALL, error);
}

/* CELL and all behind it. */
static RtCells
cells_from (int cell)
{
  RtCells cells = RT_CELLS_NONE;

  for (; cell < RT_N_CELLS; cell++)
    rt_cells_add (&cells, cell);
  return cells;
}

bool
rt_opensudoku_read_data (RtMarkup *markup, RtPosition *position, GError **error)
{
  Data data = { .at = rt_markup_value_reader (markup, "data") };

  if (!g_str_has_prefix (data.at.text + data.at.at, RT_OPENSUDOKU_VERSION))
    return read_digits (&data.at, position, markup->reader, error);
  if (!read_version (markup, &data, error))
    return rt_reader_mend (markup->reader, RT_CELLS_ALL, error);
  markup->reader->told_entries = true;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!read_cell (&data, position, cell, error))
      return rt_reader_mend (markup->reader, cells_from (cell), error);
  if (rt_reader_at_end (&data.at))
    return true;
  fail_data (&data.at, error);
  return rt_reader_mend (markup->reader, RT_CELLS_NONE, error);
}
