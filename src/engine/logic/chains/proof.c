/* proof.c - what nodes of several nets prove together. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/proof.h"

#include "engine/logic/chains/net-views.h"

#define NO_LIMIT (1 << 20)

static void
explain (const RtProof *proof, const RtProving *at, RtDraft *draft)
{
  static const int variants[] = { [RT_CHAIN_DOUBLE] = 0, [RT_CHAIN_CELL] = 1, [RT_CHAIN_REGION] = 2,
                                  [RT_CHAIN_ABSURD] = 3 };

  draft->variant = variants[proof->kind];
  if (!draft->explains)
    return;
  draft->n_views = proof->n;
  if (proof->kind == RT_CHAIN_REGION)
    rt_draft_house (draft, proof->house, RT_HOUSE_WHERE, 0);
  for (int i = 0; i < proof->n; i++)
    rt_net_view_explain (draft, proof->net[i], proof->node[i], i + 1);
  if (at->rules->level > 0) {
    draft->find_inner = rt_net_views_find_inner;
    draft->finder = at->steps;
    for (int i = 0; i < proof->n; i++)
      draft->nets[i] = proof->net[i];
  }
}

static void
tell (const RtProof *proof, RtChainFinds *finds, RtChainFind *find)
{
  RtNode list[RT_N_NODES];

  for (int i = 0; i < proof->n; i++) {
    int n = rt_net_list (proof->net[i], proof->node[i], list);

    for (int k = 0; k < n; k++) {
      int cause = proof->net[i]->info[list[k]].cause;

      rt_chain_tell_node (finds, list[k], cause == RT_CAUSE_NONE ? proof->root_cause : cause);
    }
    rt_chain_tell_end (finds);
  }
  rt_chain_tell_all (finds, find);
}

void
rt_proof_conclude (const RtProof *proof, const RtProving *at, int candidate, bool on)
{
  RtChainFinds *finds = at->finds;
  int cell = rt_candidate_cell (candidate), complexity = 0, limit = NO_LIMIT;
  RtDigits digit = rt_digits_of (rt_candidate_digit (candidate));
  RtRemoval removed = { (uint8_t) cell, digit };
  RtChainFind *rival, *find;
  RtChainRank rank;

  if (on)
    removed.digits = at->grid->candidates[cell] & (RtDigits) ~digit;
  if (!removed.digits)
    return;
  rival = rt_chain_finds_rival (finds, &removed, 1);
  if (rival)
    limit = rival->rank.complexity - (proof->kind >= rival->rank.kind);
  for (int i = 0; i < proof->n; i++) {
    complexity += rt_net_count (proof->net[i], proof->node[i], limit - complexity);
    if (complexity > limit)
      return;
  }
  complexity += rt_net_nested_complexity (proof->n, proof->net, proof->node);
  if (complexity > limit)
    return;
  rank = (RtChainRank) { at->rules->base + rt_chain_surcharge (complexity), complexity,
                         proof->kind };
  find = rt_chain_finds_enter (finds, rival, rank, &removed, 1);
  if (!find->draft) {
    tell (proof, finds, find);
    return;
  }
  if (on)
    rt_draft_place (find->draft, cell, rt_candidate_digit (candidate));
  explain (proof, at, find->draft);
}
