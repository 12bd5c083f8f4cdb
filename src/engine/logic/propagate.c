/* propagate.c - what follows from an assumption.
 *
 * Two queues: what is on puts others off, and is followed first, each at once; what is off may
 * leave one digit for its cell, or one place in a house. Where both are empty, inner finds go on.
 *
 * Two copies of the source lose what is off: `look.field` when its turn comes, which decides what
 * goes on; `known` when it is found, so that what `known` still has beside an on-node is just what
 * is new, or contradicts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/forcing.h"

#define STEP_PARENTS 64   /* no node that is followed adds more */

static const int kinds[] = { RT_KIND_BOX, RT_KIND_ROW, RT_KIND_COLUMN };

/* Puts a candidate off by the one parent at FIRST. Returns false if it is on: a contradiction. */
static inline bool
put_off (RtNet *net, RtChoices *known, int cell, int digit, uint32_t first, int cause)
{
  int candidate = RT_CANDIDATE (cell, digit);

  rt_net_tell (net, RT_NODE (candidate, false), first, 1, cause);
  if (rt_candidates_has (&net->on, candidate)) {
    rt_net_contradict (net, candidate);
    return false;
  }
  rt_net_add (net, candidate, false);
  rt_choices_remove (known, cell, digit);
  return true;
}

/* Follows a candidate that is on. Returns false at a contradiction. */
static bool
follow_on (RtNet *net, RtChoices *known, int candidate, bool by_cell)
{
  int cell = rt_candidate_cell (candidate), digit = rt_candidate_digit (candidate);
  uint32_t first = net->n_parents;

  net->parents[net->n_parents++] = RT_NODE (candidate, true);
  if (by_cell)
    for_each_digit (other, (RtDigits) (known->candidates[cell] & ~rt_digits_of (digit)))
      if (!put_off (net, known, cell, other, first, RT_CAUSE_CELL))
        return false;
  for (int k = 0; k < 3; k++) {
    int kind = kinds[k], house = rt_houses_of[cell][kind];

    for_each_bit (i, rt_choices_places (known, house, digit) & ~(1u << rt_place_in[cell][kind]))
      if (!put_off (net, known, rt_houses[house][i], digit, first, kind))
        return false;
  }
  return true;
}

/* Puts a candidate on, after its parents. Returns false if it is off. */
static inline bool
put_on (RtNet *net, int candidate, uint32_t first, int cause)
{
  rt_net_tell (net, RT_NODE (candidate, true), first, (int) (net->n_parents - first), cause);
  if (rt_candidates_has (&net->off, candidate)) {
    rt_net_contradict (net, candidate);
    return false;
  }
  rt_net_add (net, candidate, true);
  return true;
}

static inline void
add_parent (RtNet *net, int cell, int digit)
{
  net->parents[net->n_parents++] = RT_NODE (RT_CANDIDATE (cell, digit), false);
}

/* The cell of what is off has two candidates: the other one goes on. The digits that are gone since
 * the source are parents too. */
static bool
follow_cell (RtNet *net, const RtChoices *grid, const RtChoices *source, int cell, int digit)
{
  RtDigits left = grid->candidates[cell] & (RtDigits) ~rt_digits_of (digit);
  uint32_t first = net->n_parents;
  int candidate;

  if (!rt_is_single (left))
    return true;
  candidate = RT_CANDIDATE (cell, rt_digits_first (left));
  if (rt_candidates_has (&net->on, candidate))
    return true;
  add_parent (net, cell, digit);
  for_each_digit (gone, (RtDigits) (source->candidates[cell] & ~grid->candidates[cell]))
    add_parent (net, cell, gone);
  return put_on (net, candidate, first, RT_CAUSE_CELL);
}

/* The same for a house of what is off that has one other place for the digit. */
static bool
follow_house (RtNet *net, const RtChoices *grid, const RtChoices *source, int cell, int digit, int kind)
{
  int house = rt_houses_of[cell][kind];
  RtPlaces places = rt_choices_places (grid, house, digit);
  unsigned left = places & ~(1u << rt_place_in[cell][kind]);
  uint32_t first = net->n_parents;
  int candidate;

  if (!rt_is_single (left))
    return true;
  candidate = RT_CANDIDATE (rt_houses[house][__builtin_ctz (left)], digit);
  if (rt_candidates_has (&net->on, candidate))
    return true;
  add_parent (net, cell, digit);
  for_each_bit (i, rt_choices_places (source, house, digit) & (RtPlaces) ~places)
    add_parent (net, rt_houses[house][i], digit);
  return put_on (net, candidate, first, kind);
}

/* Follows a candidate that is off; of what follows, all that is found before a contradiction is
 * kept. */
static bool
follow_off (RtNet *net, RtChoices *grid, const RtChoices *source, int candidate,
            const RtForcingRules *rules)
{
  int cell = rt_candidate_cell (candidate), digit = rt_candidate_digit (candidate);

  if (!rules->nishio && !follow_cell (net, grid, source, cell, digit))
    return false;
  for (int k = 0; k < 3; k++)
    if (!follow_house (net, grid, source, cell, digit, kinds[k]))
      return false;
  if (rules->dynamic)
    rt_choices_remove (grid, cell, digit);
  return true;
}

void
rt_forcing_propagate (RtForcing *forcing, int depth, RtNet *net, const RtChoices *source,
                      int candidate, bool on, const RtForcingRules *rules)
{
  RtChoices *grid = &forcing->depth[depth].study.field, *known = &forcing->depth[depth].known;
  int next_on = 0, next_off = 0, n_off = 0;
  bool sound = true;

  rt_net_begin (net);
  forcing->stopped = forcing->stopped || rt_stop_raised (forcing->stop);
  if (forcing->stopped)
    return;
  *grid = *known = *source;
  rt_net_tell (net, RT_NODE (candidate, on), 0, 0, RT_CAUSE_NONE);
  rt_net_add (net, candidate, on);
  if (!on)
    rt_choices_remove (known, rt_candidate_cell (candidate), rt_candidate_digit (candidate));
  while (sound) {
    rt_net_need (net, STEP_PARENTS);
    if (next_on < net->n_on)
      sound = follow_on (net, known, net->on_list[next_on++], !rules->nishio);
    else if (next_off < net->n_off)
      sound = follow_off (net, grid, source, net->off_list[next_off++], rules);
    else {
      n_off = net->n_off;
      if (rules->level == 0 || !rt_forcing_find_inner (forcing, depth, net, source, rules) ||
          net->n_off == n_off)
        return;
    }
  }
}
