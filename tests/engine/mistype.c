/* mistype.c - helper for tests: puzzles with one typing error, as people make them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "mistype.h"

#include "engine/fast/fast.h"

#include <stdio.h>
#include <stdlib.h>

const char *const slip_names[N_SLIPS] = {
  [SLIP_RANDOM] = "random",
  [SLIP_HIDDEN] = "hidden",
  [SLIP_LOOKS_ALIKE] = "looks alike",
  [SLIP_KEY_BESIDE] = "key beside",
  [SLIP_CELL_BESIDE] = "cell beside",
  [SLIP_EXTRA] = "extra",
  [SLIP_EXCHANGE] = "exchange",
  [SLIP_MOVE] = "move",
  [SLIP_SHIFT] = "shift",
};

/* Pairs of digits that look alike, and pairs of neighbouring keys, each in both orders. */
#define ALIKE " 17 71 38 83 69 96 56 65 "
#define KEYS " 12 23 45 56 78 89 14 47 25 58 36 69 21 32 54 65 87 98 41 74 52 85 63 96 "

static bool
is_pair_of (const char *pairs, int a, int b)
{
  const char pair[] = { ' ', (char) ('0' + a), (char) ('0' + b), ' ', '\0' };

  return strstr (pairs, pair) != NULL;
}

static int
random_below (GRand *random, int n)
{
  return g_rand_int_range (random, 0, n);
}

/* A cell beside CELL, which may be off the grid: then -1. */
static int
beside (int cell, int rows, int columns)
{
  int row = rt_row_of (cell) + rows, column = rt_column_of (cell) + columns;

  return row < 0 || row > 8 || column < 0 || column > 8 ? -1 : 9 * row + column;
}

static bool
write_other (RtGrid *grid, int cell, Slip slip, GRand *random)
{
  int right = grid->digit[cell], wrong = 1 + random_below (random, 9), other;

  if (slip == SLIP_CELL_BESIDE) {
    other = beside (cell, random_below (random, 3) - 1, random_below (random, 3) - 1);
    wrong = other < 0 ? 0 : grid->digit[other];
  }
  if (wrong == 0 || wrong == right || (right == 0) != (slip == SLIP_EXTRA) ||
      (slip == SLIP_HIDDEN && !rt_grid_fits (grid, cell, wrong)) ||
      (slip == SLIP_LOOKS_ALIKE && !is_pair_of (ALIKE, right, wrong)) ||
      (slip == SLIP_KEY_BESIDE && !is_pair_of (KEYS, right, wrong)))
    return false;
  grid->digit[cell] = (uint8_t) wrong;
  return true;
}

static bool
swap (RtGrid *grid, int cell, bool with_empty, GRand *random)
{
  bool down = random_below (random, 2);
  int other = beside (cell, down, !down);
  uint8_t digit = grid->digit[cell];

  if (other < 0 || (digit == 0) + (grid->digit[other] == 0) != with_empty)
    return false;
  grid->digit[cell] = grid->digit[other];
  grid->digit[other] = digit;
  return true;
}

static bool
shift (RtGrid *grid, GRand *random)
{
  const uint8_t *line = rt_houses[random_below (random, 18)];
  int first = random_below (random, 9), by = random_below (random, 2) ? 1 : -1, n = 0;
  RtGrid before = *grid;

  if (by > 0 ? grid->digit[line[8]] : first == 0 || grid->digit[line[first - 1]])
    return false;
  for (int i = first; i < 9; i++)
    grid->digit[line[i]] = 0;
  for (int i = first; i < 9; i++)
    if (before.digit[line[i]]) {
      grid->digit[line[i + by]] = before.digit[line[i]];
      n++;
    }
  return n > 1;
}

/* N_SOLUTIONS: 0, or 2 for several. */
static bool
mistype_to (const RtGrid *puzzle, Slip slip, GRand *random, int n_solutions, RtGrid *grid)
{
  for (int i = 0; i < 1000; i++) {
    int cell = random_below (random, RT_N_CELLS);
    bool made;

    *grid = *puzzle;
    made = slip == SLIP_EXCHANGE || slip == SLIP_MOVE
             ? swap (grid, cell, slip == SLIP_MOVE, random)
           : slip == SLIP_SHIFT ? shift (grid, random)
                                : write_other (grid, cell, slip, random);
    if (made && rt_fast_solve (grid, NULL) == n_solutions)
      return true;
  }
  return false;
}

bool
mistype (const RtGrid *puzzle, Slip slip, GRand *random, RtGrid *grid)
{
  return mistype_to (puzzle, slip, random, 0, grid);
}

bool
mistype_open (const RtGrid *puzzle, Slip slip, GRand *random, RtGrid *grid)
{
  return mistype_to (puzzle, slip, random, 2, grid);
}

/* Adds the puzzles of the file NAME of the folder that VARIABLE of the environment names. */
static void
read_set (const char *variable, const char *name, GArray *puzzles)
{
  const char *folder = g_getenv (variable);
  g_autofree char *path = g_strdup_printf ("%s/puzzles/%s.txt", folder ? folder : ".", name);
  FILE *file = fopen (path, "r");
  char *line = NULL;
  size_t size = 0;

  if (!file)
    return;
  for (ssize_t length; (length = getline (&line, &size, file)) >= 0;) {
    RtGrid grid;

    line[MIN (length, RT_N_CELLS)] = '\0';
    if (rt_grid_parse (&grid, line))
      g_array_append_val (puzzles, grid);
  }
  free (line);
  fclose (file);
}

GArray *
puzzles_of_set (const char *name, guint most)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (RtGrid));
  GArray *some = g_array_new (FALSE, FALSE, sizeof (RtGrid));

  read_set ("RT_SHARED_DATA", name, all);
  if (all->len == 0) {
    read_set ("RT_TEST_DATA", "easy", all);
    read_set ("RT_TEST_DATA", "minimal", all);
  }
  g_assert_cmpuint (all->len, >, 0);
  for (guint i = 0; i < most; i++) {
    guint at = most <= all->len ? (guint) ((guint64) i * all->len / most) : i % all->len;

    g_array_append_val (some, g_array_index (all, RtGrid, at));
  }
  return some;
}
