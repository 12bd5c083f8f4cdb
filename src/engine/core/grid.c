/* grid.c - parses and prints a grid of 81 digits, and finds conflicts in it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/grid.h"

#include <string.h>

bool
rt_grid_parse (RtGrid *grid, const char *text)
{
  RtGrid read;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    char c = text[cell];

    if (c == '.')
      read.digit[cell] = 0;
    else if (c >= '0' && c <= '9')
      read.digit[cell] = (uint8_t) (c - '0');
    else
      return false;
  }
  if (text[RT_N_CELLS] != '\0')
    return false;
  *grid = read;
  return true;
}

char *
rt_grid_print (const RtGrid *grid, char text[RT_N_CELLS + 1])
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    text[cell] = grid->digit[cell] ? (char) ('0' + grid->digit[cell]) : '.';
  text[RT_N_CELLS] = '\0';
  return text;
}

bool
rt_grid_fits (const RtGrid *grid, int cell, int digit)
{
  for (int i = 0; i < RT_N_PEERS; i++)
    if (grid->digit[rt_peers[cell][i]] == digit)
      return false;
  return true;
}

RtCells
rt_grid_conflicts (const RtGrid *grid)
{
  RtCells conflicts = RT_CELLS_NONE;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid->digit[cell] && !rt_grid_fits (grid, cell, grid->digit[cell]))
      rt_cells_add (&conflicts, cell);
  return conflicts;
}

bool
rt_grid_clash (const RtGrid *grid, int *first, int *second)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int i = 0; grid->digit[cell] && i < RT_N_PEERS; i++)
      if (rt_peers[cell][i] > cell && grid->digit[rt_peers[cell][i]] == grid->digit[cell]) {
        *first = cell;
        *second = rt_peers[cell][i];
        return true;
      }
  return false;
}

RtCells
rt_grid_filled (const RtGrid *grid)
{
  RtCells filled = RT_CELLS_NONE;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid->digit[cell])
      rt_cells_add (&filled, cell);
  return filled;
}

RtGrid
rt_grid_only (const RtGrid *grid, RtCells cells)
{
  RtGrid only = { 0 };

  for_each_cell (cell, cells)
    only.digit[cell] = grid->digit[cell];
  return only;
}

bool
rt_grid_equal (const RtGrid *a, const RtGrid *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}
