/* grid.c - parser of texts with grids of nine rows in any layout, one grid after another, and of
 * the lines between them.
 *
 * Between two grids there may be any number of empty lines, rules and comments, but only one line
 * of words. If there are two, the rest of the text is a program's report, whose grids are not
 * puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/text/candidates-read.h"
#include "format/text/cell.h"
#include "format/text/fence.h"
#include "format/text/heading.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* If there are more lines of words before the first row, they are not a heading. */
#define LINES_OF_HEADING 2

/* A grid with at most so many cells that repeat a digit of their house is a puzzle with typos. */
#define MOST_CONFLICTS 6

/* Number of cells before the ninth field of a row, which may be empty. */
#define LAST_FIELD 8

/* Indices into the reader's memory. */
enum {
  OTHER_TEXT,
  ROW_BEHIND, /* byte after the start of the furthest row that was searched for */
};

/* Number of lines that are searched for the first row. */
#define LINES_TO_SNIFF 200

typedef struct {
  RtReader heading; /* the last line of words or numbers before the rows; its LINE is 0 if there is
                     * none */
  RtReader start;   /* start of the first row */
  RtLineKind heading_kind;
  RtFence fence;      /* way to split the lines of a grid between bars */
  RtGrid grid;
  RtCells bad;
  int n_rows;
  guint last_line;
  guint signs;
  guint filled_line;  /* line of the first row with the fewest written cells; 0 if all cells of all rows are written */
  guint fewest, most; /* numbers of written cells of a row */
  bool ended;         /* true: some row has a separator after its ninth cell */
  RtCells filled;     /* cells of all rows whose missing fields were filled with blanks */
} Grid;

void
rt_tokens_notice_signs (RtReader *reader, guint line, guint signs)
{
  if (signs & (signs - 1))
    rt_reader_notice (reader, line,
                      _("Several characters stand for a blank in this puzzle; all were taken for "
                        "one."));
}

/* Returns true if the line at READER, which consists of dashes, is a row of nine blanks, not a rule
 * of a frame: the rows beside it have dashes as blanks, too. SIGNS has the signs for blanks in the
 * rows above. */
static bool
is_row_of_dashes (const RtReader *reader, guint signs)
{
  RtReader line = *reader;
  RtRow row;

  if (rt_reader_peek (reader) != '-' || !rt_tokens_row (&line, &row, NULL) ||
      row.signs != RT_SIGN_DASH || row.column[8] != row.column[0] + 8)
    return false;
  if (signs)
    return signs == RT_SIGN_DASH;
  rt_tokens_skip_nothing (&line);
  return rt_tokens_row (&line, &row, NULL) && row.signs == RT_SIGN_DASH;
}

/* Returns true if the line at READER has the numbers of the columns of the grid below. */
static bool
is_numbering (RtReader reader)
{
  RtRow row;

  rt_reader_skip_blanks (&reader);
  if (rt_reader_peek (&reader) != '1' || !rt_tokens_row (&reader, &row, NULL) || !row.spaced)
    return false;
  for (int column = 0; column < 9; column++)
    if (row.digit[column] != column + 1)
      return false;
  while (rt_tokens_line (&reader) == RT_LINE_NOTHING && !rt_fence_find (&reader).n_fields)
    rt_reader_next_line (&reader);
  return rt_fence_find (&reader).n_fields != 0;
}

/* Returns true if exactly nine rows of a grid follow at READER. */
static bool
are_nine_rows (RtReader reader)
{
  guint n_rows = 0;

  rt_tokens_skip_nothing (&reader);
  for (; n_rows < 10 && (rt_tokens_line (&reader) == RT_LINE_ROW ||
                         is_row_of_dashes (&reader, RT_SIGN_DASH));
       n_rows++)
    rt_reader_next_line (&reader);
  return n_rows == 9;
}

/* Returns true if the line at READER is the size of the grid below, as in tables: a 9 and empty
 * fields. */
static bool
is_size (RtReader reader)
{
  RtRow row;

  if (rt_reader_peek (&reader) != '9' || !rt_tokens_row (&reader, &row, NULL) || row.signs)
    return false;
  for (int column = 1; column < 9; column++)
    if (row.digit[column])
      return false;
  return are_nine_rows (reader);
}

/* Returns true if the line at READER lists the digits of the grid below: 1 to 9, followed by an
 * empty line and exactly nine rows. */
static bool
is_alphabet (RtReader reader)
{
  RtRow row;

  rt_reader_skip_blanks (&reader);
  if (rt_reader_peek (&reader) != '1' || !rt_tokens_row (&reader, &row, NULL))
    return false;
  for (int column = 0; column < 9; column++)
    if (row.digit[column] != column + 1)
      return false;
  return rt_tokens_line (&reader) == RT_LINE_NOTHING && are_nine_rows (reader);
}

/* Returns true if the line at READER, which has nine cells, is not a row but describes the grid
 * below: the numbers of its columns, its size or its digits. */
static bool
is_no_row (const RtReader *reader)
{
  return is_numbering (*reader) || is_size (*reader) || is_alphabet (*reader);
}

/* Records in READER whether the text is no puzzle file but any text with grids in it: there are too
 * many lines of words (N_WORDS) before GRID, the first grid, or the last of them is no title. */
static void
learn_text (RtReader *reader, const Grid *grid, guint n_words)
{
  g_autofree char *title = rt_heading_title (&grid->heading);

  reader->memory[OTHER_TEXT] = n_words > LINES_OF_HEADING ||
                               (grid->heading_kind == RT_LINE_WORDS && !title);
}

/* Moves READER to the first row of the next grid, and initialises GRID. Returns false if there is none. */
static bool
find_start (RtReader *reader, Grid *grid)
{
  guint n_foreign = 0;

  *grid = (Grid) { 0 };
  for (;; rt_reader_next_line (reader)) {
    RtLineKind kind = rt_tokens_line (reader);

    if (kind == RT_LINE_END)
      return false;
    if (kind == RT_LINE_NOTHING ? is_row_of_dashes (reader, 0)
                                : kind == RT_LINE_ROW && !is_no_row (reader))
      break;
    if (kind != RT_LINE_ROW && (grid->fence = rt_fence_find (reader)).n_fields)
      break;
    if (kind == RT_LINE_NOTHING || kind == RT_LINE_ROW)
      continue;
    n_foreign++;
    if (n_foreign == 1 || reader->n_read == 0) {
      grid->heading = *reader;
      grid->heading_kind = kind;
    } else {
      return false;
    }
  }
  grid->start = *reader;
  if (reader->n_read == 0 && n_foreign > 0)
    learn_text (reader, grid, n_foreign);
  return true;
}

/* Skips lines without meaning (empty lines, comments, rules of a frame). Sets EMPTY to true if one of them was empty.
 * SIGNS has the signs for blanks in the rows above. Returns the kind of the line after them. */
static RtLineKind
pass_nothing (RtReader *reader, guint signs, bool *empty)
{
  RtLineKind kind;

  *empty = false;
  while ((kind = rt_tokens_line (reader)) == RT_LINE_NOTHING && !is_row_of_dashes (reader, signs)) {
    rt_reader_skip_blanks (reader);
    *empty |= rt_reader_at_line_end (reader);
    rt_reader_next_line (reader);
  }
  return kind;
}

static void
add_row (Grid *grid, const RtRow *row)
{
  grid->bad = rt_cells_or (grid->bad, rt_tokens_cells_of (grid->n_rows, row->bad));
  memcpy (&grid->grid.digit[9 * grid->n_rows++], row->digit, 9);
  grid->signs |= row->signs;
  grid->last_line = row->line;
  grid->most = MAX (grid->most, row->n_written);
  grid->ended |= row->ended;
  if (row->n_written == 9)
    return;
  if (!grid->filled_line || row->n_written < grid->fewest) {
    grid->filled_line = row->line;
    grid->fewest = row->n_written;
  }
  grid->filled = rt_cells_or (grid->filled, rt_tokens_row_cells (grid->n_rows - 1));
}

/* Checks the rows of GRID whose missing fields were filled with blanks. A table whose blanks are
 * empty fields may leave out several fields at the end of a row, if some row has nine. If blanks
 * are written, only the last field may be missing, and some row must have nine. If rows end with a
 * separator, no field may be missing. Returns false with ERROR set if a row is too short. */
static bool
check_filled (RtReader *reader, Grid *grid, GError **error)
{
  bool fine = grid->signs ? grid->fewest >= LAST_FIELD && grid->most == 9 : grid->most >= LAST_FIELD;

  fine &= !grid->ended;
  if (!grid->filled_line || fine)
    return true;
  rt_tokens_fail_width (grid->filled_line, grid->fewest + !(grid->signs || grid->ended), error);
  if (!rt_reader_mend (reader, RT_CELLS_NONE, error))
    return false;
  for_each_cell (cell, grid->filled)
    grid->grid.digit[cell] = 0;
  grid->bad = rt_cells_or (grid->bad, grid->filled);
  return true;
}

/* Reads the nine rows of a grid whose cells are between bars, and the rules between them, into
 * GRID. Returns false with ERROR set if it is malformed. */
static bool
read_between_bars (RtReader *reader, Grid *grid, GError **error)
{
  RtRow row;

  for (; grid->n_rows < 9; add_row (grid, &row)) {
    while (rt_fence_is_rule (reader))
      rt_reader_next_line (reader);
    if (!rt_fence_row (reader, grid->fence, &row, error))
      return false;
  }
  return true;
}

static bool
read_as_rows (RtReader *reader, Grid *grid, GError **error)
{
  int n_gaps = 0;
  RtRow row;

  while (grid->n_rows < 9) {
    bool gap;
    RtLineKind kind = pass_nothing (reader, grid->signs, &gap);

    n_gaps += gap;
    /* An empty line ends the grid unless it is after each third row, or after each row. A grid must
     * not take missing rows from the next grid. */
    if (kind == RT_LINE_END || kind == RT_LINE_WORDS ||
        (gap && grid->n_rows % 3 != 0 && n_gaps < grid->n_rows))
      return rt_tokens_fail_too_few (grid->last_line, grid->n_rows, error);
    if (!rt_tokens_row (reader, &row, error))
      return false;
    add_row (grid, &row);
  }
  return check_filled (reader, grid, error);
}

/* Reads the nine rows from the first one on into GRID. If that fails, and the first row had no bars
 * that show cells, searches for bars again. A reader that mends malformed texts searches for bars
 * first, because it would not fail. Returns false with ERROR set if the grid is malformed. */
static bool
read_rows (RtReader *reader, Grid *grid, GError **error)
{
  g_autoptr (GError) problem = NULL;

  if (!grid->fence.n_fields) {
    if (!reader->mends && read_as_rows (reader, grid, &problem))
      return true;
    grid->fence = rt_fence_find (&grid->start);
    if (!grid->fence.n_fields && reader->mends)
      return read_as_rows (reader, grid, error);
    if (!grid->fence.n_fields) {
      g_propagate_error (error, g_steal_pointer (&problem));
      return false;
    }
    grid->n_rows = 0;
    grid->signs = 0;
    grid->filled_line = 0;
    rt_reader_go (reader, &grid->start);
  }
  return read_between_bars (reader, grid, error);
}

/* Returns true if the text at READER is a puzzle of another size: as many rows as cells in each
 * row, but not nine. Sets SIZE to the number. */
static bool
is_other_size (RtReader reader, guint *size)
{
  guint n_rows = 0;

  *size = 0;
  for (RtLineKind kind; (kind = rt_tokens_line (&reader)) != RT_LINE_END;) {
    guint width;

    if (kind == RT_LINE_NOTHING) {
      rt_reader_next_line (&reader);
      continue;
    }
    width = rt_tokens_width (&reader);
    if (n_rows++ == 0)
      *size = width;
    else if (width != *size || n_rows > *size)
      return false;
  }
  return n_rows == *size && *size >= 4 && *size != 9;
}

/* Sets ERROR to PROBLEM, the fault of GRID, or to a more likely explanation of it. ADJACENT: GRID
 * follows directly after another one. */
static void
explain (Grid *grid, bool adjacent, GError *problem, GError **error)
{
  bool too_few = g_error_matches (problem, RT_FORMAT_ERROR, RT_FORMAT_ERROR_TOO_FEW);
  guint size;

  if (grid->n_rows == 0 && is_other_size (grid->start, &size))
    rt_reader_fail_line (grid->start.line, RT_FORMAT_ERROR_UNSUPPORTED, error,
                         _("This is a puzzle of %u by %u cells; expected one of 9 by 9."), size, size);
  else if (too_few && adjacent)
    rt_reader_fail_line (grid->start.line, RT_FORMAT_ERROR_TOO_MANY, error,
                         _("This row is one too many; a puzzle has 9."));
  else if (too_few && grid->n_rows == 8 && grid->heading_kind == RT_LINE_FEW) {
    RtReader first = rt_reader_ahead (&grid->heading);
    RtRow row;

    /* The line that looked like a count of puzzles was the first row. */
    if (rt_tokens_row (&first, &row, error))
      g_propagate_error (error, g_error_copy (problem));
  } else {
    g_propagate_error (error, g_error_copy (problem));
  }
}

/* Keeps those rows of GRID that could be read, in spite of ERROR. Returns false if that is not possible. */
static bool
mend_grid (RtReader *reader, Grid *grid, GError **error)
{
  RtCells bad = RT_CELLS_NONE;

  if (error && g_error_matches (*error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_TOO_FEW))
    return rt_reader_mend (reader, rt_tokens_rows_from (grid->n_rows), error);
  if (grid->n_rows != 8)
    return false;
  /* The first row is damaged, so that it looked like a count of puzzles. */
  memmove (&grid->grid.digit[9], grid->grid.digit, RT_N_CELLS - 9);
  memset (grid->grid.digit, 0, 9);
  for_each_cell (cell, grid->bad)
    rt_cells_add (&bad, cell + 9);
  grid->bad = bad;
  grid->heading.line = 0;
  grid->heading_kind = RT_LINE_NOTHING;
  return rt_reader_mend (reader, rt_tokens_row_cells (0), error);
}

/* Reads the grid that follows at READER into NEXT, without moving READER. AHEAD becomes a reader
 * after that grid. Returns false if there is none. */
static bool
find_next (const RtReader *reader, RtReader *ahead, Grid *next)
{
  *ahead = rt_reader_ahead (reader);
  ahead->n_read++;
  return find_start (ahead, next) && read_rows (ahead, next, NULL);
}

/* Returns true if NEXT is the grid PUZZLE with entries: it has all digits of PUZZLE and additional
 * ones, but is not full. */
static bool
is_state_of (const RtGrid *next, const RtGrid *puzzle)
{
  RtCells filled = rt_grid_filled (next), givens = rt_grid_filled (puzzle);

  for_each_cell (cell, givens)
    if (next->digit[cell] != puzzle->digit[cell])
      return false;
  return rt_cells_count (givens) >= RT_FEWEST_GIVENS &&
         rt_cells_count (filled) > rt_cells_count (givens) &&
         rt_cells_count (filled) < RT_N_CELLS;
}

static void
take_entries (RtPosition *position, const RtGrid *state)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!position->givens.digit[cell])
      position->entries.digit[cell] = state->digit[cell];
}

/* Reads the grids after GRID that belong to it: the puzzle with its entries, if no words are between them; its
 * solution, which is skipped; its candidates. No grid belongs to a full one. Only candidates belong to an empty one, so
 * that a text of empty grids is not read again and again. */
static void
take_following (RtReader *reader, const Grid *grid, RtPosition *position)
{
  guint n_givens = rt_cells_count (rt_grid_filled (&grid->grid));
  RtReader ahead;
  bool found;
  Grid next;

  if (n_givens == RT_N_CELLS)
    return;
  found = n_givens > 0 && find_next (reader, &ahead, &next);
  if (found && !next.heading.line && is_state_of (&next.grid, &grid->grid)) {
    take_entries (position, &next.grid);
    reader->told_entries = true;
    rt_reader_go (reader, &ahead);
    found = find_next (reader, &ahead, &next);
  }
  if (found && rt_is_solution_of (&next.grid, &grid->grid)) {
    rt_reader_go (reader, &ahead);
    rt_reader_pass_solution (reader, next.start.line, false);
  }
  rt_candidates_take (reader, position);
}

static RtPuzzle *
make_puzzle (RtReader *reader, const Grid *grid, const RtPosition *position)
{
  g_autoptr (RtPuzzle) puzzle = rt_puzzle_new (position);
  g_autofree char *title = rt_heading_title (&grid->heading);

  if (grid->heading_kind == RT_LINE_FEW)
    rt_reader_notice (reader, grid->heading.line,
                      _("This line is no row of nine cells and was passed over."));
  return rt_puzzle_with_field (puzzle, RT_FIELD_TITLE, title);
}

/* Returns 1 + the byte at which the first line, from READER on, begins that is a row of nine cells,
 * well-formed or not; 0 if there is none. */
static guint
find_row (RtReader reader)
{
  for (RtLineKind kind; (kind = rt_tokens_line (&reader)) != RT_LINE_END;) {
    guint at = (guint) reader.at;
    RtReader line = reader;

    rt_reader_next_line (&reader);
    if (rt_fence_find (&line).n_fields || (kind == RT_LINE_ROW && rt_tokens_width (&line) == 9))
      return at + 1;
  }
  return 0;
}

/* Returns true if GRID is not a damaged puzzle but text after the puzzles: neither it nor the text after it has a
 * row. Remembers the row that was found, because a text may have a hundred thousand damaged grids before it. */
static bool
is_foreign (RtReader *reader, const Grid *grid)
{
  if (reader->n_read == 0)
    return false;
  if (reader->memory[ROW_BEHIND] <= grid->start.at)
    reader->memory[ROW_BEHIND] = find_row (grid->start);
  return reader->memory[ROW_BEHIND] == 0;
}

/* Returns true if GRID, found in a text that is no puzzle file, is a table of other numbers: most
 * of its numbers occur again in their houses. */
static bool
is_table (const RtReader *reader, const RtGrid *grid)
{
  int n_conflicts = rt_cells_count (rt_grid_conflicts (grid));

  return reader->memory[OTHER_TEXT] && n_conflicts > MOST_CONFLICTS &&
         2 * n_conflicts > rt_cells_count (rt_grid_filled (grid));
}

/* Returns true if GRID is full and solves the puzzle that follows at READER. */
static bool
is_solution_before (const RtReader *reader, const Grid *grid)
{
  RtReader ahead;
  Grid next;

  return !memchr (grid->grid.digit, 0, RT_N_CELLS) && find_next (reader, &ahead, &next) &&
         rt_is_solution_of (&grid->grid, &next.grid);
}

/* Reads the grid that follows at READER as a puzzle. Sets PUZZLE to NULL for a grid that is
 * skipped: a map of cells, a table of other numbers, or the solution of the next grid. */
static RtRead
read_next (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  bool adjacent = reader->n_read > 0 && rt_tokens_line (reader) == RT_LINE_ROW;
  g_autoptr (GError) problem = NULL;
  RtPosition position;
  bool fine;
  Grid grid;

  if (!find_start (reader, &grid)) {
    rt_heading_notice_rest (reader, &grid.heading);
    return RT_READ_END;
  }
  fine = !(reader->mends && is_foreign (reader, &grid)) && read_rows (reader, &grid, &problem);
  if (!fine && is_foreign (reader, &grid)) {
    rt_heading_notice_rest (reader, grid.heading.line ? &grid.heading : &grid.start);
    return RT_READ_END;
  }
  if (!fine) {
    explain (&grid, adjacent, problem, error);
    if (!mend_grid (reader, &grid, error))
      return RT_READ_ERROR;
  }
  *puzzle = NULL;
  if (fine && rt_is_map (&grid.grid)) {
    rt_reader_notice (reader, grid.start.line,
                      _("The grid that begins here tells yes and no, or boxes: it is no puzzle, and was "
                        "passed over."));
    return RT_READ_PUZZLE;
  }
  if (fine && is_table (reader, &grid.grid)) {
    rt_reader_notice (reader, grid.start.line,
                      _("The grid that begins here repeats most of its numbers in rows, columns or boxes: "
                        "it is no puzzle, and was passed over."));
    return RT_READ_PUZZLE;
  }
  if (fine && is_solution_before (reader, &grid)) {
    rt_reader_pass_solution (reader, grid.start.line, true);
    return RT_READ_PUZZLE;
  }
  reader->bad = rt_cells_or (reader->bad, grid.bad);
  rt_tokens_notice_signs (reader, grid.start.line, grid.signs);
  rt_position_init (&position, &grid.grid);
  take_following (reader, &grid, &position);
  *puzzle = make_puzzle (reader, &grid, &position);
  return RT_READ_PUZZLE;
}

RtRead
rt_tokens_grid (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  RtRead result;

  do
    result = read_next (reader, puzzle, error);
  while (result == RT_READ_PUZZLE && !*puzzle);
  if (result == RT_READ_END)
    rt_reader_notice_passed (reader);
  return result;
}

/* A well-formed row near the beginning of the text is enough evidence for a grid; a damaged row
 * must be among the first lines. */
int
rt_tokens_sniff (const char *text, gsize size, bool spaced)
{
  RtReader reader, start;
  int n_lines = 0, sure = 0;
  RtLineKind kind;
  RtRow row;

  rt_reader_init (&reader, text, size);
  for (int n = 0; n < LINES_TO_SNIFF && (kind = rt_tokens_line (&reader)) != RT_LINE_END; n++) {
    RtReader line = reader;

    rt_reader_next_line (&reader);
    if (kind != RT_LINE_ROW && rt_fence_find (&line).n_fields)
      return spaced ? 60 : 0;
    if (kind == RT_LINE_NOTHING && !is_row_of_dashes (&line, 0))
      continue;
    n_lines++;
    if (kind != RT_LINE_ROW && kind != RT_LINE_NOTHING)
      continue;
    start = line;
    if (rt_tokens_row (&line, &row, NULL))
      return row.spaced == spaced ? 60 : 0;
    if (rt_fence_find (&start).n_fields)
      return spaced ? 60 : 0;
    if (n_lines <= 2 && row.spaced == spaced)
      sure = 30;
  }
  return sure;
}
