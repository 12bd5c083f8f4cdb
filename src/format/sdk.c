/* sdk.c - the native format: SadMan's .sdk with additional sections.
 *
 *     #A Author           headers: A author, D title, C comment, B date, S source, U address,
 *     #D Title            L level, T seconds; N and H (numbers of solutions and givens) are
 *     [Puzzle]            ignored, because they follow from the grid
 *     4.2..876.           ... nine rows
 *     [State]             givens and entries
 *     [PencilMarks]       nine rows of nine groups of digits, separated by commas
 *     [Colours]           a digit for each cell
 *     [X-CornerMarks]     corner marks, in the form of [PencilMarks]
 *     [X-MarkColours]     coloured marks of both kinds: pairs of a digit and its colour, in the
 *                         form of [PencilMarks]
 *
 * An unknown section is kept unchanged and written again, so that data of a newer program are not
 * lost. A text without sections is a puzzle, too: SudoCue and other programs write only headers and
 * nine rows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A header, which has text about the puzzle: `#`, a letter, a blank, the text. */
typedef struct {
  char letter;
  RtField field;
  bool lines; /* true: the header is repeated for each line of the text */
} Header;

#define SDK_N_HEADERS 8

/* Headers and sections, both in the order in which they are written. */
typedef enum {
  SDK_PUZZLE,
  SDK_STATE,
  SDK_MARKS,
  SDK_COLOURS,
  SDK_CORNERS,
  SDK_MARK_COLOURS,
  SDK_N_SECTIONS,
} Section;

static const Header headers[SDK_N_HEADERS] = {
  { 'A', RT_FIELD_AUTHOR, false },
  { 'D', RT_FIELD_TITLE, true },
  { 'C', RT_FIELD_COMMENT, true },
  { 'B', RT_FIELD_DATE, false },
  { 'S', RT_FIELD_SOURCE, false },
  { 'U', RT_FIELD_URL, false },
  { 'L', RT_FIELD_LEVEL, false },
  { 'T', RT_FIELD_SECONDS, false },
};

static const char *const sections[SDK_N_SECTIONS] = {
  [SDK_PUZZLE]  = "Puzzle",
  [SDK_STATE]   = "State",
  [SDK_MARKS]   = "PencilMarks",
  [SDK_COLOURS] = "Colours",
  [SDK_CORNERS] = "X-CornerMarks",
  [SDK_MARK_COLOURS] = "X-MarkColours",
};

/* Reading: headers and sections may come in any order. All are collected first, and combined at the end, when the cells
 * that hold a digit are known. */

typedef struct {
  guint line[SDK_N_SECTIONS]; /* line of the heading or of the first row; 0: the section is
                               * missing */
  RtRow puzzle[9], state[9], colours[9];
  RtDigits marks[RT_N_CELLS], corners[RT_N_CELLS];
  uint8_t mark_colours[RT_N_CELLS][9];
  bool named;                    /* true: [Puzzle] has its heading */
  GString *fields[RT_N_FIELDS];
} Sdk;

static bool
is_header_letter (char c)
{
  return c && strchr ("ADCBSULNHT", c);
}

/* Returns the name in brackets in the line at READER, as in `[State]`; NULL if there is none. Free
 * with g_free. */
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

/* Returns the section called NAME; SDK_N_SECTIONS for an unknown name. */
static Section
section_by_name (const char *name)
{
  if (!g_ascii_strcasecmp (name, "Colors"))
    return SDK_COLOURS;
  for (Section section = 0; section < SDK_N_SECTIONS; section++)
    if (!g_ascii_strcasecmp (name, sections[section]))
      return section;
  return SDK_N_SECTIONS;
}

static bool
is_blank_line (RtReader reader)
{
  rt_reader_skip_blanks (&reader);
  return rt_reader_at_line_end (&reader);
}

/* Returns the certainty, 0 to 100, for a text with the heading of a section, such as `[State]`, in
 * any line, or with headers (`#A`) followed by a row of nine cells. */
static int
sdk_sniff (const char *text, gsize size)
{
  bool headed = false, before_grid = true;
  RtReader reader;
  RtRow row;

  rt_reader_init (&reader, text, size);
  for (; !rt_reader_at_end (&reader); rt_reader_next_line (&reader)) {
    const char *line = text + reader.at;
    g_autofree char *name = section_at (reader);

    if (name && section_by_name (name) < SDK_CORNERS)
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

/* Returns true if the line at READER does not belong to the section before it: it is a heading or
 * the end of the text. */
static bool
ends_section (const RtReader *reader)
{
  gunichar c = rt_reader_peek (reader);

  return rt_reader_at_end (reader) || c == '[' || c == '#';
}

/* Skips blank lines. */
static void
skip_blank_lines (RtReader *reader)
{
  while (!rt_reader_at_end (reader) && is_blank_line (*reader))
    rt_reader_next_line (reader);
}

static bool
fail_too_few (Section section, int n, guint line, GError **error)
{
  if (n == 0)
    return rt_reader_fail_line (line, RT_FORMAT_ERROR_TOO_FEW, error,
                                _("[%s] has no rows; 9 are needed."), sections[section]);
  return rt_reader_fail_line (line, RT_FORMAT_ERROR_TOO_FEW, error,
                              /* Translators: of the rows that a part of the file, such as
                               * [Puzzle], should have. */
                              ngettext ("Only %d row of [%s] was found up to this line; 9 are needed.",
                                        "Only %d rows of [%s] were found up to this line; 9 are needed.",
                                        n),
                              n, sections[section]);
}

/* A function that reads line N of nine. */
typedef bool (*ReadRow) (RtReader *reader, int n, gpointer rows, GError **error);

static bool
read_rows (RtReader *reader, Section section, ReadRow read_row, gpointer rows, GError **error)
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
                       _("This row is one too many; [%s] has 9."), sections[section]);
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
  if (row->n_written < (row->signs ? 9 : 8) || (row->ended && !row->signs)) { /* a table may leave out fields, but this
                                                                               * is none */
    rt_tokens_fail_width (row->line, row->n_written + row->ended, error);
    if (!rt_reader_mend (reader, RT_CELLS_NONE, error))
      return false;
    row->bad = 0x1ff;
    memset (row->digit, 0, sizeof row->digit);
  }
  reader->bad = rt_cells_or (reader->bad, rt_tokens_cells_of (n, row->bad));
  return true;
}

/* Adds the digit at READER to MARKS. Returns false with ERROR set if it is no digit. */
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

/* A function that reads one field of a row of marks, up to its comma, into FIELD. CELLS has the
 * field's cell. */
typedef bool ReadField (RtReader *reader, gpointer field, RtCells cells, GError **error);

static bool
read_field (RtReader *reader, gpointer marks, RtCells cells, GError **error)
{
  gunichar c;

  for (; (c = rt_reader_peek (reader)) != 0 && c != '\n' && c != ','; rt_reader_take (reader))
    if (c != ' ' && c != '\t' && !add_mark (reader, marks, error) &&
        !rt_reader_mend (reader, cells, error))
      return false;
  return true;
}

/* Reads a field of coloured marks, pairs of a digit and a colour, into FIELD, the colours of nine
 * digits. CELLS has the field's cell. Returns false with ERROR set if it is malformed. */
static bool
read_pairs (RtReader *reader, gpointer field, RtCells cells, GError **error)
{
  uint8_t *colours = field;
  RtDigits digit, colour;
  gunichar c;

  while ((c = rt_reader_peek (reader)) != 0 && c != '\n' && c != ',') {
    digit = colour = 0;
    if (c == ' ' || c == '\t') {
      rt_reader_take (reader);
      continue;
    }
    if (!add_mark (reader, &digit, error) && !rt_reader_mend (reader, cells, error))
      return false;
    rt_reader_take (reader);
    c = rt_reader_peek (reader);
    if (!add_mark (reader, &colour, error) && !rt_reader_mend (reader, cells, error))
      return false;
    if (c != 0 && c != '\n' && c != ',')
      rt_reader_take (reader);
    if (digit && colour)
      colours[rt_digits_first (digit) - 1] = (uint8_t) rt_digits_first (colour);
  }
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

/* Reads row N of marks: nine fields separated by commas, each with the function READ, into ROW,
 * which has SIZE bytes for each. Returns false with ERROR set if the row is malformed. */
static bool
read_fields (RtReader *reader, int n, gpointer row, gsize size, ReadField *read, GError **error)
{
  guint line = reader->line;

  for (int i = 0;; i++) {
    RtCells cells = i < 9 ? rt_cells_of (9 * n + i) : RT_CELLS_NONE;
    RtDigits beyond[9] = { 0 }; /* room for a surplus field of either kind, which is discarded */

    if (!read (reader, i < 9 ? (char *) row + (gsize) i * size : (gpointer) beyond, cells, error))
      return false;
    if (!rt_reader_at_line_end (reader)) {
      rt_reader_take (reader);
      continue;
    }
    rt_reader_next_line (reader);
    if (i == 8)
      return true;
    memset (row, 0, 9 * size);
    fail_commas (line, i, error);
    return rt_reader_mend (reader, rt_tokens_row_cells (n), error);
  }
}

static bool
read_marks (RtReader *reader, int n, gpointer rows, GError **error)
{
  return read_fields (reader, n, (RtDigits *) rows + 9 * n, sizeof (RtDigits), read_field, error);
}

static bool
read_mark_colours (RtReader *reader, int n, gpointer rows, GError **error)
{
  uint8_t(*colours)[9] = rows;

  return read_fields (reader, n, colours + 9 * n, sizeof *colours, read_pairs, error);
}

static bool
read_section (RtReader *reader, Sdk *sdk, Section section, GError **error)
{
  switch (section) {
  case SDK_PUZZLE:
    return read_rows (reader, section, read_cells, sdk->puzzle, error);
  case SDK_STATE:
    return read_rows (reader, section, read_cells, sdk->state, error);
  case SDK_COLOURS:
    return read_rows (reader, section, read_cells, sdk->colours, error);
  case SDK_MARKS:
    return read_rows (reader, section, read_marks, sdk->marks, error);
  case SDK_CORNERS:
    return read_rows (reader, section, read_marks, sdk->corners, error);
  case SDK_MARK_COLOURS:
    return read_rows (reader, section, read_mark_colours, sdk->mark_colours, error);
  case SDK_N_SECTIONS:
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

/* Keeps the unknown section NAME, up to the next heading, as text in SDK, so that it is written again. */
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
  for (gsize i = 0; i < SDK_N_HEADERS; i++) {
    RtField field = headers[i].field;

    if (headers[i].letter != text[1])
      continue;
    if (field == RT_FIELD_SECONDS && !is_number (words))
      rt_reader_notice (reader, line, _("“%s” is no number of seconds and was passed over."),
                        words);
    else if (headers[i].lines || !sdk->fields[field])
      append_line (sdk, field, words);
    else
      rt_reader_notice (reader, line, _("A second line of this kind was passed over."));
  }
}

/* Reads all headers and sections from READER up to the end of the text, in any order. Returns false
 * with ERROR set if one is malformed. */
static bool
read_parts (RtReader *reader, Sdk *sdk, GError **error)
{
  for (skip_blank_lines (reader); !rt_reader_at_end (reader); skip_blank_lines (reader)) {
    g_autofree char *name = section_at (*reader);
    Section section = name ? section_by_name (name) : SDK_PUZZLE;
    guint line = reader->line;

    if (rt_reader_peek (reader) == '#') {
      take_header (reader, sdk);
      continue;
    }
    if (section == SDK_N_SECTIONS) {
      keep_section (reader, sdk, name);
      continue;
    }
    if (sdk->line[section]) {
      rt_reader_fail_line (line, RT_FORMAT_ERROR_SECTION_TWICE, error,
                           _("The part [%s] is here a second time; expected it once."),
                           sections[section]);
      if (!rt_reader_mend (reader, RT_CELLS_NONE, error))
        return false;
      do
        rt_reader_next_line (reader);
      while (!ends_section (reader));
      continue;
    }
    sdk->line[section] = line;
    sdk->named |= name && section == SDK_PUZZLE;
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

/* Sets the givens and entries of POSITION from the sections [Puzzle] and [State]. If one of them is
 * missing, the other is the puzzle. Returns false with ERROR set if they contradict each other. */
static bool
combine_digits (RtReader *reader, const Sdk *sdk, RtPosition *position, GError **error)
{
  const RtRow *givens = sdk->line[SDK_PUZZLE] ? sdk->puzzle : sdk->state;

  if (!sdk->line[SDK_PUZZLE] && !sdk->line[SDK_STATE])
    return rt_reader_fail_line (0, RT_FORMAT_ERROR_UNKNOWN, error,
                                _("There is no puzzle in this text; expected a part [%s]."),
                                sections[SDK_PUZZLE]);
  if (!sdk->line[SDK_PUZZLE])
    rt_reader_notice (reader, sdk->line[SDK_STATE],
                      _("There is no part [%s]; all digits were taken for givens."),
                      sections[SDK_PUZZLE]);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int given = givens[cell / 9].digit[cell % 9];
    int now = sdk->line[SDK_STATE] ? sdk->state[cell / 9].digit[cell % 9] : 0;

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
  reader->told_entries = sdk->named || (sdk->line[SDK_PUZZLE] && sdk->line[SDK_STATE]);
  return true;
}

/* Copies MARKS, read from a section in LINE, to TO for the empty cells of POSITION. Adds a notice
 * if cells with a digit have marks. */
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
  rt_tokens_notice_signs (reader, MAX (sdk->line[SDK_PUZZLE], sdk->line[SDK_STATE]), signs);
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

static RtRead
sdk_read (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  RtRead result = RT_READ_ERROR;
  RtPosition position;
  Sdk sdk = { 0 };

  if (reader->n_read > 0)
    return RT_READ_END;
  rt_position_init (&position, NULL);
  if (read_parts (reader, &sdk, error) && combine_digits (reader, &sdk, &position, error)) {
    combine_marks (reader, &position, position.marks, sdk.marks, sdk.line[SDK_MARKS]);
    combine_marks (reader, &position, position.corners, sdk.corners, sdk.line[SDK_CORNERS]);
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      position.colours[cell] = sdk.colours[cell / 9].digit[cell % 9];
    memcpy (position.mark_colours, sdk.mark_colours, sizeof position.mark_colours);
    notice_signs (reader, &sdk);
    *puzzle = make_puzzle (&position, &sdk);
    result = RT_READ_PUZZLE;
  }
  for (int field = 0; field < RT_N_FIELDS; field++)
    if (sdk.fields[field])
      g_string_free (sdk.fields[field], TRUE);
  return result;
}

/* Writing */

static void
write_headers (const RtPuzzle *puzzle, GString *out)
{
  for (gsize i = 0; i < SDK_N_HEADERS; i++) {
    const char *text = rt_puzzle_field (puzzle, headers[i].field);
    g_auto (GStrv) lines = NULL;

    if (!text || !*text)
      continue;
    lines = g_strsplit (text, "\n", -1);
    if (!headers[i].lines) {
      g_autofree char *joined = g_strjoinv (" ", lines);

      g_string_append_printf (out, "#%c %s\n", headers[i].letter, joined);
      continue;
    }
    for (char **line = lines; *line; line++)
      g_string_append_printf (out, **line ? "#%c %s\n" : "#%c\n", headers[i].letter, *line);
  }
}

static void
write_digits (GString *out, Section section, const uint8_t *digits)
{
  g_string_append_printf (out, "[%s]\n", sections[section]);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    g_string_append_c (out, digits[cell] ? (char) ('0' + digits[cell]) : '.');
    if (cell % 9 == 8)
      g_string_append_c (out, '\n');
  }
}

/* Appends SECTION with MARKS to OUT: nine rows of nine groups of digits. Appends nothing if no cell has a mark. */
static void
write_marks (GString *out, Section section, const RtDigits *marks)
{
  RtDigits all = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    all |= marks[cell];
  if (!all)
    return;
  g_string_append_printf (out, "[%s]\n", sections[section]);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    for_each_digit (digit, marks[cell])
      g_string_append_c (out, (char) ('0' + digit));
    g_string_append_c (out, cell % 9 == 8 ? '\n' : ',');
  }
}

static void
write_mark_colours (GString *out, const RtPosition *position)
{
  static const uint8_t none[RT_N_CELLS][9];

  if (memcmp (position->mark_colours, none, sizeof none) == 0)
    return;
  g_string_append_printf (out, "[%s]\n", sections[SDK_MARK_COLOURS]);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    for (int digit = 1; digit <= 9; digit++)
      if (position->mark_colours[cell][digit - 1])
        g_string_append_printf (out, "%d%d", digit, position->mark_colours[cell][digit - 1]);
    g_string_append_c (out, cell % 9 == 8 ? '\n' : ',');
  }
}

static void
sdk_write (const RtPuzzle *puzzle, GString *out)
{
  const RtPosition *position = rt_puzzle_position (puzzle);
  const char *foreign = rt_puzzle_field (puzzle, RT_FIELD_FOREIGN);
  static const uint8_t plain[RT_N_CELLS];
  RtGrid state;

  write_headers (puzzle, out);
  write_digits (out, SDK_PUZZLE, position->givens.digit);
  if (rt_position_has_entries (position)) {
    rt_position_grid (position, &state);
    write_digits (out, SDK_STATE, state.digit);
  }
  write_marks (out, SDK_MARKS, position->marks);
  if (memcmp (position->colours, plain, sizeof plain))
    write_digits (out, SDK_COLOURS, position->colours);
  write_marks (out, SDK_CORNERS, position->corners);
  write_mark_colours (out, position);
  if (foreign)
    g_string_append (out, foreign);
}

const RtFormat rt_format_sdk = {
  .id     = "sdk",
  .name   = N_("Sudoku file"),
  .suffix = "sdk",
  .holds  = RT_HOLDS_DIGITS | RT_HOLDS_ENTRIES | RT_HOLDS_MARKS | RT_HOLDS_CORNERS |
            RT_HOLDS_COLOURS | RT_HOLDS_FIELDS,
  .sniff  = sdk_sniff,
  .read   = sdk_read,
  .write  = sdk_write,
};
