/* aic.c - finds alternating inference chains: a strong link, a weak link, a strong link, and so on.
 *
 *      (3)r1c2=(3)r1c8-(5)r1c8=(5)r4c8
 *
 * If the first node is false then the last is true, and the reverse: one of the two is true.
 * Candidates that are weakly linked to both are false. If the last node is weakly linked to the
 * first, the chain is a loop: exactly one of any two neighbours is true, and each weak link
 * eliminates all candidates that see both its ends.
 *
 * X-chains stay within a digit. XY-chains go through cells of two candidates, and end with the
 * digit with which they begin. Chains whose shape is another technique are not reported here:
 * chains of one digit with two strong links (skyscraper, kite, turbot fish, X-wing), pairs,
 * XY-wings.
 *
 * The chain with the fewest links is reported first; of equally long ones, that which begins
 * first. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/chains/aic.h"

#include "engine/logic/chains/inference.h"
#include "engine/logic/chains/price.h"
#include "engine/logic/step/sink.h"

#include <string.h>

/* Properties that a chain must have to be a result of a technique. */
typedef struct {
  unsigned kinds;       /* RtInferenceKinds of its links and nodes */
  bool loop;
  bool mixed;           /* true: the chain is neither an X-chain nor an XY-chain */
  bool one_digit_ends;  /* true: both ends have the same digit */
  int min_strong;       /* minimum number of strong links */
  RtLinkIn in;          /* pattern that causes at least one link */
} Shape;

#define ALL (RT_STRONG_IN_HOUSE | RT_STRONG_IN_CELL | RT_WEAK_IN_CELL)

static const Shape shapes[] = {
  [RT_X_CYCLE] = { RT_STRONG_IN_HOUSE, .loop = true, .min_strong = 3 },
  [RT_X_CHAIN] = { RT_STRONG_IN_HOUSE, .min_strong = 3 },
  [RT_XY_LOOP] = { RT_STRONG_IN_CELL, .loop = true, .min_strong = 3 },
  [RT_XY_CHAIN] = { RT_STRONG_IN_CELL, .one_digit_ends = true, .min_strong = 4 },
  [RT_NICE_LOOP] = { ALL, .loop = true, .mixed = true, .min_strong = 2 },
  [RT_AIC] = { ALL, .mixed = true, .min_strong = 2 },
  [RT_GROUPED_X_CHAIN] = { RT_STRONG_IN_HOUSE | RT_GROUPS, .min_strong = 2 },
  [RT_GROUPED_NICE_LOOP] = { ALL | RT_GROUPS, .loop = true, .min_strong = 2 },
  [RT_GROUPED_AIC] = { ALL | RT_GROUPS, .mixed = true, .min_strong = 2 },
  [RT_SET_LOOP] = { ALL | RT_GROUPS | RT_SETS, .loop = true, .min_strong = 2, .in = RT_IN_SET },
  [RT_SET_AIC] = { ALL | RT_GROUPS | RT_SETS, .min_strong = 2, .in = RT_IN_SET },
  [RT_PAIR_AIC] = { ALL | RT_GROUPS | RT_PAIRS, .min_strong = 2, .in = RT_IN_PAIR },
  [RT_RECTANGLE_AIC] = { ALL | RT_GROUPS | RT_RECTANGLES, .min_strong = 2, .in = RT_IN_RECTANGLE },
  [RT_FISH_AIC] = { ALL | RT_GROUPS | RT_FISH, .min_strong = 2, .in = RT_IN_FISH },
};

/* A chain: the two ends of a path in a tree. */
typedef struct {
  int n_strong;
  uint16_t root, target;
} Chain;

typedef struct {
  const RtTechnique *technique;
  const Shape *shape;
  RtStudy *study;
  RtSink *sink;
  RtInference *inference;
  GArray *chains;       /* of Chain */
  uint16_t *path;       /* nodes of the present chain */
  uint64_t *effect;     /* set of the candidates that it eliminates */
} Search;

#define BIT(kind) (1u << (kind))

/* Returns, as bits, the kinds of houses of which one house contains all CELLS. */
static unsigned
kinds_holding (RtCells cells)
{
  const uint8_t *houses = rt_houses_of[rt_cells_first (cells)];
  unsigned kinds = 0;

  for (int kind = 0; kind < 3; kind++)
    if (rt_cells_is_empty (rt_cells_minus (cells, rt_house_cells[houses[kind]])))
      kinds |= BIT (kind);
  return kinds;
}

/* Returns, as bits, the kinds of houses of which one house has exactly CELLS as its places of
 * DIGIT. */
static unsigned
kinds_filled (const RtChoices *field, int digit, RtCells cells)
{
  const uint8_t *houses = rt_houses_of[rt_cells_first (cells)];
  unsigned kinds = kinds_holding (cells);

  for (int kind = 0; kind < 3; kind++)
    if (rt_count_nine (rt_choices_places (field, houses[kind], digit)) != rt_cells_count (cells))
      kinds &= ~BIT (kind);
  return kinds;
}

/* Returns true if B is in a line of kind NEAR, and A in a line that crosses it. A and B are
 * together all places of a digit in a box. */
static bool
is_rectangle (RtCells a, RtCells b, unsigned near)
{
  return (near & BIT (RT_KIND_ROW) && kinds_holding (a) & BIT (RT_KIND_COLUMN)) ||
         (near & BIT (RT_KIND_COLUMN) && kinds_holding (a) & BIT (RT_KIND_ROW));
}

/* Returns the variant of RT_GROUPED_X_CHAIN for the chain a = b - c = d, whose nodes are CELLS. */
static int
grouped_form (const RtChoices *field, int digit, const RtCells cells[4])
{
  unsigned one = kinds_filled (field, digit, rt_cells_or (cells[0], cells[1]));
  unsigned other = kinds_filled (field, digit, rt_cells_or (cells[2], cells[3]));
  unsigned weak = kinds_holding (rt_cells_or (cells[1], cells[2]));

  for (int kind = RT_KIND_ROW; kind <= RT_KIND_COLUMN; kind++) {
    if (one & other & BIT (kind) && weak & BIT (!kind))
      return RT_GROUPED_SKYSCRAPER;
    if (one & BIT (kind) && other & BIT (!kind) && weak & BIT (RT_KIND_BOX))
      return RT_GROUPED_KITE;
  }
  if ((one & BIT (RT_KIND_BOX) && is_rectangle (cells[0], cells[1], weak) &&
       rt_cells_count (cells[2]) + rt_cells_count (cells[3]) > 2) ||
      (other & BIT (RT_KIND_BOX) && is_rectangle (cells[3], cells[2], weak) &&
       rt_cells_count (cells[0]) + rt_cells_count (cells[1]) > 2))
    return RT_GROUPED_RECTANGLE;
  return RT_GROUPED_TURBOT;
}

static bool
is_group (const Search *search, int node)
{
  return node >= search->inference->n_singles;
}

/* Returns true if the ends have the same digit and a common cell. Such a chain has no new
 * conclusion, because one of two overlapping groups is true anyway. */
static bool
ends_overlap (const Search *search, int n)
{
  const RtInferenceNode *first = &search->inference->nodes[search->path[0]];
  const RtInferenceNode *last = &search->inference->nodes[search->path[n - 1]];

  return first->digit == last->digit &&
         rt_cells_meet (first->cells, last->cells);
}

/* Returns the pattern (almost locked set ...) that causes the link after node I, or NULL. */
static const RtInferencePattern *
pattern_of (const Search *search, int i)
{
  return rt_inference_pattern (search->inference, search->path[i], search->path[i + 1], i % 2 == 0);
}

/* Returns true if a link of the chain of N nodes is caused by the kind of pattern that the
 * technique needs. A chain that uses only almost locked sets and cells does not count, because it
 * is an ALS chain. */
static bool
has_pattern (const Search *search, int n)
{
  const RtInferenceNode *nodes = search->inference->nodes;
  bool patterns = false, alone = search->shape->in == RT_IN_SET;

  for (int i = 0; i + 1 < n; i++) {
    patterns |= pattern_of (search, i) != NULL;
    if (i % 2 == 0)
      alone &= nodes[search->path[i]].digit != nodes[search->path[i + 1]].digit;
  }
  return patterns && !alone && !ends_overlap (search, n);
}

/* Returns true if the chain of N nodes is of the technique's kind: it has a pattern or a group, and
 * it is mixed, if the technique requires that. */
static bool
has_shape (const Search *search, int n)
{
  const RtInferenceNode *nodes = search->inference->nodes;
  const uint16_t *path = search->path;
  bool groups = false, one_digit = true, cells = true;

  if (search->shape->in)
    return has_pattern (search, n);
  for (int i = 0; i < n; i++) {
    groups |= is_group (search, path[i]);
    one_digit &= nodes[path[i]].digit == nodes[path[0]].digit;
  }
  for (int i = 0; i < n; i += 2)
    cells &= nodes[path[i]].digit != nodes[path[i + 1]].digit;
  for (int i = 1; i + 1 < n; i += 2)
    cells &= nodes[path[i]].digit == nodes[path[i + 1]].digit;
  cells &= nodes[path[0]].digit == nodes[path[n - 1]].digit;
  if (search->shape->kinds & RT_GROUPS && !groups)
    return false;
  return !search->shape->mixed || !(one_digit || cells);
}

/* Returns true if the chain of N nodes contains a node twice, once false and once true. Then a
 * shorter chain proves that the node is true. */
static bool
comes_back (const Search *search, int n)
{
  for (int i = 0; i < n; i++)
    for (int k = i + 1; k < n; k++)
      if (search->path[i] == search->path[k])
        return true;
  return false;
}

/* Adds the candidates that are weakly linked to both A and B to `effect`. */
static void
add_effect (Search *search, int a, int b)
{
  const RtInference *inference = search->inference;
  const uint64_t *weak_a = rt_inference_weak (inference, a);
  const uint64_t *weak_b = rt_inference_weak (inference, b);

  for (int w = 0; w < inference->n_words; w++)
    search->effect[w] |= weak_a[w] & weak_b[w];
}

/* Computes the eliminations of the chain of N nodes in `effect`. Returns true if there are any. */
static bool
find_effect (Search *search, int n)
{
  const RtInference *inference = search->inference;
  const uint16_t *path = search->path;
  uint64_t any = 0;

  memset (search->effect, 0, (gsize) inference->n_words * sizeof *search->effect);
  add_effect (search, path[0], path[n - 1]);
  for (int i = 1; search->shape->loop && i + 1 < n; i += 2)
    add_effect (search, path[i], path[i + 1]);
  /* Keeps only single cells; the cells of groups are in the set, too. */
  for (int w = 0; w < inference->n_words; w++) {
    int first = 64 * w;

    if (first + 64 > inference->n_singles)
      search->effect[w] &= first >= inference->n_singles
                             ? 0
                             : (UINT64_C (1) << (inference->n_singles - first)) - 1;
    any |= search->effect[w];
  }
  return any != 0;
}

/* Returns true if no node is weakly linked to both A and B. */
static bool
removes_nothing (const RtInference *inference, int a, int b)
{
  const uint64_t *weak_a = rt_inference_weak (inference, a);
  const uint64_t *weak_b = rt_inference_weak (inference, b);

  for (int w = 0; w < inference->n_words; w++)
    if (weak_a[w] & weak_b[w])
      return false;
  return true;
}

/* Returns true if the tree's path to TARGET, which was just reached, is a chain to report. */
static bool
is_find (Search *search, int target)
{
  const RtInference *inference = search->inference;
  const Shape *shape = search->shape;
  int root = inference->root, n;

  /* Each chain is found in both directions; the one that begins at the lower node is kept. A chain
   * that ends at its start proves that node, and is dropped: a shorter chain eliminates the node
   * before the end. */
  if (target <= root || rt_inference_is_weak (inference, root, target) != shape->loop)
    return false;
  if (shape->one_digit_ends && inference->nodes[root].digit != inference->nodes[target].digit)
    return false;
  if (!shape->loop && removes_nothing (inference, root, target))
    return false;
  n = rt_inference_path (inference, target, search->path);
  return !comes_back (search, n) && has_shape (search, n) && find_effect (search, n);
}

/* Stores the chains from node ROOT with at most LIMIT strong links. Unless the sink wants all,
 * stores only the first of the shortest, which replaces an earlier chain. Returns the new limit. */
static int
search_from (Search *search, int root, int limit)
{
  RtInference *inference = search->inference;

  rt_inference_start (inference, root);
  for (int n_strong = 1; n_strong <= limit && rt_inference_grow (inference); n_strong++)
    for (int i = inference->first_true; i < inference->n_true; i++) {
      const Chain chain = { n_strong, (uint16_t) root, inference->reached_true[i] };

      if (n_strong < search->shape->min_strong || !is_find (search, chain.target))
        continue;
      if (!search->sink->all) {
        g_array_set_size (search->chains, 0);
        g_array_append_val (search->chains, chain);
        return n_strong - 1;
      }
      g_array_append_val (search->chains, chain);
    }
  return limit;
}

static int
compare_chains (gconstpointer a, gconstpointer b)
{
  const Chain *one = a, *other = b;

  return one->n_strong - other->n_strong;
}

/* Returns true if a chain of SHAPE (properties that a technique requires) may eliminate DIGIT. One
 * within a digit may only if an examination of that digit alone can eliminate a candidate. */
static bool
may_tell (const Shape *shape, RtStudy *study, int digit)
{
  return shape->kinds & RT_STRONG_IN_CELL ||
         !rt_cells_is_empty (rt_study_removable (study, digit));
}

static bool
may_tell_any (const Shape *shape, RtStudy *study)
{
  for (int digit = 1; digit <= 9; digit++)
    if (may_tell (shape, study, digit))
      return true;
  return false;
}

/* Returns true if a tree from ROOT may contain a chain to report. Most trees contain none. */
static bool
may_find (const Search *search, int root)
{
  RtInference *inference = search->inference;

  if (!(inference->has_strong[root >> 6] >> (root & 63) & 1) ||
      !may_tell (search->shape, search->study, inference->nodes[root].digit))
    return false;
  return search->shape->loop ? rt_inference_may_loop (inference, root)
                             : rt_inference_may_chain (inference, root);
}

static void
search_all (Search *search, int limit)
{
  const RtInference *inference = search->inference;

  for (int root = 0; root < inference->n && limit >= search->shape->min_strong &&
                     !rt_study_stopped (search->study); root++)
    if (may_find (search, root))
      limit = search_from (search, root, limit);
  /* This sort is stable. */
  g_array_sort (search->chains, compare_chains);
}

static RtStepNode
step_node (const Search *search, int i)
{
  const RtInferenceNode *node = &search->inference->nodes[search->path[i]];

  return (RtStepNode) { node->cells, node->digit, i % 2 == 1 };
}

/* Adds the house of a strong link within a digit; prefers a box. */
static void
explain_house (RtDraft *draft, const RtChoices *field, RtStepNode from, RtStepNode to)
{
  RtCells both = rt_cells_or (from.cells, to.cells);
  const uint8_t *houses = rt_houses_of[rt_cells_first (both)];

  if (from.digit != to.digit)
    return;
  for (int kind = RT_KIND_BOX; kind >= RT_KIND_ROW; kind--) {
    RtCells places = RT_CELLS_NONE;

    for_each_bit (i, rt_choices_places (field, houses[kind], from.digit))
      rt_cells_add (&places, rt_houses[houses[kind]][i]);
    if (rt_cells_equal (places, both)) {
      rt_draft_house (draft, houses[kind], RT_HOUSE_WHERE, 0);
      return;
    }
  }
}

static bool
is_marked (const RtDraft *draft, int cell, int digit)
{
  for (guint i = 0; i < draft->marks->len; i++) {
    const RtStepMark *mark = &g_array_index (draft->marks, RtStepMark, i);

    if (mark->cell == cell && mark->digit == digit)
      return true;
  }
  return false;
}

/* Adds the link from node I, which PATTERN causes, and marks the pattern's other candidates. */
static void
explain_pattern (const Search *search, RtDraft *draft, int i, const RtInferencePattern *pattern)
{
  bool shown = pattern->in == RT_IN_PAIR || pattern->in == RT_IN_FISH;

  for_each_cell (cell, pattern->cells)
    for_each_digit (digit, search->study->field.candidates[cell] & pattern->digits)
      if (!is_marked (draft, cell, digit))
        rt_draft_mark (draft, cell, digit, RT_MARK_SET_1, 0);
  for (int house = 0; house < RT_N_HOUSES; house++)
    if (pattern->houses >> house & 1)
      rt_draft_house (draft, house, RT_HOUSE_WHERE, 0);
  rt_draft_add_link (draft, &(RtStepLink) { .from = step_node (search, i),
                                            .to = step_node (search, i + 1),
                                            .kind = i % 2 == 0 ? RT_LINK_STRONG : RT_LINK_WEAK,
                                            .in = (uint8_t) pattern->in,
                                            .in_cells = pattern->cells,
                                            .in_digits = pattern->digits,
                                            .in_houses = shown ? pattern->houses : 0 });
}

static void
explain (const Search *search, RtDraft *draft, int n)
{
  const RtChoices *field = &search->study->field;

  if (!draft->explains)
    return;
  for (int i = 0; i < n; i++) {
    RtStepNode node = step_node (search, i);
    RtMarkRole role = node.on ? RT_MARK_ON : RT_MARK_OFF;

    rt_draft_mark_all (draft, field, node.cells, rt_digits_of (node.digit), role, 0);
  }
  for (int i = 0; i + 1 < n; i++) {
    RtStepNode from = step_node (search, i), to = step_node (search, i + 1);
    const RtInferencePattern *pattern = pattern_of (search, i);

    if (pattern) {
      explain_pattern (search, draft, i, pattern);
      continue;
    }
    rt_draft_link (draft, from, to, i % 2 == 0 ? RT_LINK_STRONG : RT_LINK_WEAK, 0);
    if (i % 2 == 0)
      explain_house (draft, field, from, to);
  }
  if (search->shape->loop)
    rt_draft_link (draft, step_node (search, n - 1), step_node (search, 0), RT_LINK_WEAK, 0);
}

static void
say_effect (const Search *search, RtDraft *draft)
{
  const RtInference *inference = search->inference;
  RtDigits digits[RT_N_CELLS] = { 0 };

  for (int w = 0; w < inference->n_words; w++)
    for (uint64_t rest = search->effect[w]; rest; rest &= rest - 1) {
      const RtInferenceNode *node = &inference->nodes[64 * w + __builtin_ctzll (rest)];

      digits[rt_cells_first (node->cells)] |= rt_digits_of (node->digit);
    }
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    rt_draft_remove (draft, cell, digits[cell]);
}

/* Returns the index of the technique's variant that fits the chain of N nodes. */
static int
variant_of (const Search *search, int n)
{
  const RtInferenceNode *nodes = search->inference->nodes;
  RtCells cells[4];

  if (search->technique->size != RT_GROUPED_X_CHAIN)
    return nodes[search->path[0]].digit == nodes[search->path[n - 1]].digit ? RT_AIC_TYPE_1
                                                                            : RT_AIC_TYPE_2;
  if (n != (int) G_N_ELEMENTS (cells))
    return RT_CHAIN_OF_GROUPS;
  for (int i = 0; i < n; i++)
    cells[i] = nodes[search->path[i]].cells;
  return grouped_form (&search->study->field, nodes[search->path[0]].digit, cells);
}

static bool
report (Search *search, int n)
{
  RtDraft *draft = rt_sink_begin (search->sink, search->technique,
                                  search->technique->price + rt_chain_surcharge (n + 2));

  if (search->technique->variants)
    draft->variant = variant_of (search, n);
  say_effect (search, draft);
  explain (search, draft, n);
  return rt_sink_report (search->sink);
}

/* Returns true if an earlier chain has equal eliminations; otherwise appends the eliminations to
 * EFFECTS. */
static bool
is_repeated (Search *search, GPtrArray *effects)
{
  gsize size = (gsize) search->inference->n_words * sizeof *search->effect;

  for (guint i = 0; i < effects->len; i++)
    if (memcmp (g_ptr_array_index (effects, i), search->effect, size) == 0)
      return true;
  g_ptr_array_add (effects, g_memdup2 (search->effect, size));
  return false;
}

static bool
report_all (Search *search)
{
  g_autoptr (GPtrArray) effects = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < search->chains->len; i++) {
    const Chain *chain = &g_array_index (search->chains, Chain, i);
    int n;

    rt_inference_start (search->inference, chain->root);
    for (int k = 0; k < chain->n_strong; k++)
      rt_inference_grow (search->inference);
    n = rt_inference_path (search->inference, chain->target, search->path);
    find_effect (search, n);
    if (!is_repeated (search, effects) && report (search, n))
      return true;
  }
  return false;
}

/* Returns the maximum number of strong links of a chain that the sink wants. A chain with N strong
 * links has at least N cells and 2 N - 1 links, which are its cost. */
static int
most_strong (const RtSink *sink)
{
  return sink->most ? (sink->most + 1) / 3 : G_MAXINT;
}

static bool
find_within (const RtTechnique *technique, RtStudy *study, RtSink *sink, int limit)
{
  const Shape *shape = &shapes[technique->size];
  RtInference *inference = rt_inference_of (study, shape->kinds);
  g_autoptr (GArray) chains = g_array_new (FALSE, FALSE, sizeof (Chain));
  g_autofree uint16_t *path = g_new (uint16_t, 2 * (gsize) inference->n);
  g_autofree uint64_t *effect = g_new (uint64_t, (gsize) inference->n_words);
  Search search = { technique, shape, study, sink, inference, chains, path, effect };

  search_all (&search, MIN (limit, inference->n));
  return report_all (&search);
}

bool
rt_find_aic (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  const Shape *shape = &shapes[technique->size];
  int limit = most_strong (sink);

  return limit >= shape->min_strong && may_tell_any (shape, study) &&
         find_within (technique, study, sink, limit);
}
