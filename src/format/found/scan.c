/* scan.c - tokeniser of any text (source code, notes): splits it into words and separators, and
 * finds lists in brackets and successive 81 cells.
 *
 *     board = [[5, 3, None, ...], ...]       {{1 2 { } 7 ...} ...}       ['53..7....', '6..195...', ...]
 *     puzzle_string: 4.2..876.7.8...93...    "4..,7.8,..." "   3 7548685 2 97  ..."    5,3,0,0,7,...
 *
 * A list is nine lists of nine cells, or one list of 81 cells. A run is one word of 81 cells, also if it is broken into
 * lines, or 81 cells in words of equal length with the same signs between them. A word may have one sign between the
 * rows, a plus before each entry, and between quotes blanks for blank cells. The words of each line are passed to rows.c. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/found/scan.h"

#include "format/found/rows.h"
#include "format/text/cell.h"

#include <string.h>

#define SEPARATORS " \t|,;:!\"'`()[]{}<>+\\/#=&%~$^@"

/* Maximum depth of nested brackets. */
#define MOST_DEPTH 100

/* Limits of damaged lists and runs: the minimum and maximum number of cells of a row, and the
 * minimum number of cells of a list or run of 81. */
#define FEWEST_OF_ROW 6
#define MOST_OF_ROW 12
#define FEWEST_OF_RUN (RT_N_CELLS - 5)
#define MOST_OF_RUN (RT_N_CELLS + 5)

/* Limits of one word that is a damaged run: its minimum and maximum length, and the maximum number
 * of characters that are not cells. */
#define SHORTEST_RUN 60
#define LONGEST_RUN 100
#define MOST_SLIPS 3

/* Length of a run with a sign between its rows. */
#define PARTED_LENGTH (RT_N_CELLS + 8)

/* Minimum number of words of nine cells that are a damaged run; minimum number of cells of each
 * half of a run that a sign breaks. */
#define FEWEST_NINES 4
#define FEWEST_OF_HALF 10

/* Minimum number of cells of each line into which a run is broken. */
#define SHORTEST_PART 18

/* A list in an open bracket, or the whole text. */
typedef struct {
  guint line;     /* line of the bracket, or of the first row in it */
  guint n_inside; /* inner lists that are not empty */
  guint n_rows;   /* number of inner lists with nine cells */
  guint n_others; /* number of inner lists with missing or surplus cells */
  guint other, other_line; /* number of cells, and line, of the first inner list with missing or
                            * surplus cells */
  RtGrid rows;
  RtGrid cells;   /* the fields, if they are cells */
  guint n, n_fields, n_commas;
  gsize width;    /* number of cells of each field */
  bool word;      /* true: a field follows the last comma */
  bool bad, zero, minus; /* true if some field is: not a cell; 0 or another blank; -1 */
} List;

/* Successive words of cells in one line, with the same signs between them. */
typedef struct {
  RtGrid grid, last; /* cells of all words; cells of the last word */
  gsize n, width;    /* number of all cells; number of cells of each word */
  guint n_words;
  guint gap;   /* hash of the signs between the words */
  bool digits;
} Run;

/* Cells of a run that is broken into lines. */
typedef struct {
  RtGrid grid;
  gsize n;
  guint first, line; /* lines of the first and of the last part */
} Parts;

typedef struct {
  RtFinds *found;
  RtFoundRows *rows;
  const char *at, *end;
  List lists[MOST_DEPTH];
  guint depth; /* depth of brackets; at MOST_DEPTH, further brackets are ignored */
  Run run;
  gsize before; /* number of cells of the previous run in this line */
  guint gap;    /* hash of the signs after the last word; 0 for blanks */
  char sign;    /* the last of these signs */
  Parts parts;
  RtFoundLine line;
} Scan;

static guint
line_of (const Scan *scan)
{
  return scan->line.start.line;
}

static void
add_cells (RtGrid *grid, gsize n, const RtWord *word)
{
  if (n + word->n <= RT_N_CELLS)
    memcpy (&grid->digit[n], word->cells, word->n);
}

/* Lists in brackets */

static void
add_field (List *list, const RtWord *word)
{
  bool minus = word->length == 2 && !memcmp (word->text, "-1", 2);
  int digit = minus ? 0 : word->n == 1 ? word->cells[0] : rt_cell_of_word (word->text, word->length);
  gsize n = digit >= 0 ? 1 : word->n;

  list->n_fields++;
  list->word = true;
  list->minus |= minus;
  list->zero |= digit == 0 && !minus;
  list->width = list->n ? list->width : n;
  list->bad |= n == 0 || n != list->width || list->n > MOST_OF_RUN;
  if (list->bad)
    return;
  if (digit < 0)
    add_cells (&list->cells, list->n, word);
  else if (list->n < RT_N_CELLS)
    list->cells.digit[list->n] = (guint8) digit;
  list->n += (guint) n;
}

static void
add_blank (List *list)
{
  RtWord blank = { .text = "" };

  add_field (list, &blank);
}

static void
add_comma (List *list)
{
  if (!list->word)
    add_blank (list);
  list->word = false;
  list->n_commas++;
}

/* Adds the nine rows of LIST, a list in brackets, to FOUND as a possible puzzle, or records that
 * there are not nine. ALONE: LIST has no other content. */
static void
end_rows (RtFinds *found, const List *list, bool alone)
{
  if (list->n_rows == 9 && alone)
    rt_found_offer (found, &list->rows, list->line, false);
  else if (list->n_inside == 9 && list->n_rows + list->n_others == 9)
    rt_found_tell (found, list->other_line, RT_FOUND_WIDTH, list->other);
  else if (list->n_rows > FEWEST_OF_ROW)
    rt_found_tell (found, list->line, RT_FOUND_UNREAD, 0);
}

/* Called at the end of LIST, a list in brackets: adds its fields to OUTER, the list around it, if
 * they are a row, or to FOUND as a possible puzzle if they are a grid. */
static void
end_fields (RtFinds *found, const List *list, List *outer)
{
  bool regular = !list->bad && !(list->zero && list->minus) &&
                 (!list->n_commas || list->n_fields == list->n_commas + list->word);

  if (!regular)
    return;
  if (list->n == RT_N_CELLS) {
    rt_found_offer (found, &list->cells, list->line, false);
  } else if (list->n == 9) {
    if (outer->n_rows == 0)
      outer->line = list->line;
    if (outer->n_rows < 9)
      memcpy (&outer->rows.digit[9 * outer->n_rows], list->cells.digit, 9);
    outer->n_rows++;
  } else if (list->n >= FEWEST_OF_ROW && list->n <= MOST_OF_ROW) {
    if (outer->n_others++ == 0) {
      outer->other = list->n;
      outer->other_line = list->line;
    }
  } else if (list->n >= FEWEST_OF_RUN && list->n <= MOST_OF_RUN) {
    rt_found_tell (found, list->line, RT_FOUND_LENGTH, list->n);
  }
}

static void
end_list (Scan *scan)
{
  List *list = &scan->lists[scan->depth--], *outer = &scan->lists[scan->depth];

  if (list->n_inside)
    end_rows (scan->found, list, list->n_inside == 9);
  else if (list->n_fields)
    end_fields (scan->found, list, outer);
  else
    add_blank (outer);
  outer->n_inside += list->n_inside || list->n_fields;
}

/* Runs */

/* Ends the current run of cells in one line, and adds it as a possible puzzle if it has 81. */
static void
end_run (Scan *scan)
{
  Run *run = &scan->run;
  gsize n = run->n, least = run->width > 1 ? FEWEST_OF_HALF : 2;
  bool halves = n >= least && scan->before >= least && n + scan->before >= FEWEST_OF_RUN - 2 &&
                n + scan->before <= PARTED_LENGTH + 5;
  bool damaged = (run->n_words == 1 && n >= SHORTEST_RUN && n <= LONGEST_RUN) ||
                 (run->n_words > 1 && n >= FEWEST_OF_RUN && n <= MOST_OF_RUN) ||
                 (run->width == 9 && run->n_words >= FEWEST_NINES);

  if (n == RT_N_CELLS && run->digits)
    rt_found_offer (scan->found, &run->grid, line_of (scan), false);
  else if (run->digits && (damaged || halves))
    rt_found_tell (scan->found, line_of (scan), RT_FOUND_LENGTH, (guint) MAX (n, scan->before));
  if (n >= least && run->n_words != 2) /* two words may be on both sides of a sign */
    scan->before = n == RT_N_CELLS ? 0 : n;
  run->n = run->n_words = 0;
  run->digits = false;
}

static void
add_to_run (Scan *scan, const RtWord *word)
{
  Run *run = &scan->run;
  bool alike = run->n && word->n == run->width && word->n < SHORTEST_RUN;

  if (run->n && (!alike || (run->n_words > 1 && run->gap != scan->gap))) {
    end_run (scan);
    if (alike) { /* the word in the middle belongs to both halves */
      run->grid = run->last;
      run->n = run->width;
      run->n_words = 1;
    }
  }
  if (!word->n)
    return;
  add_cells (&run->grid, run->n, word);
  add_cells (&run->last, 0, word);
  for (gsize i = 0; i < MIN (word->n, RT_N_CELLS); i++)
    run->digits |= word->cells[i] > 0;
  run->n += word->n;
  run->width = word->n;
  run->n_words++;
  run->gap = scan->gap;
}

/* Adds WORD to the cells of the previous lines if it continues them, as in 81 cells broken into
 * lines; otherwise begins new ones if WORD may begin them. */
static void
add_part (Scan *scan, const RtWord *word)
{
  Parts *parts = &scan->parts;

  if (word->n < SHORTEST_PART || word->n > RT_N_CELLS - SHORTEST_PART)
    return;
  if (parts->n + word->n > RT_N_CELLS || parts->line + 1 != line_of (scan))
    parts->n = 0;
  if (parts->n == 0)
    parts->first = line_of (scan);
  add_cells (&parts->grid, parts->n, word);
  parts->n += word->n;
  parts->line = line_of (scan);
  if (parts->n == RT_N_CELLS)
    rt_found_offer (scan->found, &parts->grid, parts->first, false);
}

/* The tokeniser */

static bool
is_separator (char c)
{
  return c == '\n' || (c && strchr (SEPARATORS, c));
}

/* Reads the text at the cursor as nine rows of nine cells with the same sign between all rows, and
 * nowhere else, into WORD. Returns false if it is something else. */
static bool
take_parted (const Scan *scan, RtWord *word)
{
  const char *at = scan->at;
  char sign = scan->end - at >= PARTED_LENGTH ? at[9] : '\n';

  if (g_ascii_isdigit (sign) || g_ascii_isspace (sign))
    return false;
  for (gsize i = 0; i < PARTED_LENGTH; i++) {
    int digit = at[i] == sign ? -1 : rt_cell_of ((guchar) at[i]);

    if ((at[i] == sign) != (i % 10 == 9) || (at[i] != sign && digit < 0))
      return false;
    if (digit >= 0)
      word->cells[i - i / 10] = (guint8) digit;
  }
  word->length = PARTED_LENGTH;
  word->n = RT_N_CELLS;
  return at + PARTED_LENGTH == scan->end || rt_cell_of ((guchar) at[PARTED_LENGTH]) < 0;
}

/* Reads the text at the cursor as 81 cells with a plus before each entry into WORD; entries become
 * blanks. Returns false if it is something else. */
static bool
take_entered (const Scan *scan, RtWord *word)
{
  bool any = false;

  word->n = word->length = 0;
  for (const char *at = scan->at; at < scan->end; at++, word->n++) {
    bool entered = *at == '+' && at[1] > '0' && at[1] <= '9';
    int digit = rt_cell_of ((guchar) *(at += entered));

    if (digit < 0)
      break;
    any |= entered;
    if (word->n < RT_N_CELLS)
      word->cells[word->n] = (guint8) (entered ? 0 : digit);
    word->length = (gsize) (at + 1 - scan->at);
  }
  return any && word->n >= SHORTEST_RUN;
}

/* Reads the text after the quote at the cursor as N digits and blanks up to the next quote into
 * WORD. Returns false if it is something else. */
static bool
take_quoted (const Scan *scan, gsize n, RtWord *word)
{
  const char *at = scan->at + 1;
  bool blanks = false;

  if ((gsize) (scan->end - at) <= n || at[n] != *scan->at)
    return false;
  for (gsize i = 0; i < n; i++) {
    if (at[i] != ' ' && (at[i] < '1' || at[i] > '9'))
      return false;
    blanks |= at[i] == ' ';
    word->cells[i] = (guint8) (at[i] == ' ' ? 0 : at[i] - '0');
  }
  word->n = n;
  word->length = n + 2;
  return blanks;
}

/* Returns true if WORD is a damaged text of 81 cells: it has only a few characters that are not cells. */
static bool
is_damaged (const RtWord *word)
{
  gsize n_cells = 0;

  if (word->length < SHORTEST_RUN || word->length > LONGEST_RUN)
    return false;
  for (gsize i = 0; i < word->length; i++)
    n_cells += rt_cell_of ((guchar) word->text[i]) >= 0;
  return n_cells + MOST_SLIPS >= word->length;
}

/* Returns true if WORD is nine digits with points between them, or with a point after each. */
static bool
is_pointed (const RtWord *word)
{
  for (gsize i = 0; i < word->length; i++)
    if (i % 2 ? word->text[i] != '.' : !g_ascii_isdigit (word->text[i]))
      return false;
  return word->length == 17 || word->length == 18;
}

/* Reads the characters up to the next separator into WORD. */
static void
take_plain (Scan *scan, RtWord *word)
{
  bool cells = true;

  word->length = 0;
  for (const char *at = scan->at; at < scan->end && !is_separator (*at); at++, word->length++) {
    int digit = rt_cell_of ((guchar) *at);

    cells &= digit >= 0;
    if (cells && word->length < RT_N_CELLS)
      word->cells[word->length] = (guint8) digit;
  }
  word->n = cells ? word->length : 0;
  if (is_pointed (word)) {
    word->n = 9;
    for (gsize i = 0; i < 9; i++)
      word->cells[i] = word->cells[2 * i];
  } else if (word->length == 2 && word->text[1] == '*' && g_ascii_isdigit (*word->text)) {
    word->n = 1; /* a star marks the digit */
  }
}

/* Returns true if the word at the cursor is the dash that begins an item of a list. */
static bool
is_list_sign (const Scan *scan)
{
  const char *behind = scan->at + 1;

  return scan->line.n_words == 0 && *scan->at == '-' && *behind == ' ' &&
         strchr ("[{(\"'", behind[strspn (behind, " ")]);
}

static void
add_word (Scan *scan, const RtWord *word)
{
  RtFoundLine *line = &scan->line;

  if (scan->depth < MOST_DEPTH)
    add_field (&scan->lists[scan->depth], word);
  add_to_run (scan, word);
  add_part (scan, word);
  if (!word->n && is_damaged (word))
    rt_found_tell (scan->found, line_of (scan), RT_FOUND_SLIP, 0);
  if (line->n_words < RT_ROW_WORDS)
    line->words[line->n_words] = *word;
  line->n_words += line->n_words <= RT_ROW_WORDS;
  scan->gap = 0;
  scan->sign = 0;
}

static void
add_sign (Scan *scan, char c)
{
  bool empty = strchr ("\"'`", c) && scan->sign == c; /* an empty string */

  if (c == ' ' || c == '\t')
    return;
  scan->gap = 33 * scan->gap + (guchar) c;
  scan->sign = empty ? 0 : c;
  if (scan->depth == MOST_DEPTH)
    return;
  if (empty && !scan->lists[scan->depth].word)
    add_blank (&scan->lists[scan->depth]);
  if (strchr ("[({", c) && ++scan->depth < MOST_DEPTH)
    scan->lists[scan->depth] = (List) { .line = line_of (scan) };
  else if (strchr ("])}", c) && scan->depth)
    end_list (scan);
  else if (strchr (",;", c))
    add_comma (&scan->lists[scan->depth]);
}

/* Begins to scan the line at READER. If a grid with blanks as cells begins there, reads the grid
 * and begins the line after it. */
static void
begin_line (Scan *scan, RtReader reader)
{
  while (rt_found_rows_take_blanks (scan->rows, &reader));
  scan->at = reader.text + reader.at;
  scan->line.start = reader;
  scan->line.n_words = 0;
  scan->before = 0;
  scan->gap = 0;
}

static void
end_line (Scan *scan)
{
  RtReader reader = scan->line.start;
  gsize length = (gsize) (scan->at - reader.text) - reader.at;

  end_run (scan);
  while (length && strchr (" \t", reader.text[reader.at + length - 1]))
    length--;
  scan->line.length = length;
  rt_found_rows_add (scan->rows, &scan->line);
  rt_reader_next_line (&reader);
  begin_line (scan, reader);
}

/* Reads the next word or separator of the text, and moves past it. */
static void
take_token (Scan *scan)
{
  RtWord word;
  char c = *scan->at;

  word.text = scan->at;
  if (c == '\n') {
    end_line (scan);
    return;
  }
  if ((strchr ("\"'`", c) && (take_quoted (scan, RT_N_CELLS, &word) || take_quoted (scan, 9, &word))) ||
      ((c == '+' || !is_separator (c)) && (take_parted (scan, &word) || take_entered (scan, &word)))) {
    add_word (scan, &word);
    scan->at += word.length;
  } else if (is_separator (c)) {
    add_sign (scan, c);
    scan->at += 1 + (c == '\\' && g_ascii_isalpha (scan->at[1])); /* an escape in a string */
  } else {
    if (!is_list_sign (scan)) {
      take_plain (scan, &word);
      add_word (scan, &word);
    } else {
      word.length = 1;
    }
    scan->at += word.length;
  }
}

void
rt_found_scan (RtFinds *found, const char *text, gsize size)
{
  g_autofree Scan *scan = g_new0 (Scan, 1);
  RtReader reader;

  rt_reader_init (&reader, text, size);
  scan->found = found;
  scan->rows = rt_found_rows_new (found);
  scan->end = text + size;
  begin_line (scan, reader);
  while (scan->at < scan->end)
    take_token (scan);
  end_line (scan);
  for (guint i = 0; i <= MIN (scan->depth, MOST_DEPTH - 1); i++)
    end_rows (found, &scan->lists[i], true);
  rt_found_rows_end (scan->rows);
}
