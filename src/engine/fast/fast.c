/* fast.c - answers at once: conclusions first, then a choice among permutations.
 *
 * Where conclusions are not enough, the search chooses among the permutations of one digit in one
 * band or stack (state.h). No pair of these is chosen twice on the way down, so there are at most
 * 54 levels of a few hundred bytes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/fast.h"

#include "engine/fast/state.h"

#include <string.h>

/* Who wants to know of solutions. */
typedef struct {
  RtFastVisit visit;
  void *data;
  RtStop *stop;
} Hunt;

/* Where to choose: the unit in which the fewest permutations are left over all digits, and in it
 * the digit with the fewest. There is one as long as the state is not solved. */
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

/* Visits every solution below S, which it uses up. Returns false once the hunt is over. */
static bool
explore (State *s, const Hunt *hunt)
{
  uint32_t flags;
  int digit, unit;

  if (rt_stop_raised (hunt->stop))
    return false;
  if (!rt_fast_propagate (s))
    return true;
  if (is_solved (s)) {
    RtGrid grid;

    read_grid (s, &grid);
    return hunt->visit (&grid, hunt->data);
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

/* Writes DIGIT (1..9) into CELL. Returns false where it may not stand there. */
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

bool
rt_fast_visit (const RtGrid *grid, RtFastVisit visit, void *data, RtStop *stop)
{
  Hunt hunt = { visit, data, stop };
  State s;

  return !start (&s, grid) || explore (&s, &hunt);
}

typedef struct {
  uint64_t n, limit;
} Counter;

static bool
count_one (const RtGrid *solution, void *data)
{
  Counter *counter = data;

  (void) solution;
  return ++counter->n < counter->limit;
}

bool
rt_fast_count (const RtGrid *grid, uint64_t limit, RtStop *stop, uint64_t *count)
{
  Counter counter = { 0, limit };
  bool complete = limit == 0 || rt_fast_visit (grid, count_one, &counter, stop);

  *count = counter.n;
  return complete || counter.n == limit;
}

/* The first solution met, and how many there are, up to two. */
typedef struct {
  RtGrid first;
  int n, limit;
} Finder;

static bool
find_one (const RtGrid *solution, void *data)
{
  Finder *finder = data;

  if (finder->n == 0)
    finder->first = *solution;
  return ++finder->n < finder->limit;
}

static int
find (const State *s, int limit, RtGrid *out)
{
  Finder finder = { .limit = limit };
  Hunt hunt = { find_one, &finder, NULL };
  State copy = *s;

  explore (&copy, &hunt);
  if (finder.n)
    *out = finder.first;
  return finder.n;
}

/* Makes GRID, a solution of S, the lexicographically first: asks cell by cell whether there is one
 * with a smaller digit, by the good search. A search that takes cells and digits in order would
 * find it by itself, and for most grids sooner, but can lose itself in others. */
static void
make_first (State *s, RtGrid *grid)
{
  for (int cell = 0; cell < RT_N_CELLS && rt_fast_propagate (s) && !is_solved (s); cell++) {
    for (int digit = 1; digit < grid->digit[cell]; digit++) {
      State smaller = *s;

      if (place (&smaller, cell, digit) && find (&smaller, 1, grid))
        break;
    }
    place (s, cell, grid->digit[cell]);
  }
}

int
rt_fast_solve (const RtGrid *grid, RtGrid *out)
{
  RtGrid first;
  State s;
  int n;

  if (!start (&s, grid))
    return 0;
  n = find (&s, 2, &first);
  if (n == 2)
    make_first (&s, &first);
  if (n && out)
    *out = first;
  return n;
}
