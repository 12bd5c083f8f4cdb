/* blocks.c - grids whose nine rows stand in lines of other text: in comments, in the strings of a program,
 * in the example of a README, among the messages of a solver.
 *
 *     // 53. .7. ...        const char *hard = "8........" \        data = `010020706
 *     // 6.. 195 ...                           "..36....." \        700913040
 *
 * A row is nine cells in a word, in three words, or each for itself. Words may stand before the first
 * row and behind each; what stands before the others is the same signs, or counts them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/found/found.h"

#include "format/text/fence.h"
#include "format/text/tokens.h"

#include <string.h>

#define CELLS 9

/* A longer line has no row that stands for itself. */
#define LONGEST_LINE 200

/* So many rows that are no grid were meant as one. */
#define FEWEST_ROWS 7

/* More characters in words are no slip; so few cells are nothing, so many two rows in one line. */
#define MOST_SLIPS 2
#define FEWEST_CELLS 5
#define MOST_CELLS (2 * CELLS + 2)

/* Rows that come one behind the other without words between, at most: the rest is another block. */
#define MOST_ROWS 900

/* What a line is. */
typedef enum {
  WORDS,   /* anything else */
  EMPTY,
  RULE,    /* of a frame, or signs of comments and strings */
  ROW,
  SLIP,    /* nearly a row */
} Kind;

/* How the cells of a row are put together: what the words have. */
typedef enum {
  NO_SHAPE,
  NINE,
  THREE,
  ONE,
} Shape;

typedef struct {
  Kind kind;
  Shape shape;
  RtReader start;
  guint8 digit[CELLS];
  guint signs;  /* for blanks */
  gunichar lead; /* the single character in front of the cells, 0 for none */
  bool words;   /* in front of them */
  guint front;  /* hash of these */
} Row;

/* A word of the line, with what it could be. */
typedef struct {
  guint start, length;
  bool cells; /* nothing else is in it */
} Word;

#define MOST_WORDS 64

typedef struct {
  char text[LONGEST_LINE + 1]; /* as the reader gives it, what is not ASCII as a letter */
  guint length;
  Word words[MOST_WORDS];
  guint n_words;
} Line;

/* So many lines in a row are looked at as the first one: each time, nine more are. */
#define MOST_TRIES 3

/* Returns the length of the line at the cursor, without the blanks at its end. */
static gsize
line_length (const RtReader *reader)
{
  const char *text = reader->text + reader->at, *end = memchr (text, '\n', reader->size - reader->at);
  gsize length = end ? (gsize) (end - text) : reader->size - reader->at;

  while (length && text[length - 1] == ' ')
    length--;
  return length;
}

/* How many of the LENGTH characters at TEXT are blanks, or digits, before the first one that is neither. */
static gsize
bare_length (const char *text, gsize length)
{
  gsize n = 0;

  while (n < length && (text[n] == ' ' || (text[n] >= '1' && text[n] <= '9')))
    n++;
  return n;
}

/* Returns true if the line at the cursor is not empty, and of bare cells. */
static bool
is_bare (const RtReader *reader)
{
  gsize length = line_length (reader);

  return length > 0 && bare_length (reader->text + reader->at, length) == length;
}

/* Returns true if the line at the cursor could be of such a grid. */
static bool
is_likely (const RtReader *reader)
{
  const char *text = reader->text + reader->at;
  gsize length = line_length (reader);

  for (gsize i = 0; i < length; i++)
    if (memchr ("|!:", text[i], 3) || (guchar) text[i] >= 0x80)
      return true;
  return is_bare (reader);
}

/* Reads the nine lines from ROWS on as FENCE says, and moves behind them. */
static bool
read_fenced (RtReader *rows, RtFence fence, RtGrid *grid)
{
  for (int i = 0; i < CELLS; i++) {
    RtRow row;

    while (rt_fence_is_rule (rows))
      rt_reader_next_line (rows);
    if (!rt_fence_row (rows, fence, &row, NULL))
      return false;
    memcpy (&grid->digit[CELLS * i], row.digit, CELLS);
  }
  return true;
}

static bool
take_fenced (RtFoundGrids *found, RtReader *reader)
{
  RtFence fences[2] = { rt_fence_find (reader) };
  guint n = fences[0].n_fields ? 1 : rt_fence_find_two (reader, fences) ? 2 : 0;
  RtReader rows[2] = { *reader, *reader };
  RtGrid grids[2];

  for (guint i = 0; i < n; i++)
    if (!read_fenced (&rows[i], fences[i], &grids[i]))
      return false;
  for (guint i = 0; i < n; i++)
    rt_found_offer_framed (found, &grids[i], reader->line, rt_fence_has_boxes (reader));
  if (n)
    rt_reader_go (reader, &rows[0]);
  return n > 0;
}

/* Reads LENGTH characters at TEXT as a row. Returns how many of them are blanks. */
static guint
read_bare (const char *text, gsize length, guint8 digit[CELLS])
{
  guint n_blanks = 0;

  for (gsize i = 0; i < length; i++) {
    n_blanks += text[i] == ' ';
    digit[i] = (guint8) (text[i] == ' ' ? 0 : text[i] - '0');
  }
  return n_blanks;
}

/* The same for nine lines, of which the longest has nine characters behind those that all begin with. */
static bool
take_bare (RtFoundGrids *found, RtReader *reader)
{
  gsize indent = G_MAXSIZE, longest = 0, lengths[CELLS];
  const char *lines[CELLS];
  RtReader rows = *reader;
  RtGrid grid = { 0 };
  guint n_blanks = 0;

  for (int i = 0; i < CELLS; i++, rt_reader_next_line (&rows)) {
    const char *line = rows.text + rows.at;
    gsize blanks = 0;

    if (!is_bare (&rows))
      return false;
    lengths[i] = line_length (&rows);
    while (line[blanks] == ' ')
      blanks++;
    indent = MIN (indent, blanks);
    longest = MAX (longest, lengths[i]);
    lines[i] = line;
  }
  if (longest != indent + CELLS || is_bare (&rows))
    return false;
  for (int i = 0; i < CELLS; i++)
    n_blanks += read_bare (lines[i] + indent, lengths[i] - indent, &grid.digit[CELLS * i]);
  if (n_blanks) {
    rt_found_offer (found, &grid, reader->line);
    rt_reader_go (reader, &rows);
  }
  return n_blanks > 0;
}

/* Returns the nine cells between quotes in the line at the cursor, blanks among them; NULL for
 * none. */
static const char *
quoted_row (const RtReader *reader)
{
  const char *text = reader->text + reader->at;
  gsize length = line_length (reader);

  for (gsize i = 0; i + CELLS + 1 < length; i++)
    if (memchr ("\"'`", text[i], 3) && text[i + CELLS + 1] == text[i] && bare_length (text + i + 1, CELLS) == CELLS)
      return text + i + 1;
  return NULL;
}

/* The same for nine lines each of which has nine cells between quotes. */
static bool
take_quoted (RtFoundGrids *found, RtReader *reader)
{
  RtReader rows = *reader;
  guint n_blanks = 0;
  RtGrid grid;

  for (int i = 0; i < CELLS; i++, rt_reader_next_line (&rows)) {
    const char *cells = rt_reader_at_end (&rows) ? NULL : quoted_row (&rows);

    if (!cells)
      return false;
    n_blanks += read_bare (cells, CELLS, &grid.digit[CELLS * i]);
  }
  if (!n_blanks || quoted_row (&rows))
    return false;
  rt_found_offer (found, &grid, reader->line);
  rt_reader_go (reader, &rows);
  return true;
}

/* Offers the grid that begins with the line at the cursor, if there is one, and moves behind it. N_TRIES,
 * at first 0, counts the lines in a row that looked like its first one in vain: few are tried. */
static bool
take_blanks (RtFoundGrids *found, RtReader *reader, guint *n_tries)
{
  if (quoted_row (reader) && take_quoted (found, reader))
    return true;
  if (!is_likely (reader)) {
    *n_tries = 0;
    return false;
  }
  return (*n_tries)++ < MOST_TRIES && (take_bare (found, reader) || take_fenced (found, reader));
}

/* Fills LINE with the line at the cursor. Returns false where it is too long. */
static bool
take_line (RtReader reader, Line *line)
{
  line->length = 0;
  for (; !rt_reader_at_line_end (&reader); rt_reader_take (&reader)) {
    gunichar c = rt_reader_peek (&reader);

    if (line->length == LONGEST_LINE)
      return false;
    line->text[line->length++] = c < 0x80 ? (char) c : 'm';
  }
  while (line->length && strchr (" \t", line->text[line->length - 1]))
    line->length--;
  line->text[line->length] = '\0';
  return true;
}

static bool
is_separator (char c)
{
  return strchr (" \t|,;:!\"'`()[]{}<>+\\/#=&%~$^@", c) != NULL;
}

/* Returns true if WORD is a number of one digit with a point behind it, and a zero or none: 5. or
 * 5.0. */
static bool
is_pointed (const Line *line, const Word *word)
{
  const char *text = line->text + word->start;

  return (word->length == 2 || (word->length == 3 && text[2] == '0')) && g_ascii_isdigit (*text) &&
         text[1] == '.';
}

/* Leaves of the words of LINE only their digits, if they are the numbers of a row. */
static void
cut_points (Line *line)
{
  guint n = 0;

  for (guint i = 0; i < line->n_words; i++)
    n += is_pointed (line, &line->words[i]);
  for (guint i = 0; n == CELLS && i < line->n_words; i++)
    if (is_pointed (line, &line->words[i]))
      line->words[i].length = 1;
}

/* Returns true if WORD is the dash in front of a list or text of data. */
static bool
is_list_sign (const Line *line, const Word *word)
{
  const char *behind = line->text + word->start + 1;

  return word->length == 1 && behind[-1] == '-' && g_ascii_isspace (*behind) &&
         strchr ("[{(\"'", behind[strspn (behind, " \t")]);
}

/* Cuts LINE into words. Returns false if it has too many for a row. */
static bool
cut (Line *line)
{
  line->n_words = 0;
  for (guint at = 0; at < line->length;) {
    Word word = { .start = at, .cells = true };

    if (is_separator (line->text[at])) {
      /* What is behind the \ of a string is no word. */
      at += 1 + (line->text[at] == '\\' && at + 1 < line->length && g_ascii_isalpha (line->text[at + 1]));
      continue;
    }
    for (; at < line->length && !is_separator (line->text[at]); at++)
      word.cells &= rt_cell_of ((guchar) line->text[at]) >= 0;
    word.length = at - word.start;
    if (line->n_words == 0 && is_list_sign (line, &word))
      continue;
    if (at == line->length && word.length == 2 && line->text[at - 1] == '*' &&
        g_ascii_isdigit (line->text[at - 2]))
      word.length = 1; /* what points at the cell */
    if (line->n_words == MOST_WORDS)
      return false;
    line->words[line->n_words++] = word;
  }
  cut_points (line);
  return true;
}

/* Returns how many words from the one at FIRST on are cells of that SHAPE. */
static guint
count_words (const Line *line, guint first, guint length)
{
  guint n = 0;

  while (first + n < line->n_words && line->words[first + n].cells &&
         line->words[first + n].length == length)
    n++;
  return n;
}

/* Finds the words of LINE that are a row. Returns false if there are none, or if they may be others. */
static bool
find_row (const Line *line, Shape *shape, guint *first)
{
  guint n_found = 0;

  for (guint i = 0; i < line->n_words;) {
    guint nine = count_words (line, i, 9), three = count_words (line, i, 3),
          one = count_words (line, i, 1), n = MAX (nine, MAX (three, one));

    if (nine == 1 || three == 3 || one == 9 || one == 10) {
      n_found++;
      *shape = nine ? NINE : three ? THREE : ONE;
      *first = i + (one == 10);
    }
    i += MAX (n, 1);
  }
  return n_found == 1;
}

/* Offers the nine rows that stand side by side in LINE, if there are such. */
static void
offer_side_by_side (RtFoundGrids *found, const Line *line, guint number)
{
  for (guint i = 0; i < line->n_words; i++) {
    RtGrid grid;
    guint n = 0;

    if (count_words (line, i, CELLS) != CELLS)
      continue;
    for (guint k = i; k < i + CELLS; k++)
      for (guint c = 0; c < CELLS; c++)
        grid.digit[n++] = (guint8) rt_cell_of ((guchar) line->text[line->words[k].start + c]);
    rt_found_offer (found, &grid, number);
    return;
  }
}

static bool
is_only (const Line *line, const char *signs)
{
  return strspn (line->text, signs) == line->length;
}

/* Returns true if LINE is a rule, which has dashes or no words, or stars; a row of dashes may look
 * the same. */
static bool
is_rule (const Line *line)
{
  bool dashes = true; /* perhaps in a string, with its line end */

  for (guint i = 0; i < line->n_words; i++)
    dashes &= strspn (line->text + line->words[i].start, "-~_*") >= line->words[i].length;
  return dashes || is_only (line, "-=+|~_ \t:*#/%'\"\\,.`");
}

/* Returns true if what LINE has is nearly a row. */
static bool
is_slip (const Line *line)
{
  guint n_cells = 0, n_letters = 0, n_digits = 0;

  for (guint i = 0; i < line->n_words; i++)
    for (guint k = 0; k < line->words[i].length; k++) {
      char c = line->text[line->words[i].start + k];
      bool cell = rt_cell_of ((guchar) c) >= 0;

      n_cells += cell;
      n_letters += !cell;
      n_digits += g_ascii_isdigit (c);
    }
  /* The only digit of a row may be what is damaged. */
  return (n_digits || n_cells + n_letters == CELLS) && n_letters <= MOST_SLIPS &&
         n_cells >= FEWEST_CELLS && n_cells <= MOST_CELLS;
}

/* Reads the words of LINE from the one at FIRST on as the cells of ROW. */
static void
take_cells (const Line *line, guint first, Row *row)
{
  guint n = 0;

  for (guint i = first; n < CELLS; i++)
    for (guint k = 0; k < line->words[i].length; k++, n++) {
      char c = line->text[line->words[i].start + k];

      row->digit[n] = (guint8) rt_cell_of ((guchar) c);
      if (!row->digit[n])
        row->signs |= rt_sign_of ((guchar) c);
    }
}

static bool
has_digit (const Row *row)
{
  for (int i = 0; i < CELLS; i++)
    if (row->digit[i])
      return true;
  return false;
}

/* Returns true if more cells than name a row stand in front of the word at FIRST: two rows came
 * into one line. */
static bool
is_behind_cells (const Line *line, guint first)
{
  guint n_cells = 0;

  if (first == 0)
    return false;
  for (guint i = 0; i < line->words[first - 1].length; i++)
    n_cells += rt_cell_of ((guchar) line->text[line->words[first - 1].start + i]) >= 0;
  return n_cells > 2 && line->words[first - 1].length - n_cells <= MOST_SLIPS;
}

/* What stands in front of the cells, which begin with the word at FIRST. */
static void
take_lead (const Line *line, guint first, Row *row)
{
  row->words = !is_behind_cells (line, first) &&
               (first > 1 || (first == 1 && line->words[0].length > 2));
  for (guint i = 0; i < line->words[first].start; i++)
    row->front = 33 * row->front + (guchar) line->text[i];
  if (first == 1 && !row->words)
    row->lead = (gunichar) line->text[line->words[0].start];
}

/* Reads the line at the cursor. BEFORE is the row above, or NULL. */
static void
read_line (RtFoundGrids *found, const RtReader *reader, const Row *before, Row *row)
{
  Line line;
  guint first = 0;

  *row = (Row) { .start = *reader };
  if (!take_line (*reader, &line) || !cut (&line))
    return;
  if (line.length == 0) {
    row->kind = EMPTY;
  } else if (find_row (&line, &row->shape, &first)) {
    take_cells (&line, first, row);
    take_lead (&line, first, row);
    row->kind = is_behind_cells (&line, first) ? SLIP : ROW;
    /* A rule of dashes, unless dashes are blanks here. */
    if (!has_digit (row) && row->signs == RT_SIGN_DASH &&
        (strchr (line.text, '+') || !before || !(before->signs & RT_SIGN_DASH)))
      row->kind = RULE;
  } else if (is_rule (&line)) {
    row->kind = RULE;
  } else if (is_slip (&line)) {
    row->kind = SLIP;
  } else {
    offer_side_by_side (found, &line, row->start.line);
  }
}

/* The rows of a block, in their order, and behind which of them an empty line is. */
typedef struct {
  Row rows[MOST_ROWS];
  bool gap[MOST_ROWS];
  guint n, n_slips;
} Block;

/* Returns true if the nine rows at ROWS have the same sign in front of them, or are counted by it.
 */
static bool
are_led (const Row *rows)
{
  gunichar lead = rows[1].lead;
  bool same = !lead || strchr ("*-.", (int) lead) != NULL, counted = true;

  for (guint i = 0; i < CELLS; i++) {
    same &= rows[i].lead == lead || (i == 0 && (!lead || !rows[0].lead));
    counted &= rows[0].lead && strchr ("01Aa", (int) rows[0].lead) && rows[i].lead == rows[0].lead + i;
  }
  return same || counted;
}

/* Returns true if ROW numbers the columns. */
static bool
is_numbering (const Row *row)
{
  for (int i = 1; i < CELLS; i++)
    if (row->digit[i] != row->digit[i - 1] + 1)
      return false;
  return row->kind == ROW && row->shape == ONE && row->digit[0] <= 1;
}

static bool
is_grid (const Row *rows)
{
  for (guint i = 0; i < CELLS; i++)
    if (rows[i].kind != ROW || rows[i].shape != rows[0].shape)
      return false;
  return are_led (rows);
}

/* Tells of N rows that are no grid, if they were meant as one. */
static void
tell_rows (RtFoundGrids *found, const Row *rows, guint n)
{
  const Row *slip = NULL;
  guint n_rows = 0;

  for (guint i = 0; i < n; i++) {
    n_rows += rows[i].kind == ROW;
    if (rows[i].kind == SLIP && !slip)
      slip = &rows[i];
  }
  if (n_rows >= FEWEST_ROWS)
    rt_found_tell (found, slip ? slip->start.line : rows[0].start.line, slip ? RT_FOUND_SLIP : RT_FOUND_ROWS, n);
}

/* Offers the N rows at ROWS if they are grids. */
static void
offer_rows (RtFoundGrids *found, const Row *rows, guint n)
{
  if (n % CELLS == 1 && is_numbering (rows)) {
    rows++;
    n--;
  } else if (n % CELLS == 1 && is_numbering (&rows[n - 1])) {
    n--; /* of what stands below */
  }
  if (n % CELLS)
    tell_rows (found, rows, n);
  for (guint i = 0; n % CELLS == 0 && i < n; i += CELLS) {
    RtGrid grid;

    for (guint k = 0; k < CELLS; k++)
      memcpy (&grid.digit[CELLS * k], rows[i + k].digit, CELLS);
    if (is_grid (&rows[i]))
      rt_found_offer_framed (found, &grid, rows[i].start.line, rt_fence_has_boxes (&rows[i].start));
    else
      tell_rows (found, &rows[i], CELLS);
  }
}

/* Returns true if the empty lines, GAP telling behind which of N rows, stand behind thirds of
 * grids, or behind each row. */
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

/* Offers the rows of BLOCK: all of them, but what numbers the columns, or if they are no grids, those between
 * empty lines. */
static void
end_block (RtFoundGrids *found, Block *block)
{
  guint start = block->n % CELLS == 1 && is_numbering (&block->rows[0]), n = block->n - start;

  if (n % CELLS == 0 && !block->n_slips && is_even (&block->gap[start], n)) {
    offer_rows (found, &block->rows[start], n);
  } else {
    for (guint i = start = 0; i < block->n; i++)
      if (block->gap[i] || i + 1 == block->n) {
        offer_rows (found, &block->rows[start], i + 1 - start);
        start = i + 1;
      }
  }
  block->n = 0;
  block->n_slips = 0;
}

static void
add_row (RtFoundGrids *found, Block *block, const Row *row)
{
  const Row *last = block->n ? &block->rows[block->n - 1] : NULL;

  if (last && ((row->words && row->front != last->front) || block->n == MOST_ROWS ||
               (row->kind == ROW && last->kind == ROW && row->shape != last->shape)))
    end_block (found, block);
  block->gap[block->n] = false;
  block->rows[block->n++] = *row;
  block->n_slips += row->kind == SLIP;
}

/* Returns true if the rule at the cursor is no row of bars and blanks. */
static bool
begins_frame (RtReader reader)
{
  rt_reader_skip_blanks (&reader);
  return strchr ("+-=~", (int) CLAMP (rt_reader_peek (&reader), 1, 0x7f)) != NULL;
}

void
rt_found_in_blocks (RtFoundGrids *found, const char *text, gsize size)
{
  g_autofree Block *block = g_new0 (Block, 1);
  bool ruled = false; /* the line above is a rule */
  guint n_tries = 0;
  RtReader reader;

  rt_reader_init (&reader, text, size);
  while (!rt_reader_at_end (&reader) && !found->doubtful) {
    Row row;

    if ((block->n == 0 || (ruled && block->n % CELLS == 0)) && take_blanks (found, &reader, &n_tries)) {
      end_block (found, block);
      continue;
    }
    read_line (found, &reader, block->n ? &block->rows[block->n - 1] : NULL, &row);
    if (row.kind == ROW || row.kind == SLIP)
      add_row (found, block, &row);
    else if (row.kind == EMPTY && block->n)
      block->gap[block->n - 1] = true;
    else if (row.kind == WORDS)
      end_block (found, block);
    ruled = row.kind == RULE;
    if (row.kind == EMPTY || (ruled && begins_frame (reader)))
      n_tries = 0;
    rt_reader_next_line (&reader);
  }
  end_block (found, block);
}
