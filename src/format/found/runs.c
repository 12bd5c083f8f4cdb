/* runs.c - puzzles that stand as 81 cells side by side in a text of other lines:
 *
 *     puzzle_string: 4.2..876.7.8...93...           grid: "   3 7548685 2 97  ..."
 *
 * The same sign may stand between all rows, a comma or a blank between all cells, or a plus before each entry; or
 * the cells are broken into lines. A few cells more or less, or another character among them, and it is damaged. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/found/found.h"

#include "format/text/cell.h"

#include <string.h>

/* What sets cells off from the words beside them. */
#define BESIDE_CELLS " \t\n,;:|=\"'`()[]{}<>\\"

/* So many cells are a damaged puzzle, and in a line of nothing else more than a row; with more characters
 * that are none, it is a word. */
#define LONG_RUN 60
#define LONGEST_ROW 9
#define MOST_SLIPS 3
#define LONGEST_RUN 100

/* With the sign between the rows. */
#define PARTED_LENGTH (RT_N_CELLS + 8)

/* As many cells more or less between commas are a damaged puzzle. */
#define MOST_LISTED_SLIPS 5

/* A line of fewer cells is a row. */
#define SHORTEST_LINE 18

/* Two runs of at least so many cells with one foreign character between them are one damaged run. */
#define SHORTEST_PART 10
#define FEWEST_BROKEN (RT_N_CELLS - 3)
#define MOST_BROKEN (RT_N_CELLS + 3)

/* Returns the 81 cells at TEXT. */
static RtGrid
cells_at (const char *text)
{
  RtGrid grid;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    grid.digit[cell] = (guint8) rt_cell_of ((guchar) text[cell]);
  return grid;
}

/* Offers the LENGTH bytes at PART if they are nine rows with the same sign between them and nowhere else. */
static bool
take_parted (RtFoundGrids *found, const char *part, gsize length, guint line)
{
  char cells[RT_N_CELLS], sign;
  RtGrid grid;

  if (length != PARTED_LENGTH || g_ascii_isdigit (part[9]))
    return false;
  sign = part[9];
  for (gsize i = 0; i < length; i++) {
    if ((part[i] == sign) != (i % 10 == 9) || (part[i] != sign && rt_cell_of ((guchar) part[i]) < 0))
      return false;
    if (i % 10 < 9)
      cells[i - i / 10] = part[i];
  }
  grid = cells_at (cells);
  rt_found_offer (found, &grid, line);
  return true;
}

/* Offers the givens of the LENGTH bytes at PART if they are 81 cells with a plus before each entry. */
static bool
take_entered (RtFoundGrids *found, const char *part, gsize length, guint line)
{
  RtGrid grid;
  gsize n = 0;

  if (length <= RT_N_CELLS || length > 2 * RT_N_CELLS || !memchr (part, '+', length))
    return false;
  for (gsize i = 0; i < length; i++, n++) {
    bool entered = part[i] == '+' && i + 1 < length && part[i + 1] > '0' && part[i + 1] <= '9';
    int digit = rt_cell_of ((guchar) part[i += entered]);

    if (digit < 0 || n == RT_N_CELLS)
      return false;
    grid.digit[n] = (guint8) (entered ? 0 : digit);
  }
  if (n != RT_N_CELLS)
    return false;
  rt_found_offer (found, &grid, line);
  return true;
}

/* Returns true if nine cells stand in the LENGTH bytes at PART with the same sign on both sides:
 * rows of a damaged puzzle. */
static bool
has_row (const char *part, gsize length)
{
  for (gsize i = 0; i + 10 < length; i++) {
    bool digits = false;
    gsize n = 1;

    if (part[i] != part[i + 10] || rt_cell_of ((guchar) part[i]) >= 0)
      continue;
    for (; n < 10 && rt_cell_of ((guchar) part[i + n]) >= 0; n++)
      digits |= part[i + n] >= '1' && part[i + n] <= '9';
    if (n == 10 && digits)
      return true;
  }
  return false;
}

/* Takes the LENGTH bytes at PART, which stand in LINE and are all of it if they are BARE. */
static void
take_part (RtFoundGrids *found, const char *part, gsize length, guint line, bool bare)
{
  const char *slip = NULL;
  gsize n_cells = 0;
  guint n_digits = 0;
  RtGrid grid;

  if (take_parted (found, part, length, line) || take_entered (found, part, length, line))
    return;
  if (has_row (part, length))
    rt_found_tell (found, line, RT_FOUND_UNREAD, 0);
  if (length <= (bare ? LONGEST_ROW : LONG_RUN - 1) || length > LONGEST_RUN)
    return;
  for (gsize i = 0; i < length; i++) {
    int digit = rt_cell_of ((guchar) part[i]);

    n_cells += digit >= 0;
    n_digits += digit > 0;
    if (digit < 0 && !slip)
      slip = part + i;
  }
  if (!n_digits || length - n_cells > (length < LONG_RUN ? 0 : MOST_SLIPS))
    return;
  if (slip) {
    rt_found_tell (found, line, RT_FOUND_LETTER, g_utf8_get_char (slip));
  } else if (length == RT_N_CELLS) {
    grid = cells_at (part);
    rt_found_offer (found, &grid, line);
  } else {
    rt_found_tell (found, line, RT_FOUND_LENGTH, (guint) length);
  }
}

/* Takes the 81 cells behind the quote at TEXT, which ends at END, if blanks are some of them, and returns
 * how many bytes they are. */
static gsize
take_quoted (RtFoundGrids *found, const char *text, const char *end, guint line)
{
  bool blanks = false;
  RtGrid grid;

  if (end - text < RT_N_CELLS + 2 || text[1 + RT_N_CELLS] != *text)
    return 0;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    char c = text[1 + cell];

    if (c != ' ' && (c < '1' || c > '9'))
      return 0;
    blanks |= c == ' ';
    grid.digit[cell] = (guint8) (c == ' ' ? 0 : c - '0');
  }
  if (!blanks)
    return 0;
  rt_found_offer (found, &grid, line);
  return RT_N_CELLS + 1;
}

/* Tells of LINE if the LENGTH bytes at PART are the rest of cells of which there are BEFORE in front of one
 * sign. Returns how many they are, 0 for words. */
static gsize
take_broken (RtFoundGrids *found, const char *part, gsize length, gsize before, guint line)
{
  gsize n = 0;

  while (n < length && rt_cell_of ((guchar) part[n]) >= 0)
    n++;
  if (n < length)
    return 0;
  if (length >= SHORTEST_PART && before >= SHORTEST_PART &&
      ((length + before >= FEWEST_BROKEN && length + before <= MOST_BROKEN) ||
       (length + before >= PARTED_LENGTH - MOST_SLIPS && length + before <= PARTED_LENGTH + MOST_SLIPS)))
    rt_found_tell (found, line, RT_FOUND_LENGTH, (guint) MAX (length, before));
  return length;
}

/* Cells that are broken into lines, and those that stand between commas. */
typedef struct {
  RtGrid grid;
  guint n;    /* cells */
  guint line; /* of the last part */
  guint first;
  RtGrid listed;
  guint n_listed; /* of what stands between commas */
  guint first_listed, last_listed; /* numbers of the first and last entry that is a cell, from 1 */
  guint n_slips;  /* entries that are no cells */
  guint n_before; /* cells of the list before, in the same line */
  RtGrid spaced;
  guint n_spaced; /* cells with blanks between them */
} Parts;

/* Adds the LENGTH bytes at PART if they continue the cells of the line above. Offers the grid once it is
 * complete. */
static void
take_line (RtFoundGrids *found, Parts *parts, const char *part, gsize length, guint line)
{
  if (length < SHORTEST_LINE || length > RT_N_CELLS - SHORTEST_LINE)
    return;
  for (gsize i = 0; i < length; i++)
    if (rt_cell_of ((guchar) part[i]) < 0)
      return;
  if (parts->n + length > RT_N_CELLS || parts->line + 1 != line)
    parts->n = 0;
  if (parts->n == 0)
    parts->first = line;
  for (gsize i = 0; i < length; i++)
    parts->grid.digit[parts->n++] = (guint8) rt_cell_of ((guchar) part[i]);
  parts->line = line;
  if (parts->n == RT_N_CELLS) {
    rt_found_offer (found, &parts->grid, parts->first);
    parts->n = 0;
  }
}

/* Takes the LENGTH bytes at PART, with SIGN behind them, if they are one of 81 cells between commas, and
 * offers the grid with the last one, or tells that it is damaged. */
static void
take_listed (RtFoundGrids *found, Parts *parts, const char *part, gsize length, char sign, guint line)
{
  int digit = length == 1 ? rt_cell_of ((guchar) *part) : -1;
  guint n;

  if (length == 0 && sign == ' ' && parts->n_listed)
    return; /* a blank behind a comma */
  if (digit >= 0 && parts->n_listed - parts->n_slips < RT_N_CELLS)
    parts->listed.digit[parts->n_listed - parts->n_slips] = (guint8) digit;
  parts->n_listed++;
  if (digit >= 0) {
    parts->first_listed = parts->first_listed ? parts->first_listed : parts->n_listed;
    parts->last_listed = parts->n_listed;
  }
  parts->n_slips += digit < 0;
  if (sign == ',')
    return;
  n = parts->n_listed - parts->n_slips;
  if (n == RT_N_CELLS && parts->last_listed - parts->first_listed + 1 == n)
    rt_found_offer (found, &parts->listed, line);
  else if (n + parts->n_before >= RT_N_CELLS - MOST_LISTED_SLIPS && parts->n_slips <= MOST_SLIPS &&
           n + parts->n_before <= RT_N_CELLS + MOST_LISTED_SLIPS)
    rt_found_tell (found, line, RT_FOUND_LENGTH, n == RT_N_CELLS ? n - 1 : n);
  parts->n_before = sign == '\n' ? 0 : n > 1 ? n : parts->n_before;
  parts->n_listed = 0;
  parts->first_listed = 0;
  parts->n_slips = 0;
}

/* The same for cells with blanks between them. */
static void
take_spaced (RtFoundGrids *found, Parts *parts, const char *part, gsize length, char sign, guint line)
{
  int digit = length == 1 ? rt_cell_of ((guchar) *part) : -1;

  if (digit >= 0 && parts->n_spaced < RT_N_CELLS)
    parts->spaced.digit[parts->n_spaced] = (guint8) digit;
  parts->n_spaced = digit >= 0 ? parts->n_spaced + 1 : length ? 0 : parts->n_spaced;
  if (sign == ' ')
    return;
  if (parts->n_spaced == RT_N_CELLS)
    rt_found_offer (found, &parts->spaced, line);
  else if (parts->n_spaced >= RT_N_CELLS - MOST_LISTED_SLIPS &&
           parts->n_spaced <= RT_N_CELLS + MOST_LISTED_SLIPS)
    rt_found_tell (found, line, RT_FOUND_LENGTH, parts->n_spaced);
  parts->n_spaced = 0;
}

/* Returns how many bytes at TEXT, which ends at END, stand before what sets cells off. */
static gsize
length_of_part (const char *text, const char *end)
{
  const char *at = text;

  while (at < end && !memchr (BESIDE_CELLS, *at, sizeof BESIDE_CELLS - 1))
    at++;
  return (gsize) (at - text);
}

void
rt_found_in_runs (RtFoundGrids *found, const char *text, gsize size)
{
  const char *end = text + size;
  bool first = true; /* of its line */
  gsize before = 0;  /* cells in front of the last sign */
  Parts parts = { 0 };
  guint line = 1;

  while (text < end && !found->doubtful) {
    gsize length, comment = first ? strspn (text, "/") : 0;
    char sign;

    text += comment; /* cells may stand right behind the sign of a comment */
    length = length_of_part (text, end);
    sign = text[length]; /* the zero behind the text, at its end */

    take_part (found, text, length, line, first && (!sign || sign == '\n'));
    take_line (found, &parts, text, length, line);
    take_listed (found, &parts, text, length, sign, line);
    take_spaced (found, &parts, text, length, sign, line);
    before = take_broken (found, text, length, before, line);
    text += length;
    first = sign == '\n';
    if (first)
      before = 0;
    line += first;
    if (sign && strchr ("\"'`", sign))
      text += take_quoted (found, text, end, line);
    text += sign != 0;
    if (sign == '\\' && text < end && g_ascii_isalpha (*text))
      text++; /* the end of a line in a string of a program */
  }
}
