/* chains.c - simple chains: one node after another in a grid that stays as it is.
 *
 *     cycle           on - off = on - off = ... back to where it began: each weak link of it is a
 *                     strong one too, so what sees an on and an off node of a digit goes
 *     forcing chain   from a candidate that is on to the same one off, or the other way round
 *
 * From each candidate grows one tree of what is on, over a weak and a strong link at a time, level
 * by level; cycles and the chain to "off" are read from the same tree. Whether there can be any is
 * asked first, by sets without parents, which is much cheaper. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains.h"

#include "engine/logic/forcing.h"
#include "engine/logic/graph.h"

#include <string.h>

/* Prices without surcharge. */
#define CYCLE_BASE 6.5
#define FORCING_BASE 6.6
#define XY_BASE 7.0

#define N_NO_X 4096
#define NO_PARENT (-1)
#define NO_VIA 0xffff

/* A candidate that is on, by the candidate `via` that is off by the parent. */
typedef struct {
  uint16_t on, via;
  uint8_t weak_cause, strong_cause;
  int16_t parent;
} Branch;

struct RtChainSearch {
  RtGraph graph;
  Branch tree[RT_N_CANDIDATES];
  int n_tree;
  RtCandidates on, off;                 /* what the tree has reached */

  /* The digits for which something was entered. */
  RtDigits found;

  /* Places of a digit in which there is no X chain and no X cycle of use, by hash. */
  RtCells no_x[N_NO_X];

  /* The chain that is being looked at, from its end to its start: candidates, and why. */
  int n_path;
  uint16_t path[2 * RT_N_CANDIDATES + 4];
  uint8_t cause[2 * RT_N_CANDIDATES + 4];
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

static void
add_branch (RtChainSearch *search, int on, int via, int weak_cause, int strong_cause, int parent)
{
  rt_candidates_add (&search->on, on);
  search->tree[search->n_tree++] = (Branch) {
    (uint16_t) on, (uint16_t) via, (uint8_t) weak_cause, (uint8_t) strong_cause, (int16_t) parent
  };
}

/* Grows what branch K leads to. */
static void
grow_from (RtChainSearch *search, int k)
{
  RtGraph *graph = &search->graph;
  int from = search->tree[k].on;
  const RtCandidates *set = rt_graph_weak_set (graph, from);
  const RtWeakLinks *weak;
  RtCandidates fresh;
  uint64_t any = 0;

  for (int w = 0; w < graph->n_words; w++) {
    fresh.word[w] = set->word[w] & graph->has_strong.word[w] & ~search->off.word[w];
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
    rt_candidates_add (&search->off, off);
    for (int z = rt_graph_first_strong (graph, off); z < rt_graph_end_strong (graph, off); z++)
      if (!rt_candidates_has (&search->on, strong->to[z]))
        add_branch (search, strong->to[z], off, weak->cause[i], strong->cause[z], k);
  }
}

/* Grows the whole tree; with UNTIL, only until a branch is in it, which is returned, or -1. */
static int
grow (RtChainSearch *search, const RtCandidates *until)
{
  for (int k = 0; k < search->n_tree; k++) {
    if (until && rt_candidates_has (until, search->tree[k].on))
      return k;
    grow_from (search, k);
  }
  return -1;
}

static void
begin_tree (RtChainSearch *search)
{
  rt_graph_clear (&search->graph, &search->on);
  rt_graph_clear (&search->graph, &search->off);
  search->n_tree = 0;
}

static void
put_on_path (RtChainSearch *search, int number, int cause)
{
  search->path[search->n_path] = search->graph.candidate[number];
  search->cause[search->n_path++] = (uint8_t) cause;
}

/* Appends the chain from branch K to its start. */
static void
walk_back (RtChainSearch *search, int k)
{
  for (; k != NO_PARENT; k = search->tree[k].parent) {
    const Branch *branch = &search->tree[k];

    put_on_path (search, branch->on, branch->strong_cause);
    if (branch->via != NO_VIA)
      put_on_path (search, branch->via, branch->weak_cause);
  }
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

static RtStepNode
step_node (int candidate, bool on)
{
  return rt_step_node (rt_candidate_cell (candidate), rt_candidate_digit (candidate), on);
}

/* The chain as it is read: from its start. ENDS_ON says which its end is. */
static void
explain (const RtChainSearch *search, RtDraft *draft, bool is_cycle, bool ends_on)
{
  int last = search->n_path - 1;

  draft->variant = is_cycle ? (int) search->graph.links : search->graph.links == RT_LINKS_X ? 3 : 4;
  if (!draft->explains)
    return;
  for (int i = last; i >= (is_cycle ? 1 : 0); i--) {
    bool on = ends_on != (i & 1);

    rt_draft_mark (draft, rt_candidate_cell (search->path[i]), rt_candidate_digit (search->path[i]),
                   i == last && !is_cycle ? RT_ROLE_ASSUMED : on ? RT_ROLE_ON : RT_ROLE_OFF, 0);
  }
  for (int i = last; i > 0; i--) {
    bool to_on = ends_on != ((i - 1) & 1);

    rt_draft_link (draft, step_node (search->path[i], !to_on),
                   step_node (search->path[i - 1], to_on), to_on ? RT_LINK_STRONG : RT_LINK_WEAK,
                   0);
  }
}

/* A cycle is told twice for its parents: forwards, and backwards with on for off. */
static void
tell (const RtChainSearch *search, RtChainFinds *finds, RtChainFind *find, bool is_cycle,
      bool ends_on)
{
  for (int i = 0; i < search->n_path - is_cycle; i++)
    rt_chain_tell_node (finds, RT_NODE (search->path[i], ends_on != (i & 1)), search->cause[i]);
  rt_chain_tell_end (finds);
  if (is_cycle) {
    for (int i = search->n_path - 1; i >= 1; i--)
      rt_chain_tell_node (finds, RT_NODE (search->path[i], i & 1), search->cause[i]);
    rt_chain_tell_end (finds);
  }
  rt_chain_tell_all (finds, find);
}

/* Enters the chain on the path. PLACED is a candidate, or -1. */
static void
enter (RtChainSearch *search, RtChainFinds *finds, double base, RtRemoval *removed,
       int n_removed, bool is_cycle, int placed)
{
  static const int kinds[] = { RT_CHAIN_X, RT_CHAIN_Y, RT_CHAIN_XY };
  int complexity = search->n_path - is_cycle;
  bool ends_on = is_cycle || placed >= 0;
  const RtChainRank rank = { base + rt_chain_surcharge (complexity), complexity,
                             kinds[search->graph.links] };
  RtChainFind *rival, *find;

  search->found |= rt_digits_of (rt_candidate_digit (search->path[0]));
  if (!finds->sink)
    rt_chain_order_removals (removed, n_removed);
  rival = rt_chain_finds_rival (finds, removed, n_removed);
  if (rival && !rt_chain_is_better (rank, rival->rank))
    return;
  find = rt_chain_finds_enter (finds, rival, rank, removed, n_removed);
  if (!find->draft) {
    tell (search, finds, find, is_cycle, ends_on);
    return;
  }
  if (placed >= 0)
    rt_draft_place (find->draft, rt_candidate_cell (placed), rt_candidate_digit (placed));
  explain (search, find->draft, is_cycle, ends_on);
}

/* Enters the cycle on the path, which has its start at both ends. */
static void
enter_cycle (RtChainSearch *search, RtChainFinds *finds)
{
  RtCells cells = RT_CELLS_NONE, seen[2][9];
  RtDigits digits = RT_DIGITS_NONE;
  RtRemoval removed[RT_N_CELLS];
  RtDigits of_cell[RT_N_CELLS];
  RtCells hit = RT_CELLS_NONE;
  int n = search->n_path - 1, n_removed = 0;

  for (int i = 0; i < n; i++) {
    int cell = rt_candidate_cell (search->path[i]), digit = rt_candidate_digit (search->path[i]);
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

    both = rt_cells_minus (rt_cells_and (both, search->graph.plane[digit - 1]), cells);
    seen[0][digit - 1] = both;
    hit = rt_cells_or (hit, both);
  }
  if (rt_cells_is_empty (hit))
    return;
  for_each_cell (cell, hit)
    of_cell[cell] = RT_DIGITS_NONE;
  /* In the order in which the walk from the end comes by. */
  for (int i = 0; i < n; i += 2) {
    int digit = rt_candidate_digit (search->path[i]);
    RtCells *both = &seen[0][digit - 1];
    RtCells here = rt_cells_and (*both, rt_peer_cells[rt_candidate_cell (search->path[i])]);

    *both = rt_cells_minus (*both, here);
    for_each_cell (cell, here) {
      if (!of_cell[cell])
        removed[n_removed++].cell = (uint8_t) cell;
      of_cell[cell] |= rt_digits_of (digit);
    }
  }
  for (int i = 0; i < n_removed; i++)
    removed[i].digits = of_cell[removed[i].cell];
  enter (search, finds, search->graph.links == RT_LINKS_XY ? XY_BASE : CYCLE_BASE, removed,
         n_removed, true, -1);
}

/* The cycles that end with branch K, a weak link, and a strong link back to the start. */
static void
close_cycles (RtChainSearch *search, RtChainFinds *finds, int start, const RtCandidates *before,
              int k)
{
  RtGraph *graph = &search->graph;
  const RtWeakLinks *weak = rt_graph_weak (graph, search->tree[k].on);

  for (int i = rt_graph_first_weak (graph, weak); i < weak->n; i++) {
    int over = weak->to[i], at = k;

    if (!rt_candidates_has (before, over))
      continue;
    while (search->tree[at].parent != NO_PARENT && search->tree[at].via != over)
      at = search->tree[at].parent;
    if (search->tree[at].parent != NO_PARENT)
      continue;   /* it comes by there already */
    search->n_path = 0;
    put_on_path (search, start, strong_cause (graph, over, start));
    put_on_path (search, over, weak->cause[i]);
    walk_back (search, k);
    enter_cycle (search, finds);
  }
}

static double
forcing_base (const RtGraph *graph)
{
  return graph->links == RT_LINKS_XY ? XY_BASE : FORCING_BASE;
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

/* From START on: cycles (where BEFORE is not NULL, the candidates that put START on), and the chain
 * to START off. */
static void
follow_on (RtChainSearch *search, RtChainFinds *finds, int start, const RtCandidates *before,
           const RtCandidates *near_before, bool to_off)
{
  RtGraph *graph = &search->graph;
  const RtCandidates *weak = rt_graph_weak_set (graph, start);
  int hit;

  begin_tree (search);
  add_branch (search, start, NO_VIA, RT_CAUSE_NONE, RT_CAUSE_NONE, NO_PARENT);
  hit = grow (search, before ? NULL : weak);
  for (int k = 1; before && k < search->n_tree; k++) {
    if (hit < 0 && rt_candidates_has (weak, search->tree[k].on))
      hit = k;
    if (rt_candidates_has (near_before, search->tree[k].on))
      close_cycles (search, finds, start, before, k);
  }
  if (to_off) {
    RtRemoval removed = removal_of (graph, start);

    search->n_path = 0;
    put_on_path (search, start, weak_cause (graph, search->tree[hit].on, start));
    walk_back (search, hit);
    enter (search, finds, forcing_base (graph), &removed, 1, false, -1);
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
  RtRemoval removed = removal_beside (graph, start);
  int hit, over, i;

  begin_tree (search);
  rt_candidates_add (&search->off, start);
  for (i = rt_graph_first_strong (graph, start); i < rt_graph_end_strong (graph, start); i++)
    add_branch (search, strong->to[i], start, RT_CAUSE_NONE, strong->cause[i], NO_PARENT);
  hit = grow (search, near_before);
  weak = rt_graph_weak (graph, search->tree[hit].on);
  for (i = rt_graph_first_weak (graph, weak); !rt_candidates_has (before, weak->to[i]);)
    i++;
  over = weak->to[i];
  search->n_path = 0;
  put_on_path (search, start, strong_cause (graph, over, start));
  put_on_path (search, over, weak->cause[i]);
  walk_back (search, hit);
  enter (search, finds, forcing_base (graph), &removed, 1, false,
         graph->candidate[start]);
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
  return !rival || rival->rank.price >= XY_BASE;
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
  rt_graph_use (graph, RT_LINKS_X, digits);
  digits &= (RtDigits) ~follow_all (search, finds, digits);
  for_each_digit (digit, (RtDigits) (digits & ~search->found))
    *no_x_for (search, graph->plane[digit - 1]) = graph->plane[digit - 1];
}

void
rt_chain_search_all (RtChainSearch *search, const RtField *field, RtChainFinds *finds)
{
  rt_graph_init (&search->graph, field);
  follow_all_x (search, finds);
  rt_graph_use (&search->graph, RT_LINKS_Y, RT_DIGITS_ALL);
  follow_all (search, finds, RT_DIGITS_ALL);
  if (rt_chain_finds_beats (finds, XY_BASE))
    return;
  rt_graph_use (&search->graph, RT_LINKS_XY, RT_DIGITS_ALL);
  follow_all (search, finds, RT_DIGITS_ALL);
}

/* Whether some pair of places or of candidates was not one when nothing was found: what goes over
 * older links alone was there already. */
static bool
has_new_strong_link (const RtBarren *barren, const RtField *field)
{
  RtCells changed = rt_barren_changed (barren, field);

  if (rt_cells_equal (changed, RT_CELLS_ALL))
    return true;
  for_each_cell (cell, changed) {
    RtDigits digits = barren->field.candidates[cell];

    if (rt_count_nine (field->candidates[cell]) == 2)
      return true;
    for_each_digit (digit, digits)
      for (int kind = 0; kind < 3; kind++)
        if (rt_count_nine (rt_field_places (field, rt_houses_of[cell][kind], digit)) == 2 &&
            rt_field_places (field, rt_houses_of[cell][kind], digit) !=
              rt_field_places (&barren->field, rt_houses_of[cell][kind], digit))
          return true;
  }
  return false;
}

static bool
find_chains (const RtTechnique *technique, RtLook *look, RtSink *sink)
{
  RtForcing *forcing = rt_look_forcing (look);
  RtChainFinds *finds = &forcing->finds;

  if (!has_new_strong_link (&look->no_chain, &look->field))
    return false;
  rt_chain_finds_for_sink (finds, sink, technique, &look->field);
  rt_chain_search_all (forcing->search, &look->field, finds);
  if (finds->n_found == 0)
    rt_barren_keep (&look->no_chain, &look->field);
  return rt_chain_finds_report (finds);
}

static const char *const variants[] = {
  N_("Bidirectional X-Cycle"), N_("Bidirectional Y-Cycle"), N_("Bidirectional Cycle"),
  N_("Forcing X-Chain"), N_("Forcing Chain"),
};

static const RtTechnique rows[] = {
  { .id = "chain", .name = N_("Forcing Chain or Cycle"), .variants = variants,
    .flags = RT_TECHNIQUE_CHAIN, .price = 6.6,
    .rating_rank = 250, .human_rank = 500, .find = find_chains },
  { .id = NULL }
};

const RtFamily rt_family_chains = { "chains", N_("Chains"), rows };
