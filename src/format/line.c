/* line.c - the format with 81 characters in a line: one puzzle, or a collection of any number.
 *
 * A label may precede the cells, and words may follow them, separated by a blank, a comma or a
 * similar sign. A line that is neither a puzzle nor a comment is an error, because a person would
 * not notice that a puzzle is missing. Writing: `.` for a blank, and the comment (without a
 * comment, the title) after `#`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/format.h"
#include "format/text/heading.h"
#include "format/text/line-cells.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Signs between the cells and the words before them; signs between the cells and the words after
 * them. */
#define BEFORE_CELLS " \t,;:|=\"'([{"
#define AFTER_CELLS " \t,;:|\"')]}"

/* With more characters that are not cells, a text is a word, not a damaged puzzle. */
#define MOST_SLIPS 3

/* Maximum number of digits of a count of puzzles; the side of the grid may follow the count. */
#define LONGEST_COUNT 8
#define SIDE '9'

/* Number of lines that are searched for a damaged puzzle. */
#define LINES_TO_SNIFF 20

/* Indices into the reader's memory. */
enum {
  COMMENTS,
  HEADING_END, /* the line after the heading, from 1 */
};

/* Returns true if the line at READER is empty or a comment. A line of dashes is a rule of a frame,
 * and counts as empty. */
static bool
is_nothing (const RtReader *reader)
{
  RtGrid grid;

  return !rt_line_is_plain (reader, &grid) && rt_tokens_line (reader) == RT_LINE_NOTHING;
}

/* Returns true if the line at READER is a puzzle of 81 cells with a few wrong characters. */
static bool
is_damaged (const RtReader *reader)
{
  RtLinePart part = rt_line_longest_part (*reader);

  return part.n_cells >= RT_LONG_RUN && part.length - part.n_cells <= MOST_SLIPS;
}

/* Returns the number of puzzles in the line from REST on. */
static guint
count_puzzles (RtReader rest)
{
  RtLineCells cells;
  guint longest, n = 0;

  for (; rt_line_find_cells (rest, &cells, &longest); rest = cells.tail)
    n++;
  return n;
}

/* Returns the certainty, 0 to 100, that a text is in this format if its first LINE has CELLS. It is
 * low if words precede the cells, or if the line has more than two puzzles, because other texts
 * have such lines, too. */
static int
sureness_of (const RtReader *line, const RtLineCells *cells)
{
  bool words = g_ascii_isalpha (line->text[line->at]) && cells->start.at > line->at;

  return words || count_puzzles (*line) > 2 ? RT_SURE_OF_FOREIGN : 90;
}

static int
line_sniff (const char *text, gsize size)
{
  RtReader reader;
  RtLineCells cells;
  guint longest;

  rt_reader_init (&reader, text, size);
  for (int n = 0; n < LINES_TO_SNIFF && !rt_reader_at_end (&reader);) {
    if (!is_nothing (&reader)) {
      bool found = rt_line_find_cells (reader, &cells, &longest);

      if (found && !rt_is_map (&cells.grid))
        return n == 0 ? sureness_of (&reader, &cells) : 40;
      if (!found && (longest >= RT_LONG_RUN || is_damaged (&reader)))
        return 40;
      n++;
    }
    rt_reader_next_line (&reader);
  }
  return 0;
}

/* Sets ERROR to the fault of PART, the longest part of a line, which is not a puzzle. Returns false. */
static bool
fail_part (const RtLinePart *part, GError **error)
{
  RtReader at = part->start;

  if (part->n_cells < RT_LONG_RUN)
    return rt_reader_fail_line (at.line, RT_FORMAT_ERROR_LINE_LENGTH, error,
                                _("There is no puzzle in this line; expected 81 cells, or a comment."));
  if (part->n_cells == part->length)
    return rt_tokens_fail_length (at.line, part->length, error);
  while (rt_cell_of (rt_reader_peek (&at)) >= 0)
    rt_reader_take (&at);
  return rt_tokens_fail_char (&at, error);
}

/* Reads a damaged line at READER as far as possible into CELLS: in 81 adjacent characters, those that are cells.
 * Moves to the end of the line. Returns false with ERROR set if READER is not to mend malformed texts. */
static bool
mend_line (RtReader *reader, RtLineCells *cells, GError **error)
{
  RtLinePart part = rt_line_longest_part (*reader);
  bool whole = part.length == RT_N_CELLS && part.n_cells >= RT_LONG_RUN;
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

/* Returns the text after the puzzle, or of a comment, from READER to the end of the line, without the sign before it,
 * such as `#`; NULL if there is none. Moves READER to the next line. Free with g_free. */
static char *
take_words (RtReader *reader)
{
  char *words;

  while (strchr (AFTER_CELLS, (int) CLAMP (rt_reader_peek (reader), 1, 0x7f)))
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

/* Returns the text of the comment at READER, without the sign before it; NULL for an empty line, or
 * a rule of a frame. Moves READER to the next line. Free with g_free. */
static char *
take_comment (RtReader *reader)
{
  rt_reader_skip_blanks (reader);
  if (strchr ("#/;%'", (int) CLAMP (rt_reader_peek (reader), 1, 0x7f)))
    return take_words (reader);
  rt_reader_next_line (reader);
  return NULL;
}

/* Returns true if the line at READER is a single number, which may be a count of the puzzles below. */
static bool
is_count (RtReader reader)
{
  guint n = 0;

  for (; g_ascii_isdigit ((int) MIN (rt_reader_peek (&reader), 0x7f)); n++)
    rt_reader_take (&reader);
  rt_reader_skip_blanks (&reader);
  if (rt_reader_peek (&reader) == SIDE)
    rt_reader_take (&reader);
  rt_reader_skip_blanks (&reader);
  return n > 0 && n <= LONGEST_COUNT && rt_reader_at_line_end (&reader);
}

/* Returns true if the line at READER is a title, a line of column titles, or a count of the puzzles
 * below. */
static bool
is_heading (const RtReader *reader)
{
  RtLineCells cells;
  guint longest;

  return (rt_tokens_line (reader) == RT_LINE_WORDS || is_count (*reader)) &&
         !rt_line_find_cells (*reader, &cells, &longest) && longest < RT_LONG_RUN &&
         !is_damaged (reader);
}

/* Returns the number of the line after the heading (title, column titles, count of puzzles) that begins at READER. If
 * no puzzle follows, there is no heading, and the result is the line of READER. */
static guint
heading_end (RtReader reader)
{
  guint start = reader.line, end = start;

  for (int n = 0; n < LINES_TO_SNIFF && !rt_reader_at_end (&reader); rt_reader_next_line (&reader)) {
    if (is_nothing (&reader))
      continue;
    if (!is_heading (&reader))
      break;
    end = reader.line + 1;
    n++;
  }
  return rt_reader_at_end (&reader) ? start : end;
}

/* Moves READER to the line after the heading of the text, if that line is known from an earlier
 * call of heading_end. */
static void
skip_heading (RtReader *reader)
{
  while (reader->line < reader->memory[HEADING_END] && !rt_reader_at_end (reader))
    rt_reader_next_line (reader);
}

/* Skips the heading of the text, which begins at READER, a line without a puzzle. Returns true if there is a
 * heading. */
static bool
pass_heading (RtReader *reader)
{
  guint line = reader->line;

  if (reader->memory[HEADING_END])
    return false;
  reader->memory[HEADING_END] = heading_end (*reader);
  if (reader->memory[HEADING_END] <= line)
    return false;
  rt_heading_notice_before (reader);
  reader->memory[COMMENTS] = 0;
  skip_heading (reader);
  return true;
}

enum {
  COMMENTS_BEFORE = 1,
  COMMENTS_FOLLOW,
};

/* Records in READER whether comments follow their puzzles, as in a text that begins with a puzzle,
 * or precede them. */
static void
learn_comments (RtReader *reader)
{
  RtReader first = *reader;

  if (reader->memory[COMMENTS])
    return;
  reader->memory[COMMENTS] = COMMENTS_FOLLOW;
  while (is_nothing (&first)) {
    g_autofree char *comment = take_comment (&first);

    if (comment)
      reader->memory[COMMENTS] = COMMENTS_BEFORE;
  }
}

/* Moves READER to the next line that is neither empty nor a comment. Returns the last comment on
 * the way, or NULL. Free with g_free. */
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

/* Returns the text before CELLS in the line that begins at LINE, which may be the puzzle's title;
 * NULL if there is none. Free with g_free. */
static char *
label_of (const RtReader *line, const RtLineCells *cells)
{
  const char *start = line->text + line->at, *end = cells->start.text + cells->start.at;

  while (start < end && rt_line_is_boundary ((guchar) *start))
    start++;
  while (end > start && strchr (BEFORE_CELLS, end[-1]))
    end--;
  return end > start ? g_strndup (start, (gsize) (end - start)) : NULL;
}

/* Returns true if the rest of the line at REST has no other puzzle than PUZZLE, solved or with
 * entries. Otherwise returns false with ERROR set, because a person would not notice that a puzzle
 * is missing. */
static bool
check_rest (RtReader rest, const RtGrid *puzzle, GError **error)
{
  guint longest;

  for (RtLineCells next; rt_line_find_cells (rest, &next, &longest); rest = next.tail)
    if (!rt_has_digits_of (&next.grid, puzzle))
      return rt_reader_fail (&next.start, RT_FORMAT_ERROR_LINE_LENGTH, error,
                             _("Another puzzle begins here; expected one in each line."));
  return true;
}

/* Moves READER past CELLS, and past their solution in the same line. If CELLS are the solution of a puzzle after
 * them, replaces CELLS by that puzzle. Returns false with ERROR set if another puzzle follows. */
static bool
pass_cells (RtReader *reader, RtLineCells *cells, GError **error)
{
  RtReader ahead = cells->tail;
  RtLineCells next;

  rt_reader_go (reader, &cells->tail);
  if (rt_reader_at_line_end (reader))
    return true;
  if (rt_line_take_cells (&ahead, &next)) {
    bool solved = rt_is_solution_of (&next.grid, &cells->grid);

    if (solved || rt_is_solution_of (&cells->grid, &next.grid))
      rt_reader_go (reader, &next.tail);
    if (!solved && reader->at == next.tail.at)
      *cells = next;
  }
  return check_rest (*reader, &cells->grid, error);
}

/* Moves READER past the line that it is at if the line is the solution of PUZZLE. */
static void
pass_solution (RtReader *reader, const RtGrid *puzzle)
{
  RtLineCells solution;
  guint longest;

  if (!rt_line_find_cells (*reader, &solution, &longest) || !rt_is_solution_of (&solution.grid, puzzle))
    return;
  rt_reader_pass_solution (reader, reader->line, false);
  rt_reader_next_line (reader);
}

/* If CELLS, those of the line at READER, are full and solve the puzzle in the next line, skips the line and returns
 * true. */
static bool
pass_solution_before (RtReader *reader, const RtLineCells *cells)
{
  RtReader next = *reader;
  RtLineCells puzzle;
  guint longest;

  if (memchr (cells->grid.digit, 0, RT_N_CELLS))
    return false;
  rt_reader_next_line (&next);
  if (!rt_line_find_cells (next, &puzzle, &longest) || !rt_is_solution_of (&cells->grid, &puzzle.grid))
    return false;
  rt_reader_pass_solution (reader, reader->line, true);
  rt_reader_next_line (reader);
  return true;
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

/* Moves READER to the next line that is not a comment, and sets CELLS to its cells, and TITLE to the comment before
 * it. Sets FOUND to false if the line has no cells. Returns false at the end of the text. */
static bool
find_puzzle (RtReader *reader, RtLineCells *cells, bool *found, char **title)
{
  guint longest;

  do {
    g_clear_pointer (title, g_free);
    learn_comments (reader);
    *title = take_comments (reader);
    if (rt_reader_at_end (reader))
      return false;
    *found = rt_line_find_cells (*reader, cells, &longest);
  } while (*found ? pass_solution_before (reader, cells) : pass_heading (reader));
  reader->memory[HEADING_END] = MAX (reader->memory[HEADING_END], 1);
  return true;
}

/* Returns true if the line at READER is a line of a HoDoKu library (technique, cells and candidates
 * between colons); collections may mix both kinds. */
static bool
is_hodoku (const RtReader *reader)
{
  return rt_format_hodoku.sniff (reader->text + reader->at, reader->size - reader->at) > 0;
}

static RtRead
line_read (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  g_autofree char *title = NULL, *comment = NULL;
  RtLineCells cells;
  RtReader start;
  bool found;

  if (reader->at == 0) /* a line in the middle may be read without its number */
    skip_heading (reader);
  if (!find_puzzle (reader, &cells, &found, &title)) {
    rt_reader_notice_passed (reader);
    return RT_READ_END;
  }
  if (!found && is_hodoku (reader))
    return rt_format_hodoku.read (reader, puzzle, error);
  start = *reader;
  if (!found && !mend_line (reader, &cells, error))
    return RT_READ_ERROR;
  if (!title)
    title = label_of (&start, &cells);
  if (!pass_cells (reader, &cells, error) && !rt_reader_mend (reader, RT_CELLS_NONE, error))
    return RT_READ_ERROR;
  comment = take_words (reader);
  rt_tokens_notice_signs (reader, start.line, cells.signs);
  pass_solution (reader, &cells.grid);
  if (!comment && reader->memory[COMMENTS] == COMMENTS_FOLLOW)
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
