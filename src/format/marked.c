/* marked.c - grids in a line each, whose givens have a mark behind them:
 *
 *     6!,1!,2!,7,5,8,4!,9,3!;8,3!,5,4!,...
 *
 * Digits without one are the solution, or part of it. They are lines, or fields of a table with quotes
 * around them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/cell.h"
#include "format/found.h"

#include <string.h>

/* A shorter field is none of 81 cells, nor nearly. */
#define SHORTEST 150

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

/* Whether TEXT begins with cells. */
static bool
begins_with_cells (const char *text)
{
  for (int i = 0; i < 3; i++) {
    if (rt_cell_of ((guchar) *text) < 0)
      return false;
    text += text[1] == '!' ? 2 : 1;
    if (*text++ != ',')
      return false;
  }
  return true;
}

bool
rt_found_with_marked_givens (RtFoundGrids *found, const char *text)
{
  g_auto (GStrv) lines = NULL;
  const char *start = text + strspn (text, "\" \n");

  if (!begins_with_cells (start) || !memchr (start, '!', strcspn (start, ";\n")))
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

/* Offers FIELD, of LINE, if it is such a grid. */
static void
take_field (RtFoundGrids *found, const char *field, guint line)
{
  RtGrid givens, all, solution;

  if (!read_cells (field, &givens, &all))
    rt_found_tell (found, line, RT_FOUND_UNREAD, 0);
  else if (rt_found_solve (found, &givens, &solution) == 1 && !rt_has_digits_of (&solution, &all))
    rt_found_tell (found, line, RT_FOUND_NONE, 0);
  else
    rt_found_offer (found, &givens, line);
}

void
rt_found_in_marked_fields (RtFoundGrids *found, const char *text)
{
  guint line = 1;

  for (; *text && !found->doubtful; text++) {
    gsize length = *text == '"' ? strspn (text + 1, "0123456789.!,;") : 0;

    line += *text == '\n';
    if (length >= SHORTEST && text[1 + length] == '"' && memchr (text + 1, '!', length)) {
      g_autofree char *field = g_strndup (text + 1, length);

      take_field (found, field, line);
      text += length + 1;
    }
  }
}
