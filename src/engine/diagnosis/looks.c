/* looks.c - the table of what each region sees. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/diagnosis/looks.h"

/* The upper left corner of a region of the box, and how many rows and columns it has. */
static void
corner_of (RtRegion region, int row, int column, int *top, int *left, int *side)
{
  *side = region == RT_REGION_BOX_TWO_BY_TWO ? 2 : 3;
  *top = row / 3 * 3;
  *left = column / 3 * 3;
  switch (region) {
  case RT_REGION_BOX_FROM_CELL:
    *top = row;
    *left = column;
    break;
  case RT_REGION_BOX_AROUND_CELL:
    *top = row - 1;
    *left = column - 1;
    break;
  case RT_REGION_BOX_NOT_TIMES_3:
    *top = row / 3;
    *left = column / 3;
    break;
  case RT_REGION_BOX_REST:
    *top = row % 3;
    *left = column % 3;
    break;
  case RT_REGION_BOX_REST_TIMES_3:
    *top = row % 3 * 3;
    *left = column % 3 * 3;
    break;
  case RT_REGION_BOX_EXCHANGED:
    *top = column / 3 * 3;
    *left = row / 3 * 3;
    break;
  case RT_REGION_BOX_ONE_OFF:
    *top = (row + 1) / 3 * 3 - 1;
    *left = (column + 1) / 3 * 3 - 1;
    break;
  default:
    break;
  }
}

static bool
sees (RtRegion region, int cell, int other)
{
  int row = rt_row_of (cell), column = rt_column_of (cell);
  int to_row = rt_row_of (other), to_column = rt_column_of (other), top, left, side;

  switch (region) {
  case RT_REGION_ROW:
    return to_row == row;
  case RT_REGION_ROW_BUT_LAST:
    return to_row == row && to_column < 8;
  case RT_REGION_ROW_BUT_FIRST:
    return to_row == row && to_column > 0;
  case RT_REGION_COLUMN:
    return to_column == column;
  case RT_REGION_COLUMN_BUT_LAST:
    return to_column == column && to_row < 8;
  case RT_REGION_COLUMN_BUT_FIRST:
    return to_column == column && to_row > 0;
  default:
    corner_of (region, row, column, &top, &left, &side);
    return to_row >= top && to_row < top + side && to_column >= left && to_column < left + side;
  }
}

void
rt_looks_init (RtLooks *looks)
{
  for (int region = 0; region < RT_N_REGIONS; region++)
    for (int cell = 0; cell < RT_N_CELLS; cell++) {
      RtCells *seen = &looks->seen[region][cell];

      *seen = RT_CELLS_NONE;
      for (int other = 0; other < RT_N_CELLS; other++)
        if (other != cell && sees ((RtRegion) region, cell, other))
          rt_cells_add (seen, other);
    }
}
