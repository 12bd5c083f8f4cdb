/* nested-finds.c - searches for patterns and chains under an assumption, and adds their
 * eliminations to its net (all consequences of the assumption).
 *
 * The parents of an elimination are the candidates of the source (the grid without the assumption)
 * that had to be removed for the find. A find without parents exists without the assumption, too,
 * and is ignored. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/nested-finds.h"

#include <string.h>

#define PATTERN_PARENTS 81

const char *const rt_pattern_ids[] = {
  "pointing", "claiming", "hidden-pair", "naked-pair", "x-wing"
};

void
rt_nested_finder_init (RtNestedFinder *finder)
{
  rt_arena_init (&finder->nested);
}

void
rt_nested_finder_clear (RtNestedFinder *finder)
{
  rt_arena_clear (&finder->nested);
  rt_find_cache_free (finder->recall);
}

RtArenaMark
rt_nested_finder_mark (const RtNestedFinder *finder)
{
  return rt_arena_mark (&finder->nested);
}

void
rt_nested_finder_back (RtNestedFinder *finder, RtArenaMark mark)
{
  rt_arena_back (&finder->nested, mark);
}

/* A sink that adds the eliminations of patterns to a net. */
typedef struct {
  RtSink sink;
  RtNet *net;
  const RtChoices *grid, *source;
  RtKnown *known;
  void (*add_parents) (RtNet *net, const RtChoices *grid, const RtChoices *source,
                        const RtPattern *pattern);
  bool any;
} PatternSink;

/* Adds the reasons (parents) of locked candidates or a fish: the places of the digit in the base
 * houses that only SOURCE, the grid before the assumption, has. */
static void
add_line_parents (RtNet *net, const RtChoices *grid, const RtChoices *source,
                  const RtPattern *pattern)
{
  int digit = rt_digits_first (pattern->digits);

  for_each_bit (house, pattern->base)
    for_each_bit (i, rt_choices_places (source, (int) house, digit) &
                       (RtPlaces) ~rt_choices_places (grid, (int) house, digit)) {
      int cell = rt_houses[house][i];
      const uint8_t *houses = rt_houses_of[cell];

      if (!(pattern->cover >> houses[0] & 1) && !(pattern->cover >> houses[1] & 1) &&
          !(pattern->cover >> houses[2] & 1))
        rt_net_add_parent (net, cell, digit);
    }
}

/* Adds the reasons (parents) of a hidden set: the places of its digits in the house that only
 * SOURCE, the grid before the assumption, has. */
static void
add_hidden_parents (RtNet *net, const RtChoices *grid, const RtChoices *source,
                    const RtPattern *pattern)
{
  int house = __builtin_ctz (pattern->base);

  for (int i = 0; i < 9; i++) {
    int cell = rt_houses[house][i];

    if (!rt_cells_has (pattern->cells, cell))
      for_each_digit (digit, (RtDigits) (source->candidates[cell] & pattern->digits))
        rt_net_add_parent (net, cell, digit);
  }
}

/* Adds the reasons (parents) of a naked set: all candidates of its cells that SOURCE, the grid before
 * the assumption, has and the set does not contain, because these had to become false first. */
static void
add_naked_parents (RtNet *net, const RtChoices *grid, const RtChoices *source,
                   const RtPattern *pattern)
{
  for_each_cell (cell, pattern->cells)
    for_each_digit (digit, (RtDigits) (source->candidates[cell] & ~pattern->digits))
      rt_net_add_parent (net, cell, digit);
}

/* Makes a candidate false (off) in NET, because of the find NESTED under the assumption. Its N
 * parents (reasons) begin at index FIRST. Returns false if it was already off. */
static bool
put_off (RtNet *net, RtKnown *known, int cell, int digit, uint32_t first, int n,
         const RtNested *nested)
{
  int candidate = RT_CANDIDATE (cell, digit);

  if (rt_candidates_has (&net->off, candidate))
    return false;
  rt_net_set_parents (net, RT_NODE (candidate, false), first, n, RT_CAUSE_NESTED);
  rt_net_add (net, candidate, false);
  rt_known_remove (known, cell, digit);
  net->nested[candidate] = nested;
  return true;
}

static bool
take_inner (RtSink *sink)
{
  PatternSink *inner = (PatternSink *) sink;
  RtDraft *draft = &sink->draft;
  RtNet *net = inner->net;
  uint32_t first = net->n_parents;
  int n;

  rt_net_need (net, PATTERN_PARENTS);
  inner->add_parents (net, inner->grid, inner->source, &draft->pattern);
  n = (int) (net->n_parents - first);
  if (n == 0)
    return false;
  inner->any = true;
  rt_chain_order_removals (draft->removed, draft->n_removed);
  for (int i = 0; i < draft->n_removed; i++)
    for_each_digit (digit, draft->removed[i].digits)
      put_off (net, inner->known, draft->removed[i].cell, digit, first, n, NULL);
  return false;
}

static void
find_pattern (const RtNestedFinder *finder, int pattern, PatternSink *inner, RtAssumedGrid *assumed)
{
  const RtTechnique *technique = finder->patterns[pattern];

  technique->find (technique, &assumed->study, &inner->sink);
}

/* Adds all finds of the first pattern (pair, X-wing ...) that has any; pointing and claiming count
 * as one pattern. Returns true if there were any. */
static bool
find_patterns (const RtNestedFinder *finder, RtAssumedGrid *assumed, RtNet *net,
               const RtChoices *source)
{
  PatternSink inner = {
    .sink = { .all = true, .take = take_inner },
    .net = net,
    .grid = &assumed->study.field,
    .source = source,
    .known = &assumed->known,
    .add_parents = add_line_parents,
  };

  find_pattern (finder, RT_POINTING, &inner, assumed);
  find_pattern (finder, RT_CLAIMING, &inner, assumed);
  if (inner.any)
    return true;
  inner.add_parents = add_hidden_parents;
  find_pattern (finder, RT_HIDDEN_PAIR, &inner, assumed);
  if (inner.any)
    return true;
  inner.add_parents = add_naked_parents;
  find_pattern (finder, RT_NAKED_PAIR, &inner, assumed);
  if (inner.any)
    return true;
  inner.add_parents = add_line_parents;
  find_pattern (finder, RT_X_WING, &inner, assumed);
  return inner.any;
}

/* Returns a copy of FIND for the consequences of an assumption, allocated in the finder's arena. */
static const RtNested *
nested_of (RtNestedFinder *finder, const RtChainFind *find)
{
  gsize size = (gsize) find->n_nodes * sizeof *find->nodes;
  RtNested *nested = rt_arena_take (&finder->nested, sizeof *nested + size);

  nested->complexity = find->rank.complexity;
  nested->n_nodes = find->n_nodes;
  nested->hash = 2166136261u;   /* FNV-1a, by words */
  for (int i = 0; i < find->n_nodes; i++) {
    nested->nodes[i] = RT_NODE_OF (find->nodes[i]);
    nested->hash = (nested->hash ^ nested->nodes[i]) * 16777619u;
  }
  return nested;
}

static void
use_find (RtNestedFinder *finder, RtAssumedGrid *assumed, RtNet *net, const RtChainFind *find)
{
  uint32_t first = net->n_parents;
  const RtNested *nested = NULL;

  rt_net_need (net, (uint32_t) find->n_parents);
  for (int i = 0; i < find->n_parents; i++)
    net->parents[first + (uint32_t) i] = RT_NODE (find->parents[i], false);
  for (int i = 0; i < find->n_removed; i++)
    for_each_digit (digit, find->removed[i].digits) {
      int candidate = RT_CANDIDATE (find->removed[i].cell, digit);

      if (rt_candidates_has (&net->off, candidate))
        continue;
      if (!nested)
        nested = nested_of (finder, find);
      put_off (net, &assumed->known, find->removed[i].cell, digit, first, find->n_parents, nested);
    }
  if (nested) {
    net->n_parents += (uint32_t) find->n_parents;
    net->has_nested = true;
  }
}

/* Adds the eliminations of all finds that need the assumption (have parents), best first. Returns
 * true if there were any. */
static bool
use_finds (RtNestedFinder *finder, RtAssumedGrid *assumed, RtNet *net)
{
  RtChainFinds *finds = &assumed->finds;
  bool any = false;

  rt_chain_finds_sort (finds);
  for (guint i = 0; i < finds->finds->len; i++) {
    const RtChainFind *find = &g_array_index (finds->finds, RtChainFind, i);

    if (find->n_parents > 0) {
      use_find (finder, assumed, net, find);
      any = true;
    }
  }
  return any;
}

/* Returns a hash of the candidates, which determine all other members of FIELD. */
static uint64_t
hash_of (const RtChoices *field)
{
  uint64_t hash = 0, word;

  for (int i = 0; i + 4 <= RT_N_CELLS; i += 4) {
    memcpy (&word, &field->candidates[i], sizeof word);
    hash = (hash ^ word) * UINT64_C (0x9e3779b97f4a7c15);
    hash ^= hash >> 32;
  }
  return (hash ^ field->candidates[80]) * UINT64_C (0x9e3779b97f4a7c15);
}

/* Searches for simple chains (without branches). If an earlier board had none under the same
 * ASSUMPTION, searches only if there is a new link. */
static void
find_simple_chains (RtNestedFinder *finder, int depth, RtNode assumption, RtChainFinds *finds)
{
  RtNothingFound *no_chain = rt_negative_cache_chains (finder->memory, assumption);

  if (depth == 0 && !rt_nothing_found_has_new_link (no_chain, finds->grid))
    return;
  rt_chain_search_all (finder->chains, finds->grid, finds);
  if (depth == 0 && finds->n_found == 0)
    rt_nothing_found_keep (no_chain, finds->grid);
}

/* Searches for dynamic chains by RULES, or copies them from the cache, in which HASH stands for the
 * grid. Without other finds, they depend only on the grid. Returns false if the search was stopped. */
static bool
find_dynamic_chains (RtNestedFinder *finder, int depth, uint64_t hash, const RtForcingRules *rules,
                     RtChainFinds *finds)
{
  if (!finder->recall)
    finder->recall = rt_find_cache_new ();
  if (rt_find_cache_look_up (finder->recall, hash, finds))
    return true;
  if (!finder->search (finder->searcher, depth + 1, finds->grid, rules, finds))
    return false;
  rt_find_cache_store (finder->recall, hash, finds);
  return true;
}

/* Searches for chains in the grid under ASSUMPTION, the assumption number DEPTH: by RULES or, if
 * NULL, for simple chains. HASH stands for the grid in caches. Returns false if it was stopped. */
static bool
search_chains (RtNestedFinder *finder, int depth, RtNode assumption, uint64_t hash,
               const RtForcingRules *rules, RtChainFinds *finds)
{
  if (!rules) {
    find_simple_chains (finder, depth, assumption, finds);
    return true;
  }
  if (rules->dynamic && rules->level == 0)
    return find_dynamic_chains (finder, depth, hash, rules, finds);
  return finder->search (finder->searcher, depth + 1, finds->grid, rules, finds);
}

/* Searches for chains under ASSUMPTION, unless it is known that there are none, and adds their
 * eliminations to NET. Returns true if there were any that need the assumption. */
static bool
find_chains (RtNestedFinder *finder, RtAssumedGrid *assumed, int depth, RtNode assumption,
             RtNet *net, const RtChoices *source, const RtForcingRules *rules)
{
  const RtChoices *grid = &assumed->study.field;
  unsigned what = rules ? 1 + rules->dynamic + 2u * (unsigned) rules->level : 0;
  uint64_t hash;

  rt_negative_cache_allocate (finder->memory);
  hash = (hash_of (grid) + what) * UINT64_C (0xd6e8feb86659fd93);
  hash ^= hash >> 32;
  hash |= 1;                    /* 0 marks an empty entry */
  if (rt_negative_cache_has (finder->memory, hash))
    return false;
  rt_chain_finds_for_inner (&assumed->finds, grid, source);
  if (!search_chains (finder, depth, assumption, hash, rules, &assumed->finds))
    return false;
  if (use_finds (finder, assumed, net))
    return true;
  if (assumed->finds.n_found == 0)
    rt_negative_cache_add (finder->memory, hash);
  return false;
}

bool
rt_nested_finds_use (RtNestedFinder *finder, RtAssumedGrid *assumed, int depth,
                    RtNode assumption, RtNet *net, const RtChoices *source,
                    const RtForcingRules *rules, int tried)
{
  static const RtForcingRules multiple = { .multiple = true, .base = 8.0 };
  RtForcingRules dynamic = { .multiple = true, .dynamic = true, .level = rules->inner_level,
                             .base = 8.5 + 0.5 * rules->inner_level };

  if (tried < 1 && find_patterns (finder, assumed, net, source))
    return true;
  if (rules->level >= 4)
    return find_chains (finder, assumed, depth, assumption, net, source, &dynamic);
  return (rules->level >= 2 && tried < 2 &&
          find_chains (finder, assumed, depth, assumption, net, source, NULL)) ||
         (rules->level >= 3 &&
          find_chains (finder, assumed, depth, assumption, net, source, &multiple));
}
