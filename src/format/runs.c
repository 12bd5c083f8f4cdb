/* runs.c - puzzles that stand as 81 cells side by side in a text of other lines:
 *
 *     puzzle_string: 4.2..876.7.8...93...           9402008760708000930...00:00:00
 *     Pass 1: ...                                   grid: "   3 7548685 2 97  ..."
 *
 * The same sign may stand between all rows, or a plus before each entry; or the cells stand in three lines,
 * 27 of them in each. A few cells more or less, or another character among them, and it is damaged. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/found.h"

#include "format/cell.h"

#include <string.h>

/* What sets cells off from the words beside them. */
#define BESIDE_CELLS " \t\n,;:|=\"'`()[]{}<>"

/* So many cells are a damaged puzzle, and in a line of nothing else more than a row; with more characters
 * that are none, it is a word. */
#define LONG_RUN 60
#define LONGEST_ROW 9
#define MOST_SLIPS 3
#define LONGEST_RUN 100

/* With the sign between the rows. */
#define PARTED_LENGTH (RT_N_CELLS + 8)

/* A third of a grid, which is all that stands between two quotes. */
#define THIRD (RT_N_CELLS / 3)

/* As many cells on both sides of one sign were side by side before it came between them. */
#define SHORTEST_PART 10
#define FEWEST_BROKEN (RT_N_CELLS - 3)
#define MOST_BROKEN (RT_N_CELLS + 3)

/* The side of the grid, its cells and the two digits of an hour. */
#define TIMED_LENGTH (1 + RT_N_CELLS + 2)

/* The 81 cells at TEXT. */
static RtGrid
cells_at (const char *text)
{
  RtGrid grid;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    grid.digit[cell] = (guint8) rt_cell_of ((guchar) text[cell]);
  return grid;
}

/* Whether TEXT, cells of this length, is a 9, which is the side of the grid, 81 cells and the hour of
 * a clock that goes on behind it. Read otherwise they must be no puzzle. */
static bool
is_timed (RtFoundGrids *found, const char *text)
{
  const char *clock = text + TIMED_LENGTH;

  if (*text != '9' || !g_ascii_isdigit (clock[-2]) || !g_ascii_isdigit (clock[-1]) || *clock != ':' ||
      !g_ascii_isdigit (clock[1]) || !g_ascii_isdigit (clock[2]) || clock[3] != ':')
    return false;
  for (gsize n = 0; n <= TIMED_LENGTH - RT_N_CELLS; n++) {
    RtGrid cells = cells_at (text + n);

    if (n != 1 && rt_found_solve (found, &cells, NULL) == 1)
      return false;
  }
  return true;
}

/* Offers the LENGTH bytes at PART if they are nine rows with the same sign between them and nowhere else. */
static bool
take_parted (RtFoundGrids *found, const char *part, gsize length, guint line)
{
  char cells[RT_N_CELLS], sign;
  RtGrid grid;

  if (length != PARTED_LENGTH || g_ascii_isdigit (part[9]))
    return false;
  sign = part[9];
  for (gsize i = 0; i < length; i++) {
    if ((part[i] == sign) != (i % 10 == 9) || (part[i] != sign && rt_cell_of ((guchar) part[i]) < 0))
      return false;
    if (i % 10 < 9)
      cells[i - i / 10] = part[i];
  }
  grid = cells_at (cells);
  rt_found_offer (found, &grid, line);
  return true;
}

/* Offers the givens of the LENGTH bytes at PART if they are 81 cells with a plus before each entry. */
static bool
take_entered (RtFoundGrids *found, const char *part, gsize length, guint line)
{
  RtGrid grid;
  gsize n = 0;

  if (length <= RT_N_CELLS || length > 2 * RT_N_CELLS || !memchr (part, '+', length))
    return false;
  for (gsize i = 0; i < length; i++, n++) {
    bool entered = part[i] == '+' && i + 1 < length && part[i + 1] > '0' && part[i + 1] <= '9';
    int digit = rt_cell_of ((guchar) part[i += entered]);

    if (digit < 0 || n == RT_N_CELLS)
      return false;
    grid.digit[n] = (guint8) (entered ? 0 : digit);
  }
  if (n != RT_N_CELLS)
    return false;
  rt_found_offer (found, &grid, line);
  return true;
}

/* Takes the LENGTH bytes at PART, which stand in LINE and are all of it if they are BARE. */
static void
take_part (RtFoundGrids *found, const char *part, gsize length, guint line, bool bare)
{
  const char *slip = NULL;
  gsize n_cells = 0;
  guint n_digits = 0;
  RtGrid grid;

  if (take_parted (found, part, length, line) || take_entered (found, part, length, line))
    return;
  if (length <= (bare ? LONGEST_ROW : LONG_RUN - 1) || length > LONGEST_RUN)
    return;
  for (gsize i = 0; i < length; i++) {
    int digit = rt_cell_of ((guchar) part[i]);

    n_cells += digit >= 0;
    n_digits += digit > 0;
    if (digit < 0 && !slip)
      slip = part + i;
  }
  if (!n_digits || length - n_cells > (length < LONG_RUN ? 0 : MOST_SLIPS))
    return;
  if (slip) {
    rt_found_tell (found, line, RT_FOUND_LETTER, g_utf8_get_char (slip));
  } else if (length == RT_N_CELLS || (length == TIMED_LENGTH && is_timed (found, part))) {
    grid = cells_at (length == RT_N_CELLS ? part : part + 1);
    rt_found_offer (found, &grid, line);
  } else {
    rt_found_tell (found, line, RT_FOUND_LENGTH, (guint) length);
  }
}

/* Takes the 81 cells behind the quote at TEXT, which ends at END, if blanks are some of them, and returns
 * how many bytes they are. */
static gsize
take_quoted (RtFoundGrids *found, const char *text, const char *end, guint line)
{
  bool blanks = false;
  RtGrid grid;

  if (end - text < RT_N_CELLS + 2 || text[1 + RT_N_CELLS] != *text)
    return 0;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    char c = text[1 + cell];

    if (c != ' ' && (c < '1' || c > '9'))
      return 0;
    blanks |= c == ' ';
    grid.digit[cell] = (guint8) (c == ' ' ? 0 : c - '0');
  }
  if (!blanks)
    return 0;
  rt_found_offer (found, &grid, line);
  return RT_N_CELLS + 1;
}

/* Tells of LINE if the LENGTH bytes at PART are the rest of cells of which there are BEFORE in front of one
 * sign. Returns how many they are, 0 for words. */
static gsize
take_broken (RtFoundGrids *found, const char *part, gsize length, gsize before, guint line)
{
  gsize n = 0;

  while (n < length && rt_cell_of ((guchar) part[n]) >= 0)
    n++;
  if (n < length)
    return 0;
  if (length >= SHORTEST_PART && before >= SHORTEST_PART && length + before >= FEWEST_BROKEN &&
      length + before <= MOST_BROKEN)
    rt_found_tell (found, line, RT_FOUND_LENGTH, (guint) MAX (length, before));
  return length;
}

/* Thirds of a grid that stand one below the other. */
typedef struct {
  RtGrid grid;
  guint n;    /* of them */
  guint line; /* of the last one */
} Thirds;

/* Takes the LENGTH bytes at PART if they are the next third, and offers the grid with the last one. */
static void
take_third (RtFoundGrids *found, Thirds *thirds, const char *part, gsize length, guint line)
{
  if (length != THIRD)
    return;
  for (gsize i = 0; i < THIRD; i++)
    if (rt_cell_of ((guchar) part[i]) < 0)
      return;
  if (thirds->n == 3 || thirds->line + 1 != line)
    thirds->n = 0;
  for (gsize i = 0; i < THIRD; i++)
    thirds->grid.digit[THIRD * thirds->n + i] = (guint8) rt_cell_of ((guchar) part[i]);
  thirds->line = line;
  if (++thirds->n == 3)
    rt_found_offer (found, &thirds->grid, line - 2);
}

/* How many bytes at TEXT, which ends at END, stand before what sets cells off. */
static gsize
length_of_part (const char *text, const char *end)
{
  const char *at = text;

  while (at < end && !memchr (BESIDE_CELLS, *at, sizeof BESIDE_CELLS - 1))
    at++;
  return (gsize) (at - text);
}

void
rt_found_in_runs (RtFoundGrids *found, const char *text, gsize size)
{
  const char *end = text + size;
  bool first = true; /* of its line */
  gsize before = 0;  /* cells in front of the last sign */
  Thirds thirds = { 0 };
  guint line = 1;

  while (text < end && !found->doubtful) {
    gsize length = length_of_part (text, end);
    char sign = text[length]; /* the zero behind the text, at its end */

    take_part (found, text, length, line, first && (!sign || sign == '\n'));
    take_third (found, &thirds, text, length, line);
    before = take_broken (found, text, length, before, line);
    text += length;
    first = sign == '\n';
    if (first)
      before = 0;
    line += first;
    if (sign && strchr ("\"'`", sign))
      text += take_quoted (found, text, end, line);
    text += sign != 0;
  }
}
