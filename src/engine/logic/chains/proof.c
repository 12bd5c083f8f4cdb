/* proof.c - adds the conclusion of a forcing chain to the finds if it is the best, and explains
 * it.
 *
 * The draft (deduction being reported) has a view for each assumption, with all nodes that lead
 * from the assumption to the conclusion. A search makes many drafts, but reports few, so the steps
 * that explain nested finds are searched only when a draft becomes a step. Such a step may depend
 * on more candidates than the rating counts; the nodes that lead to these candidates are then added
 * to the view, too. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/proof.h"

#define NO_LIMIT (1 << 20)

static RtStepNode
step_node (RtNode node)
{
  return rt_step_node (rt_candidate_cell (node / 2), rt_candidate_digit (node / 2), node & 1);
}

/* Adds NODE and the links from its parents to view VIEW (from 1: one of the assumptions) of DRAFT. */
static void
explain_node (RtDraft *draft, const RtNet *net, RtNode node, int view)
{
  const RtNetInfo *info = &net->info[node];
  int candidate = node / 2;

  rt_draft_mark (draft, rt_candidate_cell (candidate), rt_candidate_digit (candidate),
                 info->cause == RT_CAUSE_NONE ? RT_MARK_ASSUMED
                 : node & 1                   ? RT_MARK_ON
                                              : RT_MARK_OFF,
                 view);
  for (int k = 0; k < info->n; k++)
    rt_draft_link (draft, step_node (net->parents[info->first + (uint32_t) k]), step_node (node),
                   info->cause == RT_CAUSE_NESTED ? RT_LINK_NESTED
                   : node & 1                    ? RT_LINK_STRONG
                                                 : RT_LINK_WEAK,
                   view);
}

/* Adds all nodes that lead from the assumption to NODE to view VIEW (that of the assumption) of
 * DRAFT. */
static void
explain_view (RtDraft *draft, const RtNet *net, RtNode node, int view)
{
  RtNode list[RT_N_NODES];

  for (int i = rt_net_list (net, node, list) - 1; i >= 0; i--)
    explain_node (draft, net, list[i], view);
}

/* Returns true if view VIEW (one of the assumptions) has NODE as an end of a link. (A view that has
 * no links consists of a single node.) */
static bool
has_node (const RtDraft *draft, int view, RtNode node)
{
  RtStepNode same = step_node (node);

  for (guint i = 0; i < draft->links->len; i++) {
    const RtStepLink *link = &g_array_index (draft->links, RtStepLink, i);

    if (link->view == view &&
        (rt_step_nodes_equal (link->from, same) || rt_step_nodes_equal (link->to, same)))
      return true;
  }
  return false;
}

/* Adds NODE, and the nodes that lead to it, to view VIEW of DRAFT. Inserts their links before link
 * AT. */
static void
add_node (RtDraft *draft, guint at, int view, RtNode node)
{
  const RtNet *net = draft->nets[view - 1];
  g_autoptr (GArray) links = draft->links;
  RtNode list[RT_N_NODES];
  g_autofree bool *has = g_new (bool, RT_N_NODES);
  int n = rt_net_list (net, node, list);

  for (int i = 0; i < n; i++)
    has[i] = has_node (draft, view, list[i]);
  draft->links = g_array_new (FALSE, FALSE, sizeof (RtStepLink));
  g_array_append_vals (draft->links, links->data, at);
  for (int i = n - 1; i >= 0; i--)
    if (!has[i])
      explain_node (draft, net, list[i], view);
  g_array_append_vals (draft->links, &g_array_index (links, RtStepLink, at), links->len - at);
}

/* Adds links from the candidates of MORE, which are false, to the end of the nested link AT (whose
 * reason is a deduction). AT is the first link of that deduction. */
static void
add_premises (RtDraft *draft, guint at, const GArray *more)
{
  const RtStepLink first = g_array_index (draft->links, RtStepLink, at);

  for (guint i = 0; i < more->len; i++) {
    RtNode node = RT_NODE (g_array_index (more, uint16_t, i), false);
    RtStepLink link = first;
    guint n_before = draft->links->len;

    link.from = step_node (node);
    add_node (draft, at, first.view, node);
    at += draft->links->len - n_before;
    g_array_insert_val (draft->links, at, link);
  }
}

/* Returns the number (from 1) of the step INNER in ALL; appends INNER if it is new. Takes ownership
 * of INNER. */
static uint16_t
number_of (GPtrArray *all, RtStep *inner)
{
  guint i;

  if (g_ptr_array_find (all, inner, &i)) {
    rt_step_unref (inner);
    return (uint16_t) (i + 1);
  }
  g_ptr_array_add (all, inner);
  return (uint16_t) all->len;
}

/* Sets the number of the nested step (deduction) to NUMBER in all LINKS that have the view and the
 * end of LIKE. */
static void
number_links (GArray *links, const RtStepLink *like, uint16_t number)
{
  const RtStepLink sought = *like;

  for (guint i = 0; i < links->len; i++) {
    RtStepLink *link = &g_array_index (links, RtStepLink, i);

    if (link->view == sought.view && rt_step_nodes_equal (link->to, sought.to))
      link->inner = number;
  }
}

/* Returns the steps that explain the nested links of DRAFT (links that need a deduction under an
 * assumption). The finder of DRAFT is an RtNestedSteps, and its nets are RtNet. */
static GPtrArray *
find_inner_steps (RtDraft *draft)
{
  GPtrArray *all = g_ptr_array_new ();
  g_autoptr (GArray) more = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  guint i = 0;

  while (i < draft->links->len) {
    const RtStepLink *link = &g_array_index (draft->links, RtStepLink, i);
    int candidate = RT_CANDIDATE (rt_cells_first (link->to.cells), link->to.digit);
    RtStep *inner = NULL;

    g_array_set_size (more, 0);
    if (link->kind == RT_LINK_NESTED && link->inner == 0)
      inner = rt_nested_steps_find (draft->finder, draft->nets[link->view - 1], candidate, more);
    if (inner)
      number_links (draft->links, link, number_of (all, inner));
    if (more->len)
      add_premises (draft, i, more);    /* the added links are next; they may be nested, too */
    else
      i++;
  }
  return all;
}

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
    explain_view (draft, proof->net[i], proof->node[i], i + 1);
  if (at->rules->level > 0) {
    draft->find_inner = find_inner_steps;
    draft->finder = at->steps;
    for (int i = 0; i < proof->n; i++)
      draft->nets[i] = proof->net[i];
  }
}

static void
add_nodes (const RtProof *proof, RtChainFinds *finds, RtChainFind *find)
{
  RtNode list[RT_N_NODES];

  for (int i = 0; i < proof->n; i++) {
    int n = rt_net_list (proof->net[i], proof->node[i], list);

    for (int k = 0; k < n; k++) {
      int cause = proof->net[i]->info[list[k]].cause;

      rt_chain_finds_add_node (finds, list[k], cause == RT_CAUSE_NONE ? proof->root_cause : cause);
    }
    rt_chain_finds_end_target (finds);
  }
  rt_chain_finds_end_nodes (finds, find);
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
    add_nodes (proof, finds, find);
    return;
  }
  if (on)
    rt_draft_place (find->draft, cell, rt_candidate_digit (candidate));
  explain (proof, at, find->draft);
}
