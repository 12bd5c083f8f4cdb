/* candidates-read.c - parser of a grid that lists the candidates of every cell in a group of
 * digits, in any frame or none. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/text/candidates-read.h"

#include "format/text/heading.h"
#include "format/text/crossed.h"
#include "format/text/tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* In a grid with at least so many blanks, a cell with several digits is a typo, not a list of
 * candidates. */
#define MANY_BLANKS 10

/* If a grid has fewer cells with several digits than this, they are typos. */
#define FEWEST_SEVERAL 2

/* Number of lines that are searched for the first row. */
#define LINES_TO_SNIFF 200

typedef enum {
  GROUP_PLAIN,
  GROUP_GIVEN, /* <5> */
  GROUP_ENTRY, /* *5* */
  GROUP_MARKS, /* {15} */
} GroupKind;

typedef struct {
  RtDigits digits;
  GroupKind kind;
  bool blank;    /* a single sign that stands for no digit */
  bool repeated; /* a digit occurs twice */
  bool closed;   /* has a closing } */
  bool filled;   /* a digit of the grid: without brackets, in a row that has some */
} Group;

typedef struct {
  Group groups[RT_N_CELLS];
  RtReader heading; /* the last line of words before the rows; its LINE is 0 if there is none */
  guint line;       /* line of the first row */
  int n_rows;
} Grid;

static bool
is_separator (gunichar c)
{
  return c && c < 0x80 && strchr (" \t|!:,;", (int) c);
}

static bool
is_group_end (const RtReader *reader)
{
  return rt_reader_at_line_end (reader) || is_separator (rt_reader_peek (reader));
}

static void
skip_separators (RtReader *reader)
{
  while (is_separator (rt_reader_peek (reader)))
    rt_reader_take (reader);
}

static void
add_digit (Group *group, int digit)
{
  group->repeated |= rt_digits_has (group->digits, digit);
  group->digits |= rt_digits_of (digit);
}

/* Returns true if C, which is not a digit, may stand beside the digits of GROUP, the candidates of
 * a cell. If it marks the group as a given or as candidates, records that in GROUP. */
static bool
take_sign (Group *group, gunichar c)
{
  switch (c) {
  case '<':
    group->kind = GROUP_GIVEN;
    return true;
  case '{':
    group->kind = GROUP_MARKS;
    return true;
  case '}':
    group->closed = true;
    return true;
  case '>':
  case '(':
  case ')':
  case '[':
  case ']':
  case '*':
  case '#':
  case '@':
  case '-':
    return true;
  default:
    return c >= 'A' && c <= 'Z';
  }
}

static bool
fail_char (const RtReader *reader, GError **error)
{
  char quoted[RT_QUOTED_SIZE];
  bool zero = rt_reader_peek (reader) == '0';

  return rt_reader_fail (reader, zero ? RT_FORMAT_ERROR_MARK_RANGE : RT_FORMAT_ERROR_BAD_CHAR,
                         error, _("“%s” is no candidate; expected the digits 1-9 of this cell."),
                         rt_reader_quote (reader, quoted));
}

/* Reads the candidates of the next cell of the row into GROUP. Sets FOUND to false if there was only a lone star,
 * which belongs to the frame. Returns false with ERROR set if the group is malformed. */
static bool
take_group (RtReader *reader, Group *group, bool *found, GError **error)
{
  RtReader start = *reader;
  gunichar c = rt_reader_peek (reader), last = 0;
  guint length = 0;

  *group = (Group) { 0 };
  for (; !is_group_end (reader); rt_reader_take (reader), length++) {
    last = rt_reader_peek (reader);
    if (last >= '1' && last <= '9')
      add_digit (group, (int) (last - '0'));
    else if (!take_sign (group, last) && (length || rt_cell_of (last) != 0))
      return fail_char (reader, error);
  }
  if (length >= 3 && c == '*' && last == '*')
    group->kind = GROUP_ENTRY;
  if (group->kind == GROUP_MARKS && !group->closed) /* braces without a closing one are a list of
                                                     * numbers in a program */
    group->kind = GROUP_PLAIN;
  group->blank = length == 1 && rt_cell_of (c) == 0;
  *found = group->digits || (group->blank && c != '*') || group->kind == GROUP_MARKS;
  if (*found && !group->digits && length > 1 && group->kind != GROUP_MARKS)
    return fail_char (&start, error);
  if (group->digits && strchr (".0_x?", (int) CLAMP (c, 1, 0x7f)))
    return fail_char (&start, error);
  if ((group->kind == GROUP_GIVEN || group->kind == GROUP_ENTRY) &&
      rt_digits_count (group->digits) != 1)
    return fail_char (&start, error);
  return true;
}

static bool
is_opening (gunichar c)
{
  return c == '{' || c == '[' || c == '(';
}

static bool
is_closing (gunichar c)
{
  return c == '}' || c == ']' || c == ')';
}

/* Reads the digits in the brackets at READER into GROUP, ignoring blanks and commas. Returns false
 * if there are other characters. */
static bool
take_enclosed (RtReader *reader, Group *group)
{
  *group = (Group) { .kind = rt_reader_peek (reader) == '{' ? GROUP_MARKS : GROUP_PLAIN };
  for (rt_reader_take (reader); !is_closing (rt_reader_peek (reader)); rt_reader_take (reader)) {
    gunichar c = rt_reader_peek (reader);

    if (rt_reader_at_line_end (reader) || (!is_separator (c) && (c < '1' || c > '9')))
      return false;
    if (!is_separator (c))
      add_digit (group, (int) (c - '0'));
  }
  rt_reader_take (reader);
  return true;
}

/* Reads the line at READER into nine GROUPS, and moves past it: groups in brackets, `[[2],[3,8],...]`; groups in
 * brackets among filled cells without blanks between them, `{26}8{245}`; or only such filled cells. Returns false if
 * it is no such line. */
static bool
read_enclosed_row (RtReader *reader, Group groups[9])
{
  guint n = 0, n_enclosed = 0;
  bool apart = false;

  for (; !rt_reader_at_line_end (reader) && n <= 9;) {
    gunichar c = rt_reader_peek (reader);
    RtReader next = *reader;
    Group group = { 0 };

    rt_reader_take (&next);
    rt_reader_skip_blanks (&next);
    if (is_separator (c) || is_closing (c) || (c == '.' && n == 9) ||
        (is_opening (c) && is_opening (rt_reader_peek (&next)))) {
      apart = true;
      rt_reader_take (reader);
      continue;
    }
    if (is_opening (c)) {
      if (!take_enclosed (reader, &group))
        return false;
      n_enclosed++;
    } else if (rt_cell_of (c) >= 0) {
      group.blank = rt_cell_of (c) == 0;
      group.filled = !group.blank;
      if (!group.blank)
        add_digit (&group, rt_cell_of (c));
      rt_reader_take (reader);
    } else {
      return false;
    }
    if (n++ < 9)
      groups[n - 1] = group;
  }
  rt_reader_next_line (reader);
  return n == 9 && (n_enclosed > 0 || !apart);
}

/* Reads the line at READER as nine groups of candidates into GROUPS, and moves past it. CELL is the
 * cell of the first group. Returns false with ERROR set if the line is malformed. */
static bool
read_row (RtReader *reader, int cell, Group groups[9], GError **error)
{
  RtReader enclosed = *reader;
  guint line = reader->line, n = 0;

  if (read_enclosed_row (&enclosed, groups)) {
    *reader = enclosed;
    return true;
  }

  for (skip_separators (reader); !rt_reader_at_line_end (reader); skip_separators (reader)) {
    Group group;
    bool found = true;

    if (!take_group (reader, &group, &found, error)) {
      if (!rt_reader_mend (reader, n < 9 ? rt_cells_of (cell + (int) n) : RT_CELLS_NONE, error))
        return false;
      group = (Group) { 0 };
      while (!is_group_end (reader))
        rt_reader_take (reader);
    }
    if (found && n++ < 9)
      groups[n - 1] = group;
  }
  rt_reader_next_line (reader);
  if (n == 9)
    return true;
  memset (groups, 0, 9 * sizeof *groups);
  rt_tokens_fail_width (line, n, error);
  return rt_reader_mend (reader, rt_tokens_row_cells (cell / 9), error);
}

/* Returns true if the line at READER looks like a row of nine groups of candidates, well-formed or not. */
static bool
is_row (const RtReader *reader)
{
  RtReader line = rt_reader_ahead (reader);
  RtLineKind kind = rt_tokens_line (reader);
  Group groups[9];

  return kind == RT_LINE_ROW ||
         (kind == RT_LINE_WORDS && read_row (&line, 0, groups, NULL));
}

/* Moves READER to the first row of the next grid, and initialises GRID. Returns false if there is none. */
static bool
find_start (RtReader *reader, Grid *grid)
{
  guint n_foreign = 0;

  memset (grid, 0, sizeof *grid);
  for (; !is_row (reader); rt_reader_next_line (reader)) {
    RtLineKind kind = rt_tokens_line (reader);

    if (kind == RT_LINE_END)
      return false;
    if (kind == RT_LINE_NOTHING)
      continue;
    if (n_foreign++ && reader->n_read)
      return false;
    grid->heading = *reader;
  }
  grid->line = reader->line;
  return true;
}

static bool
read_rows (RtReader *reader, Grid *grid, GError **error)
{
  guint last = reader->line;

  for (; grid->n_rows < 9; grid->n_rows++) {
    rt_tokens_skip_nothing (reader);
    if (!is_row (reader)) {
      rt_tokens_fail_too_few (last, grid->n_rows, error);
      return rt_reader_mend (reader, rt_tokens_rows_from (grid->n_rows), error);
    }
    last = reader->line;
    if (!read_row (reader, 9 * grid->n_rows, &grid->groups[9 * grid->n_rows], error))
      return false;
  }
  return true;
}

/* Returns true if signs beside the digits of GRID, such as `<5>`, show which cells are filled. */
static bool
is_signed (const Grid *grid)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid->groups[cell].kind != GROUP_PLAIN)
      return true;
  return false;
}

static void
settle_signed (const Grid *grid, RtPosition *position)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    const Group *group = &grid->groups[cell];

    if (group->kind == GROUP_GIVEN)
      position->givens.digit[cell] = (uint8_t) rt_digits_first (group->digits);
    else if (group->kind == GROUP_ENTRY)
      position->entries.digit[cell] = (uint8_t) rt_digits_first (group->digits);
    else if (group->filled)
      position->givens.digit[cell] = (uint8_t) rt_digits_first (group->digits);
    else
      position->marks[cell] = group->digits;
  }
}

static void
settle (const Grid *grid, RtPosition *position)
{
  RtDigits candidates[RT_N_CELLS];

  rt_position_init (position, NULL);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    candidates[cell] = grid->groups[cell].digits;
  if (is_signed (grid))
    settle_signed (grid, position);
  else
    rt_candidates_settle (candidates, position);
}

static void
notice_oddities (RtReader *reader, const Grid *grid)
{
  guint repeated = 0, none = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    repeated += grid->groups[cell].repeated;
    none += !grid->groups[cell].digits && !rt_cells_has (reader->bad, cell);
  }
  if (repeated)
    rt_reader_notice (reader, grid->line,
                      _("In this grid a candidate stands twice in its cell; it was taken once."));
  if (none && !is_signed (grid))
    rt_reader_notice (reader, grid->line,
                      ngettext ("%u cell of this grid has no candidate.",
                                "%u cells of this grid have no candidate.", none),
                      none);
}

/* Returns true if any line from READER on is a well-formed row of nine groups of candidates. */
static bool
has_row (RtReader reader)
{
  reader = rt_reader_ahead (&reader);
  while (!rt_reader_at_end (&reader)) {
    RtReader line = reader;
    Group groups[9];

    rt_reader_next_line (&reader);
    if (is_row (&line) && read_row (&line, 0, groups, NULL))
      return true;
  }
  return false;
}

RtRead
rt_candidates_read (RtReader *reader, RtPuzzle **puzzle, GError **error)
{
  g_autoptr (RtPuzzle) plain = NULL;
  g_autofree char *title = NULL;
  RtPosition position;
  Grid grid;

  if (!find_start (reader, &grid)) {
    rt_heading_notice_rest (reader, &grid.heading);
    return RT_READ_END;
  }
  if (reader->n_read > 0 && !has_row (*reader)) {
    rt_heading_notice_rest (reader, grid.heading.line ? &grid.heading : reader);
    return RT_READ_END;
  }
  if (!read_rows (reader, &grid, error))
    return RT_READ_ERROR;
  notice_oddities (reader, &grid);
  settle (&grid, &position);
  reader->told_entries |= is_signed (&grid);
  reader->told_candidates |= !is_signed (&grid);
  title = rt_heading_title (&grid.heading);
  plain = rt_puzzle_new (&position);
  *puzzle = rt_puzzle_with_field (plain, RT_FIELD_TITLE, title);
  return RT_READ_PUZZLE;
}

/* Returns the number of cells that list several candidates. */
static guint
count_several (const Grid *grid)
{
  guint several = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    several += rt_digits_count (grid->groups[cell].digits) > 1;
  return several;
}

void
rt_candidates_take (RtReader *reader, RtPosition *position)
{
  RtReader ahead = rt_reader_ahead (reader);
  Grid grid;

  ahead.n_read++;
  if (!find_start (&ahead, &grid) || grid.heading.line || !read_rows (&ahead, &grid, NULL) ||
      count_several (&grid) < FEWEST_SEVERAL)
    return;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int digit = rt_position_digit (position, cell);

    if (digit && grid.groups[cell].digits != rt_digits_of (digit))
      return;
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!rt_position_digit (position, cell))
      position->marks[cell] = grid.groups[cell].digits;
  rt_reader_go (reader, &ahead);
}

int
rt_candidates_sniff (const char *text, gsize size)
{
  guint n_rows = 0, n_good = 0, blanks = 0, several = 0;
  bool told = false;
  RtReader reader;

  rt_reader_init (&reader, text, size);
  for (int n = 0; n < LINES_TO_SNIFF && n_rows < 9 && !rt_reader_at_end (&reader); n++) {
    Group groups[9] = { 0 };
    RtReader line = reader;

    rt_reader_next_line (&reader);
    if (!is_row (&line))
      continue;
    n_rows++;
    if (!read_row (&line, 0, groups, NULL))
      continue;
    n_good++;
    for (int i = 0; i < 9; i++) {
      blanks += groups[i].blank;
      several += rt_digits_count (groups[i].digits) > 1;
      told |= groups[i].kind != GROUP_PLAIN;
    }
  }
  if (n_good <= n_rows / 2)
    return 0;
  return told || (several >= FEWEST_SEVERAL && blanks < MANY_BLANKS) ? 65 : 0;
}
