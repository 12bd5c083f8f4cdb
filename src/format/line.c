/* line.c - 81 characters in a line, one puzzle or a collection of any number.
 *
 * A label may stand before the cells and words behind them, both set off by a blank, a comma or
 * their like. A line that is neither a puzzle nor a comment is an error: a reader that passes over
 * damaged lines gives a collection that lacks puzzles and says nothing. Written: `.` for a blank,
 * and the comment (without one, the title) behind `#`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/fast/text.h"
#include "format/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* A run of cells that is longer than any row is a damaged puzzle line. */
#define LONG_RUN 40

/* With more characters that are no cells, it is a word. */
#define MOST_SLIPS 3

/* How far a text is searched for a damaged puzzle line. */
#define LINES_TO_SNIFF 20

/* What was found in a line. */
typedef struct {
  RtGrid grid;
  RtReader start, tail; /* of the cells, and behind them */
  guint signs;
} Cells;

static bool
is_boundary (gunichar c)
{
  return c == 0 || c == '\n' || (c < 0x80 && strchr (" \t,;:|", (int) c));
}

/* A line of nothing but 81 digits and dots or zeros, as nearly all lines of large collections are.
 * GRID may be changed where it is none. */
static bool
is_plain (const RtReader *reader, RtGrid *grid)
{
  const char *line = reader->text + reader->at;

  return reader->size - reader->at >= RT_N_CELLS &&
         (line[RT_N_CELLS] == '\n' || line[RT_N_CELLS] == '\0') && rt_fast_read (grid, line);
}

static guint
signs_of (const char *cells)
{
  return (memchr (cells, '.', RT_N_CELLS) ? rt_sign_of ('.') : 0) |
         (memchr (cells, '0', RT_N_CELLS) ? rt_sign_of ('0') : 0);
}

/* A line of 81 characters in which blanks are blank cells. */
static bool
find_with_spaces (RtReader reader, Cells *cells)
{
  bool digits = false, spaces = false;
  int n = 0;

  cells->start = reader;
  for (; !rt_reader_at_line_end (&reader); rt_reader_take (&reader), n++) {
    gunichar c = rt_reader_peek (&reader);
    int digit = c == ' ' ? 0 : rt_cell_of (c);

    if (n == RT_N_CELLS || digit < 0 || (digit == 0 && c != ' '))
      return false;
    cells->grid.digit[n] = (guint8) digit;
    digits |= digit > 0;
    spaces |= c == ' ';
  }
  cells->tail = reader;
  cells->signs = 0;
  return n == RT_N_CELLS && digits && spaces;
}

/* Moves over a run of cells, the first 81 of which go to CELLS, and returns its length. */
static guint
take_run (RtReader *reader, Cells *cells)
{
  guint length = 0;
  int digit;

  cells->start = *reader;
  cells->signs = 0;
  for (gunichar c; (digit = rt_cell_of (c = rt_reader_peek (reader))) >= 0; length++) {
    if (digit == 0)
      cells->signs |= rt_sign_of (c);
    if (length < RT_N_CELLS)
      cells->grid.digit[length] = (guint8) digit;
    rt_reader_take (reader);
  }
  cells->tail = *reader;
  return length;
}

/* The 81 cells in the line at the cursor. Returns false where there are none; LONGEST is then the
 * longest run of cells that stands by itself on its left. */
static bool
find_cells (RtReader reader, Cells *cells, guint *longest)
{
  gunichar before = 0;

  *longest = 0;
  if (is_plain (&reader, &cells->grid)) {
    cells->start = cells->tail = reader;
    cells->signs = signs_of (reader.text + reader.at);
    cells->tail.at += RT_N_CELLS;
    cells->tail.column += RT_N_CELLS;
    return true;
  }
  if (find_with_spaces (reader, cells))
    return true;
  while (!rt_reader_at_line_end (&reader)) {
    guint length = take_run (&reader, cells);

    if (length && is_boundary (before)) {
      *longest = MAX (*longest, length);
      if (length == RT_N_CELLS && is_boundary (rt_reader_peek (&reader)))
        return true;
    }
    before = rt_reader_peek (&reader);
    if (!rt_reader_at_line_end (&reader))
      rt_reader_take (&reader);
  }
  return false;
}

/* Whether the line is empty or a comment; a line of dashes is a rule. */
static bool
is_nothing (const RtReader *reader)
{
  RtGrid grid;

  return !is_plain (reader, &grid) && rt_tokens_line (reader) == RT_LINE_NOTHING;
}

/* A part of a line between boundaries. */
typedef struct {
  RtReader start;
  guint length, n_cells;
} Part;

/* The longest part of the line at the cursor is most likely the puzzle. */
static Part
longest_part (RtReader reader)
{
  Part longest = { .start = reader };

  while (!rt_reader_at_line_end (&reader)) {
    Part part = { .start = reader };

    for (; !is_boundary (rt_reader_peek (&reader)); rt_reader_take (&reader), part.length++)
      part.n_cells += rt_cell_of (rt_reader_peek (&reader)) >= 0;
    if (part.length > longest.length)
      longest = part;
    if (!rt_reader_at_line_end (&reader))
      rt_reader_take (&reader);
  }
  return longest;
}

/* Whether the line at the cursor is a puzzle with a few slips of the pen. */
static bool
is_damaged (const RtReader *reader)
{
  Part part = longest_part (*reader);

  return part.n_cells >= LONG_RUN && part.length - part.n_cells <= MOST_SLIPS;
}

static int
line_sniff (const char *text, gsize size)
{
  RtReader reader;
  Cells cells;
  guint longest;

  rt_reader_init (&reader, text, size);
  for (int n = 0; n < LINES_TO_SNIFF && !rt_reader_at_end (&reader);) {
    if (!is_nothing (&reader)) {
      if (find_cells (reader, &cells, &longest))
        return n == 0 ? 90 : 40;
      if (longest >= LONG_RUN || is_damaged (&reader))
        return 40;
      n++;
    }
    rt_reader_next_line (&reader);
  }
  return 0;
}

/* What is wrong with PART as a puzzle. */
static bool
fail_part (const Part *part, GError **error)
{
  RtReader at = part->start;

  if (part->n_cells < LONG_RUN)
    return rt_reader_fail_line (at.line, RT_FORMAT_ERROR_LINE_LENGTH, error,
                                _("There is no puzzle in this line; expected 81 cells, or a comment."));
  if (part->n_cells == part->length)
    return rt_tokens_fail_length (at.line, part->length, error);
  while (rt_cell_of (rt_reader_peek (&at)) >= 0)
    rt_reader_take (&at);
  return rt_tokens_fail_char (&at, error);
}

/* What can be read of the line at the cursor: where 81 characters stand side by side, those that
 * are cells; else nothing. Moves to its end. */
static bool
mend_line (RtReader *reader, Cells *cells, GError **error)
{
  Part part = longest_part (*reader);
  bool whole = part.length == RT_N_CELLS && part.n_cells >= LONG_RUN;
  RtCells bad = whole ? RT_CELLS_NONE : RT_CELLS_ALL;
  RtReader at = part.start;

  memset (cells, 0, sizeof *cells);
  for (int cell = 0; whole && cell < RT_N_CELLS; cell++, rt_reader_take (&at)) {
    int digit = rt_cell_of (rt_reader_peek (&at));

    if (digit < 0)
      rt_cells_add (&bad, cell);
    cells->grid.digit[cell] = (guint8) MAX (digit, 0);
  }
  cells->start = part.start;
  cells->tail = *reader;
  while (!rt_reader_at_line_end (&cells->tail))
    rt_reader_take (&cells->tail);
  fail_part (&part, error);
  return rt_reader_mend (reader, bad, error);
}

/* The words of a tail or comment at the cursor, without the sign before them; NULL for none. Moves
 * to the next line. */
static char *
take_words (RtReader *reader)
{
  char *words;

  while (is_boundary (rt_reader_peek (reader)) && !rt_reader_at_line_end (reader))
    rt_reader_take (reader);
  if (rt_reader_peek (reader) == '/')
    rt_reader_take (reader);
  if (strchr ("#/;%'", (int) CLAMP (rt_reader_peek (reader), 1, 0x7f)))
    rt_reader_take (reader);
  rt_reader_skip_blanks (reader);
  words = rt_reader_take_line (reader);
  if (*words)
    return words;
  g_free (words);
  return NULL;
}

/* The same for a line that is nothing; a rule has no words. */
static char *
take_comment (RtReader *reader)
{
  rt_reader_skip_blanks (reader);
  if (strchr ("#/;%'", (int) CLAMP (rt_reader_peek (reader), 1, 0x7f)))
    return take_words (reader);
  rt_reader_next_line (reader);
  return NULL;
}

enum {
  COMMENTS_BEFORE = 1,
  COMMENTS_FOLLOW,
};

/* Comments stand behind their puzzles when the text begins with a puzzle, else before them. */
static bool
comments_follow (RtReader *reader)
{
  RtReader first = *reader;

  if (reader->memory[0])
    return reader->memory[0] == COMMENTS_FOLLOW;
  reader->memory[0] = COMMENTS_FOLLOW;
  while (is_nothing (&first)) {
    g_autofree char *comment = take_comment (&first);

    if (comment)
      reader->memory[0] = COMMENTS_BEFORE;
  }
  return reader->memory[0] == COMMENTS_FOLLOW;
}

/* Moves to the next line that is something. Returns the last comment on the way. */
static char *
take_comments (RtReader *reader)
{
  char *last = NULL;

  while (is_nothing (reader)) {
    char *comment = take_comment (reader);

    if (comment) {
      g_free (last);
      last = comment;
    }
  }
  return last;
}

/* What stands before CELLS in the line that begins at LINE; NULL for nothing. */
static char *
label_of (const RtReader *line, const Cells *cells)
{
  const char *start = line->text + line->at, *end = cells->start.text + cells->start.at;

  while (start < end && is_boundary ((guchar) *start))
    start++;
  while (end > start && is_boundary ((guchar) end[-1]))
    end--;
  return end > start ? g_strndup (start, (gsize) (end - start)) : NULL;
}

/* Passes over the solution of CELLS behind them in the line, then returns the words of the tail. */
static char *
take_tail (RtReader *reader, const Cells *cells)
{
  Cells solution;
  RtReader ahead = cells->tail;

  rt_reader_go (reader, &cells->tail);
  while (is_boundary (rt_reader_peek (&ahead)) && !rt_reader_at_line_end (&ahead))
    rt_reader_take (&ahead);
  if (take_run (&ahead, &solution) == RT_N_CELLS && is_boundary (rt_reader_peek (&ahead)) &&
      rt_is_solution_of (&solution.grid, &cells->grid))
    rt_reader_go (reader, &solution.tail);
  return take_words (reader);
}

/* Passes over a line that holds nothing but the solution of PUZZLE. */
static void
pass_solution (RtReader *reader, const RtGrid *puzzle)
{
  Cells solution;
  guint longest;

  if (!find_cells (*reader, &solution, &longest) || !rt_is_solution_of (&solution.grid, puzzle))
    return;
  rt_reader_notice (reader, reader->line,
                    _("This grid is the solution of the puzzle before it and was passed over."));
  rt_reader_next_line (reader);
}

static RtPuzzle *
make_puzzle (const RtGrid *grid, const char *title, const char *comment)
{
  RtPosition position;
  g_autoptr (RtPuzzle) plain = NULL, titled = NULL;

  rt_position_init (&position, grid);
  plain = rt_puzzle_new (&position);
  if (!title && !comment) /* most lines of large collections */
    return g_steal_pointer (&plain);
  titled = rt_puzzle_with_field (plain, RT_FIELD_TITLE, title);
  return rt_puzzle_with_field (titled, RT_FIELD_COMMENT, comment);
}

static RtRead
line_read (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  bool follow = comments_follow (reader);
  g_autofree char *title = take_comments (reader), *comment = NULL;
  guint line = reader->line, longest;
  RtReader start = *reader;
  Cells cells;

  if (rt_reader_at_end (reader))
    return RT_READ_END;
  if (!find_cells (*reader, &cells, &longest) && !mend_line (reader, &cells, error))
    return RT_READ_ERROR;
  if (!title)
    title = label_of (&start, &cells);
  comment = take_tail (reader, &cells);
  rt_tokens_notice_signs (reader, line, cells.signs);
  pass_solution (reader, &cells.grid);
  if (!comment && follow)
    comment = take_comments (reader);
  *puzzle = make_puzzle (&cells.grid, title, comment);
  return RT_READ_PUZZLE;
}

static void
write_with (const RtPuzzle *puzzle, char blank, GString *out)
{
  const char *words = rt_puzzle_field (puzzle, RT_FIELD_COMMENT);
  char text[RT_N_CELLS + 1];
  RtGrid grid;

  rt_position_grid (rt_puzzle_position (puzzle), &grid);
  rt_grid_print (&grid, text);
  g_string_append (out, g_strdelimit (text, ".", blank));
  if (!words)
    words = rt_puzzle_field (puzzle, RT_FIELD_TITLE);
  if (words && *words) {
    gsize start;

    g_string_append (out, " # ");
    start = out->len;
    g_string_append (out, words);
    g_strdelimit (out->str + start, "\n", ' ');
  }
  g_string_append_c (out, '\n');
}

static void
line_write (const RtPuzzle *puzzle, GString *out)
{
  write_with (puzzle, '.', out);
}

static void
line_write_zeros (const RtPuzzle *puzzle, GString *out)
{
  write_with (puzzle, '0', out);
}

const RtFormat rt_format_line = {
  .id     = "line",
  .name   = N_("81 characters in a line"),
  .suffix = "sdm",
  .holds  = RT_HOLDS_DIGITS | RT_HOLDS_MANY,
  .streams = true,
  .sniff  = line_sniff,
  .read   = line_read,
  .write  = line_write,
  .write_zeros = line_write_zeros,
};
