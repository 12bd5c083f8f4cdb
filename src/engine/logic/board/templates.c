/* templates.c - the ways to place one digit nine times.
 *
 * Row by row, all that counts of the rows above is which columns are used: so many of a stack's as tell
 * which of its boxes have their place, too. So there are 291 states at most. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/templates.h"

#define FULL 0x1ff

typedef struct {
  RtPlaces able[9];             /* the columns that are possible, by row */
  RtCells some;                 /* the cells that are in some template */
  bool is_known[FULL + 1];      /* by the columns that are free */
  bool may_end[FULL + 1];       /* whether the rows that are left can be filled */
} Templates;

/* Columns of the three boxes of a band. */
static const RtPlaces stacks[] = { 0007, 0070, 0700 };

/* Goes on in ROW, where the columns FREE are, and OPEN those in a box that has no place above. Returns
 * whether there is a way to the end. */
static bool
go_through (Templates *templates, int row, RtPlaces free, RtPlaces open)
{
  if (row == 9)
    return true;
  if (templates->is_known[free])
    return templates->may_end[free];
  templates->is_known[free] = true;
  if (row % 3 == 0)
    open = FULL;
  for_each_bit (column, templates->able[row] & free & open)
    if (go_through (templates, row + 1, free & (RtPlaces) ~(1u << column),
                    open & (RtPlaces) ~stacks[column / 3])) {
      rt_cells_add (&templates->some, 9 * row + (int) column);
      templates->may_end[free] = true;
    }
  return templates->may_end[free];
}

RtCells
rt_template_cells (const RtChoices *field, int digit)
{
  Templates templates = { .some = RT_CELLS_NONE };
  RtCells placed = RT_CELLS_NONE;

  for (int row = 0; row < 9; row++)
    templates.able[row] = rt_choices_places (field, row, digit);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (field->digit[cell] == digit) {
      rt_cells_add (&placed, cell);
      templates.able[rt_row_of (cell)] = (RtPlaces) (1u << rt_column_of (cell));
    }
  go_through (&templates, 0, FULL, FULL);
  return rt_cells_minus (templates.some, placed);
}
