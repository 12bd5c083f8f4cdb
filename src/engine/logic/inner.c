/* inner.c - inner finds: what a propagation that is stuck is given to go on.
 *
 * Techniques are tried on the grid as it is under the assumption, the first that has any find is
 * used, with all of them. What had to disappear for a find, since the source, are the parents of
 * what it removes; a find without parents is there without the assumption, and does not count. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/forcing.h"

#include <string.h>

#define NOTHING_BITS 18     /* the table of what gave nothing: 2 MB */
#define PATTERN_PARENTS 81

/* A sink for techniques without chains. */
typedef struct {
  RtSink sink;
  RtNet *net;
  const RtChoices *grid, *source;
  RtKnown *known;
  void (*tell_parents) (RtNet *net, const RtChoices *grid, const RtChoices *source,
                        const RtPattern *pattern);
  bool any;
} InnerSink;

static inline void
add_parent (RtNet *net, int cell, int digit)
{
  net->parents[net->n_parents++] = RT_NODE (RT_CANDIDATE (cell, digit), false);
}

/* What is locked, and fish: the digit was elsewhere in the base houses. */
static void
tell_lines (RtNet *net, const RtChoices *grid, const RtChoices *source, const RtPattern *pattern)
{
  int digit = rt_digits_first (pattern->digits);

  for_each_bit (house, pattern->base)
    for_each_bit (i, rt_choices_places (source, (int) house, digit) &
                       (RtPlaces) ~rt_choices_places (grid, (int) house, digit)) {
      int cell = rt_houses[house][i];
      const uint8_t *houses = rt_houses_of[cell];

      if (!(pattern->cover >> houses[0] & 1) && !(pattern->cover >> houses[1] & 1) &&
          !(pattern->cover >> houses[2] & 1))
        add_parent (net, cell, digit);
    }
}

/* The digits were elsewhere in the house. */
static void
tell_hidden (RtNet *net, const RtChoices *grid, const RtChoices *source, const RtPattern *pattern)
{
  int house = __builtin_ctz (pattern->base);

  for (int i = 0; i < 9; i++) {
    int cell = rt_houses[house][i];

    if (!rt_cells_has (pattern->cells, cell))
      for_each_digit (digit, (RtDigits) (source->candidates[cell] & pattern->digits))
        add_parent (net, cell, digit);
  }
}

/* The cells had other digits. */
static void
tell_naked (RtNet *net, const RtChoices *grid, const RtChoices *source, const RtPattern *pattern)
{
  for_each_cell (cell, pattern->cells)
    for_each_digit (digit, (RtDigits) (source->candidates[cell] & ~pattern->digits))
      add_parent (net, cell, digit);
}

/* Returns whether it was not off before. */
static bool
put_off (RtNet *net, RtKnown *known, int cell, int digit, uint32_t first, int n,
         const RtNested *nested)
{
  int candidate = RT_CANDIDATE (cell, digit);

  if (rt_candidates_has (&net->off, candidate))
    return false;
  rt_net_tell (net, RT_NODE (candidate, false), first, n, RT_CAUSE_INNER);
  rt_net_add (net, candidate, false);
  rt_known_remove (known, cell, digit);
  net->nested[candidate] = nested;
  return true;
}

static bool
take_inner (RtSink *sink)
{
  InnerSink *inner = (InnerSink *) sink;
  RtDraft *draft = &sink->draft;
  RtNet *net = inner->net;
  uint32_t first = net->n_parents;
  int n;

  rt_net_need (net, PATTERN_PARENTS);
  inner->tell_parents (net, inner->grid, inner->source, &draft->pattern);
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

/* Uses all finds of the first technique without chains that has any. */
static bool
find_patterns (RtForcing *forcing, RtForcingDepth *depth, RtNet *net, const RtChoices *source)
{
  InnerSink inner = {
    .sink = { .all = true, .take = take_inner },
    .net = net,
    .grid = &depth->study.field,
    .source = source,
    .known = &depth->known,
    .tell_parents = tell_lines,
  };

  forcing->pointing->find (forcing->pointing, &depth->study, &inner.sink);
  forcing->claiming->find (forcing->claiming, &depth->study, &inner.sink);
  if (inner.any)
    return true;
  inner.tell_parents = tell_hidden;
  forcing->hidden_pair->find (forcing->hidden_pair, &depth->study, &inner.sink);
  if (inner.any)
    return true;
  inner.tell_parents = tell_naked;
  forcing->naked_pair->find (forcing->naked_pair, &depth->study, &inner.sink);
  if (inner.any)
    return true;
  inner.tell_parents = tell_lines;
  forcing->x_wing->find (forcing->x_wing, &depth->study, &inner.sink);
  return inner.any;
}

static const RtNested *
nested_of (RtForcing *forcing, const RtChainFind *find)
{
  gsize size = (gsize) find->n_nodes * sizeof *find->nodes;
  RtNested *nested = rt_arena_take (&forcing->nested, sizeof *nested + size);

  nested->complexity = find->rank.complexity;
  nested->n_nodes = find->n_nodes;
  nested->hash = 2166136261u;   /* FNV-1a, by words */
  for (int i = 0; i < find->n_nodes; i++) {
    nested->nodes[i] = RT_TOLD_NODE (find->nodes[i]);
    nested->hash = (nested->hash ^ nested->nodes[i]) * 16777619u;
  }
  return nested;
}

static void
use_find (RtForcing *forcing, RtForcingDepth *depth, RtNet *net, const RtChainFind *find)
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
        nested = nested_of (forcing, find);
      put_off (net, &depth->known, find->removed[i].cell, digit, first, find->n_parents, nested);
    }
  if (nested) {
    net->n_parents += (uint32_t) find->n_parents;
    net->has_nested = true;
  }
}

/* Uses the finds that count, best first. */
static bool
use_finds (RtForcing *forcing, RtForcingDepth *depth, RtNet *net)
{
  RtChainFinds *finds = &depth->inner;
  bool any = false;

  rt_chain_finds_sort (finds);
  for (guint i = 0; i < finds->finds->len; i++) {
    const RtChainFind *find = &g_array_index (finds->finds, RtChainFind, i);

    if (find->n_parents > 0) {
      use_find (forcing, depth, net, find);
      any = true;
    }
  }
  return any;
}

/* Of the candidates alone: all else follows from them. */
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

void
rt_forcing_need_memory (RtForcing *forcing)
{
  if (forcing->nothing)
    return;
  forcing->nothing = g_malloc0 (sizeof *forcing->nothing << NOTHING_BITS);
  forcing->no_chain = g_new0 (RtBarren, RT_N_NODES);
}

/* Where nothing was found under the same assumption, on an earlier board, there is nothing unless
 * there is a new link. */
static void
find_simple_chains (RtForcing *forcing, int at, const RtChoices *grid, RtChainFinds *finds)
{
  RtBarren *barren = &forcing->no_chain[forcing->root];

  if (at == 0 && !rt_barren_has_new_link (barren, grid))
    return;
  rt_chain_search_all (forcing->search, grid, finds);
  if (at == 0 && finds->n_found == 0)
    rt_barren_keep (barren, grid);
}

/* Where finds do not rest on others, what they are depends on the grid alone. */
static void
find_dynamic_chains (RtForcing *forcing, int at, uint64_t hash, const RtForcingRules *rules,
                     RtChainFinds *finds)
{
  if (!forcing->recall)
    forcing->recall = rt_recall_new ();
  if (rt_recall_tell (forcing->recall, hash, finds))
    return;
  rt_forcing_search (forcing, at + 1, finds->grid, rules, finds);
  if (!forcing->stopped)
    rt_recall_keep (forcing->recall, hash, finds);
}

/* Runs an inner search; RULES NULL: simple chains. */
static bool
find_chains (RtForcing *forcing, int at, RtNet *net, const RtChoices *source,
             const RtForcingRules *rules)
{
  RtForcingDepth *depth = &forcing->depth[at];
  const RtChoices *grid = &depth->study.field;
  unsigned what = rules ? 1 + rules->dynamic + 2u * (unsigned) rules->level : 0;
  uint64_t hash;
  _Atomic uint64_t *nothing;

  rt_forcing_need_memory (forcing);
  hash = (hash_of (grid) + what) * UINT64_C (0xd6e8feb86659fd93);
  hash ^= hash >> 32;
  hash |= 1;                    /* none is like an empty place */
  nothing = &forcing->nothing[hash >> (64 - NOTHING_BITS)];
  if (atomic_load_explicit (nothing, memory_order_relaxed) == hash)
    return false;
  rt_chain_finds_for_inner (&depth->inner, grid, source);
  if (!rules)
    find_simple_chains (forcing, at, grid, &depth->inner);
  else if (rules->dynamic && rules->level == 0)
    find_dynamic_chains (forcing, at, hash, rules, &depth->inner);
  else
    rt_forcing_search (forcing, at + 1, grid, rules, &depth->inner);
  if (forcing->stopped)
    return false;
  if (use_finds (forcing, depth, net))
    return true;
  if (depth->inner.n_found == 0)
    atomic_store_explicit (nothing, hash, memory_order_relaxed);
  return false;
}

bool
rt_forcing_find_inner (RtForcing *forcing, int at, RtNet *net, const RtChoices *source,
                       const RtForcingRules *rules, int tried)
{
  static const RtForcingRules multiple = { .multiple = true, .base = 8.0 };
  RtForcingRules dynamic = { .multiple = true, .dynamic = true, .level = rules->inner_level,
                             .base = 8.5 + 0.5 * rules->inner_level };

  if (tried < 1 && find_patterns (forcing, &forcing->depth[at], net, source))
    return true;
  if (rules->level >= 4)
    return find_chains (forcing, at, net, source, &dynamic);
  return (rules->level >= 2 && tried < 2 && find_chains (forcing, at, net, source, NULL)) ||
         (rules->level >= 3 && find_chains (forcing, at, net, source, &multiple));
}
