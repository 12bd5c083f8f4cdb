/* lists.c - grids in brackets of any kind, as the source code of programs has them.
 *
 *     board = [[5, 3, None, ...], ...]       {{1 2 { } 7 ...} ...}       - [ null, 8, ... ]
 *
 * Nine lists of nine cells that are all that is in one pair of brackets, or in none; or one of 81, or of nine
 * texts of nine. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/found/found.h"

#include "format/text/cell.h"

#include <string.h>

/* Greatest depth of nested brackets that are read. */
#define MOST_DEPTH 100

/* Lengths of a list that counts as a row with missing or surplus cells. */
#define FEWEST_OF_ROW 6
#define MOST_OF_ROW 12

/* An open list in brackets, or the whole text. */
typedef struct {
  gsize start;    /* byte after the opening bracket */
  guint line;     /* line of the first row, or of the bracket if there are no rows */
  guint n_inside; /* inner lists that are not empty */
  guint n_rows;   /* inner lists of nine cells */
  guint n_others; /* inner lists with missing or surplus cells */
  guint other;    /* length of the first of n_others, and its line */
  guint other_line;
  RtGrid grid;    /* made of the rows */
} List;

static bool
is_minus_one (const char *text, gsize length)
{
  while (length && strchr (" \t\n", *text)) {
    text++;
    length--;
  }
  return length >= 2 && text[0] == '-' && text[1] == '1' && strspn (text + 2, " \t\n") >= length - 2;
}

/* Reads the cells of TEXT, which stand between commas, or else between blanks. Returns how many there
 * are; 0 if anything is none. Where no cell is 0, a blank may be -1: beside 0 the digits begin with that. */
static guint
read_cells (const char *text, gsize size, guint8 cells[RT_N_CELLS])
{
  bool commas = memchr (text, ',', size) || memchr (text, ';', size);
  bool zero = false, minus = false;
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
    zero |= digit == 0;
    if (digit < 0 && is_minus_one (text + start, at - start)) {
      minus = true;
      digit = 0;
    }
    if (digit < 0)
      return 0;
    if (n < RT_N_CELLS)
      cells[n] = (guint8) digit;
  }
  return zero && minus ? 0 : n;
}

/* Reads TEXT as nine words of nine cells each, quotes around them. Returns whether there is nothing else. */
static bool
read_nines (const char *text, gsize size, guint8 cells[RT_N_CELLS])
{
  const char *end = text + size;
  guint n = 0;

  while (text < end) {
    char quote = *text++;
    guint k = 0;

    if (strchr (" \t\n,", quote))
      continue;
    if (!strchr ("\"'`", quote) || n == RT_N_CELLS || end - text < 10)
      return false;
    for (int digit; k < 9 && (digit = rt_cell_of ((guchar) text[k])) >= 0; k++)
      cells[n++] = (guint8) digit;
    if (k < 9 || text[k] != quote)
      return false;
    text += k + 1;
  }
  return n == RT_N_CELLS;
}

/* Offers the nine rows of LIST, or tells that there are not nine of them; ALONE if nothing else is in
 * it. */
static void
take_rows (RtFoundGrids *found, const List *list, bool alone)
{
  if (list->n_rows == 9 && alone)
    rt_found_offer (found, &list->grid, list->line);
  else if (list->n_inside == 9 && list->n_rows + list->n_others == 9)
    rt_found_tell (found, list->other_line, RT_FOUND_WIDTH, list->other);
  else if (list->n_rows > 6)
    rt_found_tell (found, list->line, list->n_inside == 9 ? RT_FOUND_UNREAD : RT_FOUND_ROWS, list->n_inside);
}

/* Adds a row of LINE, CELLS, to LIST. */
static void
add_row (List *list, guint line, const guint8 cells[9])
{
  if (list->n_rows == 0)
    list->line = line;
  if (list->n_rows < 9)
    memcpy (&list->grid.digit[9 * list->n_rows], cells, 9);
  list->n_rows++;
}

/* Takes what is in LIST, which ends before END, to the one that it is in. */
static void
close_list (RtFoundGrids *found, const char *text, const List *list, gsize end, List *outer)
{
  gsize size = end - list->start, blanks = 0;
  RtGrid cells;
  guint n;

  if (list->n_inside) {
    outer->n_inside++;
    take_rows (found, list, list->n_inside == 9);
    return;
  }
  while (blanks < size && strchr (" \t\n", text[list->start + blanks]))
    blanks++;
  if (blanks == size)
    return;
  outer->n_inside++;
  n = read_cells (text + list->start, size, cells.digit);
  if (n == RT_N_CELLS)
    rt_found_offer (found, &cells, list->line);
  if (n == 9)
    add_row (outer, list->line, cells.digit);
  else if (n >= FEWEST_OF_ROW && n <= MOST_OF_ROW && outer->n_others++ == 0) {
    outer->other = n;
    outer->other_line = list->line;
  }
  if (n == 0 && read_nines (text + list->start, size, cells.digit))
    rt_found_offer (found, &cells, list->line);
}

void
rt_found_in_lists (RtFoundGrids *found, const char *text, gsize size)
{
  List lists[MOST_DEPTH] = { 0 };
  guint depth = 0, line = 1;

  for (gsize at = 0; at < size; at++) {
    switch (text[at]) {
    case '\n':
      line++;
      break;
    case '[':
    case '(':
    case '{':
      if (++depth == MOST_DEPTH)
        return;
      lists[depth] = (List) { .start = at + 1, .line = line };
      break;
    case ']':
    case ')':
    case '}':
      if (depth == 0)
        break;
      depth--;
      close_list (found, text, &lists[depth + 1], at, &lists[depth]);
    }
  }
  for (guint i = 0; i <= depth; i++)
    take_rows (found, &lists[i], true);
}
