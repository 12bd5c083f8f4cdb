/* path.c - what follows from one simple chain. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/path.h"

static RtStepNode
step_node (int candidate, bool on)
{
  return rt_step_node (rt_candidate_cell (candidate), rt_candidate_digit (candidate), on);
}

/* The chain as it is read: from its start. ENDS_ON says which its end is. */
static void
explain (const RtPath *path, const RtGraph *graph, RtDraft *draft, bool is_cycle, bool ends_on)
{
  int last = path->n - 1;

  draft->variant = is_cycle ? (int) graph->links : graph->links == RT_LINKS_X ? 3 : 4;
  if (!draft->explains)
    return;
  for (int i = last; i >= (is_cycle ? 1 : 0); i--) {
    bool on = ends_on != (i & 1);

    rt_draft_mark (draft, rt_candidate_cell (path->candidate[i]),
                   rt_candidate_digit (path->candidate[i]),
                   i == last && !is_cycle ? RT_MARK_ASSUMED : on ? RT_MARK_ON : RT_MARK_OFF, 0);
  }
  for (int i = last; i > 0; i--) {
    bool to_on = ends_on != ((i - 1) & 1);

    rt_draft_link (draft, step_node (path->candidate[i], !to_on),
                   step_node (path->candidate[i - 1], to_on), to_on ? RT_LINK_STRONG : RT_LINK_WEAK,
                   0);
  }
}

/* A cycle is told twice for its parents: forwards, and backwards with on for off. */
static void
tell (const RtPath *path, RtChainFinds *finds, RtChainFind *find, bool is_cycle, bool ends_on)
{
  for (int i = 0; i < path->n - is_cycle; i++)
    rt_chain_tell_node (finds, RT_NODE (path->candidate[i], ends_on != (i & 1)), path->cause[i]);
  rt_chain_tell_end (finds);
  if (is_cycle) {
    for (int i = path->n - 1; i >= 1; i--)
      rt_chain_tell_node (finds, RT_NODE (path->candidate[i], i & 1), path->cause[i]);
    rt_chain_tell_end (finds);
  }
  rt_chain_tell_all (finds, find);
}

/* Enters a chain. PLACED is a candidate, or -1. */
static void
enter (const RtPath *path, const RtGraph *graph, RtChainFinds *finds, double base,
       RtRemoval *removed, int n_removed, bool is_cycle, int placed)
{
  static const int kinds[] = { RT_CHAIN_X, RT_CHAIN_Y, RT_CHAIN_XY };
  int complexity = path->n - is_cycle;
  bool ends_on = is_cycle || placed >= 0;
  const RtChainRank rank = { base + rt_chain_surcharge (complexity), complexity,
                             kinds[graph->links] };
  RtChainFind *rival, *find;

  if (!finds->sink)
    rt_chain_order_removals (removed, n_removed);
  rival = rt_chain_finds_rival (finds, removed, n_removed);
  if (rival && !rt_chain_is_better (rank, rival->rank))
    return;
  find = rt_chain_finds_enter (finds, rival, rank, removed, n_removed);
  if (!find->draft) {
    tell (path, finds, find, is_cycle, ends_on);
    return;
  }
  if (placed >= 0)
    rt_draft_place (find->draft, rt_candidate_cell (placed), rt_candidate_digit (placed));
  explain (path, graph, find->draft, is_cycle, ends_on);
}

void
rt_path_enter_forcing (const RtPath *path, const RtGraph *graph, RtChainFinds *finds,
                       RtRemoval removed, int placed)
{
  enter (path, graph, finds, graph->links == RT_LINKS_XY ? RT_XY_PRICE : RT_X_FORCING_PRICE,
         &removed, 1, false, placed);
}

bool
rt_path_enter_cycle (const RtPath *path, const RtGraph *graph, RtChainFinds *finds)
{
  RtCells cells = RT_CELLS_NONE, seen[2][9];
  RtDigits digits = RT_DIGITS_NONE;
  RtRemoval removed[RT_N_CELLS];
  RtDigits of_cell[RT_N_CELLS];
  RtCells hit = RT_CELLS_NONE;
  int n = path->n - 1, n_removed = 0;

  for (int i = 0; i < n; i++) {
    int cell = rt_candidate_cell (path->candidate[i]);
    int digit = rt_candidate_digit (path->candidate[i]);
    RtCells *of_digit = &seen[i & 1][digit - 1];

    rt_cells_add (&cells, cell);
    if (!rt_digits_has (digits, digit)) {
      digits |= rt_digits_of (digit);
      seen[0][digit - 1] = seen[1][digit - 1] = RT_CELLS_NONE;
    }
    *of_digit = rt_cells_or (*of_digit, rt_peer_cells[cell]);
  }
  for_each_digit (digit, digits) {
    RtCells both = rt_cells_and (seen[0][digit - 1], seen[1][digit - 1]);

    both = rt_cells_minus (rt_cells_and (both, graph->plane[digit - 1]), cells);
    seen[0][digit - 1] = both;
    hit = rt_cells_or (hit, both);
  }
  if (rt_cells_is_empty (hit))
    return false;
  for_each_cell (cell, hit)
    of_cell[cell] = RT_DIGITS_NONE;
  /* In the order in which the walk from the end comes by. */
  for (int i = 0; i < n; i += 2) {
    int digit = rt_candidate_digit (path->candidate[i]);
    RtCells *both = &seen[0][digit - 1];
    RtCells here = rt_cells_and (*both, rt_peer_cells[rt_candidate_cell (path->candidate[i])]);

    *both = rt_cells_minus (*both, here);
    for_each_cell (cell, here) {
      if (!of_cell[cell])
        removed[n_removed++].cell = (uint8_t) cell;
      of_cell[cell] |= rt_digits_of (digit);
    }
  }
  for (int i = 0; i < n_removed; i++)
    removed[i].digits = of_cell[removed[i].cell];
  enter (path, graph, finds, graph->links == RT_LINKS_XY ? RT_XY_PRICE : RT_CYCLE_PRICE, removed,
         n_removed, true, -1);
  return true;
}
