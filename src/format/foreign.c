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

/* What the lists of TEXT hold besides the one puzzle in FOUND is doubtful. */
static void
doubt_lists (RtFoundGrids *found, const char *text, gsize size)
{
  g_autoptr (GArray) grids = g_array_new (FALSE, FALSE, sizeof (RtGrid));
  RtFoundGrids lists = { .grids = grids };

  rt_found_in_lists (&lists, text, size);
  found->doubtful |= lists.doubtful;
  for (guint i = 0; i < grids->len && !found->doubtful; i++)
    found->doubtful = !rt_has_digits_of (&g_array_index (grids, RtGrid, i),
                                         &g_array_index (found->grids, RtGrid, 0));
}

GArray *
rt_foreign_find (const char *text, gsize size)
{
  RtFoundGrids found = { .grids = g_array_new (FALSE, FALSE, sizeof (RtGrid)) };
  gsize start = strspn (text, " \t\n");

  if (text[start] == '<') {
    rt_found_in_elements (&found, text);
  } else if (has_long_run (text)) {
    rt_found_in_runs (&found, text);
    if (found.grids->len && !found.doubtful)
      doubt_lists (&found, text, size);
  } else if (!rt_found_with_marked_givens (&found, text)) {
    rt_found_in_lists (&found, text, size);
    if (!found.grids->len)
      rt_found_in_lines (&found, text);
  }
  if (found.grids->len && !found.doubtful)
    return found.grids;
  g_array_unref (found.grids);
  return NULL;
}
