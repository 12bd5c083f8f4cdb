/* foreign.c - puzzles among other text, if they prove themselves. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/foreign.h"

#include "format/found.h"

#include <string.h>

/* A run of so many cells may be a puzzle as well. */
#define LONG_RUN 75

/* Whether a run of cells is in TEXT that is long enough for a puzzle of its own. */
static bool
has_long_run (const char *text)
{
  gsize n = 0;

  for (; *text && n < LONG_RUN; text++)
    n = g_ascii_isdigit (*text) || *text == '.' ? n + 1 : 0;
  return n == LONG_RUN;
}

GArray *
rt_foreign_find (const char *text, gsize size)
{
  RtFoundGrids found = { .grids = g_array_new (FALSE, FALSE, sizeof (RtGrid)) };
  gsize start = strspn (text, " \t\n");

  if (text[start] == '<') {
    rt_found_in_elements (&found, text);
  } else if (!has_long_run (text)) {
    rt_found_in_lists (&found, text, size);
    if (!found.grids->len)
      rt_found_in_lines (&found, text);
  }
  if (found.grids->len && !found.doubtful)
    return found.grids;
  g_array_unref (found.grids);
  return NULL;
}
