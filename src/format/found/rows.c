/* rows.c - finds grids of nine rows in the lines of any text: in comments, in the strings of a
 * program, in the example of a README, among the messages of a solver.
 *
 *     // 53. .7. ...        const char *hard = "8........" \        data = `010020706
 *     // 6.. 195 ...                           "..36....." \        700913040
 *
 * A row is nine cells in one word, in three, or in nine. Any words may precede the first row, and follow each row. A
 * later row may only be preceded by the signs that precede the first one, or by its own number. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/found/rows.h"

#include "format/text/cell.h"
#include "format/text/fence.h"

#include <string.h>

#define CELLS 9

/* Minimum number of rows that are reported as a damaged grid if they are not a grid. */
#define FEWEST_ROWS 7

/* Limits of a damaged row: the maximum number of characters that are not cells; the minimum and
 * maximum number of cells. */
#define MOST_SLIPS 2
#define FEWEST_CELLS 5
#define MOST_CELLS (2 * CELLS + 2)

/* Maximum number of rows of a block: rows without words between them. Further rows begin another
 * block. */
#define MOST_ROWS 900

/* Maximum number of successive lines that are tried as the first row of a grid with blanks as cells. Each try reads
 * nine more lines. */
#define MOST_TRIES 3

typedef enum {
  WORDS,
  EMPTY,
  RULE, /* a rule of a frame, or signs of comments and strings */
  ROW,
  SLIP, /* a damaged row */
} Kind;

typedef struct {
  Kind kind;
  gsize width;  /* number of cells of each word: 9, 3 or 1 */
  RtReader start;
  guint8 digit[CELLS];
  guint n;      /* number of cells */
  guint signs;  /* set of the blank signs */
  bool digits;
  char lead;    /* the sign before the cells; 0: none */
  bool words;   /* true: words precede the cells */
  guint front;  /* hash of the words before the cells */
} Row;

struct RtFoundRows {
  RtFinds *found;
  Row rows[MOST_ROWS];  /* rows of the block, which has no words between its rows */
  bool gap[MOST_ROWS];  /* by row: an empty line follows it */
  guint n, n_slips;
  bool ruled;    /* true: the previous line is a rule */
  guint n_tries; /* number of successive lines that looked like the first row of a grid with blanks as cells */
};

/* Grids with blanks as blank cells */

static gsize
line_length (const RtReader *reader)
{
  const char *text = reader->text + reader->at, *end = memchr (text, '\n', reader->size - reader->at);
  gsize length = end ? (gsize) (end - text) : reader->size - reader->at;

  while (length && text[length - 1] == ' ')
    length--;
  return length;
}

/* Returns true if the line at READER is not empty, and has only digits and blanks. */
static bool
is_bare (const RtReader *reader)
{
  gsize length = line_length (reader);

  return length > 0 && strspn (reader->text + reader->at, " 123456789") >= length;
}

/* Reads a grid of nine lines of digits and blanks, whose longest line has nine characters after the
 * common indentation, and moves READER past it. Returns false if there is none. */
static bool
take_bare (RtFinds *found, RtReader *reader)
{
  gsize indent = G_MAXSIZE, longest = 0, lengths[CELLS];
  const char *lines[CELLS];
  RtReader rows = *reader;
  bool blanks = false;
  RtGrid grid = { 0 };

  for (int i = 0; i < CELLS; i++, rt_reader_next_line (&rows)) {
    if (!is_bare (&rows))
      return false;
    lines[i] = rows.text + rows.at;
    lengths[i] = line_length (&rows);
    indent = MIN (indent, strspn (lines[i], " "));
    longest = MAX (longest, lengths[i]);
  }
  if (longest != indent + CELLS || is_bare (&rows))
    return false;
  for (gsize i = 0; i < RT_N_CELLS; i++) {
    char c = indent + i % 9 < lengths[i / 9] ? lines[i / 9][indent + i % 9] : ' ';

    blanks |= c == ' ' && indent + i % 9 < lengths[i / 9];
    grid.digit[i] = (guint8) (c == ' ' ? 0 : c - '0');
  }
  if (!blanks)
    return false;
  rt_found_offer (found, &grid, reader->line, false);
  rt_reader_go (reader, &rows);
  return true;
}

/* Reads the nine lines from READER on, which FENCE splits into cells at bars, into GRID, and moves
 * past them. Returns false if they are malformed. */
static bool
read_fenced (RtReader *reader, RtFence fence, RtGrid *grid)
{
  for (int i = 0; i < CELLS; i++) {
    RtRow row;

    while (rt_fence_is_rule (reader))
      rt_reader_next_line (reader);
    if (!rt_fence_row (reader, fence, &row, NULL))
      return false;
    memcpy (&grid->digit[CELLS * i], row.digit, CELLS);
  }
  return true;
}

/* Reads a grid whose cells are between bars, or two such grids side by side, and moves READER past
 * it. Returns false if there is none. */
static bool
take_fenced (RtFinds *found, RtReader *reader)
{
  RtFence fences[2] = { rt_fence_find (reader) };
  guint n = fences[0].n_fields ? 1 : rt_fence_find_two (reader, fences) ? 2 : 0;
  RtReader rows[2] = { *reader, *reader };
  RtGrid grids[2];

  for (guint i = 0; i < n; i++)
    if (!read_fenced (&rows[i], fences[i], &grids[i]))
      return false;
  for (guint i = 0; i < n; i++)
    rt_found_offer (found, &grids[i], reader->line, rt_fence_has_boxes (reader));
  if (n)
    rt_reader_go (reader, &rows[0]);
  return n > 0;
}

static void end_block (RtFoundRows *rows);

bool
rt_found_rows_take_blanks (RtFoundRows *rows, RtReader *reader)
{
  gsize length = line_length (reader);

  if (rows->n && !(rows->ruled && rows->n % CELLS == 0))
    return false;
  if (!is_bare (reader) && strcspn (reader->text + reader->at, "|!:\n") >= length) {
    rows->n_tries = 0;
    return false;
  }
  if (rows->n_tries++ >= MOST_TRIES || !(take_bare (rows->found, reader) || take_fenced (rows->found, reader)))
    return false;
  end_block (rows);
  return true;
}

/* Kinds of lines */

/* Returns the number of successive words of LINE, from index FIRST on, that are WIDTH cells each. */
static guint
count_words (const RtFoundLine *line, guint first, gsize width)
{
  guint n = 0;

  while (first + n < line->n_words && line->words[first + n].n == width)
    n++;
  return n;
}

/* Returns true if WORD is a number of one digit with a point, such as 5. or 5.0. */
static bool
is_pointed (const RtWord *word)
{
  return g_ascii_isdigit (word->text[0]) && word->text[1] == '.' &&
         (word->length == 2 || (word->length == 3 && word->text[2] == '0'));
}

/* Replaces numbers with points, such as 5.0, in LINE by cells if there are nine; a single one may be a damaged
 * blank. */
static void
cut_points (RtFoundLine *line)
{
  guint n = 0;

  for (guint i = 0; i < MIN (line->n_words, RT_ROW_WORDS); i++)
    n += is_pointed (&line->words[i]);
  for (guint i = 0; n == CELLS && i < MIN (line->n_words, RT_ROW_WORDS); i++)
    if (is_pointed (&line->words[i]))
      line->words[i].n = 1;
}

/* Finds the words of LINE that are a row: sets WIDTH to the number of cells in each word, and FIRST to the index of
 * the first. Returns false if there are none, or if several choices are possible. */
static bool
find_row (const RtFoundLine *line, gsize *width, guint *first)
{
  guint n_found = 0;

  for (guint i = 0; i < line->n_words;) {
    guint nine = count_words (line, i, 9), three = count_words (line, i, 3), one = count_words (line, i, 1);

    if (nine == 1 || three == 3 || one == 9 || one == 10) {
      n_found++;
      *width = nine ? 9 : three ? 3 : 1;
      *first = i + (one == 10);
    }
    i += MAX (nine + three + one, 1);
  }
  return n_found == 1;
}

/* Counts the cells (N_CELLS) and the other characters (N_OTHERS) in the words of LINE from FIRST up
 * to END; sets DIGITS to true if there is a digit. */
static void
count_characters (const RtFoundLine *line, guint first, guint end, guint *n_cells, guint *n_others, bool *digits)
{
  *n_cells = *n_others = 0;
  for (guint i = first; i < end; i++)
    for (gsize k = 0; k < (line->words[i].n == 1 ? 1 : line->words[i].length); k++) {
      char c = line->words[i].text[k];

      *n_cells += rt_cell_of ((guchar) c) >= 0 || line->words[i].n == 1;
      *n_others += rt_cell_of ((guchar) c) < 0 && line->words[i].n != 1;
      *digits |= g_ascii_isdigit (c);
    }
}

/* Returns true if LINE is a horizontal line of a frame: it has dashes or stars, or no words. */
static bool
is_rule (const RtFoundLine *line)
{
  const char *text = line->start.text + line->start.at;
  bool dashes = true; /* true: there are dashes, perhaps in a string, with its line end */

  for (guint i = 0; i < line->n_words; i++)
    dashes &= strspn (line->words[i].text, "-~_*") >= line->words[i].length;
  return dashes || strspn (text, "-=+|~_ \t:*#/%'\"\\,.`") >= line->length;
}

/* Returns true if more cells than the name of a row precede the word at index FIRST of LINE: the line contains two
 * rows. */
static bool
is_behind_cells (const RtFoundLine *line, guint first)
{
  guint n_cells, n_others;
  bool digits = false;

  if (first == 0)
    return false;
  count_characters (line, first - 1, first, &n_cells, &n_others, &digits);
  return n_cells > 2 && n_others <= MOST_SLIPS;
}

/* Reads the words of LINE, from index FIRST on, as the nine cells of ROW; also stores the sign and the words before
 * them. */
static void
take_cells (const RtFoundLine *line, guint first, Row *row)
{
  const char *text = line->start.text + line->start.at;
  guint n = 0;

  row->kind = is_behind_cells (line, first) ? SLIP : ROW;
  for (guint i = first; n < CELLS; i++)
    for (gsize k = 0; k < row->width; k++, n++) {
      guint8 digit = line->words[i].cells[k];

      row->digit[n] = digit;
      row->digits |= digit > 0;
      if (!digit && strchr (RT_BLANK_SIGNS, line->words[i].text[k]))
        row->signs |= rt_sign_of ((guchar) line->words[i].text[k]);
    }
  row->words = row->kind == ROW && (first > 1 || (first == 1 && line->words[0].length > 2));
  for (const char *at = text; at < line->words[first].text; at++)
    row->front = 33 * row->front + (guchar) *at;
  if (first == 1 && !row->words)
    row->lead = *line->words[0].text;
}

/* Reads LINE into ROW. BEFORE is the previous row, which may decide how LINE is read, or NULL. */
static void
read_line (const RtFoundLine *line, const Row *before, Row *row)
{
  const char *text = line->start.text + line->start.at;
  guint first = 0, n_others;
  bool digits = false;

  *row = (Row) { .start = line->start };
  if (line->length > RT_ROW_LENGTH || line->n_words > RT_ROW_WORDS)
    return;
  row->kind = line->length == 0 ? EMPTY : WORDS;
  if (row->kind == EMPTY)
    return;
  if (find_row (line, &row->width, &first)) {
    take_cells (line, first, row);
    /* a rule of dashes, unless dashes are blanks in this grid */
    if (!row->digits && row->signs == RT_SIGN_DASH &&
        (memchr (text, '+', line->length) || !before || !(before->signs & RT_SIGN_DASH)))
      row->kind = RULE;
    return;
  }
  if (is_rule (line)) {
    row->kind = RULE;
    return;
  }
  count_characters (line, 0, line->n_words, &row->n, &n_others, &digits);
  /* The damaged cell may be the only digit of the row. */
  if ((digits || row->n + n_others == CELLS) && n_others <= MOST_SLIPS && row->n >= FEWEST_CELLS && row->n <= MOST_CELLS)
    row->kind = SLIP;
}

/* Blocks of rows */

/* Returns true if all nine ROWS have one and the same sign before them, or each its own number. */
static bool
are_led (const Row *rows)
{
  char lead = rows[1].lead;
  bool same = !lead || strchr ("*-.", lead), counted = rows[0].lead && strchr ("01Aa", rows[0].lead);

  for (guint i = 0; i < CELLS; i++) {
    same &= rows[i].lead == lead || (i == 0 && (!lead || !rows[0].lead));
    counted &= rows[i].lead == (char) (rows[0].lead + (char) i);
  }
  return same || counted;
}

/* Returns true if ROW is not a row of a grid but has the numbers of its columns. */
static bool
is_numbering (const Row *row)
{
  for (int i = 1; i < CELLS; i++)
    if (row->digit[i] != row->digit[i - 1] + 1)
      return false;
  return row->kind == ROW && row->width == 1 && row->digit[0] <= 1;
}

/* Adds the nine ROWS to FOUND as a possible puzzle. Returns false if they are not a grid. */
static bool
offer_grid (RtFinds *found, const Row *rows)
{
  RtGrid grid;

  for (guint i = 0; i < CELLS; i++) {
    if (rows[i].kind != ROW || rows[i].width != rows[0].width)
      return false;
    memcpy (&grid.digit[CELLS * i], rows[i].digit, CELLS);
  }
  if (!are_led (rows))
    return false;
  rt_found_offer (found, &grid, rows[0].start.line, rt_fence_has_boxes (&rows[0].start));
  return true;
}

/* Records that the N rows at ROWS look like a grid but are none. Does nothing if there are too few rows for a
 * grid. */
static void
tell_rows (RtFinds *found, const Row *rows, guint n)
{
  const Row *slip = NULL;
  guint n_rows = 0;

  for (guint i = 0; i < n; i++) {
    n_rows += rows[i].kind == ROW;
    if (rows[i].kind == SLIP && !slip)
      slip = &rows[i];
  }
  if (n_rows < FEWEST_ROWS)
    return;
  if (slip && slip->n && slip->n != CELLS)
    rt_found_tell (found, slip->start.line, RT_FOUND_WIDTH, slip->n);
  else
    rt_found_tell (found, slip ? slip->start.line : rows[0].start.line, RT_FOUND_UNREAD, 0);
}

/* Adds the grids among the N rows at ROWS to FOUND as possible puzzles. */
static void
offer_rows (RtFinds *found, const Row *rows, guint n)
{
  if (n % CELLS == 1 && is_numbering (rows)) {
    rows++;
    n--;
  } else if (n % CELLS == 1 && is_numbering (&rows[n - 1])) {
    n--; /* the row has the numbers of the columns */
  }
  if (n % CELLS)
    tell_rows (found, rows, n);
  else
    for (guint i = 0; i < n; i += CELLS)
      if (!offer_grid (found, &rows[i]))
        tell_rows (found, &rows[i], CELLS);
}

/* Returns true if empty lines follow only every third row, as between the boxes of a grid, or if
 * one follows each row. GAP says, for each of the N rows, whether an empty line follows it. */
static bool
is_even (const bool *gap, guint n)
{
  guint n_gaps = 0, n_odd = 0;

  for (guint i = 0; i + 1 < n; i++) {
    n_gaps += gap[i];
    n_odd += gap[i] && (i + 1) % 3 != 0;
  }
  return n_odd == 0 || n_gaps == n - 1;
}

/* Ends a block of successive rows: adds its grids as possible puzzles, without rows that have the
 * numbers of columns. If all rows together are not grids, tries the rows between empty lines. */
static void
end_block (RtFoundRows *rows)
{
  guint start = rows->n % CELLS == 1 && is_numbering (&rows->rows[0]), n = rows->n - start;

  if (n % CELLS == 0 && !rows->n_slips && is_even (&rows->gap[start], n)) {
    offer_rows (rows->found, &rows->rows[start], n);
  } else {
    for (guint i = start = 0; i < rows->n; i++)
      if (rows->gap[i] || i + 1 == rows->n) {
        offer_rows (rows->found, &rows->rows[start], i + 1 - start);
        start = i + 1;
      }
  }
  rows->n = 0;
  rows->n_slips = 0;
}

static void
add_row (RtFoundRows *rows, const Row *row)
{
  const Row *last = rows->n ? &rows->rows[rows->n - 1] : NULL;

  if (last && ((row->words && row->front != last->front) || rows->n == MOST_ROWS ||
               (row->kind == ROW && last->kind == ROW && row->width != last->width)))
    end_block (rows);
  rows->gap[rows->n] = false;
  rows->rows[rows->n++] = *row;
  rows->n_slips += row->kind == SLIP;
}

RtFoundRows *
rt_found_rows_new (RtFinds *found)
{
  RtFoundRows *rows = g_new0 (RtFoundRows, 1);

  rows->found = found;
  return rows;
}

void
rt_found_rows_add (RtFoundRows *rows, RtFoundLine *line)
{
  const char *text = line->start.text + line->start.at;
  Row row;

  cut_points (line);
  read_line (line, rows->n ? &rows->rows[rows->n - 1] : NULL, &row);
  if (row.kind == ROW || row.kind == SLIP)
    add_row (rows, &row);
  else if (row.kind == EMPTY && rows->n)
    rows->gap[rows->n - 1] = true;
  else if (row.kind == WORDS)
    end_block (rows);
  rows->ruled = row.kind == RULE;
  if (row.kind == EMPTY || (rows->ruled && strchr ("+-=~", text[strspn (text, " \t")])))
    rows->n_tries = 0;
}

void
rt_found_rows_end (RtFoundRows *rows)
{
  end_block (rows);
  g_free (rows);
}
