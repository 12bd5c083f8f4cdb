/* propagate.c - computes all consequences of an assumption (its net), using two queues.
 *
 * A candidate that is on (true) makes others off (false), and is followed first. One that is off may
 * leave one candidate in its cell, or one place in a house. Then nested finds may add more off nodes.
 *
 * Two copies of the source, the grid before the assumption, lose the off nodes:
 *     study.field   loses a node when the node is followed; a cell or house with one candidate left in
 *                   this copy makes a node on
 *     known         loses a node when the node is found, so the peers of an on node in this copy are
 *                   exactly the candidates that are not off yet */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/propagate.h"

#include <string.h>

#define STEP_PARENTS 64   /* maximum number of parents added by following one node */

/* Makes a candidate of KNOWN off (false) in NET; its only parent (the node that implies it) is at
 * index FIRST. Returns false, and records a contradiction, if it is on. */
static inline bool
put_off (RtNet *net, RtKnown *known, int cell, int digit, uint32_t first, int cause)
{
  int candidate = RT_CANDIDATE (cell, digit);

  rt_net_set_parents (net, RT_NODE (candidate, false), first, 1, cause);
  if (rt_candidates_has (&net->on, candidate)) {
    rt_net_contradict (net, candidate);
    return false;
  }
  rt_net_add (net, candidate, false);
  known->candidates[cell] &= (RtDigits) ~rt_digits_of (digit);
  return true;
}

/* Makes DIGIT off (false) in all CELLS, which the caller has removed from the digit's cells.
 * Returns false on a contradiction. */
static inline bool
put_all_off (RtNet *net, RtKnown *known, RtCells cells, int digit, uint32_t first, int cause)
{
  for (; cells.low; cells.low &= cells.low - 1)
    if (!put_off (net, known, __builtin_ctzll (cells.low), digit, first, cause))
      return false;
  for (; cells.high; cells.high &= cells.high - 1)
    if (!put_off (net, known, 64 + __builtin_ctzll (cells.high), digit, first, cause))
      return false;
  return true;
}

/* Makes the candidates off (false) that cannot be true together with CANDIDATE, which is on.
 * BY_CELL: also those of its cell. Returns false on a contradiction. */
static bool
follow_on (RtNet *net, RtKnown *known, int candidate, bool by_cell)
{
  int cell = rt_candidate_cell (candidate), digit = rt_candidate_digit (candidate);
  const uint8_t *houses = rt_houses_of[cell];
  uint32_t first = net->n_parents;
  RtCells *plane = &known->plane[digit - 1];
  RtCells seen = rt_cells_and (*plane, rt_peer_cells[cell]), in_box, in_row;

  net->parents[net->n_parents++] = RT_NODE (candidate, true);
  if (by_cell)
    for_each_digit (other, (RtDigits) (known->candidates[cell] & ~rt_digits_of (digit))) {
      rt_cells_remove (&known->plane[other - 1], cell);
      if (!put_off (net, known, cell, other, first, RT_CAUSE_CELL))
        return false;
    }
  if (rt_cells_is_empty (seen))
    return true;
  *plane = rt_cells_minus (*plane, seen);
  in_box = rt_cells_and (seen, rt_house_cells[houses[RT_KIND_BOX]]);
  seen = rt_cells_minus (seen, in_box);
  in_row = rt_cells_and (seen, rt_house_cells[houses[RT_KIND_ROW]]);
  return put_all_off (net, known, in_box, digit, first, RT_KIND_BOX) &&
         put_all_off (net, known, in_row, digit, first, RT_KIND_ROW) &&
         put_all_off (net, known, rt_cells_minus (seen, in_row), digit, first, RT_KIND_COLUMN);
}

/* Makes CANDIDATE on (true); its parents (nodes that imply it), from index FIRST on, were just
 * added. Returns false, and records a contradiction, if it is off. */
static inline bool
put_on (RtNet *net, int candidate, uint32_t first, int cause)
{
  rt_net_set_parents (net, RT_NODE (candidate, true), first, (int) (net->n_parents - first), cause);
  if (rt_candidates_has (&net->off, candidate)) {
    rt_net_contradict (net, candidate);
    return false;
  }
  rt_net_add (net, candidate, true);
  return true;
}

/* Follows that DIGIT is false (off) in CELL: if one other candidate is left in CELL, makes it on.
 * Its parents are DIGIT and the digits removed from the cell since SOURCE, the grid before the
 * assumption. Returns false on a contradiction. */
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
  rt_net_add_parent (net, cell, digit);
  for_each_digit (gone, (RtDigits) (source->candidates[cell] & ~grid->candidates[cell]))
    rt_net_add_parent (net, cell, gone);
  return put_on (net, candidate, first, RT_CAUSE_CELL);
}

/* Follows the fact that DIGIT is off in CELL: if DIGIT has one other place left in the house of
 * this KIND, makes that place on. DYNAMIC: also removes CELL from the house's places. Returns false
 * on a contradiction. */
static inline bool
follow_house (RtNet *net, RtChoices *grid, const RtChoices *source, int cell, int digit, int kind,
              bool dynamic)
{
  int house = rt_houses_of[cell][kind];
  RtPlaces *places = &grid->places[house][digit - 1], before = *places;
  RtPlaces left = before & (RtPlaces) ~(1u << rt_place_in[cell][kind]);
  uint32_t first = net->n_parents;
  int candidate;

  if (dynamic)
    *places = left;
  if (!rt_is_single (left))
    return true;
  candidate = RT_CANDIDATE (rt_houses[house][__builtin_ctz (left)], digit);
  if (rt_candidates_has (&net->on, candidate))
    return true;
  rt_net_add_parent (net, cell, digit);
  for_each_bit (i, rt_choices_places (source, house, digit) & (RtPlaces) ~before)
    rt_net_add_parent (net, rt_houses[house][i], digit);
  return put_on (net, candidate, first, kind);
}

/* Follows a candidate that is off (false). Consequences that were found before a contradiction are
 * kept. Returns false on a contradiction. */
static inline bool
follow_off (RtNet *net, RtChoices *grid, const RtChoices *source, int candidate, bool nishio,
            bool dynamic)
{
  int cell = rt_candidate_cell (candidate), digit = rt_candidate_digit (candidate);

  if (!nishio && !follow_cell (net, grid, source, cell, digit))
    return false;
  if (dynamic)
    grid->candidates[cell] &= (RtDigits) ~rt_digits_of (digit);
  return follow_house (net, grid, source, cell, digit, RT_KIND_BOX, dynamic) &&
         follow_house (net, grid, source, cell, digit, RT_KIND_ROW, dynamic) &&
         follow_house (net, grid, source, cell, digit, RT_KIND_COLUMN, dynamic);
}

/* Follows the nodes of NET from indices NEXT_ON and NEXT_OFF on, and all nodes that are added
 * meanwhile. TRIED is the level up to which techniques under the assumption are known to add
 * nothing to the present net; -1: no level. */
static void
go_on (RtPropagator *propagator, int depth, RtNet *net, const RtChoices *source,
       RtNode assumption, const RtForcingRules *rules, int next_on, int next_off, int tried)
{
  RtAssumedGrid *assumed = &propagator->assumed[depth];
  RtChoices *grid = &assumed->study.field;
  RtKnown *known = &assumed->known;
  bool sound = true;

  while (sound) {
    rt_net_need (net, STEP_PARENTS);
    if (next_on < net->n_on)
      sound = follow_on (net, known, net->on_list[next_on++], !rules->nishio);
    else if (next_off < net->n_off)
      sound = follow_off (net, grid, source, net->off_list[next_off++], rules->nishio,
                          rules->dynamic);
    else {
      int n_off = net->n_off;

      if (rules->level == 0 ||
          !rt_nested_finds_use (&propagator->inner, assumed, depth, assumption, net, source, rules,
                               tried) ||
          net->n_off == n_off)
        return;
      tried = -1;
    }
  }
}

void
rt_propagator_init (RtPropagator *propagator)
{
  rt_nested_finder_init (&propagator->inner);
  for (int i = 0; i < RT_MAX_DEPTH; i++)
    rt_chain_finds_init (&propagator->assumed[i].finds);
}

void
rt_propagator_clear (RtPropagator *propagator)
{
  rt_nested_finder_clear (&propagator->inner);
  for (int i = 0; i < RT_MAX_DEPTH; i++)
    rt_chain_finds_clear (&propagator->assumed[i].finds);
}

void
rt_propagator_begin (RtPropagator *propagator, RtStop *stop)
{
  propagator->stop = stop;
  propagator->stopped = false;
}

void
rt_propagator_end (RtPropagator *propagator)
{
  propagator->stopped = true;
}

void
rt_propagator_turn (RtPropagator *propagator, int depth, const RtChoices *grid)
{
  RtKnown *source = &propagator->assumed[depth].source;

  rt_choices_planes (grid, source->plane);
  memcpy (source->candidates, grid->candidates, sizeof source->candidates);
}

/* Returns true if the search must stop. */
static bool
is_stopped (RtPropagator *propagator)
{
  propagator->stopped = propagator->stopped || rt_stop_raised (propagator->stop);
  return propagator->stopped;
}

void
rt_propagate (RtPropagator *propagator, int depth, RtNet *net, const RtChoices *source,
              RtNode assumption, const RtForcingRules *rules)
{
  RtAssumedGrid *assumed = &propagator->assumed[depth];
  int candidate = assumption / 2;
  bool on = assumption & 1;

  rt_net_begin (net);
  if (is_stopped (propagator))
    return;
  assumed->study.field = *source;
  assumed->known = assumed->source;
  rt_net_set_parents (net, assumption, 0, 0, RT_CAUSE_NONE);
  rt_net_add (net, candidate, on);
  if (!on)
    rt_known_remove (&assumed->known, rt_candidate_cell (candidate),
                     rt_candidate_digit (candidate));
  go_on (propagator, depth, net, source, assumption, rules, 0, 0, -1);
}

void
rt_propagate_further (RtPropagator *propagator, int depth, RtNet *net, const RtChoices *source,
                      RtNode assumption, const RtForcingRules *rules, int level)
{
  RtAssumedGrid *assumed = &propagator->assumed[depth];

  if (net->contradicts || is_stopped (propagator))
    return;
  assumed->study.field = *source;
  assumed->known = assumed->source;
  for (int i = 0; i < net->n_off; i++) {
    int cell = rt_candidate_cell (net->off_list[i]), digit = rt_candidate_digit (net->off_list[i]);

    rt_choices_remove (&assumed->study.field, cell, digit);
    rt_known_remove (&assumed->known, cell, digit);
  }
  go_on (propagator, depth, net, source, assumption, rules, net->n_on, net->n_off, level);
}
