/* forcing.c - forcing chains: nishio, multiple, dynamic and nested.
 *
 *     contradiction    an assumption puts something both on and off: it is false
 *     double chain     on or off, a candidate leads to the same
 *     cell chain       so does each candidate of a cell
 *     region chain     so does each place of a digit in a house
 *
 * Each assumption "on" is propagated once for all of them. What its nets have in common is found by
 * sets; what leads there is only counted while it may win. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/forcing.h"

#include "engine/logic/alike.h"

#define NO_LIMIT (1 << 20)
#define THREADS_FROM 2    /* the level from which nets take much longer than threads to begin */

typedef struct {
  RtForcing *forcing;
  int depth;
  const RtChoices *grid;
  const RtForcingRules *rules;
  RtChainFinds *finds;
  RtDigits barren;      /* nothing is to be found for these */
  bool looks_ahead;     /* it concludes nothing, but tells which nets it will need */
  RtAlike alike;                /* of a dynamic search */
  const RtGraph *graph;         /* of one that is not; or NULL */
} Search;

/* Nodes that together prove something: each from an assumption of its own. */
typedef struct {
  int n;
  const RtNet *net[RT_MAX_TARGETS];
  RtNode node[RT_MAX_TARGETS];
  int kind;             /* RT_CHAIN_... */
  int root_cause;       /* why one assumption is true: a cell, a kind of house, or none */
  int house;            /* that house */
} Proof;

static const int kinds[] = { RT_KIND_BOX, RT_KIND_ROW, RT_KIND_COLUMN };

RtForcing *
rt_forcing_new (void)
{
  RtForcing *forcing = g_new0 (RtForcing, 1);

  rt_chain_finds_init (&forcing->finds);
  rt_arena_init (&forcing->nested);
  forcing->search = rt_chain_search_new ();
  forcing->kept_level = -1;
  for (int i = 0; i < RT_MAX_DEPTH; i++) {
    rt_chain_finds_init (&forcing->depth[i].inner);
    forcing->depth[i].nets = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_net_free);
  }
  forcing->pointing = rt_technique_by_id ("pointing");
  forcing->claiming = rt_technique_by_id ("claiming");
  forcing->hidden_pair = rt_technique_by_id ("hidden-pair");
  forcing->naked_pair = rt_technique_by_id ("naked-pair");
  forcing->x_wing = rt_technique_by_id ("x-wing");
  return forcing;
}

void
rt_forcing_free (RtForcing *forcing)
{
  rt_chain_finds_clear (&forcing->finds);
  rt_arena_clear (&forcing->nested);
  g_free (forcing->search);
  for (int i = 0; i < RT_MAX_DEPTH; i++) {
    rt_chain_finds_clear (&forcing->depth[i].inner);
    g_ptr_array_unref (forcing->depth[i].nets);
  }
  rt_recall_free (forcing->recall);
  rt_study_free (forcing->again);
  g_clear_pointer (&forcing->found_again, g_hash_table_unref);
  g_clear_pointer (&forcing->helpers, g_ptr_array_unref);
  g_free (forcing->no_chain);
  g_free (forcing->nothing);
  g_free (forcing);
}

static const RtNet *
net_of (const Search *search, int candidate, bool on)
{
  if (search->looks_ahead)
    return rt_forcing_want_net (search->forcing, search->rules, candidate, on);
  return rt_forcing_net (search->forcing, search->depth, search->grid, search->rules, candidate,
                         on);
}

/* A net with the same nodes, though by other ways, as far as they do not contradict: then both
 * do. Most nets lead to nothing, which one of those that are alike can tell for all. */
static const RtNet *
net_like (const Search *search, int candidate)
{
  return net_of (search, search->rules->nishio ? candidate : search->alike.first[candidate], true);
}

static void
explain (const Search *search, RtDraft *draft, const Proof *proof)
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
    rt_forcing_explain_view (draft, proof->net[i], proof->node[i], i + 1);
  if (search->rules->level > 0) {
    draft->find_inner = rt_forcing_find_inner_steps;
    draft->finder = search->forcing;
    for (int i = 0; i < proof->n; i++)
      draft->nets[i] = proof->net[i];
  }
}

static void
tell (RtChainFinds *finds, RtChainFind *find, const Proof *proof)
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

/* Enters that CANDIDATE is on or off, if that is news and the proof is the best of it. */
static void
conclude (Search *search, const Proof *proof, int candidate, bool on)
{
  RtChainFinds *finds = search->finds;
  int cell = rt_candidate_cell (candidate), complexity = 0, limit = NO_LIMIT;
  RtDigits digit = rt_digits_of (rt_candidate_digit (candidate));
  RtRemoval removed = { (uint8_t) cell, digit };
  RtChainFind *rival, *find;
  RtChainRank rank;

  if (on)
    removed.digits = search->grid->candidates[cell] & (RtDigits) ~digit;
  if (!removed.digits || search->looks_ahead)
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
  rank = (RtChainRank) { search->rules->base + rt_chain_surcharge (complexity), complexity,
                         proof->kind };
  find = rt_chain_finds_enter (finds, rival, rank, &removed, 1);
  if (!find->draft) {
    tell (finds, find, proof);
    return;
  }
  if (on)
    rt_draft_place (find->draft, cell, rt_candidate_digit (candidate));
  explain (search, find->draft, proof);
}

/* CANDIDATE cannot be as the net assumes. */
static void
conclude_absurd (Search *search, const RtNet *net, int candidate, bool on)
{
  const Proof proof = {
    .n = 2,
    .net = { net, net },
    .node = { net->contradiction[0], net->contradiction[1] },
    .kind = RT_CHAIN_ABSURD,
    .root_cause = RT_CAUSE_NONE,
  };

  conclude (search, &proof, candidate, !on);
}

/* Whether nets like these might have anything in common that is news. What is on in common puts the
 * others of its cell off. Where no net has grown, nothing followed at the level before. */
static bool
may_conclude (int n, const RtNet *const *nets)
{
  RtCandidates off = nets[0]->off;
  bool grown = false, contradicts = false;
  uint64_t any = 0;

  for (int i = 0; i < n; i++) {
    grown = grown || nets[i]->has_grown;
    contradicts = contradicts || nets[i]->contradicts;
  }
  if (!grown || contradicts)
    return grown;
  for (guint w = 0; w < G_N_ELEMENTS (off.word); w++) {
    for (int i = 1; i < n; i++)
      off.word[w] &= nets[i]->off.word[w];
    any |= off.word[w];
  }
  return any != 0;
}

/* Concludes all that the nets of PROOF have in common, in the order of the first. */
static void
conclude_common (Search *search, Proof *proof)
{
  for (int on = 1; on >= 0; on--) {
    const RtNet *first = proof->net[0];
    RtCandidates common = on ? first->on : first->off;
    const uint16_t *list = on ? first->on_list : first->off_list;
    int n = on ? first->n_on : first->n_off;
    uint64_t any = 0;

    for (guint w = 0; w < G_N_ELEMENTS (common.word); w++) {
      for (int i = 1; i < proof->n; i++)
        common.word[w] &= on ? proof->net[i]->on.word[w] : proof->net[i]->off.word[w];
      any |= common.word[w];
    }
    for (int k = 0; any && k < n; k++) {
      if (!rt_candidates_has (&common, list[k]))
        continue;
      for (int i = 0; i < proof->n; i++)
        proof->node[i] = RT_NODE (list[k], on);
      conclude (search, proof, list[k], on);
    }
  }
}

/* Whether one of N candidates being on might lead to anything. Where the grid stays as it is, links
 * tell it without nets. */
static bool
may_choose (const Search *search, int n, const uint16_t *candidates)
{
  const RtNet *nets[RT_MAX_TARGETS] = { NULL };

  if (search->graph)
    return rt_graph_share_off (search->graph, n, candidates);
  for (int i = 0; i < n; i++)
    nets[i] = net_like (search, candidates[i]);
  return may_conclude (n, nets);
}

/* One of N candidates is on: concludes what follows from each. PROOF has all but the nets. */
static void
search_choice (Search *search, Proof *proof, int n, const uint16_t *candidates)
{
  if (!may_choose (search, n, candidates))
    return;
  proof->n = n;
  for (int i = 0; i < n; i++)
    proof->net[i] = net_of (search, candidates[i], true);
  conclude_common (search, proof);
}

/* Chains from all places of a digit in a house of CELL, which is the first of them. */
static void
search_regions (Search *search, int cell, int digit)
{
  for (int k = 0; k < 3; k++) {
    int house = rt_houses_of[cell][kinds[k]], n = 0;
    RtPlaces places = rt_choices_places (search->grid, house, digit);
    Proof proof = { .kind = RT_CHAIN_REGION, .root_cause = kinds[k], .house = house };
    uint16_t candidates[9];

    if (rt_houses[house][__builtin_ctz (places)] != cell)
      continue;
    for_each_bit (i, places)
      candidates[n++] = (uint16_t) RT_CANDIDATE (rt_houses[house][i], digit);
    if (n == 2 || (n > 2 && search->rules->multiple))
      search_choice (search, &proof, n, candidates);
  }
}

/* Whether CANDIDATE off, and that together with the net ON if IS_DOUBLE, might lead to anything, as
 * far as a net tells that has the same nodes. */
static bool
may_lead (const Search *search, const RtNet *on, int candidate, bool is_double)
{
  int other = search->alike.other[candidate];
  const RtNet *nets[2] = { on };

  if (search->rules->nishio)
    return true;
  /* Without a strong link, nothing but inner finds comes of it. */
  if (other < 0)
    return search->rules->level > 0;
  nets[1] = net_of (search, other, true);
  return nets[1]->contradicts || (is_double && may_conclude (2, nets));
}

/* The contradictions of a candidate, and what it leads to on or off. */
static void
search_binary (Search *search, int candidate, bool is_double)
{
  const RtNet *on = net_like (search, candidate), *off;

  if (on->contradicts)
    conclude_absurd (search, net_of (search, candidate, true), candidate, true);
  if (!may_lead (search, on, candidate, is_double))
    return;
  off = net_of (search, candidate, false);
  if (off->contradicts)
    conclude_absurd (search, off, candidate, false);
  if (is_double) {
    Proof proof = { .n = 2, .net = { net_of (search, candidate, true), off },
                    .kind = RT_CHAIN_DOUBLE, .root_cause = RT_CAUSE_NONE };

    conclude_common (search, &proof);
  }
}

/* Nishio looks at one digit at a time: where its places are as they were when nothing was found,
 * nothing is. */
static RtDigits
barren_for_nishio (const RtForcing *forcing, const RtChoices *grid)
{
  RtDigits barren = RT_DIGITS_NONE;
  RtCells planes[9];

  rt_choices_planes (grid, planes);
  for (int i = 0; i < 9; i++)
    if (rt_cells_equal (planes[i], forcing->no_nishio[i]))
      barren |= rt_digits_of (i + 1);
  return barren;
}

/* Whether no cell has one candidate: nishio does not look at such cells. */
static bool
has_no_naked_single (const RtChoices *field)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (rt_is_single (field->candidates[cell]))
      return false;
  return true;
}

static void
search_cell (Search *search, int cell)
{
  const RtForcingRules *rules = search->rules;
  RtDigits digits = search->grid->candidates[cell];
  Proof proof = { .kind = RT_CHAIN_CELL, .root_cause = RT_CAUSE_CELL };
  uint16_t candidates[9];
  int n = 0, n_digits = rt_count_nine (digits);

  for_each_digit (digit, digits) {
    int candidate = RT_CANDIDATE (cell, digit);

    if (rt_digits_has (search->barren, digit))
      continue;
    candidates[n++] = (uint16_t) candidate;
    if (rules->dynamic)
      search_binary (search, candidate, n_digits > 2 && !rules->nishio);
    if (!rules->nishio)
      search_regions (search, cell, digit);
  }
  if (!rules->nishio && (n == 2 || rules->multiple))
    search_choice (search, &proof, n, candidates);
}

static void
search_all (Search *search)
{
  for (int cell = 0; cell < RT_N_CELLS && !search->forcing->stopped; cell++) {
    int n = rt_count_nine (search->grid->candidates[cell]);

    if (n > 2 || (n == 2 && search->rules->dynamic))
      search_cell (search, cell);
  }
}

/* Makes in threads the nets that the search will ask for: first those that it always needs, then
 * those for which these give it reason. */
static void
look_ahead (Search *search, int n_threads)
{
  search->looks_ahead = true;
  for (int i = 0; i < 2; i++) {
    search_all (search);
    rt_forcing_make_wanted (search->forcing, search->grid, search->rules, n_threads);
  }
  search->looks_ahead = false;
}

void
rt_forcing_search (RtForcing *forcing, int depth, const RtChoices *grid,
                   const RtForcingRules *rules, RtChainFinds *finds)
{
  Search search;
  RtArenaMark mark = rt_arena_mark (&forcing->nested);
  int n_threads = depth == 0 && rules->level >= THREADS_FROM ? rt_crew_share (forcing->crew) : 1;

  search.forcing = forcing;
  search.depth = depth;
  search.grid = grid;
  search.rules = rules;
  search.finds = finds;
  search.barren = RT_DIGITS_NONE;
  search.looks_ahead = false;
  rt_forcing_begin_nets (forcing, depth, grid, rules);
  search.graph = rules->dynamic ? NULL : rt_chain_search_graph (forcing->search, grid);
  if (rules->nishio)
    search.barren = barren_for_nishio (forcing, grid);
  else if (rules->dynamic)
    rt_alike_find (&search.alike, grid);
  if (n_threads > 1)
    look_ahead (&search, n_threads);
  search_all (&search);
  rt_forcing_end_nets (forcing, depth, grid, rules, finds->n_found == 0);
  if (depth > 0)
    rt_arena_back (&forcing->nested, mark);
  if (rules->nishio && !forcing->stopped && finds->n_found == 0 && has_no_naked_single (grid))
    rt_choices_planes (grid, forcing->no_nishio);
}

/* By the technique's size. The last three go beyond level 4: as its inner search, dynamic chains
 * with inner finds of their own. */
static const RtForcingRules rules[] = {
  { .dynamic = true, .nishio = true, .base = 7.5 },
  { .multiple = true, .base = 8.0 },
  { .multiple = true, .dynamic = true, .base = 8.5 },
  { .multiple = true, .dynamic = true, .level = 1, .base = 8.5 + 0.5 * 1 },
  { .multiple = true, .dynamic = true, .level = 2, .base = 8.5 + 0.5 * 2 },
  { .multiple = true, .dynamic = true, .level = 3, .base = 8.5 + 0.5 * 3 },
  { .multiple = true, .dynamic = true, .level = 4, .base = 8.5 + 0.5 * 4 },
  { .multiple = true, .dynamic = true, .level = 4, .inner_level = 1, .base = 8.5 + 0.5 * 4 },
  { .multiple = true, .dynamic = true, .level = 4, .inner_level = 2, .base = 8.5 + 0.5 * 4 },
  { .multiple = true, .dynamic = true, .level = 4, .inner_level = 3, .base = 8.5 + 0.5 * 4 },
};

static bool
find_forcing (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  RtForcing *forcing = rt_study_forcing (study);

  forcing->stopped = false;
  rt_chain_finds_for_sink (&forcing->finds, sink, technique, &study->field);
  rt_forcing_search (forcing, 0, &study->field, &rules[technique->size], &forcing->finds);
  return rt_chain_finds_report (&forcing->finds) && !forcing->stopped;
}

/* The names people know from the rating. */
static const char *const multiple[] = {
  N_("Double Forcing Chains"), N_("Cell Forcing Chains"), N_("Region Forcing Chains"),
  N_("Contradiction Forcing Chains"), NULL
};
static const char *const dynamic[] = {
  N_("Dynamic Double Forcing Chains"), N_("Dynamic Cell Forcing Chains"),
  N_("Dynamic Region Forcing Chains"), N_("Dynamic Contradiction Forcing Chains"),
  NULL
};
static const char *const nested[] = {
  N_("Nested Double Forcing Chains"), N_("Nested Cell Forcing Chains"),
  N_("Nested Region Forcing Chains"), N_("Nested Contradiction Forcing Chains"),
  NULL
};

#define ROW(id_, name_, variants_, size_, price_, rating_, human_) \
  { .id = id_, .name = name_, .variants = variants_, .size = size_, .flags = RT_TECHNIQUE_CHAIN, \
    .price = price_, .rating_rank = rating_, .human_rank = human_, .find = find_forcing }

/* A row is named for what it nests: the last three only in what the inner chains may use. */
static const RtTechnique rows[] = {
  ROW ("nishio", N_("Nishio Forcing Chains"), NULL, 0, 7.5, 270, 600),
  ROW ("multiple", N_("Multiple Forcing Chains"), multiple, 1, 8.0, 280, 610),
  ROW ("dynamic", N_("Dynamic Forcing Chains"), dynamic, 2, 8.5, 290, 620),
  ROW ("nested-1", N_("Dynamic Forcing Chains with Patterns"), nested, 3, 9.0, 300, 630),
  ROW ("nested-2", N_("Nested Forcing Chains"), nested, 4, 9.5, 310, 640),
  ROW ("nested-3", N_("Nested Multiple Forcing Chains"), nested, 5, 10.0, 320, 650),
  ROW ("nested-4", N_("Nested Dynamic Forcing Chains"), nested, 6, 10.5, 330, 660),
  ROW ("nested-4-1", N_("Nested Dynamic Forcing Chains with Patterns"), nested, 7, 10.5, 340, 670),
  ROW ("nested-4-2", N_("Nested Dynamic Forcing Chains with Forcing Chains"), nested,
       8, 10.5, 350, 680),
  ROW ("nested-4-3", N_("Nested Dynamic Forcing Chains with Multiple Forcing Chains"), nested,
       9, 10.5, 360, 690),
  { .id = NULL }
};

const RtFamily rt_family_forcing = { "forcing", N_("Forcing Chains"), rows };
