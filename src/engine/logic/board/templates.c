/* templates.c - finds the cells of all placements of a digit (templates) by dynamic programming,
 * row by row.
 *
 * A partial template is described by the set of columns that it uses. The number of these in each
 * stack shows which boxes of the current band are used, so there are at most 291 sets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/templates.h"

#define FULL 0x1ff

typedef struct {
  RtPlaces able[9];             /* by row: possible columns */
  RtCells some;                 /* cells that are in some template */
  bool is_known[FULL + 1];      /* by set of unused columns: may_end is valid */
  bool may_end[FULL + 1];       /* by set of unused columns: true if the remaining rows can be
                                 * filled */
} Templates;

/* The columns of each stack of boxes. */
static const RtPlaces stacks[] = { 0007, 0070, 0700 };

/* Places the digit in ROW and in all rows below it, in every possible way, and adds the cells of
 * each complete placement to `some`. FREE has the columns without the digit; OPEN has the columns
 * of those boxes of the band that lack it. Returns true if a complete placement exists. */
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
