/* numbers.c - grids whose rows were written as numbers, so that the blanks in front are lost:
 *
 *     row[1] = 600380002;        rows = { 600380002, 3000049, ... }
 *     row[2] =   3000049;
 *
 * Such numbers may be anything: they are believed only where they are nine, and a puzzle with one solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/numbers.h"

#include <string.h>

#define CELLS 9

/* The numbers that stand one below the other. */
typedef struct {
  RtGrid grid;
  guint n;
  guint line;       /* of the first one */
  bool cut;         /* some begin with a blank, so that its number has fewer digits than a row */
  bool whole;       /* some do not */
  const char *name; /* what stands in front of the first one */
  gsize length;     /* of that, up to its own number */
} Numbers;

/* Reads the digits of TEXT as a row, those that are missing in front as blanks. Returns how many bytes they
 * are, 0 if they are no number: one with a blank in front lacks none. */
static gsize
read_number (const char *text, const char *end, guint8 cells[CELLS])
{
  gsize n = 0;

  while (text + n < end && g_ascii_isdigit (text[n]))
    n++;
  if (n > CELLS || (n > 1 && n < CELLS && *text == '0'))
    return 0;
  memset (cells, 0, CELLS);
  for (gsize i = 0; i < n; i++)
    cells[CELLS - n + i] = (guint8) (text[i] - '0');
  return n;
}

bool
rt_numbers_read (const char *text, gsize size, RtGrid *grid)
{
  const char *end = text + size;
  bool cut = false, whole = false;
  guint n = 0;

  while (text < end) {
    gsize length;

    while (text < end && strchr (" \t\n", *text))
      text++;
    if (text == end)
      break;
    if (n == CELLS || !(length = read_number (text, end, &grid->digit[CELLS * n])))
      return false;
    n++;
    cut |= length < CELLS;
    whole |= length == CELLS;
    text += length;
    while (text < end && strchr (" \t\n", *text))
      text++;
    if (text < end && *text++ != ',')
      return false;
  }
  return n == CELLS && cut && whole;
}

/* The length of the words of NAME, LENGTH bytes, in front of the number that counts them. */
static gsize
length_of_words (const char *name, gsize length)
{
  while (length && strchr (" \t=:])", name[length - 1]))
    length--;
  while (length && g_ascii_isdigit (name[length - 1]))
    length--;
  return length;
}

/* Reads the LENGTH bytes at TEXT, a line, as a name and its number. */
static bool
read_line (const char *text, gsize length, guint8 cells[CELLS], gsize *words)
{
  const char *sign = memchr (text, '=', length), *end = text + length, *at = sign;
  gsize n;

  if (!sign)
    sign = at = memchr (text, ':', length);
  if (!sign)
    return false;
  for (at++; at < end && strchr (" \t", *at); at++)
    ;
  n = read_number (at, end, cells);
  if (!n)
    return false;
  for (at += n; at < end && strchr (" \t;,", *at); at++)
    ;
  *words = length_of_words (text, (gsize) (sign - text));
  return at == end && *words > 0;
}

/* Offers the grid of NUMBERS if it proves itself, and makes them empty. */
static void
end_numbers (RtFoundGrids *found, Numbers *numbers)
{
  if (numbers->n == CELLS && numbers->cut && numbers->whole && rt_found_solve (found, &numbers->grid, NULL) == 1)
    rt_found_offer (found, &numbers->grid, numbers->line);
  *numbers = (Numbers) { 0 };
}

void
rt_found_in_numbers (RtFoundGrids *found, const char *text, gsize size)
{
  Numbers numbers = { 0 };
  guint line = 1;

  for (const char *end = text + size, *next; text < end; text = next, line++) {
    const char *stop = memchr (text, '\n', (gsize) (end - text));
    guint8 cells[CELLS];
    gsize words;

    next = stop ? stop + 1 : end;
    stop = stop ? stop : end;
    while (text < stop && strchr (" \t", *text))
      text++;
    if (text == stop)
      continue;
    if (!read_line (text, (gsize) (stop - text), cells, &words)) {
      end_numbers (found, &numbers);
      continue;
    }
    if (numbers.n && (words != numbers.length || memcmp (text, numbers.name, words)))
      end_numbers (found, &numbers);
    if (numbers.n == 0) {
      numbers.line = line;
      numbers.name = text;
      numbers.length = words;
    }
    numbers.cut |= cells[0] == 0;
    numbers.whole |= cells[0] != 0;
    memcpy (&numbers.grid.digit[CELLS * (numbers.n % CELLS)], cells, CELLS);
    if (++numbers.n > CELLS)
      numbers.n = CELLS + 1; /* too many to be a grid */
  }
  end_numbers (found, &numbers);
}
