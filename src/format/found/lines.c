/* lines.c - grids whose nine lines are written in ways that no format has:
 *
 *     param A: 1 2 3 4 ... :=         03 00 04 ...         003.020.600         5.0,,3.0,...
 *            1 5 . . 1 ...                               5 + +  + + +  + 7 3
 *
 * What stands before the nine cells of each line names the row. Nine such lines, no more and no less,
 * are a grid. So are 81 lines of one cell each, if there is nothing else. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/found/found.h"
#include "format/text/cell.h"

#include <string.h>

#define BETWEEN " \t|!:=[](){}\"'"

/* With fewer of them a line has no row. */
#define FEWEST_CELLS 4

/* What a line is. */
typedef enum {
  NOTHING, /* empty, a rule, words */
  ROW,
  NUMBERS, /* of the columns */
  DOUBT,   /* cells, but no row */
} Kind;

/* Nine cells, and what names the row; more words are counted. */
typedef struct {
  int cell[10];     /* -1: none */
  char last[10];    /* character of the word; a blank for no word */
  gsize length[10]; /* of the word */
  const char *word[10];
  guint n;
  guint n_written; /* of these before the line was filled up */
} Line;

static void
add_word (Line *line, const char *word, gsize length)
{
  if (line->n < 10) {
    line->cell[line->n] = length == 1 && *word == '+' ? 0 : rt_found_cell (word, length);
    line->last[line->n] = length ? word[length - 1] : ' ';
    line->length[line->n] = length;
    line->word[line->n] = word;
  }
  line->n++;
}

/* Cuts TEXT, a line without its end. Words stand between commas if there are any, else between blanks
 * and bars. */
static void
cut (const char *text, gsize length, Line *line)
{
  bool commas = memchr (text, ',', length) || memchr (text, ';', length);
  const char *signs = commas ? ",;" : BETWEEN;

  line->n = 0;
  for (gsize at = 0; at < length; at++) {
    gsize start = at;

    while (at < length && !strchr (signs, text[at]))
      at++;
    if (at > start || commas)
      add_word (line, text + start, at - start);
  }
  /* The last fields of a table may be missing, but not all. */
  line->n_written = line->n;
  while (commas && line->n < 9 && (line->n > 1 || line->length[0]))
    add_word (line, "", 0);
}

/* Nine digits with the same sign behind three and six of them. */
static bool
read_thirds (const char *text, gsize length, guint8 digits[9])
{
  int n = 0;

  for (gsize at = 0; at < length && length == 11; at++)
    if (g_ascii_isdigit (text[at]) && at % 4 < 3)
      digits[n++] = (guint8) (text[at] - '0');
    else if (at % 4 != 3 || text[at] != text[3])
      return false;
  return n == 9;
}

/* Whether LINE has nine words that count, from the one at FIRST on. */
static bool
counts (const Line *line, guint first)
{
  for (guint i = first + 1; i < first + 9; i++)
    if (line->length[i] != 1 || line->last[i] != line->last[i - 1] + 1)
      return false;
  return true;
}

typedef struct {
  RtGrid grid;
  guint n;
  bool filled;  /* some row was filled up */
  bool whole;   /* some row was not */
  bool written; /* some blank is no empty field */
  guint width;  /* words of each line */
  char first;   /* what counts the rows begins with it */
  gsize length; /* of what names a row */
} Rows;

/* Whether LINE begins with a name of the next of ROWS: 1, A, row1 and so on. */
static bool
is_named (const Line *line, Rows *rows)
{
  if (rows->n == 0) {
    rows->first = line->last[0];
    rows->length = line->length[0];
  }
  return strchr ("01Aa", rows->first) && line->last[0] == rows->first + (char) rows->n &&
         line->length[0] == rows->length;
}

/* Reads nine cells side by side. */
static bool
read_nine (const char *word, gsize length, guint8 digits[9])
{
  for (gsize i = 0; i < length && length == 9; i++) {
    int digit = rt_cell_of ((guchar) word[i]);

    if (digit < 0)
      return false;
    digits[i] = (guint8) digit;
  }
  return length == 9;
}

/* Reads TEXT, a line without its end, as the next one of ROWS. */
static Kind
read_line (const char *text, gsize length, Rows *rows)
{
  guint8 *cells = &rows->grid.digit[9 * (rows->n % 9)];
  Line line;
  guint from;
  bool same;

  if (read_thirds (text, length, cells))
    return ROW;
  cut (text, length, &line);
  same = rows->n == 0 || rows->width == line.n;
  if (line.n == 2 && read_nine (line.word[1], line.length[1], cells)) {
    rows->width = 2;
    return same && is_named (&line, rows) ? ROW : DOUBT;
  }
  if (line.n != 9 && line.n != 10)
    return NOTHING;
  from = line.n - 9;
  if (strchr ("01A", line.last[from]) && counts (&line, from))
    return NUMBERS;
  for (guint i = 0; i < 9; i++) {
    if (line.cell[from + i] < 0)
      return DOUBT;
    rows->written |= line.cell[from + i] == 0 && line.length[from + i];
    cells[i] = (guint8) line.cell[from + i];
  }
  rows->filled |= line.n_written < line.n;
  rows->whole |= line.n_written == line.n;
  rows->width = line.n;
  return same && (line.n == 9 || is_named (&line, rows)) ? ROW : DOUBT;
}

/* Rows may only be filled up in a table whose blanks are empty fields, and of which another row has nine. */
static void
end_rows (RtFoundGrids *found, Rows *rows)
{
  if (rows->n == 9 && !(rows->filled && (rows->written || !rows->whole)))
    rt_found_add (found, &rows->grid, true);
  else if (rows->n)
    found->doubtful = true;
  *rows = (Rows) { 0 };
}

/* Whether LINE is nine crosses that stand alone, as a row of blanks. */
static bool
is_crosses (const char *line)
{
  guint n = 0;

  for (; *line == '+' && (line[1] == ' ' || !line[1]); n++)
    line += 1 + strspn (line + 1, " ");
  return n == 9 && !*line;
}

/* Whether LINE has no cells: it is a rule of a frame, or a comment. */
static bool
is_nothing (const char *line)
{
  if (is_crosses (line))
    return false;
  if (strchr ("#%", *line) || g_str_has_prefix (line, "//"))
    return true;
  for (; *line; line++)
    if (g_ascii_isalnum (*line) || strchr ("._?,;", *line))
      return false;
  return true;
}

/* Whether LINE has cells, and no words. */
static bool
has_cells (const char *line)
{
  int n_cells = 0;

  for (; *line; line++) {
    if (g_ascii_isalpha (*line) && rt_cell_of ((guchar) *line) < 0)
      return false;
    n_cells += rt_cell_of ((guchar) *line) >= 0;
  }
  return n_cells >= FEWEST_CELLS;
}

/* The cell that LINE is alone, with a comma behind it or not; -1 for anything else. */
static int
lone_cell (const char *line, gsize length)
{
  while (length && strchr (" \t,;", line[length - 1]))
    length--;
  return length ? rt_found_cell (line, length) : -1;
}

/* Adds the grids of TEXT if each of its lines is one cell or empty; the empty ones are cells if there are 81 lines
 * then. Returns whether that is so. */
static bool
take_column (RtFoundGrids *found, const char *text)
{
  g_autoptr (GArray) grids = g_array_new (FALSE, TRUE, sizeof (RtGrid));
  guint n = 0, n_lines = 0;
  RtGrid all = { 0 };

  for (; *text; n_lines++) {
    gsize length = strcspn (text, "\n"), blanks = strspn (text, " \t");
    int digit = blanks < length ? lone_cell (text + blanks, length - blanks) : 0;

    if (digit < 0)
      return false;
    if (blanks < length) {
      g_array_set_size (grids, n / RT_N_CELLS + 1);
      g_array_index (grids, RtGrid, n / RT_N_CELLS).digit[n % RT_N_CELLS] = (guint8) digit;
      if (n_lines < RT_N_CELLS)
        all.digit[n_lines] = (guint8) digit;
      n++;
    }
    text += length + (text[length] == '\n');
  }
  if (n_lines == RT_N_CELLS && n < n_lines)
    rt_found_add (found, &all, true);
  for (guint i = 0; n % RT_N_CELLS == 0 && i < grids->len; i++)
    rt_found_add (found, &g_array_index (grids, RtGrid, i), true);
  return true;
}

void
rt_found_in_lines (RtFoundGrids *found, const char *text)
{
  Rows rows = { 0 };
  bool first = true;
  gsize length;

  if (take_column (found, text))
    return;
  /* One line is copied at a time: a text may have some million of them. */
  for (; *text; text += length + (text[length] == '\n')) {
    g_autofree char *line = NULL;
    Kind kind;

    length = strcspn (text, "\n");
    line = g_strstrip (g_strndup (text, length));
    if (is_nothing (line)) {
      if (*line && rows.n == 9)
        end_rows (found, &rows);
      continue;
    }
    kind = read_line (line, strlen (line), &rows);
    if (kind == ROW) {
      rows.n++;
    } else {
      end_rows (found, &rows);
      found->doubtful |= kind != NUMBERS && !first && has_cells (line);
    }
    first = false;
  }
  end_rows (found, &rows);
}
