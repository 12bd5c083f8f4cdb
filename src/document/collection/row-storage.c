/* row-storage.c - finds the part (text or array of puzzles) that holds a row, and parses plain
 * lines of 81 cells fast. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/collection/row-storage.h"

#include "engine/fast/parse-grid.h"

#include <string.h>

/* Length of the shortest line that a parser could read as 81 cells: 80 commas between empty
 * fields. */
#define SHORTEST_CELLS (RT_N_CELLS - 1)

RtPart *
rt_part_new (void)
{
  return g_atomic_rc_box_new0 (RtPart);
}

static void
part_clear (gpointer data)
{
  RtPart *part = data;

  if (part->text)
    g_string_free (part->text, TRUE);
  g_clear_pointer (&part->starts, g_array_unref);
  g_clear_pointer (&part->puzzles, g_ptr_array_unref);
  g_clear_pointer (&part->damaged, g_array_unref);
  g_clear_object (&part->file);
  g_free (part->etag);
}

void
rt_part_unref (RtPart *part)
{
  g_atomic_rc_box_release_full (part, part_clear);
}

guint
rt_part_n_rows (const RtPart *part)
{
  return part->puzzles ? part->puzzles->len : part->starts->len;
}

const RtPart *
rt_part_of (const struct _RtCollection *self, guint *row)
{
  guint low = 0, high = self->placed->len;

  while (high - low > 1) {
    guint middle = (low + high) / 2;

    if (g_array_index (self->placed, RtPlaced, middle).first <= *row)
      low = middle;
    else
      high = middle;
  }
  *row -= g_array_index (self->placed, RtPlaced, low).first;
  return g_array_index (self->placed, RtPlaced, low).part;
}

guint8
rt_givens_of (const RtGrid *grid)
{
  guint n = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    n += grid->digit[cell] != 0;
  return (guint8) n;
}

/* Returns true if the line format allows C between cells and other text on a line; also for NUL. */
static bool
is_boundary (char c)
{
  return strchr ("\n \t,;:|", c) != NULL;
}

/* Returns true if the rest of a line, REST to END, after the cells of GRID, has no other cells. 81
 * cells that are GRID with more digits (its solution or entries) do not count. */
static bool
is_plain_rest (const char *rest, const char *end, const RtGrid *grid)
{
  const char *newline = memchr (rest, '\n', (gsize) (end - rest));
  RtGrid other;

  if (newline)
    end = newline;
  if (end - rest < SHORTEST_CELLS)
    return true;
  rest++;
  if (end - rest >= RT_N_CELLS + SHORTEST_CELLS || !rt_fast_read (&other, rest))
    return false;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid->digit[cell] && grid->digit[cell] != other.digit[cell])
      return false;
  return true;
}

const char *
rt_plain_cells (const GString *text, guint32 at, RtGrid *grid)
{
  const char *line = text->str + at, *end = text->str + text->len, *here = line;

  while (*here == ' ' || *here == '\t')
    here++;
  if (strchr ("#%/;'", *here) || *here & 0x80) /* the line may be a comment */
    return NULL;
  /* Fewer than 81 characters may be before the cells, because a longer text might itself be
   * cells. */
  while (end - here >= RT_N_CELLS && here - line < RT_N_CELLS && *here != '\n') {
    if (is_boundary (here[RT_N_CELLS]) && rt_fast_read (grid, here))
      return rt_givens_of (grid) > 0 /* dots alone may be a line drawn between puzzles */ &&
                 is_plain_rest (here + RT_N_CELLS, end, grid)
               ? here
               : NULL;
    while (here < end && !is_boundary (*here))
      here++;
    while (here < end && *here != '\n' && is_boundary (*here))
      here++;
  }
  return NULL;
}
