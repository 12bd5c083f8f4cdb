/* runs.c - the one puzzle that stands as 81 cells side by side in a text of other lines, or those that
 * stand between quotes there, as programs have them:
 *
 *     puzzle_string: 4.2..876.7.8...93...           9402008760708000930...00:00:00
 *     Pass 1: ...
 *
 * Each may come again, with entries or solved. Where another one may have been meant, or is damaged, it
 * is doubtful: a list that silently lacks one would be believed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/found.h"

#include "format/cell.h"

#include <string.h>

/* What sets cells off from the words beside them. */
#define BESIDE_CELLS " \t\n,;:|=\"'()[]{}"

/* So many cells are a damaged puzzle; with more characters that are none, it is a word. */
#define LONG_RUN 40
#define MOST_SLIPS 3

/* A line of nothing but so many cells is a row, or what was 81 of them. */
#define FEWEST_CELLS 9

/* The side of the grid, its cells and the two digits of an hour. */
#define TIMED_LENGTH (1 + RT_N_CELLS + 2)

/* More of them are a collection, which has a format. */
#define MOST_RUNS 1000

static void
add_run (RtFoundGrids *found, const RtGrid *grid, bool quoted)
{
  bool full = !memchr (grid->digit, 0, sizeof grid->digit);

  for (guint i = 0; i < found->grids->len; i++)
    if (rt_has_digits_of (grid, &g_array_index (found->grids, RtGrid, i)))
      return;
  if (found->grids->len == 0 || (quoted && !full && found->grids->len < MOST_RUNS))
    rt_found_add (found, grid);
  else
    found->doubtful = true;
}

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

/* Takes the LENGTH bytes at PART, which are all of their line if they are BARE, or stand between quotes. */
static void
take_part (RtFoundGrids *found, const char *part, gsize length, bool bare, bool quoted)
{
  gsize n_cells = 0;
  bool digits = false;
  RtGrid grid;

  for (gsize i = 0; i < length; i++) {
    int digit = rt_cell_of ((guchar) part[i]);

    n_cells += digit >= 0;
    digits |= digit > 0;
  }
  if (!digits || length - n_cells > MOST_SLIPS || n_cells < (bare ? FEWEST_CELLS : LONG_RUN))
    return;
  if (n_cells != length || (length != RT_N_CELLS && (length != TIMED_LENGTH || !is_timed (found, part)))) {
    found->doubtful = true;
    return;
  }
  grid = cells_at (length == RT_N_CELLS ? part : part + 1);
  add_run (found, &grid, quoted);
}

void
rt_found_in_runs (RtFoundGrids *found, const char *text)
{
  bool first = true; /* of its line */
  char quote = 0;    /* the one in front of the next part */

  while (*text && !found->doubtful) {
    gsize length = strcspn (text, BESIDE_CELLS);

    if (length)
      take_part (found, text, length, first && strchr ("\n", text[length]),
                 quote && text[length] == quote);
    first = text[length] == '\n';
    quote = text[length] == '"' || text[length] == '\'' ? text[length] : 0;
    text += length + (text[length] != 0);
  }
}
