/* lists.c - grids in brackets of any kind, as the source code of programs has them.
 *
 *     board = [[5, 3, None, ...], ...]       {{1 2 { } 7 ...} ...}       - [ null, 8, ... ]
 *
 * Nine lists of nine cells that are all that is in one pair of brackets, or in none; or one of 81. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/found.h"

#include <string.h>

/* Brackets that are further inside each other are no grid's. */
#define MOST_DEPTH 100

/* Brackets that are open, or the whole text. */
typedef struct {
  gsize start;    /* behind the bracket */
  guint line;     /* of it; where it has rows, of the first of them */
  guint n_inside; /* brackets in these that are not empty */
  guint n_rows;   /* those of them that have nine cells */
  RtGrid grid;    /* made of these */
} List;

/* Whether the word of LENGTH bytes at TEXT is the letter that stands for a blank, which becomes *NAME the
 * first time: some programs have B = None. */
static bool
is_named_blank (const char *text, gsize length, char *name)
{
  while (length && strchr (" \t\n", *text)) {
    text++;
    length--;
  }
  while (length && strchr (" \t\n", text[length - 1]))
    length--;
  if (length != 1 || !g_ascii_isalpha (*text) || (*name && *name != *text))
    return false;
  *name = *text;
  return true;
}

/* Reads the cells of TEXT, which stand between commas, or else between blanks. Returns how many there
 * are; 0 if anything is none. */
static guint
read_cells (const char *text, gsize size, guint8 cells[RT_N_CELLS])
{
  bool commas = memchr (text, ',', size) || memchr (text, ';', size);
  char blank = 0;
  guint n = 0;

  for (gsize at = 0; at <= size && n <= RT_N_CELLS; at++, n++) {
    gsize start = at;
    int digit;

    if (!commas && strchr (" \t\n", text[at]) && at < size) {
      n--;
      continue;
    }
    for (; at < size && !strchr (commas ? ",;" : " \t\n", text[at]); at++)
      if (!commas && strchr ("{[(", text[at]))
        while (at + 1 < size && !strchr ("}])", text[at]))
          at++;
    if (start == at && (!commas || at == size))
      break; /* a comma may stand behind the last one */
    digit = strchr ("{[(", text[start]) ? 0 : rt_found_cell (text + start, at - start);
    if (digit < 0 && commas && is_named_blank (text + start, at - start, &blank))
      digit = 0;
    if (digit < 0)
      return 0;
    if (n < RT_N_CELLS)
      cells[n] = (guint8) digit;
  }
  return n;
}

/* Offers the nine rows of LIST, or tells that there are not nine of them; ALONE if nothing else is in
 * it. */
static void
take_rows (RtFoundGrids *found, const List *list, bool alone)
{
  if (list->n_rows == 9 && alone)
    rt_found_offer (found, &list->grid, list->line);
  else if (list->n_rows > 6)
    rt_found_tell (found, list->line, RT_FOUND_ROWS, list->n_inside);
}

/* Takes what is in LIST, which ends before END, to the one that it is in. */
static void
close_list (RtFoundGrids *found, const char *text, const List *list, gsize end, List *outer)
{
  RtGrid cells;
  guint n;

  if (list->n_inside) {
    outer->n_inside++;
    take_rows (found, list, list->n_inside == 9);
    return;
  }
  if (strspn (text + list->start, " \t\n") >= end - list->start)
    return;
  outer->n_inside++;
  n = read_cells (text + list->start, end - list->start, cells.digit);
  if (n == RT_N_CELLS)
    rt_found_offer (found, &cells, list->line);
  if (n != 9)
    return;
  if (outer->n_rows == 0)
    outer->line = list->line;
  if (outer->n_rows++ < 9)
    memcpy (&outer->grid.digit[9 * (outer->n_rows - 1)], cells.digit, 9);
}

void
rt_found_in_lists (RtFoundGrids *found, const char *text, gsize size)
{
  List lists[MOST_DEPTH] = { 0 };
  guint depth = 0, line = 1;

  for (gsize at = 0; at < size; at++) {
    line += text[at] == '\n';
    if (strchr ("[({", text[at])) {
      if (++depth == MOST_DEPTH)
        return;
      lists[depth] = (List) { .start = at + 1, .line = line };
    } else if (strchr ("])}", text[at]) && depth) {
      depth--;
      close_list (found, text, &lists[depth + 1], at, &lists[depth]);
    }
  }
  for (guint i = 0; i <= depth; i++)
    take_rows (found, &lists[i], true);
}
