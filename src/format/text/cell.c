/* cell.c - converts characters and words to cells, and compares the grids that they make. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/text/cell.h"

#include <string.h>

int
rt_cell_of (gunichar c)
{
  if (c >= '0' && c <= '9')
    return (int) (c - '0');
  switch (c) {
  case '.':
  case '*':
  case '_':
  case '-':
  case 'x':
  case 'X':
  case '?':
    return 0;
  default:
    return -1;
  }
}

/* Returns the digit of a number in another notation: 05, 5., 5.0, 5.000e+00; -1 for any other word. */
static int
digit_of_number (const char *word, gsize length)
{
  bool leads = length > 1 && *word == '0' && g_ascii_isdigit (word[1]);
  int digit = length ? g_ascii_digit_value (*(word += leads)) : -1;
  gsize n = 1;

  length -= leads;
  if (length == 1 || (length == 2 && word[1] == '.'))
    return digit;
  if (length < 3 || word[1] != '.' || word[2] != '0')
    return -1;
  while (++n < length && word[n] == '0');
  return n == length || (n + 4 == length && !strncmp (word + n, "e+00", 4)) ? digit : -1;
}

int
rt_cell_of_word (const char *word, gsize length)
{
  static const char *const blanks[] = { "null", "None", "nil", "NULL", "NaN", "nan", "undefined", "" };

  while (length && strchr (" \t\n\"'", *word)) {
    word++;
    length--;
  }
  while (length && strchr (" \t\n\"'", word[length - 1]))
    length--;
  for (gsize i = 0; i < G_N_ELEMENTS (blanks); i++)
    if (strlen (blanks[i]) == length && !strncmp (word, blanks[i], length))
      return 0;
  return length == 1 ? rt_cell_of ((guchar) *word) : digit_of_number (word, length);
}

guint
rt_sign_of (gunichar c)
{
  return 1u << (strchr (RT_BLANK_SIGNS, c == 'X' ? 'x' : (int) c) - RT_BLANK_SIGNS);
}

bool
rt_has_digits_of (const RtGrid *grid, const RtGrid *puzzle)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (puzzle->digit[cell] && puzzle->digit[cell] != grid->digit[cell])
      return false;
  return true;
}

bool
rt_is_solution_of (const RtGrid *grid, const RtGrid *puzzle)
{
  int n_givens = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (!grid->digit[cell])
      return false;
    n_givens += puzzle->digit[cell] != 0;
  }
  return n_givens > 0 && n_givens < RT_N_CELLS && rt_has_digits_of (grid, puzzle);
}

static bool
is_mask (const RtGrid *grid)
{
  int n_ones = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (grid->digit[cell] > 1)
      return false;
    n_ones += grid->digit[cell];
  }
  return n_ones > 9;
}

/* Returns true if the nine cells of GRID that contain the number of the cell FIRST are connected,
 * and are neither a row nor a column: a region of a jigsaw. FIRST is the first of them. */
static bool
is_region (const RtGrid *grid, int first)
{
  RtCells seen = rt_cells_of (first);
  int next[RT_N_CELLS] = { first }, n_next = 1;

  for (int i = 0; i < n_next; i++) {
    int cell = next[i], column = cell % 9;
    const int beside[] = { cell - 9, cell + 9, column > 0 ? cell - 1 : -1, column < 8 ? cell + 1 : -1 };

    for (int k = 0; k < 4; k++)
      if (beside[k] >= 0 && beside[k] < RT_N_CELLS && !rt_cells_has (seen, beside[k]) &&
          grid->digit[beside[k]] == grid->digit[first]) {
        rt_cells_add (&seen, beside[k]);
        next[n_next++] = beside[k];
      }
  }
  return n_next == 9 && grid->digit[first] != grid->digit[(first + 72) % RT_N_CELLS] &&
         (first % 9 > 0 || grid->digit[first] != grid->digit[first + 8]);
}

static bool
is_map_of_regions (const RtGrid *grid)
{
  int n[10] = { 0 }, n_regions = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    n[grid->digit[cell]]++;
  for (int digit = 0; digit <= 9; digit++) {
    const guint8 *first = memchr (grid->digit, digit, RT_N_CELLS);

    if (n[digit] != 0 && n[digit] != 9)
      return false;
    if (first && !is_region (grid, (int) (first - grid->digit)))
      return false;
    n_regions += first != NULL;
  }
  return n_regions == 9;
}

bool
rt_is_map (const RtGrid *grid)
{
  return is_mask (grid) || is_map_of_regions (grid);
}

bool
rt_is_jigsaw (const RtGrid *grid)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid->digit[cell] != grid->digit[27 * (cell / 27) + 3 * (cell % 9 / 3)])
      return is_map_of_regions (grid);
  return false;
}
