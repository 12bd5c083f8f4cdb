/* typo-repair.c - undoes each typo that a person who copies a puzzle could make, and ranks the
 * grids that result.
 *
 * The fast solver checks whether the grid then has a solution or, if it had several, exactly one.
 * If removing a digit does not give a solution, neither does changing it. So most digits need one
 * check. A grid needs some hundreds of checks, at most about a thousand.
 *
 * If several typos explain the grid, weights rank them. Weights are sums of log likelihoods times
 * ten: a weight of 10 more means e times as likely. The weights of repaired puzzles are roughly
 * fitted to nine sets of puzzles with random typos. The weights of similar digits and of rare typos
 * are guesses. That a digit is in a small contradiction (digits without a common solution) has no
 * weight: every digit that repairs the grid by itself is in all of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/typo-repair.h"

#include "engine/explain-verdict.h"
#include "engine/fast/fast.h"

#include <stdlib.h>

/* Weights. */
enum {
  LOOKS_ALIKE = 10,
  KEY_BESIDE = 7,
  DIGIT_BESIDE = 5,
  ONE_TOO_MANY = -15,     /* an additional digit was typed into an empty cell */
  OTHER_CELLS = -30,      /* the digits are right, but in wrong cells */
  LESS_IS_CLAIMED = 1,    /* a digit is removed, and several solutions remain */
  MINIMAL = 50,           /* the repaired puzzle is minimal, which is rarely a coincidence */
  CAN_BE_LEFT_OUT = 3,    /* for each redundant digit: many puzzles are far from minimal */
  SYMMETRIC = 40,         /* the repaired pattern is symmetric, as in most prints */
};

typedef struct {
  const RtGrid *grid;
  RtCells allowed;
  bool is_open;         /* true: the grid has several solutions */
  RtStop *stop;
  GArray *found;
} Search;

/* Weights. */

/* Returns true for similar digits: one and seven, three and eight, six and nine, six and five. */
static bool
looks_alike (int a, int b)
{
  int low = MIN (a, b), high = MAX (a, b);

  return (low == 1 && high == 7) || (low == 3 && high == 8) || (low == 6 && high == 9) ||
         (low == 5 && high == 6);
}

/* Returns true if the keys of A and B are adjacent on the keypad or in the row of digits. */
static bool
keys_are_neighbours (int a, int b)
{
  int rows = abs ((a - 1) / 3 - (b - 1) / 3), columns = abs ((a - 1) % 3 - (b - 1) % 3);

  return rows + columns == 1 || abs (a - b) == 1;
}

/* Returns true if one of the eight cells around CELL has the digit of CELL. */
static bool
is_beside_its_like (const RtGrid *grid, int cell)
{
  for (int other = 0; other < RT_N_CELLS; other++)
    if (other != cell && grid->digit[other] == grid->digit[cell] &&
        abs (rt_row_of (other) - rt_row_of (cell)) <= 1 &&
        abs (rt_column_of (other) - rt_column_of (cell)) <= 1)
      return true;
  return false;
}

static int
likeness (const RtRepair *repair)
{
  int wrong = repair->before.digit[repair->cell], right = repair->after.digit[repair->cell];

  return (looks_alike (wrong, right) ? LOOKS_ALIKE : 0) +
         (keys_are_neighbours (wrong, right) ? KEY_BESIDE : 0) +
         (is_beside_its_like (&repair->before, repair->cell) ? DIGIT_BESIDE : 0);
}

/* Returns true if the pattern of empty cells has half-turn symmetry, as in most prints. */
static bool
is_symmetric (const RtGrid *grid)
{
  for (int cell = 0; cell < RT_N_CELLS / 2; cell++)
    if (!grid->digit[cell] != !grid->digit[RT_N_CELLS - 1 - cell])
      return false;
  return true;
}

/* Returns the weight of the kind of typo, without the weight of the repaired puzzle. */
static int
weigh_typo (const RtRepair *repair)
{
  switch (repair->kind) {
  case RT_REPAIR_CHANGE:
    return likeness (repair);
  case RT_REPAIR_REMOVE:
    return repair->is_unique ? ONE_TOO_MANY : LESS_IS_CLAIMED;
  case RT_REPAIR_EXCHANGE:
  case RT_REPAIR_MOVE:
  case RT_REPAIR_SHIFT:
  default:
    return OTHER_CELLS;
  }
}

/* Adds the weight of the repaired puzzle to REPAIR. The puzzle must have one solution. Returns
 * false if STOP was raised. */
static bool
weigh_puzzle (RtRepair *repair, RtStop *stop)
{
  RtCells spare;

  if (!rt_why_redundant (&repair->after, stop, &spare))
    return false;
  repair->weight +=
    rt_cells_is_empty (spare) ? MINIMAL : CAN_BE_LEFT_OUT * rt_cells_count (spare);
  repair->weight +=
    SYMMETRIC * (is_symmetric (&repair->after) - is_symmetric (&repair->before));
  return true;
}

/* Possible typos. */

/* Adds the repair that changes the grid to AFTER. Does nothing if AFTER is no improvement, or
 * differs in cells that are not allowed to change. Returns false if STOP was raised. */
static bool
add_repair (Search *self, RtRepairKind kind, int cell, int other, const RtGrid *after)
{
  RtRepair repair = {
    .kind = kind, .cell = cell, .other = other, .before = *self->grid, .after = *after
  };
  uint64_t count;

  for (int i = 0; i < RT_N_CELLS; i++)
    if (after->digit[i] != self->grid->digit[i])
      rt_cells_add (&repair.cells, i);
  if (!rt_cells_is_empty (rt_cells_minus (repair.cells, self->allowed)))
    return true;
  if (!rt_fast_count (after, 2, self->stop, &count))
    return false;
  if (count == 0 || (self->is_open && count > 1))
    return true;
  repair.is_unique = count == 1;
  repair.weight = weigh_typo (&repair);
  if (repair.is_unique && !weigh_puzzle (&repair, self->stop))
    return false;
  g_array_append_val (self->found, repair);
  return true;
}

static bool
try_one_cell (Search *self, int cell)
{
  RtGrid after = *self->grid;
  guint n_before = self->found->len;

  if (!self->is_open) { /* a grid with several solutions would have even more without a digit */
    after.digit[cell] = 0;
    if (!add_repair (self, RT_REPAIR_REMOVE, cell, cell, &after))
      return false;
    if (self->found->len == n_before)
      return true;
  }
  for (uint8_t digit = 1; digit <= 9; digit++)
    if (digit != self->grid->digit[cell]) {
      after.digit[cell] = digit;
      if (!add_repair (self, RT_REPAIR_CHANGE, cell, cell, &after))
        return false;
    }
  return true;
}

/* Tries to exchange the contents of two adjacent cells, one of which may be empty. Returns false if
 * the search was stopped. */
static bool
try_two_cells (Search *self, int cell, int other)
{
  int a = self->grid->digit[cell], b = self->grid->digit[other];
  RtGrid after = *self->grid;

  if (a == b)
    return true;
  after.digit[cell] = (uint8_t) b;
  after.digit[other] = (uint8_t) a;
  return a && b ? add_repair (self, RT_REPAIR_EXCHANGE, cell, other, &after)
         : a    ? add_repair (self, RT_REPAIR_MOVE, cell, other, &after)
                : add_repair (self, RT_REPAIR_MOVE, other, cell, &after);
}

/* Tries to shift the digits of LINE, a row or column, from index FIRST (0..8) to its end by one
 * cell (BY is -1 or 1) into an empty cell. Not a single digit, because that is a move
 * (try_two_cells). Returns false if the search was stopped. */
static bool
try_shift (Search *self, const uint8_t line[9], int first, int by)
{
  const uint8_t *digit = self->grid->digit;
  RtGrid after = *self->grid;
  int n = 0;

  if (!digit[line[first]] || (by < 0 ? first == 0 || digit[line[first - 1]] : digit[line[8]]))
    return true;
  for (int i = first; i < 9; i++) {
    n += digit[line[i]] != 0;
    after.digit[line[i]] = 0;
  }
  if (n < 2)
    return true;
  for (int i = first; i < 9; i++)
    if (digit[line[i]])
      after.digit[line[i + by]] = digit[line[i]];
  return add_repair (self, RT_REPAIR_SHIFT, line[first], line[first + by], &after);
}

/* Tries all typos. Returns false if STOP was raised. */
static bool
try_all (Search *self)
{
  for_each_cell (cell, rt_grid_filled (self->grid))
    if (!try_one_cell (self, cell))
      return false;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if ((rt_column_of (cell) < 8 && !try_two_cells (self, cell, cell + 1)) ||
        (rt_row_of (cell) < 8 && !try_two_cells (self, cell, cell + 9)))
      return false;
  for (int line = 0; line < 18; line++)
    for (int first = 0; first < 9; first++)
      if (!try_shift (self, rt_houses[line], first, -1) ||
          !try_shift (self, rt_houses[line], first, 1))
        return false;
  return true;
}

/* Compares two repairs by rank; sorting keeps equal repairs in the order in which they were
 * found. */
static int
compare (gconstpointer first, gconstpointer second)
{
  const RtRepair *a = first, *b = second;

  return a->is_unique != b->is_unique ? b->is_unique - a->is_unique : b->weight - a->weight;
}

GArray *
rt_repairs (const RtGrid *grid, RtCells allowed, RtStop *stop)
{
  Search self = { .grid = grid, .allowed = allowed, .stop = stop };
  uint64_t count;

  if (!rt_fast_count (grid, 2, stop, &count))
    return NULL;
  self.found = g_array_new (FALSE, FALSE, sizeof (RtRepair));
  self.is_open = count > 1;
  if (self.is_open && rt_cells_count (rt_grid_filled (grid)) < RT_FEWEST_DIGITS)
    return self.found;
  if (count != 1 && !try_all (&self))
    g_clear_pointer (&self.found, g_array_unref);
  else
    g_array_sort (self.found, compare);
  return self.found;
}

int
rt_repair_source (const RtRepair *repair, int cell)
{
  if (repair->kind == RT_REPAIR_EXCHANGE)
    return cell == repair->cell ? repair->other : repair->cell;
  return cell - (repair->other - repair->cell);
}

/* Finds the cells of POSITION that may have a typo. IS_OPEN is true if the position has solutions.
 * Returns false if STOP was raised. */
static bool
find_doubted (const RtPosition *position, bool is_open, RtStop *stop, RtCells *doubted)
{
  RtCells givens = rt_grid_filled (&position->givens);
  RtCells entries = rt_cells_minus (rt_grid_filled (&position->entries), position->found);
  uint64_t count = 0;

  *doubted = RT_CELLS_ALL;
  if (rt_cells_is_empty (givens) || rt_cells_is_empty (entries))
    return true;
  if (is_open) {
    *doubted = rt_cells_minus (RT_CELLS_ALL, entries);
    return true;
  }
  if (!rt_fast_count (&position->givens, 2, stop, &count))
    return false;
  if (count > 0)
    *doubted = count == 1 ? RT_CELLS_NONE : rt_cells_minus (RT_CELLS_ALL, givens);
  return true;
}

GArray *
rt_mistyped (const RtPosition *position, RtStop *stop)
{
  RtCells doubted;
  uint64_t count;
  RtGrid grid;

  rt_position_grid (position, &grid);
  if (!rt_fast_count (&grid, 1, stop, &count) ||
      !find_doubted (position, count > 0, stop, &doubted))
    return NULL;
  if (count > 0)
    grid = rt_grid_only (&grid, rt_cells_minus (RT_CELLS_ALL, position->found));
  return rt_repairs (&grid, doubted, stop);
}
