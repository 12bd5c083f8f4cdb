/* tex.c - grids in the tables of LaTeX, and in the cells of its package for Sudokus:
 *
 *     5 & 3 &   &   & 7 &   &   &   &   \\ \hline
 *     |2|5| | |3| |9| |1|.
 *     \setrow {5}{3}{ } { }{7}{ } { }{ }{ }
 *
 * A cell is a digit, in whatever commands and braces, or nothing. Nine such lines are a grid; commands,
 * comments and empty lines may stand between them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/found.h"

#include <string.h>

#define CELLS 9

/* So many rows that are no grid were meant as one. */
#define FEWEST_ROWS 7

/* The cells between the signs in a line of LENGTH bytes at TEXT. Returns how many there are, or 0 where
 * one holds anything else. */
static guint
read_cells (const char *text, gsize length, char sign, guint8 cells[CELLS])
{
  guint n = 0, digit = 0;

  for (gsize at = 0; at <= length; at++) {
    char c = at < length ? text[at] : sign;

    if (c == sign) {
      if (n == CELLS)
        return 0;
      cells[n++] = (guint8) digit;
      digit = 0;
    } else if (c == '\\') { /* a command, or its sign */
      while (at + 1 < length && g_ascii_isalpha (text[at + 1]))
        at++;
    } else if (c >= '1' && c <= '9' && !digit) {
      digit = (guint) (c - '0');
    } else if (!strchr (" \t{}$~", c)) {
      return 0;
    }
  }
  return n;
}

/* Reads a command with nine cells, each in braces; blanks may stand between them. */
static bool
read_command (const char *text, gsize length, guint8 cells[CELLS])
{
  const char *end = text + length;
  guint n = 0;

  for (text++; text < end && g_ascii_isalpha (*text);)
    text++;
  while (text < end) {
    const char *stop = memchr (text, '}', (gsize) (end - text));
    guint8 inside[CELLS];

    if (strchr (" \t", *text)) {
      text++;
      continue;
    }
    if (*text != '{' || !stop || n == CELLS ||
        read_cells (text + 1, (gsize) (stop - text) - 1, '&', inside) != 1)
      return false;
    cells[n++] = inside[0];
    text = stop + 1;
  }
  return n == CELLS;
}

/* Whether the LENGTH bytes at TEXT are a row. */
static bool
read_row (const char *text, gsize length, guint8 cells[CELLS])
{
  const char *end = g_strstr_len (text, (gssize) length, "\\\\");

  if (memchr (text, '&', length))
    return read_cells (text, end ? (gsize) (end - text) : length, '&', cells) == CELLS;
  if (length && *text == '\\')
    return read_command (text, length, cells);
  if (length < 2 + CELLS || *text != '|' || text[length - 1] != '.' || text[length - 2] != '|')
    return false;
  return read_cells (text + 1, length - 3, '|', cells) == CELLS;
}

/* Whether the LENGTH bytes at TEXT have neither words nor the signs between cells. */
static bool
is_stray (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (g_ascii_isalnum (text[i]) || strchr ("&|{}", text[i]) || (guchar) text[i] >= 0x80)
      return false;
  return true;
}

/* Whether nothing stands in the LENGTH bytes at TEXT, or a command or a comment. */
static bool
is_nothing (const char *text, gsize length)
{
  return is_stray (text, length) || *text == '%' || (*text == '\\' && !memchr (text, '&', length) &&
                                         !g_str_has_prefix (text, "\\begin") &&
                                         !g_str_has_prefix (text, "\\end"));
}

/* Rows one below the other. */
typedef struct {
  RtGrid grid;
  guint n;
  guint line; /* of the first one */
  guint slip; /* the line of what is nearly a row, 0 for none */
} Rows;

/* Whether the LENGTH bytes at TEXT are nearly a row. */
static bool
is_slip (const char *text, gsize length)
{
  char sign = memchr (text, '&', length) ? '&' : '|';
  guint n = 0;

  for (gsize i = 0; i < length; i++)
    n += text[i] == sign;
  return (sign == '&' || *text == '|') && n >= CELLS - 2 && n <= CELLS + 2;
}

/* Offers the grid of ROWS, and makes them empty. */
static void
end_rows (RtFoundGrids *found, Rows *rows)
{
  if (rows->n == CELLS && !rows->slip)
    rt_found_offer (found, &rows->grid, rows->line);
  else if (rows->n >= FEWEST_ROWS)
    rt_found_tell (found, rows->slip ? rows->slip : rows->line,
                   rows->slip ? RT_FOUND_SLIP : RT_FOUND_ROWS, rows->n);
  rows->n = rows->slip = 0;
}

void
rt_found_in_tex (RtFoundGrids *found, const char *text, gsize size)
{
  Rows rows = { 0 };
  guint line = 1;

  for (const char *end = text + size, *next; text < end; text = next, line++) {
    const char *stop = memchr (text, '\n', (gsize) (end - text));
    guint8 cells[CELLS];
    gsize length;

    next = stop ? stop + 1 : end;
    stop = stop ? stop : end;
    while (text < stop && strchr (" \t", *text))
      text++;
    while (text < stop && strchr (" \t", stop[-1]))
      stop--;
    length = (gsize) (stop - text);
    if (read_row (text, length, cells)) {
      if (rows.n == 0)
        rows.line = line;
      memcpy (&rows.grid.digit[CELLS * (rows.n++ % CELLS)], cells, CELLS);
    } else if (is_slip (text, length)) {
      rows.slip = rows.slip ? rows.slip : line;
    } else if (!is_nothing (text, length)) {
      end_rows (found, &rows);
    }
  }
  end_rows (found, &rows);
}
