/* sdk-read.c - reading the native format, which sdk.c shows.
 *
 * Headers and sections may come in any order: all is collected first and put together at the end,
 * when it is known which cells hold a digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/sdk-read.h"

#include "format/sdk-words.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  guint line[RT_SDK_N_SECTIONS]; /* of the heading, or of the first row; 0: not there */
  RtRow puzzle[9], state[9], colours[9];
  RtDigits marks[RT_N_CELLS], corners[RT_N_CELLS];
  bool named;                    /* [Puzzle] has its heading */
  GString *fields[RT_N_FIELDS];
} Sdk;

static bool
is_header_letter (char c)
{
  return c && strchr ("ADCBSULNHT", c);
}

/* The name between brackets of the line at the cursor, or NULL. Free with g_free. */
static char *
section_at (RtReader reader)
{
  g_autofree char *line = NULL;
  gsize length;

  rt_reader_skip_blanks (&reader);
  if (rt_reader_peek (&reader) != '[')
    return NULL;
  line = rt_reader_take_line (&reader);
  length = strlen (line);
  if (length < 3 || line[length - 1] != ']')
    return NULL;
  return g_strstrip (g_strndup (line + 1, length - 2));
}

/* RT_SDK_N_SECTIONS for a name that is not ours. */
static RtSdkSection
section_by_name (const char *name)
{
  if (!g_ascii_strcasecmp (name, "Colors"))
    return RT_SDK_COLOURS;
  for (RtSdkSection section = 0; section < RT_SDK_N_SECTIONS; section++)
    if (!g_ascii_strcasecmp (name, rt_sdk_sections[section]))
      return section;
  return RT_SDK_N_SECTIONS;
}

static bool
is_blank_line (RtReader reader)
{
  rt_reader_skip_blanks (&reader);
  return rt_reader_at_line_end (&reader);
}

/* A section's heading anywhere; or a header first, and behind all headers a row of nine. */
int
rt_sdk_sniff (const char *text, gsize size)
{
  bool headed = false, before_grid = true;
  RtReader reader;
  RtRow row;

  rt_reader_init (&reader, text, size);
  for (; !rt_reader_at_end (&reader); rt_reader_next_line (&reader)) {
    const char *line = text + reader.at;
    g_autofree char *name = section_at (reader);

    if (name && section_by_name (name) < RT_SDK_CORNERS)
      return 100;
    if (!before_grid || is_blank_line (reader))
      continue;
    if (*line == '#') {
      headed |= is_header_letter (line[1]);
    } else {
      RtReader ahead = reader;

      before_grid = false;
      if (headed && rt_tokens_row (&ahead, &row, NULL) && !row.spaced)
        return 95;
    }
  }
  return 0;
}

/* Whether the line at the cursor ends a section. */
static bool
ends_section (const RtReader *reader)
{
  gunichar c = rt_reader_peek (reader);

  return rt_reader_at_end (reader) || c == '[' || c == '#';
}

/* Moves over blank lines. */
static void
skip_blank_lines (RtReader *reader)
{
  while (!rt_reader_at_end (reader) && is_blank_line (*reader))
    rt_reader_next_line (reader);
}

static bool
fail_too_few (RtSdkSection section, int n, guint line, GError **error)
{
  if (n == 0)
    return rt_reader_fail_line (line, RT_FORMAT_ERROR_TOO_FEW, error,
                                _("[%s] has no rows; 9 are needed."), rt_sdk_sections[section]);
  return rt_reader_fail_line (line, RT_FORMAT_ERROR_TOO_FEW, error,
                              /* Translators: of the rows that a part of the file, such as
                               * [Puzzle], should have. */
                              ngettext ("Only %d row of [%s] was found up to this line; 9 are needed.",
                                        "Only %d rows of [%s] were found up to this line; 9 are needed.",
                                        n),
                              n, rt_sdk_sections[section]);
}

/* Nine lines, each read by one of these. */
typedef bool (*ReadRow) (RtReader *reader, int n, gpointer rows, GError **error);

static bool
read_rows (RtReader *reader, RtSdkSection section, ReadRow read_row, gpointer rows, GError **error)
{
  guint last = reader->line;

  for (int n = 0; n < 9; n++) {
    skip_blank_lines (reader);
    if (ends_section (reader)) {
      fail_too_few (section, n, n ? last : MAX (last, 2) - 1, error);
      return rt_reader_mend (reader, rt_tokens_rows_from (n), error);
    }
    last = reader->line;
    if (!read_row (reader, n, rows, error))
      return false;
  }
  skip_blank_lines (reader);
  if (ends_section (reader))
    return true;
  rt_reader_fail_line (reader->line, RT_FORMAT_ERROR_TOO_MANY, error,
                       _("This row is one too many; [%s] has 9."), rt_sdk_sections[section]);
  while (!ends_section (reader))
    rt_reader_next_line (reader);
  return rt_reader_mend (reader, RT_CELLS_NONE, error);
}

static bool
read_cells (RtReader *reader, int n, gpointer rows, GError **error)
{
  RtRow *row = &((RtRow *) rows)[n];

  if (!rt_tokens_row (reader, row, error))
    return false;
  if (row->n_written < (row->signs ? 9 : 8) || (row->ended && !row->signs)) { /* no table, which may leave out fields */
    rt_tokens_fail_width (row->line, row->n_written + row->ended, error);
    if (!rt_reader_mend (reader, RT_CELLS_NONE, error))
      return false;
    row->bad = 0x1ff;
    memset (row->digit, 0, sizeof row->digit);
  }
  reader->bad = rt_cells_or (reader->bad, rt_tokens_cells_of (n, row->bad));
  return true;
}

/* Adds the mark at the cursor. */
static bool
add_mark (const RtReader *reader, RtDigits *marks, GError **error)
{
  gunichar c = rt_reader_peek (reader);
  char quoted[RT_QUOTED_SIZE];

  rt_reader_quote (reader, quoted);
  if (c < '1' || c > '9')
    return rt_reader_fail (reader, RT_FORMAT_ERROR_MARK_RANGE, error,
                           _("“%s” is no pencil mark; expected 1-9, or a comma before the next "
                             "cell."),
                           quoted);
  if (rt_digits_has (*marks, (int) (c - '0')))
    return rt_reader_fail (reader, RT_FORMAT_ERROR_MARK_REPEATED, error,
                           _("The mark %s stands twice in this cell; expected it once."), quoted);
  *marks |= rt_digits_of ((int) (c - '0'));
  return true;
}

/* One field of a row of marks, up to its comma; CELLS is its cell. */
static bool
read_field (RtReader *reader, RtDigits *marks, RtCells cells, GError **error)
{
  gunichar c;

  for (; (c = rt_reader_peek (reader)) != 0 && c != '\n' && c != ','; rt_reader_take (reader))
    if (c != ' ' && c != '\t' && !add_mark (reader, marks, error) &&
        !rt_reader_mend (reader, cells, error))
      return false;
  return true;
}

static bool
fail_commas (guint line, int n, GError **error)
{
  return rt_reader_fail_line (line, n < 8 ? RT_FORMAT_ERROR_ROW_SHORT : RT_FORMAT_ERROR_ROW_LONG,
                              error,
                              /* Translators: of one row of pencil marks. */
                              ngettext ("%d comma was found in this row of marks; 8 are needed.",
                                        "%d commas were found in this row of marks; 8 are needed.", n),
                              n);
}

static bool
read_marks (RtReader *reader, int n, gpointer rows, GError **error)
{
  RtDigits *marks = (RtDigits *) rows + 9 * n, beyond;
  guint line = reader->line;

  for (int i = 0;; i++) {
    RtCells cells = i < 9 ? rt_cells_of (9 * n + i) : RT_CELLS_NONE;

    beyond = 0;
    if (!read_field (reader, i < 9 ? &marks[i] : &beyond, cells, error))
      return false;
    if (!rt_reader_at_line_end (reader)) {
      rt_reader_take (reader);
      continue;
    }
    rt_reader_next_line (reader);
    if (i == 8)
      return true;
    memset (marks, 0, 9 * sizeof *marks);
    fail_commas (line, i, error);
    return rt_reader_mend (reader, rt_tokens_row_cells (n), error);
  }
}

static bool
read_section (RtReader *reader, Sdk *sdk, RtSdkSection section, GError **error)
{
  switch (section) {
  case RT_SDK_PUZZLE:
    return read_rows (reader, section, read_cells, sdk->puzzle, error);
  case RT_SDK_STATE:
    return read_rows (reader, section, read_cells, sdk->state, error);
  case RT_SDK_COLOURS:
    return read_rows (reader, section, read_cells, sdk->colours, error);
  case RT_SDK_MARKS:
    return read_rows (reader, section, read_marks, sdk->marks, error);
  case RT_SDK_CORNERS:
    return read_rows (reader, section, read_marks, sdk->corners, error);
  case RT_SDK_N_SECTIONS:
    break;
  }
  g_assert_not_reached ();
}

static void
append_line (Sdk *sdk, RtField field, const char *text)
{
  if (!sdk->fields[field])
    sdk->fields[field] = g_string_new (text);
  else
    g_string_append_printf (sdk->fields[field], "\n%s", text);
}

/* A section that is not ours, to the next heading. */
static void
keep_section (RtReader *reader, Sdk *sdk, const char *name)
{
  gsize start = reader->at, length;
  g_autofree char *next = NULL;
  GString *foreign;

  rt_reader_notice (reader, reader->line, _("The part [%s] is not known; it is kept as it is."),
                    name);
  do {
    rt_reader_next_line (reader);
    next = section_at (*reader);
  } while (!rt_reader_at_end (reader) && !next);
  if (!sdk->fields[RT_FIELD_FOREIGN])
    sdk->fields[RT_FIELD_FOREIGN] = g_string_new (NULL);
  foreign = sdk->fields[RT_FIELD_FOREIGN];
  length = reader->at - start;
  while (g_ascii_isspace (reader->text[start + length - 1]))
    length--;
  g_string_append_len (foreign, reader->text + start, (gssize) length);
  g_string_append_c (foreign, '\n');
}

static bool
is_number (const char *text)
{
  return *text && text[strspn (text, "0123456789")] == '\0';
}

static void
take_header (RtReader *reader, Sdk *sdk)
{
  guint line = reader->line;
  g_autofree char *text = rt_reader_take_line (reader);
  const char *words;

  if (!is_header_letter (text[1])) {
    if (*g_strchug (text + 1))
      append_line (sdk, RT_FIELD_COMMENT, text + 1);
    return;
  }
  words = text[2] == ' ' ? text + 3 : text + 2;
  for (gsize i = 0; i < RT_SDK_N_HEADERS; i++) {
    RtField field = rt_sdk_headers[i].field;

    if (rt_sdk_headers[i].letter != text[1])
      continue;
    if (field == RT_FIELD_SECONDS && !is_number (words))
      rt_reader_notice (reader, line, _("“%s” is no number of seconds and was passed over."),
                        words);
    else if (rt_sdk_headers[i].lines || !sdk->fields[field])
      append_line (sdk, field, words);
    else
      rt_reader_notice (reader, line, _("A second line of this kind was passed over."));
  }
}

/* Everything up to the end, in whatever order it comes. */
static bool
read_parts (RtReader *reader, Sdk *sdk, GError **error)
{
  for (skip_blank_lines (reader); !rt_reader_at_end (reader); skip_blank_lines (reader)) {
    g_autofree char *name = section_at (*reader);
    RtSdkSection section = name ? section_by_name (name) : RT_SDK_PUZZLE;
    guint line = reader->line;

    if (rt_reader_peek (reader) == '#') {
      take_header (reader, sdk);
      continue;
    }
    if (section == RT_SDK_N_SECTIONS) {
      keep_section (reader, sdk, name);
      continue;
    }
    if (sdk->line[section]) {
      rt_reader_fail_line (line, RT_FORMAT_ERROR_SECTION_TWICE, error,
                           _("The part [%s] is here a second time; expected it once."),
                           rt_sdk_sections[section]);
      if (!rt_reader_mend (reader, RT_CELLS_NONE, error))
        return false;
      do
        rt_reader_next_line (reader);
      while (!ends_section (reader));
      continue;
    }
    sdk->line[section] = line;
    sdk->named |= name && section == RT_SDK_PUZZLE;
    if (name)
      rt_reader_next_line (reader);
    if (!read_section (reader, sdk, section, error))
      return false;
  }
  return true;
}

static bool
fail_state (const RtReader *reader, const RtRow *row, int column, int digit, GError **error)
{
  RtReader at = *reader;

  at.line = row->line;
  at.column = row->column[column];
  return rt_reader_fail (&at, RT_FORMAT_ERROR_BAD_STATE, error,
                         _("The state has %d where the puzzle has %d; expected the same."),
                         row->digit[column], digit);
}

/* Givens and entries from [Puzzle] and [State]; alone, either is the puzzle. */
static bool
combine_digits (RtReader *reader, const Sdk *sdk, RtPosition *position, GError **error)
{
  const RtRow *givens = sdk->line[RT_SDK_PUZZLE] ? sdk->puzzle : sdk->state;

  if (!sdk->line[RT_SDK_PUZZLE] && !sdk->line[RT_SDK_STATE])
    return rt_reader_fail_line (0, RT_FORMAT_ERROR_UNKNOWN, error,
                                _("There is no puzzle in this text; expected a part [%s]."),
                                rt_sdk_sections[RT_SDK_PUZZLE]);
  if (!sdk->line[RT_SDK_PUZZLE])
    rt_reader_notice (reader, sdk->line[RT_SDK_STATE],
                      _("There is no part [%s]; all digits were taken for givens."),
                      rt_sdk_sections[RT_SDK_PUZZLE]);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int given = givens[cell / 9].digit[cell % 9];
    int now = sdk->line[RT_SDK_STATE] ? sdk->state[cell / 9].digit[cell % 9] : 0;

    if (given && now && given != now) {
      fail_state (reader, &sdk->state[cell / 9], cell % 9, given, error);
      if (!rt_reader_mend (reader, rt_cells_of (cell), error))
        return false;
    }
    if (given)
      position->givens.digit[cell] = (guint8) given;
    else
      position->entries.digit[cell] = (guint8) now;
  }
  reader->told_entries = sdk->named || (sdk->line[RT_SDK_PUZZLE] && sdk->line[RT_SDK_STATE]);
  return true;
}

/* Marks stand only in empty cells. */
static void
combine_marks (RtReader *reader, const RtPosition *position, RtDigits *to, const RtDigits *marks,
               guint line)
{
  bool filled = false;

  for_each_cell (cell, RT_CELLS_ALL) {
    if (!rt_position_digit (position, cell))
      to[cell] = marks[cell];
    else
      filled |= marks[cell] != 0;
  }
  if (filled)
    rt_reader_notice (reader, line, _("Pencil marks of cells that hold a digit were passed over."));
}

static void
notice_signs (RtReader *reader, const Sdk *sdk)
{
  guint signs = 0;

  for (int row = 0; row < 9; row++)
    signs |= sdk->puzzle[row].signs | sdk->state[row].signs;
  rt_tokens_notice_signs (reader, MAX (sdk->line[RT_SDK_PUZZLE], sdk->line[RT_SDK_STATE]), signs);
}

static RtPuzzle *
make_puzzle (const RtPosition *position, const Sdk *sdk)
{
  RtPuzzle *puzzle = rt_puzzle_new (position);

  for (RtField field = 0; field < RT_N_FIELDS; field++)
    if (sdk->fields[field] && sdk->fields[field]->len) {
      RtPuzzle *with = rt_puzzle_with_field (puzzle, field, sdk->fields[field]->str);

      rt_puzzle_unref (puzzle);
      puzzle = with;
    }
  return puzzle;
}

RtRead
rt_sdk_read (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  RtRead result = RT_READ_ERROR;
  RtPosition position;
  Sdk sdk = { 0 };

  if (reader->n_read > 0)
    return RT_READ_END;
  rt_position_init (&position, NULL);
  if (read_parts (reader, &sdk, error) && combine_digits (reader, &sdk, &position, error)) {
    combine_marks (reader, &position, position.marks, sdk.marks, sdk.line[RT_SDK_MARKS]);
    combine_marks (reader, &position, position.corners, sdk.corners, sdk.line[RT_SDK_CORNERS]);
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      position.colours[cell] = sdk.colours[cell / 9].digit[cell % 9];
    notice_signs (reader, &sdk);
    *puzzle = make_puzzle (&position, &sdk);
    result = RT_READ_PUZZLE;
  }
  for (int field = 0; field < RT_N_FIELDS; field++)
    if (sdk.fields[field])
      g_string_free (sdk.fields[field], TRUE);
  return result;
}
