/* explain-verdict.c - explains verdicts with the fast solver: finds contradictions, cells in which
 * solutions differ, clues and redundant digits.
 *
 * To find a small contradiction, digits are removed one after another as long as few guesses refute
 * the rest. The number of guesses is limited because refuting a grid with fewer digits can take
 * many thousand; without a limit, the resulting sets would be smaller by half a digit on average.
 * Besides, a person can follow a contradiction only if it takes few guesses. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/explain-verdict.h"

#include "engine/fast/fast.h"

#define FEW_GUESSES 10

/* Returns the next pseudo-random number: xorshift by George Marsaglia (2003). */
static uint32_t
next_random (uint32_t *random)
{
  *random ^= *random << 13;
  *random ^= *random >> 17;
  *random ^= *random << 5;
  return *random;
}

static void
shuffle (uint8_t order[RT_N_CELLS], uint32_t *random)
{
  for (uint32_t i = RT_N_CELLS - 1; i > 0; i--) {
    uint32_t k = next_random (random) % (i + 1);
    uint8_t cell = order[i];

    order[i] = order[k];
    order[k] = cell;
  }
}

/* Tries to remove each digit of GRID once, in ORDER, while MOST guesses refute the rest. Returns
 * false if STOP was raised. */
static bool
shrink_once (RtGrid *grid, const uint8_t order[RT_N_CELLS], uint64_t most, RtStop *stop)
{
  for (int i = 0; i < RT_N_CELLS; i++) {
    uint8_t *digit = &grid->digit[order[i]], left_out = *digit;

    if (!left_out)
      continue;
    if (rt_stop_raised (stop))
      return false;
    *digit = 0;
    if (!rt_fast_refutes (grid, most))
      *digit = left_out;
  }
  return true;
}

/* Repeats shrink_once until no digit can be removed. A digit that was needed may become redundant,
 * because without others the search guesses differently. Returns false if STOP was raised. */
static bool
shrink (RtGrid *grid, const uint8_t order[RT_N_CELLS], uint64_t most, RtStop *stop)
{
  int before, after = rt_cells_count (rt_grid_filled (grid));

  do {
    before = after;
    if (!shrink_once (grid, order, most, stop))
      return false;
    after = rt_cells_count (rt_grid_filled (grid));
  } while (after < before);
  return true;
}

bool
rt_why_none (const RtGrid *grid, int n_orders, RtStop *stop, RtCells *digits)
{
  RtCells smallest = RT_CELLS_ALL;
  uint8_t order[RT_N_CELLS];
  uint32_t random = 1;
  uint64_t most = FEW_GUESSES, count;
  int first, second;

  if (rt_grid_clash (grid, &first, &second)) {
    *digits = rt_cells_or (rt_cells_of (first), rt_cells_of (second));
    return true;
  }
  if (!rt_fast_count (grid, 1, stop, &count))
    return false;
  if (count) {
    *digits = RT_CELLS_NONE;
    return true;
  }
  for (int i = 0; i < RT_N_CELLS; i++)
    order[i] = (uint8_t) i;
  /* Raises the limit until it refutes the whole grid. */
  for (; !rt_fast_refutes (grid, most); most *= 4)
    if (rt_stop_raised (stop))
      return false;
  for (int i = 0; i < n_orders; i++) {
    RtGrid rest = *grid;

    if (!shrink (&rest, order, most, stop))
      return false;
    if (rt_cells_count (rt_grid_filled (&rest)) < rt_cells_count (smallest))
      smallest = rt_grid_filled (&rest);
    shuffle (order, &random);
  }
  *digits = smallest;
  return true;
}

static bool
keep_one (const RtGrid *solution, void *data)
{
  *(RtGrid *) data = *solution;
  return false;
}

/* Finds any solution of GRID. Sets FOUND to false, and leaves SOLUTION unchanged, if there is none.
 * Returns false if STOP was raised. */
static bool
find_one (const RtGrid *grid, RtStop *stop, RtGrid *solution, bool *found)
{
  RtGrid one = { 0 };
  bool ended = !rt_fast_visit (grid, keep_one, &one, stop);

  *found = one.digit[0] != 0;
  if (*found)
    *solution = one;
  return *found || !ended;
}

bool
rt_why_many (const RtGrid *grid, RtStop *stop, RtDigits possible[RT_N_CELLS])
{
  RtDigits seen[RT_N_CELLS] = { 0 };
  RtGrid changed = *grid;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++) {
      RtGrid solution;
      bool found;

      if (rt_digits_has (seen[cell], digit) || (grid->digit[cell] && grid->digit[cell] != digit) ||
          !rt_grid_fits (grid, cell, digit))
        continue;
      changed.digit[cell] = (uint8_t) digit;
      if (!find_one (&changed, stop, &solution, &found))
        return false;
      changed.digit[cell] = grid->digit[cell];
      for (int i = 0; found && i < RT_N_CELLS; i++)
        seen[i] |= rt_digits_of (solution.digit[i]);
    }
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    possible[cell] = seen[cell];
  return true;
}

static bool
is_unique (const RtGrid *grid, RtStop *stop, bool *unique)
{
  uint64_t count;

  if (!rt_fast_count (grid, 2, stop, &count))
    return false;
  *unique = count == 1;
  return true;
}

/* Searches for one digit of POSSIBLE that leaves exactly one solution. If there is one, writes it
 * into GRID and sets DECIDED to true. Returns false if STOP was raised. */
static bool
add_deciding (RtGrid *grid, const RtDigits possible[RT_N_CELLS], RtStop *stop, bool *decided)
{
  *decided = false;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, possible[cell]) {
      if (rt_digits_count (possible[cell]) == 1)
        continue;
      grid->digit[cell] = (uint8_t) digit;
      if (!is_unique (grid, stop, decided))
        return false;
      if (*decided)
        return true;
      grid->digit[cell] = 0;
    }
  return true;
}

/* Writes a possible digit into the cell that has most possible digits. Uses different digits in
 * distant cells, because searches take long in nearly empty grids with adjacent digits. */
static void
add_possible (RtGrid *grid, const RtDigits possible[RT_N_CELLS])
{
  int best = 0, after = rt_cells_count (rt_grid_filled (grid)) % 9;

  for (int i = 1; i < RT_N_CELLS; i++) {
    int cell = i * 31 % RT_N_CELLS;

    if (rt_digits_count (possible[cell]) > rt_digits_count (possible[best]))
      best = cell;
  }
  if (!rt_digits_next (possible[best], after))
    after = 0;
  grid->digit[best] = (uint8_t) rt_digits_next (possible[best], after);
}

/* Removes from MORE the redundant digits that GRID does not have. Returns false if STOP was
 * raised. */
static bool
remove_redundant (RtGrid *more, const RtGrid *grid, RtStop *stop)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    uint8_t digit = more->digit[cell];
    bool unique;

    if (digit == grid->digit[cell])
      continue;
    more->digit[cell] = 0;
    if (!is_unique (more, stop, &unique))
      return false;
    if (!unique)
      more->digit[cell] = digit;
  }
  return true;
}

bool
rt_why_clues (const RtGrid *grid, RtStop *stop, RtGrid *clues)
{
  RtGrid more = *grid;
  uint64_t count;

  if (!rt_fast_count (grid, 2, stop, &count))
    return false;
  for (bool decided = count < 2; !decided;) {
    RtDigits possible[RT_N_CELLS];

    if (!rt_why_many (&more, stop, possible) || !add_deciding (&more, possible, stop, &decided))
      return false;
    if (!decided)
      add_possible (&more, possible);
  }
  if (!remove_redundant (&more, grid, stop))
    return false;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    clues->digit[cell] = more.digit[cell] == grid->digit[cell] ? 0 : more.digit[cell];
  return true;
}

bool
rt_why_redundant (const RtGrid *grid, RtStop *stop, RtCells *redundant)
{
  RtCells found = RT_CELLS_NONE;
  RtGrid rest = *grid;

  for_each_cell (cell, rt_grid_filled (grid)) {
    bool unique;

    rest.digit[cell] = 0;
    if (!is_unique (&rest, stop, &unique))
      return false;
    rest.digit[cell] = grid->digit[cell];
    if (unique)
      rt_cells_add (&found, cell);
  }
  *redundant = found;
  return true;
}
