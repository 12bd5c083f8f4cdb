/* cell.c - which characters are cells, and what the grids that they make are to each other. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/cell.h"

#include <string.h>

int
rt_cell_of (gunichar c)
{
  if (c >= '0' && c <= '9')
    return (int) (c - '0');
  switch (c) {
  case '.':
  case '*':
  case '_':
  case '-':
  case 'x':
  case 'X':
  case '?':
    return 0;
  default:
    return -1;
  }
}

guint
rt_sign_of (gunichar c)
{
  return 1u << (strchr (RT_BLANK_SIGNS, c == 'X' ? 'x' : (int) c) - RT_BLANK_SIGNS);
}

bool
rt_has_digits_of (const RtGrid *grid, const RtGrid *puzzle)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (puzzle->digit[cell] && puzzle->digit[cell] != grid->digit[cell])
      return false;
  return true;
}

bool
rt_is_solution_of (const RtGrid *grid, const RtGrid *puzzle)
{
  int n_givens = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (!grid->digit[cell])
      return false;
    n_givens += puzzle->digit[cell] != 0;
  }
  return n_givens > 0 && n_givens < RT_N_CELLS && rt_has_digits_of (grid, puzzle);
}

static bool
is_mask (const RtGrid *grid)
{
  int n_ones = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (grid->digit[cell] > 1)
      return false;
    n_ones += grid->digit[cell];
  }
  return n_ones > 9;
}

static bool
is_map_of_boxes (const RtGrid *grid)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int first = 27 * (cell / 27) + 3 * (cell % 9 / 3);

    if (!grid->digit[cell] || grid->digit[cell] != grid->digit[first])
      return false;
  }
  return true;
}

bool
rt_is_map (const RtGrid *grid)
{
  return is_mask (grid) || is_map_of_boxes (grid);
}
