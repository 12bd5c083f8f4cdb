/* loses.c - finds the data of a puzzle that a format cannot hold, so that they would be lost in a file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/format.h"

#include <string.h>

static bool
has_any (const RtDigits *marks)
{
  RtDigits all = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    all |= marks[cell];
  return all != 0;
}

static bool
has_fields (const RtPuzzle *puzzle)
{
  for (int field = 0; field < RT_N_FIELDS; field++)
    if (rt_puzzle_field (puzzle, field))
      return true;
  return false;
}

static bool
loses_fields (const RtPuzzle *puzzle, const RtPuzzle *back)
{
  for (int field = 0; field < RT_N_FIELDS; field++)
    if (rt_puzzle_field (puzzle, field) &&
        g_strcmp0 (rt_puzzle_field (puzzle, field), rt_puzzle_field (back, field)))
      return true;
  return false;
}

static bool
loses_marks (const RtDigits was[RT_N_CELLS], const RtDigits is[RT_N_CELLS])
{
  return has_any (was) && memcmp (was, is, RT_N_CELLS * sizeof *was);
}

static RtHolds
differences (const RtPuzzle *puzzle, const RtPuzzle *back)
{
  const RtPosition *was = rt_puzzle_position (puzzle), *is = rt_puzzle_position (back);
  RtGrid was_grid, is_grid;
  RtHolds lost = 0;

  rt_position_grid (was, &was_grid);
  rt_position_grid (is, &is_grid);
  if (!rt_grid_equal (&was_grid, &is_grid))
    lost |= RT_HOLDS_DIGITS;
  else if (!rt_grid_equal (&was->entries, &is->entries))
    lost |= RT_HOLDS_ENTRIES;
  if (loses_marks (was->marks, is->marks) || loses_marks (was->corners, is->corners))
    lost |= RT_HOLDS_MARKS;
  if (memcmp (was->colours, is->colours, sizeof was->colours) ||
      memcmp (was->mark_colours, is->mark_colours, sizeof was->mark_colours))
    lost |= RT_HOLDS_COLOURS;
  if (loses_fields (puzzle, back))
    lost |= RT_HOLDS_FIELDS;
  return lost;
}

/* Returns true if PUZZLE has only givens, as most puzzles of a collection do. */
static bool
is_plain (const RtPuzzle *puzzle)
{
  RtPosition plain;

  rt_position_init (&plain, &rt_puzzle_position (puzzle)->givens);
  return rt_position_equal (rt_puzzle_position (puzzle), &plain) && !has_fields (puzzle);
}

/* Writes PUZZLE in FORMAT, reads it again, and compares the results, because some formats store
 * only certain combinations of marks or digits. */
RtHolds
rt_format_loses (const RtFormat *format, const RtPuzzle *puzzle)
{
  g_autofree char *text = NULL;
  g_autoptr (RtReading) reading = NULL;

  if (format->holds & RT_HOLDS_DIGITS && is_plain (puzzle))
    return 0;
  text = rt_write (puzzle, format);
  reading = rt_read (text, strlen (text), format, NULL);
  return reading ? differences (puzzle, reading->puzzles->pdata[0]) : RT_HOLDS_DIGITS;
}
