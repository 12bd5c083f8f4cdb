/* box-singles.c - removes givens as long as the last digits of houses and hidden singles in boxes
 * solve the puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/make/box-singles.h"

#include "engine/fast/fast.h"

/* Digits known so far, as bits. */
typedef struct {
  uint16_t filled[9];           /* by box: its filled cells in reading order */
  uint16_t rows[10], columns[10]; /* rows and columns that hold each digit */
  uint8_t n_row[9], n_column[9];
  int n;
} Known;

/* By a set of a box's three rows, or columns: their cells in the box. */
static const uint16_t in_rows[8] = { 0, 0007, 0070, 0077, 0700, 0707, 0770, 0777 };
static const uint16_t in_columns[8] = { 0, 0111, 0222, 0333, 0444, 0555, 0666, 0777 };

static void
add_digit (Known *known, int row, int column, uint8_t digit)
{
  known->filled[row / 3 * 3 + column / 3] |= (uint16_t) (1u << (row % 3 * 3 + column % 3));
  known->rows[digit] |= (uint16_t) (1u << row);
  known->columns[digit] |= (uint16_t) (1u << column);
  known->n_row[row]++;
  known->n_column[column]++;
  known->n++;
}

/* Places the digits of BOX that are last in a house, or have one place left in the box. */
static void
place_in_box (Known *known, const RtGrid *full, int box)
{
  int top = box / 3 * 3, left = box % 3 * 3;

  for (unsigned empty = 0777u & ~known->filled[box]; empty; empty &= empty - 1) {
    int place = __builtin_ctz (empty), row = top + place / 3, column = left + place % 3;
    uint8_t digit = full->digit[9 * row + column];
    unsigned open = 0777u & ~known->filled[box] & ~in_rows[known->rows[digit] >> top & 7] &
                    ~in_columns[known->columns[digit] >> left & 7];

    if ((open & (open - 1)) == 0 || known->n_row[row] == 8 || known->n_column[column] == 8)
      add_digit (known, row, column, digit);
  }
}

/* Returns true if last digits and hidden singles in boxes solve the puzzle whose givens are the
 * cells GIVENS of FULL. If they do not solve GIVENS, they do not solve any subset of GIVENS. */
static bool
solves (const RtGrid *full, RtCells givens)
{
  Known known = { .n = 0 };
  int before;

  for_each_cell (cell, givens)
    add_digit (&known, rt_row_of (cell), rt_column_of (cell), full->digit[cell]);
  do {
    before = known.n;
    for (int box = 0; box < 9; box++)
      place_in_box (&known, full, box);
  } while (known.n > before && known.n < RT_N_CELLS);
  return known.n == RT_N_CELLS;
}

/* Removes as many of the first GROUPS of cells from FULL, a full grid, as these singles allow,
 * found by bisection. Stores the number of removed groups in N. Returns the remaining cells. */
static RtCells
clear_first (const RtGrid *full, const RtOrbits *groups, int *n)
{
  RtCells left = RT_CELLS_ALL;
  int cannot = groups->n + 1;

  *n = 0;
  while (cannot - *n > 1) {
    int middle = (*n + cannot) / 2;
    RtCells rest = RT_CELLS_NONE;

    for (int i = middle; i < groups->n; i++)
      rest = rt_cells_or (rest, groups->cells[i]);
    if (solves (full, rest)) {
      *n = middle;
      left = rest;
    } else {
      cannot = middle;
    }
  }
  return left;
}

bool
rt_box_singles_minimise (RtGrid *puzzle, const RtOrbits *groups)
{
  int first;
  RtCells left = clear_first (puzzle, groups, &first);
  const RtGrid full = *puzzle;

  for (int i = first + 1; i < groups->n; i++) {
    RtCells rest = rt_cells_minus (left, groups->cells[i]);

    if (solves (&full, rest))
      left = rest;
  }
  *puzzle = rt_grid_only (&full, left);
  for (int i = first; i < groups->n; i++)
    if (rt_cells_meet (left, groups->cells[i])) {
      RtGrid less = rt_grid_only (&full, rt_cells_minus (left, groups->cells[i]));

      if (rt_fast_solve (&less, NULL) == 1)
        return false;
    }
  return true;
}
