/* canonical.c - finds the least of all grids that are equivalent to a puzzle.
 *
 * The rows of the result are chosen from the top. A partial result is called a way; after each row
 * only the ways with the least row are kept. These are few, because columns are ordered only when
 * digits distinguish them: columns of a stack that are empty in all chosen rows remain
 * interchangeable, and so do stacks that are empty in all chosen rows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/make/canonical.h"

#include <stdlib.h>
#include <string.h>

/* Number of a digit that is not in a chosen row yet; greater than all other numbers. */
#define NEW 15u

typedef struct {
  uint8_t column[9];    /* by place in the result: the column of the puzzle that is there so far */
  /* by stack of the result: the number of its first columns that are still interchangeable */
  uint8_t alike[3];
  uint8_t n_alike;      /* number of the first stacks that have no digit yet */
  uint8_t number[10];   /* by digit: its number; 0 for a blank, NEW for a digit without a number */
  uint8_t next;         /* the next number */
  uint8_t mirrored;     /* 1: rows and columns are exchanged */
  uint16_t used;        /* rows chosen */
} Way;

typedef struct {
  Way *ways;
  size_t n, room;
} Ways;

typedef struct {
  uint8_t digit[2][9][9];   /* the puzzle and its transpose, by row and column */
  Ways now, then;
  uint64_t least;           /* least next row found so far */
} Search;

static Way *
add_way (Ways *ways, const Way *way)
{
  if (ways->n == ways->room) {
    ways->room *= 2;
    ways->ways = realloc (ways->ways, ways->room * sizeof *way);
    if (!ways->ways)
      abort ();
  }
  ways->ways[ways->n] = *way;
  return &ways->ways[ways->n++];
}

/* Exchanges A and B, the digit numbers in two columns, and the columns themselves if B is less. */
static inline void
order (uint32_t *a, uint32_t *b, uint8_t *column_a, uint8_t *column_b)
{
  if (*b < *a) {
    uint32_t key = *a;
    uint8_t column = *column_a;

    *a = *b;
    *b = key;
    *column_a = *column_b;
    *column_b = column;
  }
}

/* Sorts the interchangeable columns of a stack, its first N_ALIKE, least first. Returns the stack's
 * three digit numbers in ROW, packed. */
static inline uint32_t
order_columns (const uint8_t *row, const Way *way, uint8_t column[3], int n_alike)
{
  uint32_t a = way->number[row[column[0]]], b = way->number[row[column[1]]],
           c = way->number[row[column[2]]];

  if (n_alike >= 2)
    order (&a, &b, &column[0], &column[1]);
  if (n_alike == 3) {
    order (&b, &c, &column[1], &column[2]);
    order (&a, &b, &column[0], &column[1]);
  }
  return a << 8 | b << 4 | c;
}

static void
swap_stacks (uint32_t keys[3], uint8_t column[9], int a, int b)
{
  uint32_t key = keys[a];

  keys[a] = keys[b];
  keys[b] = key;
  for (int i = 0; i < 3; i++) {
    uint8_t one = column[3 * a + i];

    column[3 * a + i] = column[3 * b + i];
    column[3 * b + i] = one;
  }
}

/* Sorts the columns of WAY, a partial result, so that ROW, its next row, becomes least. Returns the
 * row as nine numbers of four bits, with numbers for its new digits. Stores the row's stacks,
 * before new digits have numbers, in KEYS. */
static uint64_t
make_least (const uint8_t *row, const Way *way, uint8_t column[9], uint32_t keys[3])
{
  uint64_t least;
  uint32_t next = way->next;

  for (int s = 0; s < 3; s++)
    keys[s] = order_columns (row, way, column + 3 * s, way->alike[s]);
  if (way->n_alike >= 2 && keys[1] < keys[0])
    swap_stacks (keys, column, 0, 1);
  if (way->n_alike == 3) {
    if (keys[2] < keys[1])
      swap_stacks (keys, column, 1, 2);
    if (keys[1] < keys[0])
      swap_stacks (keys, column, 0, 1);
  }
  least = (uint64_t) keys[0] << 24 | keys[1] << 12 | keys[2];
  for (int shift = 32; shift >= 0; shift -= 4)
    if ((least >> shift & 15) == NEW)
      least -= (uint64_t) (NEW - next++) << shift;
  return least;
}

/* Appends ROW to WAY, a partial result whose columns are sorted: numbers the new digits, and marks
 * columns with a digit as no longer interchangeable. */
static void
append_row (const uint8_t *row, Way *way, const uint32_t keys[3])
{
  for (int place = 0; place < 9; place++) {
    uint8_t *number = &way->number[row[way->column[place]]];

    if (*number == NEW)
      *number = way->next++;
  }
  for (int s = 0; s < 3; s++) {
    uint8_t blank = keys[s] > 0xff ? 0 : keys[s] > 0xf ? 1 : keys[s] > 0 ? 2 : 3;

    if (blank < way->alike[s])
      way->alike[s] = blank;
  }
  while (way->n_alike > 0 && keys[way->n_alike - 1] > 0)
    way->n_alike--;
}

/* Permutations of three interchangeable columns or stacks. */
static const uint8_t orders[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 },
                                      { 2, 0, 1 }, { 2, 1, 0 } };

/* Appends ROW to copies of WAY, a partial result, one for each order of those columns, from stack S
 * on, that were interchangeable and get a digit not used above. KEYS has the row's stacks. */
static void
add_column_orders (Search *search, const uint8_t *row, const Way *way, const uint32_t keys[3],
                   int s)
{
  int n_new = 0, first;
  Way other;

  while (s < 3) {
    n_new = 0;
    for (int i = 0; i < way->alike[s]; i++)
      n_new += (keys[s] >> (8 - 4 * i) & 15) == NEW;
    if (n_new >= 2)
      break;
    s++;
  }
  if (s == 3) {
    append_row (row, add_way (&search->then, way), keys);
    return;
  }
  first = 3 * s + way->alike[s] - n_new;
  for (int i = 0; i < (n_new == 2 ? 3 : 6); i++) {
    if (n_new == 2 && orders[i][2] != 2)
      continue;
    other = *way;
    for (int j = 0; j < n_new; j++)
      other.column[first + j] = way->column[first + orders[i][j]];
    add_column_orders (search, row, &other, keys, s + 1);
  }
}

/* Appends ROW to copies of WAY, one for each order of interchangeable stacks: those that have
 * equally many digits, all of them new. KEYS has the row's three stacks, packed. */
static void
add_stack_orders (Search *search, const uint8_t *row, const Way *way, const uint32_t keys[3])
{
  bool first = way->n_alike >= 2 && keys[0] == keys[1] && keys[0];
  bool last = way->n_alike == 3 && keys[1] == keys[2] && keys[1];

  for (int i = 0; i < 6; i++) {
    Way other = *way;

    if ((!first && orders[i][0] != 0) || (!last && orders[i][2] != 2))
      continue;
    for (int place = 0; place < 9; place++)
      other.column[place] = way->column[3 * orders[i][place / 3] + place % 3];
    add_column_orders (search, row, &other, keys, 0);
  }
}

/* Appends row R of the puzzle to WAY, a partial result, unless this row is greater than the least
 * so far. */
static void
try_row (Search *search, const Way *way, int r)
{
  const uint8_t *row = search->digit[way->mirrored][r];
  uint32_t keys[3];
  Way next = *way;
  uint64_t least = make_least (row, way, next.column, keys);

  if (least > search->least)
    return;
  if (least < search->least)
    search->then.n = 0;
  search->least = least;
  next.used |= (uint16_t) (1u << r);
  add_stack_orders (search, row, &next, keys);
}

/* Returns the rows that may be next: the remaining rows of an incomplete band; if no band is
 * incomplete, all remaining rows. */
static unsigned
next_rows (unsigned used)
{
  for (int band = 0; band < 9; band += 3) {
    unsigned in_band = used >> band & 7;

    if (in_band && in_band != 7)
      return (~used & 7u << band);
  }
  return ~used & 0x1ff;
}

void
rt_canonical (const RtGrid *in, RtGrid *out)
{
  Search search = { .now = { .room = 64 }, .then = { .room = 64 } };
  Way way = { .column = { 0, 1, 2, 3, 4, 5, 6, 7, 8 }, .alike = { 3, 3, 3 }, .n_alike = 3,
              .next = 1 };

  search.now.ways = malloc (search.now.room * sizeof way);
  search.then.ways = malloc (search.then.room * sizeof way);
  if (!search.now.ways || !search.then.ways)
    abort ();
  memset (way.number + 1, NEW, 9);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    search.digit[0][rt_row_of (cell)][rt_column_of (cell)] = in->digit[cell];
    search.digit[1][rt_column_of (cell)][rt_row_of (cell)] = in->digit[cell];
  }
  for (way.mirrored = 0; way.mirrored < 2; way.mirrored++)
    add_way (&search.now, &way);
  for (int place = 0; place < 9; place++) {
    Ways swap;

    search.least = UINT64_MAX;
    search.then.n = 0;
    for (size_t i = 0; i < search.now.n; i++) {
      unsigned rows = next_rows (search.now.ways[i].used);

      for (; rows; rows &= rows - 1)
        try_row (&search, &search.now.ways[i], __builtin_ctz (rows));
    }
    for (int i = 0; i < 9; i++)
      out->digit[9 * place + i] = (uint8_t) (search.least >> (32 - 4 * i) & 15);
    swap = search.now;
    search.now = search.then;
    search.then = swap;
  }
  free (search.now.ways);
  free (search.then.ways);
}
