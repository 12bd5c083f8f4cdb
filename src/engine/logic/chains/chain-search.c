/* chain-search.c - all simple chains and cycles of a grid.
 *
 *     cycle           on - off = on - off = ... back to where it began: each weak link of it is a
 *                     strong one too, so what sees an on and an off node of a digit goes
 *     forcing chain   from a candidate that is on to the same one off, or the other way round
 *
 * From each candidate grows one tree of what is on, over a weak and a strong link at a time, level
 * by level; cycles and the chain to "off" are read from the same tree. Whether there can be any is
 * asked of the graph first, by sets without parents, which is much cheaper. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/chain-search.h"

#include "engine/logic/chains/tree.h"

#include <string.h>

#define N_NO_X 4096

struct RtChainSearch {
  RtGraph graph;
  RtTree tree;
  RtPath path;          /* the chain that is being looked at */

  /* The digits from which something was found. */
  RtDigits found;

  /* Places of a digit in which there is no X chain and no X cycle of use, by hash. */
  RtCells no_x[N_NO_X];
};

RtChainSearch *
rt_chain_search_new (void)
{
  return g_new0 (RtChainSearch, 1);
}

static bool
meets (const RtChainSearch *search, const RtCandidates *a, const RtCandidates *b)
{
  for (int w = 0; w < search->graph.n_words; w++)
    if (a->word[w] & b->word[w])
      return true;
  return false;
}

/* The weak link from FROM to TO, and the strong link; there is one. */
static int
weak_cause (RtGraph *graph, int from, int to)
{
  const RtWeakLinks *weak = rt_graph_weak (graph, from);
  int i = rt_graph_first_weak (graph, weak);

  while (weak->to[i] != to)
    i++;
  return weak->cause[i];
}

static int
strong_cause (const RtGraph *graph, int from, int to)
{
  int i = rt_graph_first_strong (graph, from);

  while (graph->strong[from].to[i] != to)
    i++;
  return graph->strong[from].cause[i];
}

/* A candidate; and the others of its cell. */
static RtRemoval
removal_of (const RtGraph *graph, int number)
{
  int candidate = graph->candidate[number];

  return (RtRemoval) { (uint8_t) rt_candidate_cell (candidate),
                       rt_digits_of (rt_candidate_digit (candidate)) };
}

static RtRemoval
removal_beside (const RtGraph *graph, int number)
{
  RtRemoval removal = removal_of (graph, number);

  removal.digits = graph->field->candidates[removal.cell] & (RtDigits) ~removal.digits;
  return removal;
}

/* The path ends where it began. */
static void
begin_path (RtChainSearch *search, int start, int cause)
{
  search->path.n = 0;
  rt_path_put (&search->path, search->graph.candidate[start], cause);
}

static void
enter_forcing (RtChainSearch *search, RtChainFinds *finds, RtRemoval removed, int placed)
{
  search->found |= rt_digits_of (rt_candidate_digit (search->path.candidate[0]));
  rt_path_enter_forcing (&search->path, &search->graph, finds, removed, placed);
}

/* The cycles that end with branch K, a weak link, and a strong link back to the start. */
static void
close_cycles (RtChainSearch *search, RtChainFinds *finds, int start, const RtCandidates *before,
              int k)
{
  RtGraph *graph = &search->graph;
  const RtWeakLinks *weak = rt_graph_weak (graph, search->tree.branch[k].on);

  for (int i = rt_graph_first_weak (graph, weak); i < weak->n; i++) {
    int over = weak->to[i], at = k;

    if (!rt_candidates_has (before, over))
      continue;
    while (search->tree.branch[at].parent != RT_NO_BRANCH && search->tree.branch[at].via != over)
      at = search->tree.branch[at].parent;
    if (search->tree.branch[at].parent != RT_NO_BRANCH)
      continue;   /* it comes by there already */
    begin_path (search, start, strong_cause (graph, over, start));
    rt_path_put (&search->path, graph->candidate[over], weak->cause[i]);
    rt_tree_walk_back (&search->tree, k, &search->path);
    if (rt_path_enter_cycle (&search->path, graph, finds))
      search->found |= removal_of (graph, start).digits;
  }
}

/* From START on: cycles (where BEFORE is not NULL, the candidates that put START on), and the chain
 * to START off. */
static void
follow_on (RtChainSearch *search, RtChainFinds *finds, int start, const RtCandidates *before,
           const RtCandidates *near_before, bool to_off)
{
  RtGraph *graph = &search->graph;
  const RtCandidates *weak = rt_graph_weak_set (graph, start);
  int hit;

  rt_tree_begin (&search->tree, graph);
  rt_tree_add (&search->tree, start, RT_NO_VIA, RT_CAUSE_NONE, RT_CAUSE_NONE, RT_NO_BRANCH);
  hit = rt_tree_grow (&search->tree, before ? NULL : weak);
  for (int k = 1; before && k < search->tree.n; k++) {
    if (hit < 0 && rt_candidates_has (weak, search->tree.branch[k].on))
      hit = k;
    if (rt_candidates_has (near_before, search->tree.branch[k].on))
      close_cycles (search, finds, start, before, k);
  }
  if (to_off) {
    begin_path (search, start, weak_cause (graph, search->tree.branch[hit].on, start));
    rt_tree_walk_back (&search->tree, hit, &search->path);
    enter_forcing (search, finds, removal_of (graph, start), -1);
  }
}

/* The chain from START off to START on, which is there. */
static void
follow_off (RtChainSearch *search, RtChainFinds *finds, int start, const RtCandidates *before,
            const RtCandidates *near_before)
{
  RtGraph *graph = &search->graph;
  const RtStrongLinks *strong = &graph->strong[start];
  const RtWeakLinks *weak;
  int hit, over, i;

  rt_tree_begin (&search->tree, graph);
  rt_candidates_add (&search->tree.off, start);
  for (i = rt_graph_first_strong (graph, start); i < rt_graph_end_strong (graph, start); i++)
    rt_tree_add (&search->tree, strong->to[i], start, RT_CAUSE_NONE, strong->cause[i],
                 RT_NO_BRANCH);
  hit = rt_tree_grow (&search->tree, near_before);
  weak = rt_graph_weak (graph, search->tree.branch[hit].on);
  for (i = rt_graph_first_weak (graph, weak); !rt_candidates_has (before, weak->to[i]);)
    i++;
  over = weak->to[i];
  begin_path (search, start, strong_cause (graph, over, start));
  rt_path_put (&search->path, graph->candidate[over], weak->cause[i]);
  rt_tree_walk_back (&search->tree, hit, &search->path);
  enter_forcing (search, finds, removal_beside (graph, start), graph->candidate[start]);
}

/* Whether a chain that removes this could still count. One over all links costs more than any over
 * links within a digit that was not very long. */
static bool
may_count (const RtChainSearch *search, RtChainFinds *finds, RtRemoval removed)
{
  const RtChainFind *rival;

  if (search->graph.links != RT_LINKS_XY)
    return true;
  rival = rt_chain_finds_rival (finds, &removed, 1);
  return !rival || rival->rank.price >= RT_XY_PRICE;
}

static void
follow (RtChainSearch *search, RtChainFinds *finds, int start)
{
  const RtGraph *graph = &search->graph;
  RtCandidates from_off, before, near_before;   /* near_before: weakly linked with before */
  bool has_cycle, to_off;

  rt_graph_clear (&search->graph, &before);
  rt_graph_clear (&search->graph, &near_before);
  rt_graph_clear (&search->graph, &from_off);
  for (int i = rt_graph_first_strong (graph, start); i < rt_graph_end_strong (graph, start); i++) {
    int over = graph->strong[start].to[i];
    const RtCandidates *weak = rt_graph_weak_set (graph, over);

    rt_candidates_add (&before, over);
    for (int w = 0; w < graph->n_words; w++) {
      near_before.word[w] |= weak->word[w];
      from_off.word[w] |= graph->reached[over].word[w];
    }
  }
  near_before.word[start >> 6] &= ~(UINT64_C (1) << (start & 63));
  has_cycle = rt_candidates_has (&graph->may_cycle, start) &&
              meets (search, &graph->reached[start], &near_before);
  to_off = graph->links != RT_LINKS_Y &&
           meets (search, &graph->reached[start], rt_graph_weak_set (graph, start));
  if (to_off)
    to_off = may_count (search, finds, removal_of (graph, start));
  if (has_cycle || to_off)
    follow_on (search, finds, start, has_cycle ? &before : NULL, &near_before, to_off);
  if (graph->links != RT_LINKS_Y && meets (search, &from_off, &near_before) &&
      may_count (search, finds, removal_beside (graph, start)))
    follow_off (search, finds, start, &before, &near_before);
}

static RtCells *
no_x_for (RtChainSearch *search, RtCells plane)
{
  uint64_t hash = (plane.low ^ plane.high * UINT64_C (0x9e3779b97f4a7c15)) *
                  UINT64_C (0xd6e8feb86659fd93);

  return &search->no_x[hash >> 32 & (N_NO_X - 1)];
}

/* Follows the links in use from each candidate of DIGITS. Returns the digits of cells that were
 * passed over because they have but one candidate. */
static RtDigits
follow_all (RtChainSearch *search, RtChainFinds *finds, RtDigits digits)
{
  const RtGraph *graph = &search->graph;
  RtDigits passed = RT_DIGITS_NONE;

  for (int start = 0; start < graph->n; start++) {
    RtDigits of_cell = graph->field->candidates[rt_candidate_cell (graph->candidate[start])];

    if (!(digits >> graph->candidate[start] % 9 & 1))
      continue;
    if (rt_is_single (of_cell))
      passed |= of_cell;
    else if (graph->links != RT_LINKS_Y || rt_count_nine (of_cell) == 2)
      follow (search, finds, start);
  }
  return passed;
}

/* Chooses links, to follow them. */
static void
use (RtGraph *graph, RtLinks links, RtDigits digits)
{
  rt_graph_use (graph, links, digits);
  rt_graph_find_cycles (graph);
}

/* X chains know only where a digit may stand: so it is remembered where they come to nothing. */
static void
follow_all_x (RtChainSearch *search, RtChainFinds *finds)
{
  RtGraph *graph = &search->graph;
  RtDigits digits = RT_DIGITS_NONE;

  for (int digit = 1; digit <= 9; digit++)
    if (!rt_cells_equal (*no_x_for (search, graph->plane[digit - 1]), graph->plane[digit - 1]))
      digits |= rt_digits_of (digit);
  if (!digits)
    return;
  search->found = RT_DIGITS_NONE;
  use (graph, RT_LINKS_X, digits);
  digits &= (RtDigits) ~follow_all (search, finds, digits);
  for_each_digit (digit, (RtDigits) (digits & ~search->found))
    *no_x_for (search, graph->plane[digit - 1]) = graph->plane[digit - 1];
}

void
rt_chain_search_all (RtChainSearch *search, const RtChoices *field, RtChainFinds *finds)
{
  rt_graph_init (&search->graph, field);
  follow_all_x (search, finds);
  use (&search->graph, RT_LINKS_Y, RT_DIGITS_ALL);
  follow_all (search, finds, RT_DIGITS_ALL);
  if (rt_chain_finds_beats (finds, RT_XY_PRICE))
    return;
  use (&search->graph, RT_LINKS_XY, RT_DIGITS_ALL);
  follow_all (search, finds, RT_DIGITS_ALL);
}

const RtGraph *
rt_chain_search_graph (RtChainSearch *search, const RtChoices *field)
{
  RtGraph *graph = &search->graph;

  /* The search for simple chains was often the last thing before. */
  if (graph->links != RT_LINKS_XY ||
      memcmp (graph->made_of, field->candidates, sizeof graph->made_of) != 0) {
    rt_graph_init (graph, field);
    rt_graph_use (graph, RT_LINKS_XY, RT_DIGITS_ALL);
  }
  rt_graph_find_off (graph);
  return graph;
}
