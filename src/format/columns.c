/* columns.c - the cells of a puzzle that stand in columns of a table, one in each. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/columns.h"

#include "engine/fast/fast.h"
#include "format/cell.h"
#include "format/found.h"

#include <string.h>

/* Cells that stand in columns are no further to the right. */
#define MOST_COLUMNS 256

/* An id and a label may stand beside cells in columns, and nothing else. */
#define MOST_LABELS 2

int
rt_columns_digit (const RtTableField *field)
{
  return rt_found_cell (field->start.text + field->start.at, field->size);
}

bool
rt_columns_end_empty (const RtReader *reader, gunichar separator)
{
  return (guchar) reader->text[reader->at - 1] == separator;
}

guint
rt_columns_find_solved (RtReader reader, const RtGrid *solution)
{
  gunichar separator = rt_table_separator (&reader);
  guint8 digits[MOST_COLUMNS];
  guint n = 0, n_cells = 0;
  bool more = true;

  while (n < MOST_COLUMNS && more) {
    RtTableField field;
    RtGrid grid;
    int digit;

    if (!rt_table_take (&reader, separator, &field, NULL))
      return 0;
    more = !rt_reader_at_line_end (&reader) || (field.size && rt_columns_end_empty (&reader, separator));
    digit = rt_columns_digit (&field);
    n_cells = digit >= 0 ? n_cells + 1 : 0;
    digits[n++] = (guint8) MAX (digit, 0);
    if (n_cells < RT_N_CELLS)
      continue;
    memcpy (grid.digit, &digits[n - RT_N_CELLS], RT_N_CELLS);
    if (rt_cells_count (rt_grid_filled (&grid)) >= RT_FEWEST_GIVENS &&
        rt_is_solution_of (solution, &grid))
      return n - RT_N_CELLS + 1;
  }
  return 0;
}

guint
rt_columns_find_labelled (RtReader reader, guint n_fields)
{
  gunichar separator = rt_table_separator (&reader);
  guint most = n_fields - RT_N_CELLS, found = 0, n_cells = 0;
  int digits[RT_N_CELLS + MOST_LABELS];

  if (n_fields <= RT_N_CELLS || n_fields > RT_N_CELLS + MOST_LABELS)
    return 0;

  for (guint n = 0; n < n_fields; n++) {
    RtTableField field;

    if (!rt_table_take (&reader, separator, &field, NULL))
      return 0;
    digits[n] = rt_columns_digit (&field);
    n_cells += digits[n] >= 0;
  }
  if (n_cells == RT_N_CELLS) /* nothing else looks like a cell: as other text */
    return 0;
  for (guint first = 0; first <= most; first++) {
    bool whole = true;
    RtGrid grid;

    for (guint i = 0; i < RT_N_CELLS; i++) {
      whole &= digits[first + i] >= 0;
      grid.digit[i] = (guint8) MAX (digits[first + i], 0);
    }
    if (!whole || !memchr (grid.digit, 0, RT_N_CELLS) ||
        rt_cells_count (rt_grid_filled (&grid)) < RT_FEWEST_GIVENS || rt_fast_solve (&grid, NULL) != 1)
      continue;
    if (found)
      return 0;
    found = first + 1;
  }
  return found;
}
