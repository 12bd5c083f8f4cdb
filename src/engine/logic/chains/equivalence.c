/* equivalence.c - candidates that are all true or all false. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/equivalence.h"

#define NOT_SEEN INT16_MIN

/* What is joined, in the order in which it was reached. */
typedef struct {
  int n;
  uint16_t candidate[RT_N_CANDIDATES];
  uint8_t part[RT_N_CANDIDATES];
  int first[2];         /* of each part; -1: none yet */
} Joined;

static void
join (Joined *joined, RtEquivalence *equivalence, int candidate, int part)
{
  if (equivalence->other[candidate] != NOT_SEEN)
    return;
  if (joined->first[part] < 0)
    joined->first[part] = candidate;
  equivalence->other[candidate] = -1;
  joined->candidate[joined->n] = (uint16_t) candidate;
  joined->part[joined->n++] = (uint8_t) part;
}

/* Joins what has a link with CANDIDATE. */
static void
join_linked (Joined *joined, RtEquivalence *equivalence, const RtChoices *grid, int candidate,
             int part)
{
  int cell = candidate / 9, digit = candidate % 9 + 1;
  RtDigits others = grid->candidates[cell] & (RtDigits) ~rt_digits_of (digit);

  if (rt_is_single (others))
    join (joined, equivalence, RT_CANDIDATE (cell, rt_digits_first (others)), part);
  for (int kind = 0; kind < 3; kind++) {
    int house = rt_houses_of[cell][kind];
    unsigned left = rt_choices_places (grid, house, digit) & ~(1u << rt_place_in[cell][kind]);

    if (rt_is_single (left))
      join (joined, equivalence, RT_CANDIDATE (rt_houses[house][__builtin_ctz (left)], digit),
            part);
  }
}

static void
join_all (RtEquivalence *equivalence, const RtChoices *grid, int candidate)
{
  Joined joined;

  joined.n = 0;
  joined.first[0] = joined.first[1] = -1;
  join (&joined, equivalence, candidate, 0);
  for (int i = 0; i < joined.n; i++)
    join_linked (&joined, equivalence, grid, joined.candidate[i], !joined.part[i]);
  for (int i = 0; i < joined.n; i++) {
    equivalence->first[joined.candidate[i]] = (uint16_t) joined.first[joined.part[i]];
    equivalence->other[joined.candidate[i]] = (int16_t) joined.first[!joined.part[i]];
  }
}

void
rt_equivalence_find (RtEquivalence *equivalence, const RtChoices *grid)
{
  for (int candidate = 0; candidate < RT_N_CANDIDATES; candidate++)
    equivalence->other[candidate] = NOT_SEEN;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, grid->candidates[cell])
      if (equivalence->other[RT_CANDIDATE (cell, digit)] == NOT_SEEN)
        join_all (equivalence, grid, RT_CANDIDATE (cell, digit));
}
