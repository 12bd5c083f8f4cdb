/* chain-search.c - finds simple forcing chains and cycles by breadth-first trees.
 *
 *     cycle           candidates in turn true (on) and false (off), back to the start. Each weak
 *                     link is then also a strong one, so a candidate that sees an on and an off
 *                     candidate of its digit is eliminated
 *     forcing chain   from a candidate that is on to the same candidate off, or the reverse
 *
 * From each candidate a tree of true candidates grows, level by level, each time over one weak and
 * one strong link. Cycles and the chain to "off" are read from the same tree. Before that, the bit
 * sets of the graph (link-graph.h) show cheaply whether there can be any. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/chain-search.h"

#include <string.h>

/* Number of entries of a hash table. */
#define N_NO_X 4096

/* A chain or cycle, from its end back to its start. Its nodes are on and off in turn. A cycle
 * stores its start as the first and as the last node. */
typedef struct {
  int n;
  uint16_t candidate[2 * RT_N_CANDIDATES + 4];
  uint8_t cause[2 * RT_N_CANDIDATES + 4];       /* cause of each node; a node is implied by the
                                                 * next one in the array */
} Path;

static inline void
path_put (Path *path, int candidate, int cause)
{
  path->candidate[path->n] = (uint16_t) candidate;
  path->cause[path->n++] = (uint8_t) cause;
}

/* The minimum prices of the kinds of chains. */
#define CYCLE_PRICE 6.5
#define X_FORCING_PRICE 6.6
#define XY_PRICE 7.0

#define NO_BRANCH (-1)
#define NO_VIA 0xffff

/* A branch of the tree: candidate `on` is on because `via` is off, which is off because the
 * candidate of branch `parent` is on. Candidates are numbers of the graph. */
typedef struct {
  uint16_t on, via;
  uint8_t weak_cause, strong_cause;
  int16_t parent;
} Branch;

typedef struct {
  RtGraph *graph;
  int n;
  Branch branch[RT_N_CANDIDATES];     /* in the order of their levels */
  RtCandidates on, off;               /* candidates that the tree has reached */
} Tree;

static RtStepNode
step_node (int candidate, bool on)
{
  return rt_step_node (rt_candidate_cell (candidate), rt_candidate_digit (candidate), on);
}

/* Adds the nodes and links of PATH to DRAFT, a deduction, beginning with the start. ENDS_ON: the
 * last node of PATH is on (true). */
static void
explain (const Path *path, const RtGraph *graph, RtDraft *draft, bool is_cycle, bool ends_on)
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

/* Adds the nodes of PATH to FIND, a deduction under an assumption. A cycle is added twice:
 * forwards, and backwards with on and off exchanged. */
static void
add_nodes (const Path *path, RtChainFinds *finds, RtChainFind *find, bool is_cycle, bool ends_on)
{
  for (int i = 0; i < path->n - is_cycle; i++)
    rt_chain_finds_add_node (finds, RT_NODE (path->candidate[i], ends_on != (i & 1)),
                             path->cause[i]);
  rt_chain_finds_end_target (finds);
  if (is_cycle) {
    for (int i = path->n - 1; i >= 1; i--)
      rt_chain_finds_add_node (finds, RT_NODE (path->candidate[i], i & 1), path->cause[i]);
    rt_chain_finds_end_target (finds);
  }
  rt_chain_finds_end_nodes (finds, find);
}

/* Adds the deduction of PATH to FINDS if it beats the one stored for these eliminations. BASE is
 * its price without length. PLACED is the candidate that it places, or -1. */
static void
add_path (const Path *path, const RtGraph *graph, RtChainFinds *finds, double base,
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
    add_nodes (path, finds, find, is_cycle, ends_on);
    return;
  }
  if (placed >= 0)
    rt_draft_place (find->draft, rt_candidate_cell (placed), rt_candidate_digit (placed));
  explain (path, graph, find->draft, is_cycle, ends_on);
}

/* Adds PATH, a chain from a candidate to the opposite value of the same candidate. It eliminates
 * REMOVED, and places the candidate PLACED; PLACED is -1 if the last node is off (false). */
static void
add_forcing_path (const Path *path, const RtGraph *graph, RtChainFinds *finds,
                     RtRemoval removed, int placed)
{
  add_path (path, graph, finds, graph->links == RT_LINKS_XY ? XY_PRICE : X_FORCING_PRICE,
            &removed, 1, false, placed);
}

/* Adds the cycle PATH to FINDS if it is better than the stored find with equal eliminations.
 * Returns true if it eliminates anything. */
static bool
add_cycle (const Path *path, const RtGraph *graph, RtChainFinds *finds)
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
  /* Collects the eliminations in the order of the path, from its end. */
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
  add_path (path, graph, finds, graph->links == RT_LINKS_XY ? XY_PRICE : CYCLE_PRICE, removed,
            n_removed, true, -1);
  return true;
}

static void
tree_begin (Tree *tree, RtGraph *graph)
{
  tree->graph = graph;
  tree->n = 0;
  rt_graph_clear (graph, &tree->on);
  rt_graph_clear (graph, &tree->off);
}

/* Adds a branch to TREE: ON is true because VIA is false. VIA may be NO_VIA, PARENT NO_BRANCH. */
static void
tree_add (Tree *tree, int on, int via, int weak_cause, int strong_cause, int parent)
{
  rt_candidates_add (&tree->on, on);
  tree->branch[tree->n++] = (Branch) {
    (uint16_t) on, (uint16_t) via, (uint8_t) weak_cause, (uint8_t) strong_cause, (int16_t) parent
  };
}

/* Adds the branches that follow from branch K over a weak and a strong link. */
static void
grow_from (Tree *tree, int k)
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
        tree_add (tree, strong->to[z], off, weak->cause[i], strong->cause[z], k);
  }
}

/* Grows TREE until it contains a candidate of UNTIL, or until it cannot grow further. UNTIL may
 * be NULL. Returns the branch of that candidate, or NO_BRANCH. */
static int
tree_grow (Tree *tree, const RtCandidates *until)
{
  for (int k = 0; k < tree->n; k++) {
    if (until && rt_candidates_has (until, tree->branch[k].on))
      return k;
    grow_from (tree, k);
  }
  return NO_BRANCH;
}

/* Appends the nodes from BRANCH back to the root of the tree to PATH. */
static void
tree_walk_back (const Tree *tree, int branch, Path *path)
{
  const uint16_t *candidate = tree->graph->candidate;

  for (int k = branch; k != NO_BRANCH; k = tree->branch[k].parent) {
    const Branch *at = &tree->branch[k];

    path_put (path, candidate[at->on], at->strong_cause);
    if (at->via != NO_VIA)
      path_put (path, candidate[at->via], at->weak_cause);
  }
}

struct RtChainSearch {
  RtGraph graph;
  Tree tree;
  Path path;          /* the current chain */

  RtDigits found;     /* digits of the chains found so far */

  /* Hash table of sets of cells: a digit with exactly these cells had no useful X chain or X
   * cycle. */
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

/* Return the cause of the weak link, or of the strong link, from FROM to TO. The link must
 * exist. */
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

/* Return the candidate NUMBER, or the other candidates of its cell, as an elimination. */
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

/* Starts the path with its last node: candidate START, which has CAUSE. */
static void
begin_path (RtChainSearch *search, int start, int cause)
{
  search->path.n = 0;
  path_put (&search->path, search->graph.candidate[start], cause);
}

static void
add_forcing (RtChainSearch *search, RtChainFinds *finds, RtRemoval removed, int placed)
{
  search->found |= rt_digits_of (rt_candidate_digit (search->path.candidate[0]));
  add_forcing_path (&search->path, &search->graph, finds, removed, placed);
}

/* Adds the cycles through branch K that end with a weak link to a candidate of BEFORE, and a strong
 * link back to START. */
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
    while (search->tree.branch[at].parent != NO_BRANCH && search->tree.branch[at].via != over)
      at = search->tree.branch[at].parent;
    if (search->tree.branch[at].parent != NO_BRANCH)
      continue;   /* the path of this branch already contains OVER */
    begin_path (search, start, strong_cause (graph, over, start));
    path_put (&search->path, graph->candidate[over], weak->cause[i]);
    tree_walk_back (&search->tree, k, &search->path);
    if (add_cycle (&search->path, graph, finds))
      search->found |= removal_of (graph, start).digits;
  }
}

/* Searches for cycles and chains with START true. Cycles are searched if BEFORE is not NULL; BEFORE
 * has the candidates that make START true when they are false. The chain to "START is false" is
 * searched, and must exist, if TO_OFF. */
static void
follow_on (RtChainSearch *search, RtChainFinds *finds, int start, const RtCandidates *before,
           const RtCandidates *near_before, bool to_off)
{
  RtGraph *graph = &search->graph;
  const RtCandidates *weak = rt_graph_weak_set (graph, start);
  int hit;

  tree_begin (&search->tree, graph);
  tree_add (&search->tree, start, NO_VIA, RT_CAUSE_NONE, RT_CAUSE_NONE, NO_BRANCH);
  hit = tree_grow (&search->tree, before ? NULL : weak);
  for (int k = 1; before && k < search->tree.n; k++) {
    if (hit < 0 && rt_candidates_has (weak, search->tree.branch[k].on))
      hit = k;
    if (rt_candidates_has (near_before, search->tree.branch[k].on))
      close_cycles (search, finds, start, before, k);
  }
  if (to_off) {
    begin_path (search, start, weak_cause (graph, search->tree.branch[hit].on, start));
    tree_walk_back (&search->tree, hit, &search->path);
    add_forcing (search, finds, removal_of (graph, start), -1);
  }
}

/* Adds the chain from "START is false" to "START is true". This chain must exist. */
static void
follow_off (RtChainSearch *search, RtChainFinds *finds, int start, const RtCandidates *before,
            const RtCandidates *near_before)
{
  RtGraph *graph = &search->graph;
  const RtStrongLinks *strong = &graph->strong[start];
  const RtWeakLinks *weak;
  int hit, over, i;

  tree_begin (&search->tree, graph);
  rt_candidates_add (&search->tree.off, start);
  for (i = rt_graph_first_strong (graph, start); i < rt_graph_end_strong (graph, start); i++)
    tree_add (&search->tree, strong->to[i], start, RT_CAUSE_NONE, strong->cause[i],
                 NO_BRANCH);
  hit = tree_grow (&search->tree, near_before);
  weak = rt_graph_weak (graph, search->tree.branch[hit].on);
  for (i = rt_graph_first_weak (graph, weak); !rt_candidates_has (before, weak->to[i]);)
    i++;
  over = weak->to[i];
  begin_path (search, start, strong_cause (graph, over, start));
  path_put (&search->path, graph->candidate[over], weak->cause[i]);
  tree_walk_back (&search->tree, hit, &search->path);
  add_forcing (search, finds, removal_beside (graph, start), graph->candidate[start]);
}

/* Returns true if a chain with the elimination REMOVED can still be the best. A chain over links of
 * several digits has a higher price (difficulty) than most chains of one digit. */
static bool
may_count (const RtChainSearch *search, RtChainFinds *finds, RtRemoval removed)
{
  const RtChainFind *rival;

  if (search->graph.links != RT_LINKS_XY)
    return true;
  rival = rt_chain_finds_rival (finds, &removed, 1);
  return !rival || rival->rank.price >= XY_PRICE;
}

/* Searches for cycles and chains from START. Skips kinds that the bit sets of the graph exclude. */
static void
follow (RtChainSearch *search, RtChainFinds *finds, int start)
{
  const RtGraph *graph = &search->graph;
  RtCandidates from_off, before, near_before;   /* near_before: weakly linked to `before` */
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

/* Returns the entry for PLANE, the cells of a digit, in the hash table of cells without X chains. */
static RtCells *
no_x_for (RtChainSearch *search, RtCells plane)
{
  uint64_t hash = (plane.low ^ plane.high * UINT64_C (0x9e3779b97f4a7c15)) *
                  UINT64_C (0xd6e8feb86659fd93);

  return &search->no_x[hash >> 32 & (N_NO_X - 1)];
}

/* Searches for chains from each candidate of DIGITS, over the links in use. Skips cells that
 * have only one candidate. Returns the digits of the skipped cells. */
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

/* Selects the links and digits that the search follows. */
static void
use (RtGraph *graph, RtLinks links, RtDigits digits)
{
  rt_graph_use_links (graph, links, digits);
  rt_graph_find_cycles (graph);
}

/* Searches for X chains, which stay in one digit. They depend only on the digit's cells, so sets of
 * cells without a chain are cached. */
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
  if (rt_chain_finds_beats (finds, XY_PRICE))
    return;
  use (&search->graph, RT_LINKS_XY, RT_DIGITS_ALL);
  follow_all (search, finds, RT_DIGITS_ALL);
}

const RtGraph *
rt_chain_search_graph (RtChainSearch *search, const RtChoices *field)
{
  RtGraph *graph = &search->graph;

  /* The graph of an earlier search may still be valid. */
  if (graph->links != RT_LINKS_XY ||
      memcmp (graph->made_of, field->candidates, sizeof graph->made_of) != 0) {
    rt_graph_init (graph, field);
    rt_graph_use_links (graph, RT_LINKS_XY, RT_DIGITS_ALL);
  }
  rt_graph_find_off (graph);
  return graph;
}

static void
workspace_free (gpointer data)
{
  RtChainWorkspace *memory = data;

  rt_chain_finds_clear (&memory->finds);
  g_free (memory->search);
  g_free (memory);
}

RtChainWorkspace *
rt_chain_workspace_of (RtStudy *study)
{
  if (!study->chains.memory) {
    RtChainWorkspace *memory = g_new (RtChainWorkspace, 1);

    rt_chain_finds_init (&memory->finds);
    memory->search = rt_chain_search_new ();
    study->chains = (RtStudyMemory) { memory, workspace_free };
  }
  return study->chains.memory;
}
