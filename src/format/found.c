/* found.c - grids found among other text, and whether they prove themselves. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/found.h"

#include "engine/core/digits.h"
#include "engine/fast/fast.h"
#include "format/cell.h"

#include <string.h>

/* A grid of fewer different digits may be anything. */
#define FEWEST_DIGITS 7

int
rt_found_solve (RtFoundGrids *found, const RtGrid *grid, RtGrid *solution)
{
  if (found->n_solved++ < RT_FOUND_MOST)
    return (int) rt_fast_solve (grid, solution);
  found->doubtful = true;
  return 0;
}

bool
rt_found_is_unmistakable (const RtGrid *grid)
{
  RtDigits digits = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid->digit[cell])
      digits |= rt_digits_of (grid->digit[cell]);
  return rt_cells_count (rt_grid_filled (grid)) >= RT_FEWEST_GIVENS &&
         rt_digits_count (digits) >= FEWEST_DIGITS && rt_cells_is_empty (rt_grid_conflicts (grid));
}

/* Whether GRID, in a text about Sudoku, breaks no rule of one, and has something in it. */
static bool
is_named (const RtFoundGrids *found, const RtGrid *grid)
{
  return found->named && !rt_cells_is_empty (rt_grid_filled (grid)) &&
         rt_cells_is_empty (rt_grid_conflicts (grid));
}

void
rt_found_add (RtFoundGrids *found, const RtGrid *grid, bool shown)
{
  RtGrid *last = found->grids->len
                   ? &g_array_index (found->grids, RtGrid, found->grids->len - 1) : NULL;

  if (found->doubtful || (last && rt_is_solution_of (grid, last)))
    return;
  if (rt_found_solve (found, grid, NULL) == 1) {
    g_array_append_val (found->grids, *grid);
  } else if (shown && !found->doubtful && (rt_found_is_unmistakable (grid) || is_named (found, grid))) {
    g_array_append_val (found->grids, *grid);
    found->unproved = true;
  } else {
    if (shown && !found->contradictory && rt_cells_count (rt_grid_filled (grid)) >= RT_FEWEST_GIVENS) {
      found->contradictory = !rt_cells_is_empty (rt_grid_conflicts (grid));
      found->contradiction = *grid;
    }
    found->doubtful = true;
  }
}

RtGrid
rt_found_boxes (const RtGrid *grid)
{
  RtGrid boxes;

  for (int i = 0; i < RT_N_CELLS; i++) {
    int box = i / 9, row = 3 * (box / 3) + i % 9 / 3, column = 3 * (box % 3) + i % 3;

    boxes.digit[9 * row + column] = grid->digit[i];
  }
  return boxes;
}

/* A number of one digit, written otherwise: 05, 5., 5.0, 5.000e+00. */
static int
number_of (const char *word, gsize length)
{
  int digit;

  if (length > 1 && *word == '0' && g_ascii_isdigit (word[1])) {
    word++;
    length--;
  }
  digit = length && g_ascii_isdigit (*word) ? *word - '0' : -1;
  if (length == 2 && word[1] == '.')
    return digit;
  if (length > 2 && word[1] == '.') {
    gsize n = 2;

    while (n < length && word[n] == '0')
      n++;
    if (n == 2)
      return -1;
    length = n + 4 == length && !strncmp (word + n, "e+00", 4) ? 1 : length - n + 1;
  }
  return length == 1 ? digit : -1;
}

static bool
is_blank_word (const char *word, gsize length)
{
  static const char *const blanks[] = { "null", "None", "nil", "NULL", "NaN", "nan", "undefined" };

  for (gsize i = 0; i < G_N_ELEMENTS (blanks); i++)
    if (strlen (blanks[i]) == length && !strncmp (word, blanks[i], length))
      return true;
  return false;
}

int
rt_found_cell (const char *word, gsize length)
{
  while (length && strchr (" \t\n\"'", *word)) {
    word++;
    length--;
  }
  while (length && strchr (" \t\n\"'", word[length - 1]))
    length--;
  if (length == 0 || is_blank_word (word, length))
    return 0;
  if (length == 1)
    return rt_cell_of ((guchar) *word);
  return number_of (word, length);
}
