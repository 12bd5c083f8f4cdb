/* tree.c - what is on where a candidate is on, or off: each by one way. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/tree.h"

void
rt_tree_begin (RtTree *tree, RtGraph *graph)
{
  tree->graph = graph;
  tree->n = 0;
  rt_graph_clear (graph, &tree->on);
  rt_graph_clear (graph, &tree->off);
}

void
rt_tree_add (RtTree *tree, int on, int via, int weak_cause, int strong_cause, int parent)
{
  rt_candidates_add (&tree->on, on);
  tree->branch[tree->n++] = (RtBranch) {
    (uint16_t) on, (uint16_t) via, (uint8_t) weak_cause, (uint8_t) strong_cause, (int16_t) parent
  };
}

/* Grows what branch K leads to. */
static void
grow_from (RtTree *tree, int k)
{
  RtGraph *graph = tree->graph;
  int from = tree->branch[k].on;
  const RtCandidates *set = rt_graph_weak_set (graph, from);
  const RtWeakLinks *weak;
  RtCandidates fresh;
  uint64_t any = 0;

  for (int w = 0; w < graph->n_words; w++) {
    fresh.word[w] = set->word[w] & graph->has_strong.word[w] & ~tree->off.word[w];
    any |= fresh.word[w];
  }
  if (!any)
    return;
  weak = rt_graph_weak (graph, from);
  for (int i = rt_graph_first_weak (graph, weak); i < weak->n; i++) {
    int off = weak->to[i];
    const RtStrongLinks *strong = &graph->strong[off];

    if (!rt_candidates_has (&fresh, off))
      continue;
    rt_candidates_add (&tree->off, off);
    for (int z = rt_graph_first_strong (graph, off); z < rt_graph_end_strong (graph, off); z++)
      if (!rt_candidates_has (&tree->on, strong->to[z]))
        rt_tree_add (tree, strong->to[z], off, weak->cause[i], strong->cause[z], k);
  }
}

int
rt_tree_grow (RtTree *tree, const RtCandidates *until)
{
  for (int k = 0; k < tree->n; k++) {
    if (until && rt_candidates_has (until, tree->branch[k].on))
      return k;
    grow_from (tree, k);
  }
  return RT_NO_BRANCH;
}

void
rt_tree_walk_back (const RtTree *tree, int branch, RtPath *path)
{
  const uint16_t *candidate = tree->graph->candidate;

  for (int k = branch; k != RT_NO_BRANCH; k = tree->branch[k].parent) {
    const RtBranch *at = &tree->branch[k];

    rt_path_put (path, candidate[at->on], at->strong_cause);
    if (at->via != RT_NO_VIA)
      rt_path_put (path, candidate[at->via], at->weak_cause);
  }
}
