/* csv.c - the format of tables with one puzzle in a line (comma-separated values), such as data sets, with or without
 * a line of column titles.
 *
 *     puzzle,solution
 *     004300209005009001070060043...,864371259325849761971265843...
 *
 * The columns are found by their titles; without titles, the puzzle is found by its 81 cells. The puzzle may also be
 * in 81 columns, one for each cell, if another field of the line has its solution, or if there are only an id and a
 * label besides. A solution is compared with its puzzle and ignored. Quotes are as in RFC 4180, but a quoted field
 * cannot contain a line end, because tables of hundreds of megabytes are read line by line. Writing: zeros for
 * blanks, and the solution if the puzzle has exactly one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/fast/fast.h"
#include "format/format.h"
#include "format/text/cell.h"
#include "format/text/heading.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Number of lines that are searched for the beginning of the table. */
#define LINES_TO_SNIFF 20

/* Flag in a column number. In COLUMN_PUZZLE: the puzzle takes 81 columns, one for each cell, and the number is that
 * of the first one. In COLUMN_SOLUTION: no column has the solution, and the number is the number of fields in each
 * line. */
#define IN_COLUMNS (1u << 31)

/* An unknown field that is longer than this may be a puzzle. */
#define LONG_FIELD 40

/* Indices into the reader's memory, which has the number of each column, from 1; 0 if the table has no such column, or
 * if the first line was not read yet. */
enum {
  COLUMN_PUZZLE,
  COLUMN_SOLUTION,
  COLUMN_LEVEL,
  COLUMN_SOURCE,
};

static const struct {
  const char *title;
  int column;
} titles[] = {
  { "puzzle", COLUMN_PUZZLE },     { "puzzles", COLUMN_PUZZLE },
  { "quiz", COLUMN_PUZZLE },       { "quizzes", COLUMN_PUZZLE },
  { "board", COLUMN_PUZZLE },      { "sudoku", COLUMN_PUZZLE },
  { "question", COLUMN_PUZZLE },   { "solution", COLUMN_SOLUTION },
  { "solutions", COLUMN_SOLUTION }, { "answer", COLUMN_SOLUTION },
  { "difficulty", COLUMN_LEVEL },  { "rating", COLUMN_LEVEL },
  { "level", COLUMN_LEVEL },       { "source", COLUMN_SOURCE },
};

/* A field of a line, without its quotes. */
typedef struct {
  RtReader start;
  gsize size;
  bool quoted;
} Field;

static bool
fail_quote (const RtReader *start, GError **error)
{
  return rt_reader_fail (start, RT_FORMAT_ERROR_BAD_CHAR, error,
                         _("This quote has no end in its line; expected another one."));
}

/* Returns the separator between the fields of the line at READER: a comma, a semicolon or a
 * tab. */
static gunichar
separator_of (const RtReader *reader)
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

/* Returns true if the quote at READER is the first of two quotes, which stand for one quote within
 * a quoted field. */
static bool
is_doubled (RtReader reader)
{
  rt_reader_take (&reader);
  return rt_reader_peek (&reader) == '"';
}

/* Reads the next field of the line at READER into FIELD, and the SEPARATOR after it. Returns false
 * with ERROR set if the line ends within a quoted field. */
static bool
take_field (RtReader *reader, gunichar separator, Field *field, GError **error)
{
  skip_spaces (reader);
  *field = (Field) { .start = *reader, .quoted = rt_reader_peek (reader) == '"' };
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

/* Returns the text of FIELD without blanks around it, with one quote for each doubled quote. Free
 * with g_free. */
static char *
words_of (const Field *field)
{
  g_autofree char *words = g_strstrip (g_strndup (field->start.text + field->start.at, field->size));
  g_auto (GStrv) parts = g_strsplit (words, "\"\"", -1);

  return field->quoted ? g_strjoinv ("\"", parts) : g_steal_pointer (&words);
}

/* Returns true if FIELD equals TITLE, ignoring case. */
static bool
field_is (const Field *field, const char *title)
{
  const char *start = field->start.text + field->start.at;
  gsize size = field->size;

  while (size > 0 && g_ascii_isspace (start[size - 1]))
    size--;
  return size == strlen (title) && !g_ascii_strncasecmp (start, title, size);
}

/* Reads the text of FIELD as adjacent cells into GRID, and sets N_BAD to the number of characters
 * that are not cells. Returns the number of all its characters. */
static guint
cells_of (const Field *field, RtGrid *grid, guint *n_bad)
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

/* Returns true if the text of FIELD is exactly 81 cells; then GRID has these cells. */
static bool
is_puzzle (const Field *field, RtGrid *grid)
{
  guint n_bad;

  return cells_of (field, grid, &n_bad) == RT_N_CELLS && n_bad == 0;
}

/* Maximum number of columns in which cells are searched. */
#define MOST_COLUMNS 256

/* Beside cells in columns, there may be at most an id and a label. */
#define MOST_LABELS 2

/* Returns the digit of FIELD as a single cell: 0 for a blank, -1 for anything else. */
static int
digit_of (const Field *field)
{
  return rt_cell_of_word (field->start.text + field->start.at, field->size);
}

/* Returns true if the line whose end is at READER has an empty field after its last SEPARATOR. */
static bool
ends_empty (const RtReader *reader, gunichar separator)
{
  return (guchar) reader->text[reader->at - 1] == separator;
}

/* Searches the line at READER for 81 adjacent fields with one cell each whose solution is SOLUTION.
 * Returns the number of the first of them, from 1; 0 if there are none. */
static guint
find_solved (RtReader reader, const RtGrid *solution)
{
  gunichar separator = separator_of (&reader);
  guint8 digits[MOST_COLUMNS];
  guint n = 0, n_cells = 0;
  bool more = true;

  while (n < MOST_COLUMNS && more) {
    Field field;
    RtGrid grid;
    int digit;

    if (!take_field (&reader, separator, &field, NULL))
      return 0;
    more = !rt_reader_at_line_end (&reader) || (field.size && ends_empty (&reader, separator));
    digit = digit_of (&field);
    n_cells = digit >= 0 ? n_cells + 1 : 0;
    digits[n++] = (guint8) MAX (digit, 0);
    if (n_cells < RT_N_CELLS)
      continue;
    memcpy (grid.digit, &digits[n - RT_N_CELLS], RT_N_CELLS);
    if (rt_cells_count (rt_grid_filled (&grid)) >= RT_FEWEST_GIVENS &&
        rt_is_solution_of (solution, &grid))
      return n - RT_N_CELLS + 1;
  }
  return 0;
}

/* Searches the line at READER, which has N_FIELDS fields, for 81 fields with one cell each that have only an id
 * before them and a label after them. They must be a puzzle with one solution, and must not be one together with the
 * id or the label. Returns the number of the first field, from 1; 0 if there are none. */
static guint
find_labelled (RtReader reader, guint n_fields)
{
  gunichar separator = separator_of (&reader);
  guint most = n_fields - RT_N_CELLS, found = 0, n_cells = 0;
  int digits[RT_N_CELLS + MOST_LABELS];

  if (n_fields <= RT_N_CELLS || n_fields > RT_N_CELLS + MOST_LABELS)
    return 0;

  for (guint n = 0; n < n_fields; n++) {
    Field field;

    if (!take_field (&reader, separator, &field, NULL))
      return 0;
    digits[n] = digit_of (&field);
    n_cells += digits[n] >= 0;
  }
  if (n_cells == RT_N_CELLS) /* no other field looks like a cell: the line is searched like source
                              * code or notes (found.h) */
    return 0;
  for (guint first = 0; first <= most; first++) {
    bool whole = true;
    RtGrid grid;

    for (guint i = 0; i < RT_N_CELLS; i++) {
      whole &= digits[first + i] >= 0;
      grid.digit[i] = (guint8) MAX (digits[first + i], 0);
    }
    if (!whole || !memchr (grid.digit, 0, RT_N_CELLS) ||
        rt_cells_count (rt_grid_filled (&grid)) < RT_FEWEST_GIVENS || rt_fast_solve (&grid, NULL) != 1)
      continue;
    if (found)
      return 0;
    found = first + 1;
  }
  return found;
}

static int
column_by_title (const Field *field)
{
  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    if (field_is (field, titles[i].title))
      return titles[i].column;
  return -1;
}

/* Finds the columns of puzzle and solution by the titles in the line at READER, and stores their
 * numbers in the reader's memory. */
static void
read_titles (RtReader *reader)
{
  gunichar separator = separator_of (reader);
  Field field;

  for (guint n = 1;
       !rt_reader_at_line_end (reader) && take_field (reader, separator, &field, NULL); n++) {
    int column = column_by_title (&field);

    if (column >= 0)
      reader->memory[column] = n;
  }
  rt_reader_next_line (reader);
}

/* Facts about the fields of a line. */
typedef struct {
  guint n_fields;
  guint puzzle;  /* number of the first field with 81 cells, from 1; 0: none */
  guint open;    /* number of the first field with 81 cells that is not full */
  guint cells;   /* number of the first of 81 fields with one cell each that are solved by another field, or that have
                  * no other cells beside them; 0: none */
  guint solution; /* number of the field that solves the 81 fields of CELLS */
  bool solved;   /* true: a later field is the solution of the field PUZZLE, or CELLS is not 0 */
  bool titled;   /* true: a field is the title of a column */
  bool begins;   /* true: the first field is, or may be, the title of a column */
  gsize longest; /* length of the longest field, in bytes */
} Line;

static Line
look_at (RtReader reader)
{
  const RtReader start = reader;
  gunichar separator = separator_of (&reader);
  RtGrid puzzle, grid;
  Line line = { 0 };
  Field field;

  while (!rt_reader_at_line_end (&reader) && take_field (&reader, separator, &field, NULL)) {
    bool known = column_by_title (&field) >= 0;

    line.n_fields++;
    line.longest = MAX (line.longest, field.size);
    line.titled |= known;
    line.begins |= line.n_fields == 1 && (known || field_is (&field, "id"));
    if (!is_puzzle (&field, &grid))
      continue;
    if (memchr (grid.digit, 0, RT_N_CELLS)) {
      line.open = line.open ? line.open : line.n_fields;
    } else if (!line.cells && (line.cells = find_solved (start, &grid))) {
      line.solution = line.n_fields;
      line.solved = true;
    }
    if (line.puzzle) {
      line.solved |= rt_is_solution_of (&grid, &puzzle);
    } else {
      line.puzzle = line.n_fields;
      puzzle = grid;
    }
  }
  if (!line.puzzle)
    line.cells = find_labelled (start, line.n_fields);
  return line;
}

static void
skip_empty (RtReader *reader)
{
  RtReader line = *reader;

  while (!rt_reader_at_end (&line)) {
    *reader = line;
    rt_reader_skip_blanks (&line);
    if (!rt_reader_at_line_end (&line))
      return;
    rt_reader_next_line (&line);
  }
  *reader = line;
}

/* Moves READER to the first line of the table: its column titles (then sets TITLED to true), or a
 * puzzle with its solution. Returns from 0 to 100 how certain it is that there is a table. */
static int
find_table (RtReader *reader, bool *titled)
{
  skip_empty (reader);
  for (int n = 0; n < LINES_TO_SNIFF && !rt_reader_at_end (reader); n++) {
    Line line = look_at (*reader), next;
    RtReader behind = *reader;

    rt_reader_next_line (&behind);
    skip_empty (&behind);
    next = look_at (behind);
    *titled = !line.puzzle && !line.cells && line.n_fields > 1;
    /* Short fields below a number are the rows of a single grid, not a table. */
    if (*titled && line.begins && n == 0 && (line.titled || next.longest != 1))
      return 97;
    /* Unknown titles are titles if the line below has a puzzle. */
    if (*titled && next.puzzle && next.n_fields > 1 && next.n_fields <= line.n_fields + 1 &&
        (line.titled || next.solved))
      return 96;
    if (*titled && n == 0 && next.cells && !next.puzzle && next.n_fields == line.n_fields)
      return 96;
    if (line.puzzle || line.cells)
      return line.solved || (line.cells && n == 0) ? 95 : 0;
    *reader = behind;
  }
  return 0;
}

static int
csv_sniff (const char *text, gsize size)
{
  RtReader reader;
  bool titled;

  rt_reader_init (&reader, text, size);
  return find_table (&reader, &titled);
}

static bool
fail_cells (const Field *field, guint n, guint n_bad, GError **error)
{
  RtReader at = field->start;

  if (n != RT_N_CELLS || n_bad > RT_N_CELLS / 2)
    return rt_reader_fail (&at, RT_FORMAT_ERROR_LINE_LENGTH, error,
                           ngettext ("%'u character was found in this field; the 81 cells of a "
                                     "puzzle are needed.",
                                     "%'u characters were found in this field; the 81 cells of a "
                                     "puzzle are needed.",
                                     n),
                           n);
  while (rt_cell_of (rt_reader_peek (&at)) >= 0)
    rt_reader_take (&at);
  return rt_tokens_fail_char (&at, error);
}

static RtCells
bad_cells_of (const Field *field, guint n, guint n_bad)
{
  RtReader at = field->start;
  RtCells bad = RT_CELLS_NONE;

  if (n != RT_N_CELLS || n_bad > RT_N_CELLS / 2)
    return RT_CELLS_ALL;
  for (int cell = 0; cell < RT_N_CELLS; cell++, rt_reader_take (&at))
    if (rt_cell_of (rt_reader_peek (&at)) < 0)
      rt_cells_add (&bad, cell);
  return bad;
}

static guint
characters_of (const Field *field)
{
  return (guint) g_utf8_strlen (field->start.text + field->start.at, (gssize) field->size);
}

/* The fields that are read from one line. */
typedef struct {
  Field puzzle, solution;
  RtGrid grid;      /* the cells, if each has a column */
  guint n_cells;    /* number of cells in GRID */
  RtCells bad;      /* the cells whose fields are not cells */
  Field first_bad;
  bool solved;
  bool empty;       /* true: the puzzle's field exists, but is empty */
  guint n_fields;
  char *level, *source;
} Record;

static void
record_clear (Record *record)
{
  g_free (record->level);
  g_free (record->source);
}

/* Adds FIELD, which has one cell, as the next cell of the puzzle in RECORD. */
static void
take_cell (Record *record, const Field *field)
{
  int digit = digit_of (field);

  if (digit < 0 && rt_cells_is_empty (record->bad))
    record->first_bad = *field;
  if (digit < 0)
    rt_cells_add (&record->bad, (int) record->n_cells);
  record->grid.digit[record->n_cells++] = (guint8) MAX (digit, 0);
}

static bool
is_blank (const Field *field)
{
  gsize size = field->size;

  while (size > 0 && g_ascii_isspace (field->start.text[field->start.at + size - 1]))
    size--;
  return size == 0;
}

static bool
take_record (RtReader *reader, Record *record, GError **error)
{
  gunichar separator = separator_of (reader);
  const guint *columns = reader->memory;
  bool shifted = false; /* true: the puzzle may be in the wrong field */
  RtGrid grid;
  guint n = 1;

  for (; !rt_reader_at_line_end (reader); n++) {
    Field field;

    if (!take_field (reader, separator, &field, error))
      return false;
    shifted |= n != columns[COLUMN_PUZZLE] && n != columns[COLUMN_SOLUTION] && field.size >= LONG_FIELD;
    if (columns[COLUMN_PUZZLE] & IN_COLUMNS && n >= (columns[COLUMN_PUZZLE] & ~IN_COLUMNS) &&
        record->n_cells < RT_N_CELLS) {
      take_cell (record, &field);
    } else if (n == columns[COLUMN_PUZZLE]) {
      record->puzzle = field;
      record->empty = is_blank (&field);
    } else if (n == columns[COLUMN_SOLUTION]) {
      record->solution = field;
      record->solved = field.size > 0;
      shifted |= record->solved && !(is_puzzle (&field, &grid) && !memchr (grid.digit, 0, RT_N_CELLS));
    } else if (n == columns[COLUMN_LEVEL] && field.size) {
      record->level = words_of (&field);
    } else if (n == columns[COLUMN_SOURCE] && field.size) {
      record->source = words_of (&field);
    }
  }
  if (record->n_cells == RT_N_CELLS - 1 && ends_empty (reader, separator))
    record->n_cells++;
  record->n_fields = n - 1 + ends_empty (reader, separator);
  record->empty |= n == columns[COLUMN_PUZZLE] && ends_empty (reader, separator);
  record->empty &= !shifted; /* a comma too many may have shifted the puzzle */
  return true;
}

static RtPuzzle *
make_puzzle (const RtGrid *grid, const Record *record)
{
  g_autoptr (RtPuzzle) plain = NULL, graded = NULL;
  RtPosition position;

  rt_position_init (&position, grid);
  plain = rt_puzzle_new (&position);
  if (!record->level && !record->source)
    return g_steal_pointer (&plain);
  graded = rt_puzzle_with_field (plain, RT_FIELD_LEVEL, record->level);
  return rt_puzzle_with_field (graded, RT_FIELD_SOURCE, record->source);
}

/* Reads the cells of RECORD, a line of the table, into GRID. Returns false with ERROR set if they
 * are not a puzzle; makes unreadable cells blank instead if READER is to mend malformed texts. */
static bool
read_cells (RtReader *reader, const Record *record, RtGrid *grid, GError **error)
{
  guint fields = reader->memory[COLUMN_SOLUTION], n, n_bad;
  RtCells bad;

  if (fields & IN_COLUMNS && record->n_fields != (fields &= ~IN_COLUMNS)) {
    rt_tokens_fail_length (reader->line, RT_N_CELLS + MAX (record->n_fields, fields - RT_N_CELLS) - fields, error);
    return rt_reader_mend (reader, RT_CELLS_ALL, error);
  }
  if (record->n_cells == RT_N_CELLS) {
    *grid = record->grid;
    if (rt_cells_is_empty (record->bad))
      return true;
    rt_tokens_fail_group (&record->first_bad.start, characters_of (&record->first_bad), error);
    return rt_reader_mend (reader, record->bad, error);
  }
  if (!record->puzzle.start.text) {
    rt_reader_fail_line (reader->line, RT_FORMAT_ERROR_LINE_LENGTH, error,
                         _("This line has no field for the puzzle; expected as many fields as in the "
                           "first line."));
    return rt_reader_mend (reader, RT_CELLS_ALL, error);
  }
  n = cells_of (&record->puzzle, grid, &n_bad);
  if (n == RT_N_CELLS && !n_bad)
    return true;
  bad = bad_cells_of (&record->puzzle, n, n_bad);
  if (rt_cells_equal (bad, RT_CELLS_ALL))
    memset (grid, 0, sizeof *grid);
  fail_cells (&record->puzzle, n, n_bad, error);
  return rt_reader_mend (reader, bad, error);
}

/* Adds a notice if the solution in RECORD, a line of the table, does not solve GRID. Any solution
 * is accepted for an empty grid. */
static void
check_solution (RtReader *reader, const Record *record, const RtGrid *grid)
{
  RtGrid solution;

  if (!record->solved || (is_puzzle (&record->solution, &solution) &&
                          (rt_is_solution_of (&solution, grid) || rt_grid_equal (&solution, grid))))
    return;
  if (!rt_cells_is_empty (rt_grid_filled (grid)))
    rt_reader_notice (reader, reader->line,
                      _("The solution in this line is not that of its puzzle."));
}

/* Finds the columns of puzzle and solution in the first line: by their titles, and the puzzle's by
 * its 81 cells. If no field has 81 cells, the puzzle's column is the first one. A field that solves
 * other fields is not the puzzle, whatever its title. */
static void
read_head (RtReader *reader)
{
  RtReader table = rt_reader_ahead (reader);
  guint *columns = reader->memory;
  bool titled;
  Line line;

  skip_empty (reader);
  if (find_table (&table, &titled)) {
    if (table.line > reader->line)
      rt_heading_notice_before (reader);
    rt_reader_go (reader, &table);
    if (titled)
      read_titles (reader);
  }
  skip_empty (reader);
  line = look_at (*reader);
  if (line.cells && !(line.open && columns[COLUMN_PUZZLE] == line.open)) {
    columns[COLUMN_PUZZLE] = line.cells | IN_COLUMNS;
    columns[COLUMN_SOLUTION] = line.solution ? line.solution : line.n_fields | IN_COLUMNS;
  } else if (!columns[COLUMN_PUZZLE]) {
    bool solution = line.puzzle && columns[COLUMN_SOLUTION] == line.puzzle;

    columns[COLUMN_PUZZLE] = solution && line.open ? line.open : MAX (line.puzzle, 1);
  }
}

/* Reads the next line with a puzzle into RECORD, and counts the lines without one. At the end of the text sets END to
 * true, and RECORD stays empty. Returns false with ERROR set if a line is malformed. */
static bool
find_record (RtReader *reader, Record *record, bool *end, GError **error)
{
  for (;; rt_reader_next_line (reader)) {
    skip_empty (reader);
    *end = rt_reader_at_end (reader);
    if (*end)
      return true;
    if (!take_record (reader, record, error))
      return false;
    if (!record->empty)
      return true;
    reader->passed.n_empty++;
    record_clear (record);
    *record = (Record) { 0 };
  }
}

static RtRead
csv_read (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  RtRead result = RT_READ_ERROR;
  Record record = { 0 };
  RtGrid grid = { 0 };
  bool fine, end;

  if (!reader->memory[COLUMN_PUZZLE])
    read_head (reader);
  fine = find_record (reader, &record, &end, error);
  if (end) {
    rt_reader_notice_passed (reader);
    return RT_READ_END;
  }
  if ((fine || rt_reader_mend (reader, RT_CELLS_NONE, error)) &&
      read_cells (reader, &record, &grid, error)) {
    check_solution (reader, &record, &grid);
    rt_reader_next_line (reader);
    *puzzle = make_puzzle (&grid, &record);
    result = RT_READ_PUZZLE;
  }
  record_clear (&record);
  return result;
}

static void
append_zeros (GString *out, const RtGrid *grid)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_string_append_c (out, (char) ('0' + grid->digit[cell]));
}

static void
csv_write (const RtPuzzle *puzzle, GString *out)
{
  RtGrid grid, solution;

  rt_position_grid (rt_puzzle_position (puzzle), &grid);
  append_zeros (out, &grid);
  g_string_append_c (out, ',');
  if (rt_cells_count (rt_grid_filled (&grid)) >= RT_FEWEST_GIVENS &&
      rt_fast_solve (&grid, &solution) == 1)
    append_zeros (out, &solution);
  g_string_append_c (out, '\n');
}

const RtFormat rt_format_csv = {
  .id     = "csv",
  .name   = N_("Table (CSV)"),
  .suffix = "csv",
  .holds  = RT_HOLDS_DIGITS | RT_HOLDS_MANY,
  .streams = true,
  .sniff  = csv_sniff,
  .read   = csv_read,
  .write  = csv_write,
  .head   = "puzzle,solution\n",
};
