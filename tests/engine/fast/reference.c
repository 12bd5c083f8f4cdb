/* reference.c - the fast engine as one would write it plainly: conclusions, then a choice.
 *
 * Where conclusions are not enough, the search chooses among the permutations of one digit in one
 * band or stack (state.h). It shares its idea with the kernels, and no line. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "reference.h"

#include "state.h"

#include <string.h>

/* Counts solutions up to the limit. */
typedef struct {
  uint64_t n, limit;
  RtGrid first;         /* the first one met */
} Hunt;

/* Chooses the unit with the fewest permutations over all digits, and in it the digit with the
 * fewest. There is one as long as the state is not solved. */
static void
choose (const State *s, int *digit, int *unit)
{
  int least_in_unit = 55;

  *digit = *unit = 0;
  for (int u = 0; u < N_UNITS; u++) {
    int in_unit = 0, least = 7, at = 0;

    for (int d = 0; d < 9; d++) {
      uint32_t flags = flags_of (s->at[d], u);
      int n = 0;

      for (int i = 0; i < N_SHAPES; i++)
        n += (flags & shape_of (u, i)) == shape_of (u, i);
      in_unit += n;
      if (n > 1 && n < least) {
        least = n;
        at = d;
      }
    }
    if (least < 7 && in_unit < least_in_unit) {
      least_in_unit = in_unit;
      *digit = at;
      *unit = u;
    }
  }
}

static void
read_grid (const State *s, RtGrid *grid)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int d = 0; d < 9; d++)
      if (s->at[d][cell / 27] >> cell % 27 & 1)
        grid->digit[cell] = (uint8_t) (d + 1);
}

/* Counts every solution below S, which it uses up. Returns false once the hunt is over. */
static bool
explore (State *s, Hunt *hunt)
{
  uint32_t flags;
  int digit, unit;

  if (!propagate (s))
    return true;
  if (is_solved (s)) {
    if (hunt->n == 0)
      read_grid (s, &hunt->first);
    return ++hunt->n < hunt->limit;
  }
  choose (s, &digit, &unit);
  flags = flags_of (s->at[digit], unit);
  for (int i = 0; i < N_SHAPES; i++)
    if ((flags & shape_of (unit, i)) == shape_of (unit, i)) {
      State next = *s;

      keep (next.at[digit], unit, shape_of (unit, i));
      if (!explore (&next, hunt))
        return false;
    }
  return true;
}

/* Writes DIGIT (1..9) into CELL. Returns false if it is not possible there. */
static bool
place (State *s, int cell, int digit)
{
  if (!(s->at[digit - 1][cell / 27] >> cell % 27 & 1))
    return false;
  settle (s, digit - 1, cell / 27, cell % 27);
  return true;
}

/* Returns false where two equal digits see each other. */
static bool
start (State *s, const RtGrid *grid)
{
  memset (s, 0, sizeof *s);
  for (int d = 0; d < 9; d++)
    for (int band = 0; band < 3; band++)
      s->at[d][band] = WORD;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid->digit[cell] && !place (s, cell, grid->digit[cell]))
      return false;
  return true;
}

/* Makes GRID, a solution of S, the lexicographically first: asks cell by cell whether there is one
 * with a smaller digit, by the good search. A search that takes cells and digits in order would
 * find it by itself, and for most grids sooner, but can lose itself in others. */
static void
make_first (State *s, RtGrid *grid)
{
  for (int cell = 0; cell < RT_N_CELLS && propagate (s) && !is_solved (s); cell++) {
    for (int digit = 1; digit < grid->digit[cell]; digit++) {
      State smaller = *s;

      Hunt hunt = { .limit = 1 };

      if (place (&smaller, cell, digit))
        explore (&smaller, &hunt);
      if (hunt.n) {
        *grid = hunt.first;
        break;
      }
    }
    place (s, cell, grid->digit[cell]);
  }
}

uint64_t
reference_count (const RtGrid *grid, uint64_t limit, RtGrid *first)
{
  Hunt hunt = { .limit = limit };
  State s, copy;

  if (!start (&s, grid))
    return 0;
  copy = s;
  explore (&copy, &hunt);
  if (hunt.n == 0)
    return 0;
  *first = hunt.first;
  if (hunt.n > 1)
    make_first (&s, first);
  return hunt.n;
}
