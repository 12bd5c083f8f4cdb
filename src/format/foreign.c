/* foreign.c - puzzles among other text, if they prove themselves. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/foreign.h"

#include "format/cell.h"
#include "format/found.h"

#include <string.h>

/* A run of so many cells may be a puzzle. */
#define LONG_RUN 75

/* Whether a run of cells is in TEXT that is long enough for a puzzle. */
static bool
has_long_run (const char *text)
{
  gsize n = 0;

  for (; *text && n < LONG_RUN; text++)
    n = g_ascii_isdigit (*text) || *text == '.' ? n + 1 : 0;
  return n == LONG_RUN;
}

/* Whether GRID is one of those in FOUND, with entries or solved. */
static bool
is_known (const RtFoundGrids *found, const RtGrid *grid)
{
  for (guint i = 0; i < found->grids->len; i++)
    if (rt_has_digits_of (grid, &g_array_index (found->grids, RtGrid, i)))
      return true;
  return false;
}

/* What the lists of TEXT hold besides the puzzles in FOUND is doubtful. */
static void
doubt_lists (RtFoundGrids *found, const char *text, gsize size)
{
  g_autoptr (GArray) grids = g_array_new (FALSE, FALSE, sizeof (RtGrid));
  RtFoundGrids lists = { .grids = grids };

  rt_found_in_lists (&lists, text, size);
  found->doubtful |= lists.doubtful;
  for (guint i = 0; i < grids->len && !found->doubtful; i++)
    found->doubtful = !is_known (found, &g_array_index (grids, RtGrid, i));
}

/* Cells that are told one by one. What is doubtful among them may be something else. */
static void
find_places (RtFoundGrids *found, const char *text)
{
  rt_found_in_places (found, text);
  if (found->doubtful)
    g_array_set_size (found->grids, 0);
  found->doubtful = false;
}

/* The grids of FOUND, if they are to be believed; else they are freed. */
static GArray *
take_grids (RtFoundGrids *found)
{
  if (found->grids->len && !found->doubtful)
    return found->grids;
  g_array_unref (found->grids);
  return NULL;
}

GArray *
rt_foreign_find (const char *text, gsize size)
{
  RtFoundGrids found = { .grids = g_array_new (FALSE, FALSE, sizeof (RtGrid)) };
  gsize start = strspn (text, " \t\n");

  if (text[start] == '<') {
    rt_found_in_elements (&found, text);
    if (!found.grids->len && !found.doubtful)
      find_places (&found, text);
  } else if (has_long_run (text)) {
    rt_found_in_runs (&found, text);
    if (found.grids->len && !found.doubtful)
      doubt_lists (&found, text, size);
  } else if (!rt_found_with_marked_givens (&found, text)) {
    rt_found_in_lists (&found, text, size);
    if (!found.grids->len && !found.doubtful)
      find_places (&found, text);
    if (!found.grids->len)
      rt_found_in_lines (&found, text);
  }
  return take_grids (&found);
}

GArray *
rt_foreign_find_places (const char *text)
{
  RtFoundGrids found = { .grids = g_array_new (FALSE, FALSE, sizeof (RtGrid)) };

  rt_found_in_places (&found, text);
  return take_grids (&found);
}
