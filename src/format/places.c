/* places.c - grids whose cells are told one by one, each with its row, its column and its digit:
 *
 *     given(1,2,5).      { "row": 0, "col": 1, "value": 5 }      "r1c2": 5      "A2": "5"      1 2 5
 *     3,1=5 6,1=8 ...      cells[0 * 9 + 1] = 5;      INSERT INTO cells (id, row, col, value) VALUES (1, 0, 1, 5), ...
 *
 * Three numbers with the same text between them and in front of them, again and again, are the cells of
 * a grid. Words beside the numbers say which is the row, or a line of three words above them does; else
 * the row is first, and the digit last. Rows and columns count from 1, or from 0 where there is a 0. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/cell.h"
#include "format/found.h"
#include "format/places-words.h"

#include <string.h>

/* Longer text between two numbers is no part of a cell, and more ways to tell cells are none. */
#define MOST_BETWEEN 48
#define MOST_WAYS 64

/* More cells are a puzzle whatever its solutions, if no digit is twice in a house. */
#define MANY 40

/* Three words that name the numbers stand at most so far in front of the first one. */
#define HEADING 2000

/* A number, or a letter that names a row. */
typedef struct {
  const char *start, *end;
  int value; /* 10: none of a cell */
} Number;

/* A cell as it stands. */
typedef struct {
  int number[3];
  guint n_ends; /* lists and tags that end or begin between the last one and it */
} Cell;

/* Cells that are told in the same way. */
typedef struct {
  Number sample[3];
  const char *before; /* the first of them: where the text in front of it begins */
  GArray *cells;      /* of Cell */
  guint n_ends;       /* what ends between the first two of them */
  guint behind;       /* the number behind the last of them, counted from the first one of the text */
  guint last_end;     /* what ended in front of the last of them */
  bool broken;        /* another number stands among them */
} Way;

/* Whether the digit at TEXT is the width of the grid, as in 3 * 9 + 5. */
static bool
is_width (const char *text, const char *begin)
{
  const char *before = text;

  if (*text != '9' || g_ascii_isdigit (text[1]))
    return false;
  while (before > begin && before[-1] == ' ')
    before--;
  return before > begin && before[-1] == '*';
}

/* The next number at or behind TEXT, which may be NULL; its START is NULL if there is none. */
static Number
next_after (const char *text, const char *begin)
{
  for (; text && *text; text++) {
    bool alone = text == begin || !g_ascii_isalnum (text[-1]);

    if (is_width (text, begin))
      continue;
    if (g_ascii_isdigit (*text)) {
      gsize n = strspn (text, "0123456789");

      return (Number) { text, text + n, n == 1 ? *text - '0' : 10 };
    }
    if (alone && *text && strchr ("ABCDEFGHIabcdefghi", *text) && g_ascii_isdigit (text[1]) &&
        !g_ascii_isalnum (text[2]))
      return (Number) { text, text + 1, g_ascii_tolower (*text) - 'a' + 1 };
  }
  return (Number) { 0 };
}

/* Whether LENGTH bytes at TEXT can stand between two numbers of one cell, which is IN_BRACES or not. */
static bool
is_inside (const char *text, gsize length, bool in_braces)
{
  bool closed = false;

  if (length > MOST_BETWEEN)
    return false;
  if (length == 2 && !strncmp (text, "][", 2))
    return true;
  for (gsize i = 0; i < length; i++) {
    if (strchr (";.", text[i]) || (text[i] == '\n' && !in_braces) ||
        (closed && strchr ("([{", text[i])))
      return false;
    closed |= strchr (")]}", text[i]) != NULL;
  }
  return true;
}

/* Whether LENGTH bytes at TEXT part two cells. */
static bool
is_between_cells (const char *text, gsize length)
{
  bool words = false;

  for (gsize i = 0; i < length; i++) {
    if (strchr ("()[]{}<>;\n\"'", text[i]))
      return true;
    words |= g_ascii_isalpha (text[i]) != 0;
  }
  return words;
}

/* The same where each word is a cell, as 3,1=5 and 6,1=8 are. */
static bool
is_between_words (const char *text, gsize length, const Number at[3])
{
  return length && strspn (text, " ") >= length &&
         !memchr (at[0].end, ' ', (gsize) (at[1].start - at[0].end)) &&
         !memchr (at[1].end, ' ', (gsize) (at[2].start - at[1].end));
}

/* Where the text in front of the number at END begins that is the same for all cells: a bracket and what
 * is called, or a word and signs. */
static const char *
own_text (const char *start, const char *end)
{
  const char *own = end;

  if (own > start && strchr ("([{", own[-1]))
    own--;
  else
    while (own > start && end - own < MOST_BETWEEN && strchr (" \t:=\"'", own[-1]))
      own--;
  while (own > start && end - own < MOST_BETWEEN && (g_ascii_isalpha (own[-1]) || own[-1] == '_'))
    own--;
  own += strspn (own, " \t");
  return MIN (own, end);
}

/* Which number of WAY is which; false if words say something else. */
static bool
read_roles (const Way *way, const char *text, RtPlacesRole roles[3])
{
  const Number *at = way->sample;
  bool first, second, third;

  roles[0] = rt_places_role_before (way->before, at[0].start, &first);
  roles[1] = rt_places_role_before (at[0].end, at[1].start, &second);
  roles[2] = rt_places_role_before (at[1].end, at[2].start, &third);
  if (!second) { /* what stands before the first one is the name of all */
    if (!rt_places_read_heading (way->before - MIN (way->before - text, HEADING), way->before, roles))
      memcpy (roles, ((RtPlacesRole[]) { RT_PLACES_ROW, RT_PLACES_COLUMN, RT_PLACES_DIGIT }), 3 * sizeof *roles);
    return true;
  }
  for (int i = 0; i < 3; i++) /* the digit may be called anything */
    if (!roles[i] && roles[(i + 1) % 3] != RT_PLACES_DIGIT && roles[(i + 2) % 3] != RT_PLACES_DIGIT)
      roles[i] = RT_PLACES_DIGIT;
  return roles[0] && roles[1] && roles[2] && roles[0] != roles[1] && roles[1] != roles[2] &&
         roles[0] != roles[2];
}

static void
clear_way (gpointer way)
{
  g_array_unref (((Way *) way)->cells);
}

static bool
is_same (const char *a, const char *a_end, const char *b, const char *b_end)
{
  return a_end - a == b_end - b && !strncmp (a, b, (gsize) (a_end - a));
}

/* Whether AT, in front of which BEFORE stands, is told like the cells of WAY. */
static bool
is_like (const Way *way, const Number at[3], const char *before)
{
  return is_same (way->before, way->sample[0].start, before, at[0].start) &&
         is_same (way->sample[0].end, way->sample[1].start, at[0].end, at[1].start) &&
         is_same (way->sample[1].end, way->sample[2].start, at[1].end, at[2].start);
}

/* Which cell of a grid CELL tells, and where it stands in the order of the text. */
static int
place_of (const Cell *cell, const RtPlacesRole roles[3], int base, int *order, int *digit)
{
  int part[4] = { 0 };

  *order = 0;
  for (int i = 0; i < 3; i++) {
    part[roles[i]] = cell->number[i];
    if (roles[i] != RT_PLACES_DIGIT)
      *order = 10 * *order + cell->number[i];
  }
  *digit = part[RT_PLACES_DIGIT];
  return 9 * (part[RT_PLACES_ROW] - base) + part[RT_PLACES_COLUMN] - base;
}

/* What rows and columns count from; -1 if that cannot be known, or a number is none of a grid. */
static int
base_of (const Way *way, const RtPlacesRole roles[3])
{
  int least = 9, most = 0;

  for (guint i = 0; i < 3 * way->cells->len; i++) {
    int number = g_array_index (way->cells, Cell, i / 3).number[i % 3];

    if (number > 9)
      return -1;
    if (roles[i % 3] != RT_PLACES_DIGIT) {
      least = MIN (least, number);
      most = MAX (most, number);
    }
  }
  return (least == 0) == (most == 9) ? -1 : least != 0;
}

/* The grids of WAY, one for each list or element of its cells, or for each time that they begin again.
 * ALL becomes the one of all cells; returns NULL if WAY makes no sense. */
static GArray *
part_grids (const Way *way, const RtPlacesRole roles[3], RtGrid *all, bool *again)
{
  g_autoptr (GArray) grids = g_array_new (FALSE, TRUE, sizeof (RtGrid));
  int base = base_of (way, roles), last = -1, order, digit;
  RtCells told = RT_CELLS_NONE;

  *again = false;
  memset (all, 0, sizeof *all);
  if (base < 0)
    return NULL;
  for (guint i = 0; i < way->cells->len; i++) {
    int cell = place_of (&g_array_index (way->cells, Cell, i), roles, base, &order, &digit);

    *again |= rt_cells_has (told, cell);
    rt_cells_add (&told, cell);
    all->digit[cell] = (guint8) digit;
  }
  for (guint i = 0; i < way->cells->len; i++) {
    const Cell *told_cell = &g_array_index (way->cells, Cell, i);
    int cell = place_of (told_cell, roles, base, &order, &digit);

    if (i == 0 || told_cell->n_ends > way->n_ends || (*again && order <= last))
      g_array_set_size (grids, grids->len + 1);
    g_array_index (grids, RtGrid, grids->len - 1).digit[cell] = (guint8) digit;
    last = order;
  }
  return g_steal_pointer (&grids);
}

static void
add_grid (RtFoundGrids *found, const RtGrid *grid)
{
  rt_found_add (found, grid, rt_cells_count (rt_grid_filled (grid)) > MANY);
}

/* Adds the grids of WAY: of a list in lists the one grid; else each, but not what of the last one's
 * solution stands behind it. */
static void
add_grids (RtFoundGrids *found, const Way *way, const RtPlacesRole roles[3])
{
  g_autoptr (GArray) grids = NULL;
  RtGrid all, solution;
  bool again;

  grids = part_grids (way, roles, &all, &again);
  if (!grids) {
    found->doubtful = true;
    return;
  }
  if (!again && rt_found_solve (found, &g_array_index (grids, RtGrid, 0), &solution) != 1) {
    add_grid (found, &all);
    return;
  }
  for (guint i = 0; i < grids->len && !found->doubtful; i++) {
    const RtGrid *grid = &g_array_index (grids, RtGrid, i);

    if (i > 0 && rt_has_digits_of (&solution, grid))
      continue;
    add_grid (found, grid);
    rt_found_solve (found, grid, &solution);
  }
}

/* Adds the cell at AT, whose first one is the NUMBER'th of the text, to the way in which it is told; N_ENDS
 * lists and tags ended before. Returns false if there are too many of them. */
static bool
add_cell (GArray *ways, const Number at[3], const char *before, guint n_ends, guint number,
          guint *newest)
{
  Cell cell = { { at[0].value, at[1].value, at[2].value }, 0 };
  Way *way = NULL;

  for (guint i = 0; i < ways->len && !way; i++) {
    guint k = (*newest + i) % ways->len;

    if (is_like (&g_array_index (ways, Way, k), at, before)) {
      way = &g_array_index (ways, Way, k);
      *newest = k;
    }
  }
  if (!way) {
    Way first = { .sample = { at[0], at[1], at[2] }, .before = before,
                  .cells = g_array_new (FALSE, FALSE, sizeof (Cell)) };

    *newest = ways->len;
    g_array_append_val (ways, first);
    way = &g_array_index (ways, Way, *newest);
  }
  cell.n_ends = way->cells->len ? n_ends - way->last_end : 0;
  if (way->cells->len == 1)
    way->n_ends = cell.n_ends;
  way->broken |= way->cells->len && way->behind != number && cell.n_ends <= way->n_ends;
  way->behind = number + 3;
  way->last_end = n_ends;
  g_array_append_val (way->cells, cell);
  return ways->len < MOST_WAYS;
}

/* How many lists and tags end or begin in LENGTH bytes at TEXT. */
static guint
count_ends (const char *text, gsize length)
{
  guint n = 0;

  for (gsize i = 0; i < length; i++)
    n += text[i] == ']' || text[i] == '<';
  return n;
}

/* Whether the number at AT is of a cell that is said to have no digit. */
static bool
is_of_blank (const Number at[3])
{
  gssize length = MIN (at[2].start - at[0].end, 2 * MOST_BETWEEN);

  return g_strstr_len (at[0].end, length, "null") || g_strstr_len (at[0].end, length, "None");
}

/* Whether the N numbers at AT, the first N of five, stand together and apart from those around them, the
 * last of which ends at BEHIND. */
static bool
are_together (const Number at[5], guint n, const char *behind, const char *text)
{
  gsize gap = (gsize) (at[0].start - behind);
  bool in_braces = memchr (behind, '{', gap) != NULL;

  if (!at[n - 1].start ||
      (behind != text && !is_between_cells (behind, gap) && !is_between_words (behind, gap, at)))
    return false;
  for (guint i = 1; i < n; i++)
    if (!is_inside (at[i - 1].end, (gsize) (at[i].start - at[i - 1].end), in_braces))
      return false;
  if (!at[n].start)
    return true;
  gap = (gsize) (at[n].start - at[n - 1].end);
  return is_between_cells (at[n - 1].end, gap) || is_between_words (at[n - 1].end, gap, at);
}

/* Whether the number behind the three at AT says that the cell has that digit, as in x[1,2,5] = 1. */
static bool
has_truth (const Number at[5])
{
  gsize gap = at[3].start ? (gsize) (at[3].start - at[2].end) : 0;

  return gap > 1 && at[3].value == 1 && strchr (")]}", *at[2].end) && memchr (at[2].end, '=', gap) &&
         strspn (at[2].end, ")]}:= \t") == gap;
}

/* Gathers the cells of TEXT by the way in which they are told. Returns false if there are too many. */
static bool
gather (const char *text, RtPlacesFourth fourth, GArray *ways)
{
  const char *behind = text; /* the number before */
  guint newest = 0, n_ends = 0, number = 0;
  Number at[5];

  for (int i = 0; i < 5; i++)
    at[i] = next_after (i ? at[i - 1].end : text, text);
  while (at[2].start) {
    guint step = 1, first = fourth == RT_PLACES_FOURTH_FIRST;

    n_ends += count_ends (behind, (gsize) (at[0].start - behind));
    if (are_together (at, fourth ? 4 : 3, behind, text)) {
      const char *own = own_text (first ? at[0].end : behind, at[first].start);

      if (!add_cell (ways, at + first, own, n_ends, number, &newest))
        return false;
      number += 3;
      step = fourth || has_truth (at) ? 4 : 3;
    } else {
      number += !is_of_blank (at);
    }
    for (; step; step--) {
      behind = at[0].end;
      memmove (at, at + 1, 4 * sizeof *at);
      at[4] = next_after (at[3].end, text);
    }
  }
  return true;
}

/* Whether A and B, which begin otherwise, go on in the same way. */
static bool
are_alike (const Way *a, const Way *b)
{
  return is_same (a->sample[0].end, a->sample[1].start, b->sample[0].end, b->sample[1].start) &&
         is_same (a->sample[1].end, a->sample[2].start, b->sample[1].end, b->sample[2].start);
}

void
rt_found_in_places (RtFoundGrids *found, const char *text)
{
  g_autoptr (GArray) ways = g_array_new (FALSE, FALSE, sizeof (Way));

  g_array_set_clear_func (ways, clear_way);
  if (!gather (text, rt_places_fourth (text), ways))
    return;
  for (guint i = 0; i < ways->len; i++) {
    const Way *way = &g_array_index (ways, Way, i);
    RtPlacesRole roles[3];

    if (way->cells->len < RT_FEWEST_GIVENS || !read_roles (way, text, roles))
      continue;
    found->doubtful |= way->broken;
    add_grids (found, way, roles);
    for (guint k = 0; k < ways->len; k++) {
      const Way *other = &g_array_index (ways, Way, k);

      found->doubtful |= other->cells->len < RT_FEWEST_GIVENS && are_alike (way, other);
    }
  }
}
