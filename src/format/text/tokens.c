/* tokens.c - parser of one line of a grid in any layout: decides whether it is a row, a rule of a
 * frame, words ..., and reads its nine cells. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A line with fewer cells (or fields of a table) cannot be a row of any puzzle. */
#define FEWEST_CELLS 4

/* At least so many adjacent dashes are a rule of a frame; fewer dashes are one only with crosses
 * between them. */
#define LONG_RULE 3

/* Minimum number of characters of a row with points between its cells, one cell of which may be
 * missing. */
#define FEWEST_POINTED 15

/* A line with at least so many cells is a whole puzzle, not a row. */
#define MEANT_AS_WHOLE 45

/* If a row has more groups than this, they are single cells, not thirds of the row. */
#define THIRDS 3

/* A group: the characters between two separators. The empty field of a table has none. */
typedef struct {
  RtReader start;
  guint length;
} Group;

/* Further groups are counted, but not stored, because the row is too long. */
#define MOST_GROUPS 10

typedef struct {
  Group groups[MOST_GROUPS];
  guint n;
  guint n_written; /* number of groups before those that are missing at the end of a table's row */
  bool ended;      /* true: a separator follows the ninth group */
} Groups;

static bool
is_table_separator (gunichar c)
{
  return c == ',' || c == ';' || c == '\t';
}

/* Returns true if C separates groups of cells in a line: blanks, commas, semicolons, bars, and the
 * brackets and quotes of source code. */
static bool
is_separator (gunichar c)
{
  return c && c < 0x80 && strchr (" \t,;|!:[](){}\"'", (int) c);
}

/* Returns true if C is a letter that is not even a digit of a larger puzzle, where letters up to G are digits. */
static bool
is_foreign_letter (gunichar c)
{
  return rt_cell_of (c) < 0 && g_unichar_isalpha (c) &&
         !((c >= 'A' && c <= 'G') || (c >= 'a' && c <= 'g'));
}

/* Counts of the characters of one line. */
typedef struct {
  guint cells;
  guint letters;     /* number of letters in words */
  guint others;      /* number of characters that cannot be in a rule of a frame */
  guint stars;
  guint crosses;
  guint fields;      /* number of separators of a table */
  guint longest_run; /* length of the longest run of dashes */
} Counts;

/* Number of bytes that are enough to decide the kind of a line; no row has as many. */
#define LONG_LINE 4096

static Counts
count_line (RtReader reader)
{
  Counts counts = { 0 };
  guint run = 0;

  reader.size = MIN (reader.size, reader.at + LONG_LINE);
  for (; !rt_reader_at_line_end (&reader); rt_reader_take (&reader)) {
    gunichar c = rt_reader_peek (&reader);

    if ((c >= '0' && c <= '9') || c == '.') { /* as nearly all characters are */
      counts.cells++;
      counts.others += c != '.';
      run = 0;
      continue;
    }
    counts.cells += rt_cell_of (c) >= 0 || g_unichar_isalpha (c);
    counts.letters += is_foreign_letter (c);
    counts.others += !strchr ("-=+*.:'|!~ \t", (int) MIN (c, 0x7f));
    counts.stars += c == '*';
    counts.crosses += c == '+';
    counts.fields += is_table_separator (c);
    run = c == '-' || c == '=' || c == '~' ? run + 1 : 0;
    counts.longest_run = MAX (counts.longest_run, run);
  }
  return counts;
}

static bool
is_comment (RtReader reader)
{
  gunichar first;

  rt_reader_skip_blanks (&reader);
  first = rt_reader_peek (&reader);
  rt_reader_take (&reader);
  if (first == '#' || first == '%')
    return true;
  if (first == '/')
    return rt_reader_peek (&reader) == '/';
  /* A table may begin with an empty field, a program's row with a quote. */
  return (first == ';' || first == '\'') && rt_cell_of (rt_reader_peek (&reader)) < 0 &&
         rt_reader_peek (&reader) != first;
}

RtLineKind
rt_tokens_line (const RtReader *reader)
{
  Counts counts;

  if (rt_reader_at_end (reader))
    return RT_LINE_END;
  if (is_comment (*reader))
    return RT_LINE_NOTHING;
  counts = count_line (*reader);
  if (counts.others == 0 &&
      (counts.longest_run >= LONG_RULE || counts.crosses > 1 || counts.stars > 9))
    return RT_LINE_NOTHING;
  if (counts.letters >= 2)
    return RT_LINE_WORDS;
  if (counts.cells == 0) {
    RtReader blank = *reader;

    while (is_separator (rt_reader_peek (&blank)))
      rt_reader_take (&blank);
    /* An empty row of a table has only its eight separators. */
    if (rt_reader_at_line_end (&blank))
      return counts.fields == 8 ? RT_LINE_ROW : RT_LINE_NOTHING;
  }
  return counts.cells + counts.fields < FEWEST_CELLS ? RT_LINE_FEW : RT_LINE_ROW;
}

void
rt_tokens_skip_nothing (RtReader *reader)
{
  while (rt_tokens_line (reader) == RT_LINE_NOTHING)
    rt_reader_next_line (reader);
}

/* Returns true if the line at READER is a row of a table, in which empty fields are cells. Sets
 * COMMAS to true if `,` or `;` separates the fields, to false if tabs do. */
static bool
is_table (RtReader reader, bool *commas)
{
  guint n_commas = 0, n_tabs = 0;
  bool empty_field = false, after = true;

  reader.size = MIN (reader.size, reader.at + LONG_LINE);
  for (; !rt_reader_at_line_end (&reader); rt_reader_take (&reader)) {
    gunichar c = rt_reader_peek (&reader);

    if (c == ',' || c == ';') {
      empty_field |= after;
      after = true;
      n_commas++;
    } else if (!is_separator (c)) {
      after = false;
    }
    n_tabs += c == '\t';
  }
  *commas = n_commas > 0;
  return n_commas ? empty_field || n_commas >= 8 : n_tabs >= 8;
}

static void
add_group (Groups *groups, const RtReader *start, guint length)
{
  if (groups->n < MOST_GROUPS)
    groups->groups[groups->n] = (Group) { *start, length };
  groups->n++;
}

/* Moves READER past the comma or dash that precedes a list or a text in source code or in data. */
static void
skip_list_sign (RtReader *reader)
{
  RtReader ahead = *reader;

  rt_reader_skip_blanks (&ahead);
  if (rt_reader_peek (&ahead) != ',' && rt_reader_peek (&ahead) != '-')
    return;
  rt_reader_take (&ahead);
  rt_reader_skip_blanks (&ahead);
  if (strchr ("[{\"'", (int) CLAMP (rt_reader_peek (&ahead), 1, 0x7f)))
    rt_reader_go (reader, &ahead);
}

bool
rt_tokens_are_pointed (RtReader reader)
{
  guint n = 0;

  rt_reader_skip_blanks (&reader);
  for (; !rt_reader_at_line_end (&reader); rt_reader_take (&reader), n++) {
    gunichar c = rt_reader_peek (&reader);

    if (n % 2 ? c != '.' : c == '.' || rt_cell_of (c) < 0)
      break;
  }
  if (n < FEWEST_POINTED)
    return false;
  rt_reader_skip_blanks (&reader);
  return rt_reader_at_line_end (&reader);
}

/* Returns true if only blanks follow the character at READER in its line. */
static bool
is_last (RtReader reader)
{
  rt_reader_take (&reader);
  rt_reader_skip_blanks (&reader);
  return rt_reader_at_line_end (&reader);
}

/* Adds the fields that are missing at the END of a table's row that ends with a separator to GROUPS. If a bracket
 * ends the row (CLOSED), only the field before the bracket may be missing, and only in a list with other empty fields
 * (ANY_EMPTY). */
static void
add_missing (Groups *groups, const RtReader *end, bool closed, bool any_empty)
{
  groups->ended = groups->n == 9;
  if (groups->n < 9 && (!closed || any_empty))
    add_group (groups, end, 0);
  while (groups->n < 9 && !closed)
    add_group (groups, end, 0);
}

/* Splits the line at READER into GROUPS, the characters between separators, and moves to the end of the line. */
static void
cut (RtReader *reader, Groups *groups)
{
  bool table, commas, pointed, in_field = false, quoted = false, closed = false, any_empty = false;

  groups->ended = false;
  groups->n = 0;
  skip_list_sign (reader);
  pointed = rt_tokens_are_pointed (*reader);
  table = is_table (*reader, &commas);
  while (!rt_reader_at_line_end (reader)) {
    gunichar c = rt_reader_peek (reader);
    RtReader start = *reader;
    guint length = 0;

    if (is_separator (c) || (pointed && c == '.')) {
      bool behind = closed && is_last (start);

      closed = c == ' ' || c == '\t' ? closed : behind || strchr (")]}", (int) c);
      if (!behind && table && (commas ? c == ',' || c == ';' : c == '\t')) {
        if (!in_field)
          add_group (groups, &start, 0);
        any_empty |= !in_field;
        in_field = quoted = false;
      }
      quoted |= c == '"' || c == '\'';
      rt_reader_take (reader);
      continue;
    }
    do {
      rt_reader_take (reader);
      length++;
    } while (!pointed && !rt_reader_at_line_end (reader) &&
             !is_separator (rt_reader_peek (reader)));
    add_group (groups, &start, length);
    in_field = true;
    closed = false;
  }
  if (table && !in_field && quoted)
    add_group (groups, reader, 0);
  groups->n_written = groups->n;
  if (table && !in_field && !quoted)
    add_missing (groups, reader, closed, any_empty);
  if (closed)
    groups->n_written = groups->n;
}

bool
rt_tokens_fail_char (const RtReader *reader, GError **error)
{
  char quoted[RT_QUOTED_SIZE];

  return rt_reader_fail (reader, RT_FORMAT_ERROR_BAD_CHAR, error,
                         _("“%s” is neither a digit nor a blank; expected 1-9, or . or 0 for a "
                           "blank."),
                         rt_reader_quote (reader, quoted));
}

bool
rt_tokens_fail_group (const RtReader *start, guint length, GError **error)
{
  RtReader at = *start;
  g_autofree char *quoted = NULL;

  for (guint i = 0; i < length; i++) {
    if (rt_cell_of (rt_reader_peek (&at)) < 0)
      return rt_tokens_fail_char (&at, error);
    rt_reader_take (&at);
  }
  quoted = g_strndup (start->text + start->at, at.at - start->at);
  return rt_reader_fail (start, RT_FORMAT_ERROR_RANGE, error,
                         _("“%s” is not the value of a cell; expected 1-9, or . or 0 for a blank."),
                         quoted);
}

bool
rt_tokens_fail_width (guint line, guint n, GError **error)
{
  if (n >= MEANT_AS_WHOLE && n != RT_N_CELLS)
    return rt_reader_fail_line (line, RT_FORMAT_ERROR_ROW_LONG, error,
                                ngettext ("%'u cell was found in this line; 81 are needed.",
                                          "%'u cells were found in this line; 81 are needed.", n),
                                n);
  return rt_reader_fail_line (line, n < 9 ? RT_FORMAT_ERROR_ROW_SHORT : RT_FORMAT_ERROR_ROW_LONG,
                              error,
                              /* Translators: of one row of a puzzle. */
                              ngettext ("%'u cell was found in this row; 9 are needed.",
                                        "%'u cells were found in this row; 9 are needed.", n),
                              n);
}

bool
rt_tokens_fail_length (guint line, guint n, GError **error)
{
  return rt_reader_fail_line (line, RT_FORMAT_ERROR_LINE_LENGTH, error,
                              /* Translators: of one line that should hold a whole puzzle; never 1. */
                              ngettext ("%'u cell was found in this line; 81 are needed.",
                                        "%'u cells were found in this line; 81 are needed.", n),
                              n);
}

bool
rt_tokens_fail_too_few (guint line, int n, GError **error)
{
  return rt_reader_fail_line (line, RT_FORMAT_ERROR_TOO_FEW, error,
                              ngettext ("Only %d row was found up to this line; 9 are needed.",
                                        "Only %d rows were found up to this line; 9 are needed.", n),
                              n);
}

RtCells
rt_tokens_row_cells (int row)
{
  return rt_tokens_cells_of (row, 0x1ff);
}

RtCells
rt_tokens_cells_of (int row, guint columns)
{
  RtCells cells = RT_CELLS_NONE;

  for (int column = 0; column < 9; column++)
    if (columns >> column & 1)
      rt_cells_add (&cells, 9 * row + column);
  return cells;
}

RtCells
rt_tokens_rows_from (int row)
{
  RtCells cells = RT_CELLS_NONE;

  for (int cell = 9 * row; cell < RT_N_CELLS; cell++)
    rt_cells_add (&cells, cell);
  return cells;
}

/* Adds the character at AT as cell N of ROW, if ROW has room for it. Returns false with ERROR set
 * if it is no cell. */
static bool
add_cell (RtRow *row, guint n, const RtReader *at, GError **error)
{
  gunichar c = rt_reader_peek (at);
  int digit = rt_cell_of (c);

  if (n < 9)
    row->column[n] = at->column;
  if (digit < 0)
    return rt_tokens_fail_char (at, error);
  if (digit == 0)
    row->signs |= rt_sign_of (c);
  if (n < 9)
    row->digit[n] = (guint8) digit;
  return true;
}

/* Called when cell N of ROW could not be read. Returns true if reading continues without it,
 * because READER is to mend malformed texts; otherwise false, with ERROR unchanged. */
static bool
mend_cell (RtReader *reader, RtRow *row, guint n, GError **error)
{
  if (n < 9)
    row->bad |= 1u << n;
  return rt_reader_mend (reader, RT_CELLS_NONE, error);
}

/* Adds the cells of GROUP, adjacent characters, to ROW from cell N on, and increases N. Returns
 * false with ERROR set if one is no cell. */
static bool
add_group_cells (RtReader *reader, RtRow *row, guint *n, const Group *group, GError **error)
{
  RtReader at = group->start;

  if (row->spaced && group->length > 1) {
    rt_tokens_fail_group (&group->start, group->length, error);
    return mend_cell (reader, row, (*n)++, error);
  }
  if (group->length == 0)
    ++*n;
  for (guint k = 0; k < group->length; k++, ++*n, rt_reader_take (&at))
    if (!add_cell (row, *n, &at, error) && !mend_cell (reader, row, *n, error))
      return false;
  return true;
}

bool
rt_tokens_row (RtReader *reader, RtRow *row, GError **error)
{
  Groups groups;
  guint n = 0;

  *row = (RtRow) { .line = reader->line };
  cut (reader, &groups);
  row->n_written = groups.n == groups.n_written ? 9 : groups.n_written;
  row->ended = groups.ended;
  row->spaced = groups.n > THIRDS;
  for (guint i = 0; i < MIN (groups.n, MOST_GROUPS); i++)
    if (!add_group_cells (reader, row, &n, &groups.groups[i], error))
      return false;
  n += groups.n - MIN (groups.n, MOST_GROUPS);
  if (n != 9) {
    rt_tokens_fail_width (row->line, n, error);
    if (!mend_cell (reader, row, 9, error))
      return false;
    memset (row->digit, 0, sizeof row->digit);
    row->bad = 0x1ff; /* it is unknown which of the nine cells is missing */
  }
  rt_reader_next_line (reader);
  return true;
}

guint
rt_tokens_width (RtReader *reader)
{
  Groups groups;
  guint width;

  cut (reader, &groups);
  width = groups.n;
  for (guint i = 0; groups.n <= THIRDS && i < groups.n; i++)
    if (groups.groups[i].length)
      width += groups.groups[i].length - 1;
  rt_reader_next_line (reader);
  return width;
}
