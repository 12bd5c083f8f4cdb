/* marked.c - grids in a line each, whose givens have a mark behind them:
 *
 *     6!,1!,2!,7,5,8,4!,9,3!;8,3!,5,4!,...
 *
 * Digits without one are the solution, or part of it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/cell.h"
#include "format/found.h"

#include <string.h>

/* Reads TEXT: commas between cells, semicolons between rows, and quotes around all of it or not. */
static bool
read_cells (const char *text, RtGrid *givens, RtGrid *all)
{
  bool quoted = *text == '"';

  memset (givens, 0, sizeof *givens);
  text += quoted;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int digit = rt_cell_of ((guchar) *text);

    if (digit < 0)
      return false;
    all->digit[cell] = (guint8) digit;
    text++;
    if (*text == '!') {
      givens->digit[cell] = (guint8) digit;
      text++;
    }
    if (cell < RT_N_CELLS - 1 && *text++ != (cell % 9 == 8 ? ';' : ','))
      return false;
  }
  return !strcmp (text, quoted ? "\"" : "");
}

bool
rt_found_with_marked_givens (RtFoundGrids *found, const char *text)
{
  g_auto (GStrv) lines = NULL;
  const char *start = text + strspn (text, "\" \n");

  if (!*start || !strchr ("!,", start[1]) || !memchr (start, '!', strcspn (start, ";\n")))
    return false;
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line && !found->doubtful; line++) {
    RtGrid givens, all, solution;

    if (!*g_strstrip (*line))
      continue;
    if (!read_cells (*line, &givens, &all) || rt_found_solve (found, &givens, &solution) != 1 ||
        !rt_has_digits_of (&solution, &all))
      found->doubtful = true;
    else
      g_array_append_val (found->grids, givens);
  }
  return true;
}
