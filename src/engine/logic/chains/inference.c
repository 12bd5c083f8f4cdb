/* inference.c - alternating inference chains: finds nodes and links, grows trees, and computes
 * which nodes can be reached. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/inference.h"

#include <stdlib.h>
#include <string.h>

static void
add_groups (RtLinkNodes *nodes)
{
  for (int box = 9 * RT_KIND_BOX; box < RT_N_HOUSES; box++)
    for (int i = 0; i < 6; i++) {
      RtPlaces places = (RtPlaces) (i < 3 ? 07u << 3 * i : 0111u << (i - 3));

      for (int digit = 1; digit <= 9; digit++) {
        RtPlaces group = rt_choices_places (&nodes->study->field, box, digit) & places;

        if (rt_is_several (group))
          rt_link_nodes_add (nodes, rt_places_cells (box, group), digit);
      }
    }
}

static void
link_both_ways (const RtInference *inference, uint64_t *links, int a, int b)
{
  links[(gsize) a * (gsize) inference->n_words + (gsize) (b >> 6)] |= UINT64_C (1) << (b & 63);
  links[(gsize) b * (gsize) inference->n_words + (gsize) (a >> 6)] |= UINT64_C (1) << (a & 63);
}

static void
link_weakly (RtInference *inference, const RtLinkNodes *nodes, int digit, RtCells plane)
{
  const RtNodesOfDigit *of_digit = &nodes->of_digit[digit - 1];
  int n_singles = rt_cells_count (plane);

  for (int i = 0; i < of_digit->n; i++) {
    int node = of_digit->node[i];

    if (i < n_singles) {
      int cell = rt_cells_first (inference->nodes[node].cells);
      RtCells seen = rt_cells_and (rt_peer_cells[cell], plane);

      for (int other = rt_cells_next (seen, cell); other >= 0; other = rt_cells_next (seen, other))
        link_both_ways (inference, inference->weak, node,
                        rt_link_nodes_single (nodes, other, digit));
    }
    for (int k = MAX (i + 1, n_singles); k < of_digit->n; k++) {
      int other = of_digit->node[k];

      if (rt_cells_is_empty (rt_cells_minus (inference->nodes[other].cells, of_digit->seen[i])))
        link_both_ways (inference, inference->weak, node, other);
    }
  }
}

/* Adds strong links between two groups, or a group and a cell, that together cover CELLS: all
 * places (three or more) of DIGIT in a house. Two groups may share the cell in which they cross. */
static void
link_groups (RtInference *inference, const RtLinkNodes *nodes, int digit, int n_singles,
             RtCells cells)
{
  const RtNodesOfDigit *of_digit = &nodes->of_digit[digit - 1];
  int within[RT_MAX_OF_DIGIT], n = 0;

  for (int i = n_singles; i < of_digit->n; i++) {
    RtCells own = inference->nodes[of_digit->node[i]].cells, left = rt_cells_minus (cells, own);
    int cell = rt_cells_next (left, -1);

    if (cell < 0 || !rt_cells_is_empty (rt_cells_minus (own, cells)))
      continue;
    for (int k = 0; k < n; k++)
      if (rt_cells_is_empty (rt_cells_minus (left, inference->nodes[within[k]].cells)))
        link_both_ways (inference, inference->strong, within[k], of_digit->node[i]);
    within[n++] = of_digit->node[i];
    if (rt_cells_next (left, cell) < 0)
      link_both_ways (inference, inference->strong, rt_link_nodes_single (nodes, cell, digit),
                      of_digit->node[i]);
  }
}

static void
link_in_houses (RtInference *inference, const RtLinkNodes *nodes, unsigned kinds)
{
  /* Maximum number of places that two nodes can cover. */
  int most = kinds & RT_GROUPS ? 6 : 2;

  for (int digit = 1; digit <= 9; digit++) {
    RtCells plane = rt_study_plane (nodes->study, digit);
    int n_singles = rt_cells_count (plane);

    link_weakly (inference, nodes, digit, plane);
    for (int house = 0; kinds & RT_STRONG_IN_HOUSE && house < RT_N_HOUSES; house++) {
      RtPlaces places = rt_choices_places (&nodes->study->field, house, digit);
      RtCells cells;
      int first;

      if (!rt_is_several (places) || rt_count_nine (places) > most)
        continue;
      cells = rt_places_cells (house, places);
      first = rt_cells_first (cells);
      if (rt_count_nine (places) > 2)
        link_groups (inference, nodes, digit, n_singles, cells);
      else
        link_both_ways (inference, inference->strong, rt_link_nodes_single (nodes, first, digit),
                        rt_link_nodes_single (nodes, rt_cells_next (cells, first), digit));
    }
  }
}

static void
link_in_cells (RtInference *inference, const RtChoices *field, unsigned kinds)
{
  for (int cell = 0, first = 0; cell < RT_N_CELLS; cell++) {
    int n = rt_count_nine (field->candidates[cell]);

    if (kinds & RT_STRONG_IN_CELL && n == 2)
      link_both_ways (inference, inference->strong, first, first + 1);
    for (int a = first; kinds & RT_WEAK_IN_CELL && a < first + n; a++)
      for (int b = a + 1; b < first + n; b++)
        link_both_ways (inference, inference->weak, a, b);
    first += n;
  }
}

static bool
is_linked (const RtInference *inference, const uint64_t *links, int a, int b)
{
  return links[(gsize) a * (gsize) inference->n_words + (gsize) (b >> 6)] >> (b & 63) & 1;
}

static int
compare_links (gconstpointer a, gconstpointer b)
{
  const RtPatternLink *one = a, *other = b;

  if (one->strong != other->strong)
    return one->strong - other->strong;
  return one->a != other->a ? one->a - other->a : one->b - other->b;
}

/* Adds the links that patterns (almost locked sets, fish ...) cause. If two nodes are linked
 * already, or by several patterns, the first cause is kept. */
static void
link_by_patterns (RtInference *inference)
{
  GArray *links = inference->links;
  guint n = 0;

  for (guint i = 0; i < links->len; i++) {
    RtPatternLink link = g_array_index (links, RtPatternLink, i);
    uint64_t *of_kind = link.strong ? inference->strong : inference->forbids;

    if (is_linked (inference, of_kind, link.a, link.b))
      continue;
    link_both_ways (inference, of_kind, link.a, link.b);
    if (link.a > link.b)
      link = (RtPatternLink) { link.b, link.a, link.strong, link.pattern };
    g_array_index (links, RtPatternLink, n++) = link;
  }
  g_array_set_size (links, n);
  g_array_sort (links, compare_links);
}

const RtInferencePattern *
rt_inference_pattern (const RtInference *inference, int a, int b, bool strong)
{
  const RtPatternLink wanted = { (uint16_t) MIN (a, b), (uint16_t) MAX (a, b), strong, 0 };
  const RtPatternLink *found = inference->links->len
                                 ? bsearch (&wanted, inference->links->data, inference->links->len,
                                            sizeof wanted, compare_links)
                                 : NULL;

  return found ? &g_array_index (inference->patterns, RtInferencePattern, found->pattern) : NULL;
}

/* Records the nodes that have a strong link. */
static void
record_strong (RtInference *inference)
{
  for (int i = 0; i < inference->n; i++)
    for (int w = 0; w < inference->n_words; w++)
      if (inference->strong[(gsize) i * (gsize) inference->n_words + (gsize) w]) {
        inference->has_strong[i >> 6] |= UINT64_C (1) << (i & 63);
        break;
      }
}

/* Copies the nodes, and allocates memory for their links. */
static void
take_nodes (RtInference *inference, const RtInferenceNode *nodes, int n, int n_singles)
{
  gsize n_words = (gsize) (n + 63) / 64;

  inference->n = n;
  inference->n_singles = n_singles;
  inference->n_words = (int) n_words;
  inference->nodes = g_memdup2 (nodes, (gsize) n * sizeof *nodes);
  inference->strong = g_new0 (uint64_t, (gsize) n * n_words);
  inference->weak = g_new0 (uint64_t, (gsize) n * n_words);
  inference->reached_true = g_new (uint16_t, 4 * (gsize) n);
  inference->reached_false = inference->reached_true + n;
  inference->true_from = inference->reached_true + 2 * n;
  inference->false_from = inference->reached_true + 3 * n;
  inference->is_true = g_new0 (uint64_t, 3 * n_words);
  inference->is_false = inference->is_true + n_words;
  inference->has_strong = inference->is_true + 2 * n_words;
}

/* Finds the nodes, and their links to nodes of the same digit. KINDS are RtInferenceKinds, as bits.
 * Lists the links that patterns (almost locked sets, fish ...) cause. */
static void
link_within_digits (RtInference *inference, RtStudy *study, unsigned kinds)
{
  g_autofree RtLinkNodes *nodes = g_new (RtLinkNodes, 1);
  int n_singles;

  nodes->study = study;
  nodes->n = 0;
  nodes->patterns = inference->patterns;
  nodes->links = inference->links;
  for (int i = 0; i < 9; i++)
    nodes->of_digit[i].n = 0;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    nodes->first[cell] = (uint16_t) nodes->n;
    for_each_digit (digit, study->field.candidates[cell])
      rt_link_nodes_add (nodes, rt_cells_of (cell), digit);
  }
  n_singles = nodes->n;
  if (kinds & RT_GROUPS)
    add_groups (nodes);
  for (const RtLinkPatterns *row = rt_link_patterns; row->gather; row++)
    if (kinds & row->kind)
      row->gather (nodes);
  take_nodes (inference, nodes->nodes, nodes->n, n_singles);
  link_in_houses (inference, nodes, kinds);
}

/* Copies the nodes and their links within digits from OTHER, which has the same nodes. */
static void
copy_links (RtInference *inference, const RtInference *other, unsigned kinds)
{
  gsize size = (gsize) other->n * (gsize) other->n_words * sizeof (uint64_t);

  take_nodes (inference, other->nodes, other->n, other->n_singles);
  if (size == 0) /* no candidates are left */
    return;
  memcpy (inference->weak, other->weak, size);
  if (kinds & RT_STRONG_IN_HOUSE)
    memcpy (inference->strong, other->strong, size);
}

static RtInference *
inference_new (RtStudy *study, unsigned kinds)
{
  const unsigned within_digits = RT_STRONG_IN_HOUSE | RT_GROUPS;
  const unsigned without_patterns = within_digits | RT_STRONG_IN_CELL | RT_WEAK_IN_CELL;
  RtInference *inference = g_new0 (RtInference, 1);

  inference->patterns = g_array_new (FALSE, FALSE, sizeof (RtInferencePattern));
  inference->links = g_array_new (FALSE, FALSE, sizeof (RtPatternLink));
  if (kinds & ~without_patterns || !(kinds & ~within_digits))
    link_within_digits (inference, study, kinds);
  else
    copy_links (inference, rt_inference_of (study, RT_STRONG_IN_HOUSE | (kinds & RT_GROUPS)),
                kinds);
  link_in_cells (inference, &study->field, kinds);
  inference->forbids = kinds & RT_PAIRS
                         ? g_memdup2 (inference->weak, (gsize) inference->n *
                                                         (gsize) inference->n_words *
                                                         sizeof (uint64_t))
                         : inference->weak;
  link_by_patterns (inference);
  record_strong (inference);
  return inference;
}

static void
inference_free (RtInference *inference)
{
  g_free (inference->nodes);
  g_array_unref (inference->patterns);
  g_array_unref (inference->links);
  if (inference->forbids != inference->weak)
    g_free (inference->forbids);
  g_free (inference->strong);
  g_free (inference->weak);
  g_free (inference->reached_true);
  g_free (inference->is_true);
  if (inference->reach.memory)
    inference->reach.free (inference->reach.memory);
  g_free (inference);
}

/* The inferences of a study, indexed by the set of kinds of links. */
typedef struct {
  RtInference *of[2 * RT_FISH];
} Inferences;

static void
inferences_free (gpointer data)
{
  Inferences *inferences = data;

  for (guint i = 0; i < G_N_ELEMENTS (inferences->of); i++)
    g_clear_pointer (&inferences->of[i], inference_free);
  g_free (inferences);
}

RtInference *
rt_inference_of (RtStudy *study, unsigned kinds)
{
  Inferences *inferences = study->inferences.memory;

  if (!inferences) {
    inferences = g_new0 (Inferences, 1);
    study->inferences = (RtStudyMemory) { inferences, inferences_free };
  }
  if (!inferences->of[kinds])
    inferences->of[kinds] = inference_new (study, kinds);
  return inferences->of[kinds];
}

void
rt_inference_start (RtInference *inference, int root)
{
  inference->root = root;
  inference->n_true = inference->first_true = 0;
  inference->first_false = 0;
  inference->n_false = 1;
  inference->reached_false[0] = (uint16_t) root;
  memset (inference->is_true, 0, (gsize) inference->n_words * sizeof (uint64_t));
  memset (inference->is_false, 0, (gsize) inference->n_words * sizeof (uint64_t));
  inference->is_false[root >> 6] = UINT64_C (1) << (root & 63);
}

/* Appends to REACHED the nodes of LINKS that are not yet in the set IS, and records NODE as
 * their parent. ONLY limits the nodes to a set; NULL: no limit. Returns the new length of
 * REACHED. */
static int
reach (int n_words, const uint64_t *links, const uint64_t *only, uint64_t *is, uint16_t *from,
       uint16_t *reached, int n, int node)
{
  for (int w = 0; w < n_words; w++) {
    uint64_t fresh = links[w] & ~is[w];

    if (only)
      fresh &= only[w];
    is[w] |= fresh;
    for (; fresh; fresh &= fresh - 1) {
      int to = 64 * w + __builtin_ctzll (fresh);

      from[to] = (uint16_t) node;
      reached[n++] = (uint16_t) to;
    }
  }
  return n;
}

bool
rt_inference_grow (RtInference *inference)
{
  gsize n_words = (gsize) inference->n_words;

  if (inference->n_true) {
    inference->first_false = inference->n_false;
    for (int i = inference->first_true; i < inference->n_true; i++) {
      int node = inference->reached_true[i];

      /* A loop that returns to the root ends there. */
      if (node == inference->root)
        continue;
      inference->n_false =
        reach (inference->n_words, inference->forbids + (gsize) node * n_words,
               inference->has_strong, inference->is_false, inference->false_from,
               inference->reached_false, inference->n_false, node);
    }
  }
  inference->first_true = inference->n_true;
  for (int i = inference->first_false; i < inference->n_false; i++) {
    int node = inference->reached_false[i];

    inference->n_true = reach (inference->n_words, inference->strong + (gsize) node * n_words,
                               NULL, inference->is_true, inference->true_from,
                               inference->reached_true, inference->n_true, node);
  }
  return inference->n_true > inference->first_true;
}

int
rt_inference_path (const RtInference *inference, int target, uint16_t *path)
{
  int n = 0;

  for (int node = target;;) {
    int before = inference->true_from[node];

    path[n++] = (uint16_t) node;
    path[n++] = (uint16_t) before;
    if (before == inference->root)
      break;
    node = inference->false_from[before];
  }
  for (int i = 0; i < n / 2; i++) {
    uint16_t kept = path[i];

    path[i] = path[n - 1 - i];
    path[n - 1 - i] = kept;
  }
  return n;
}

/* Reachability: for each node, the nodes that become true or false, after any number of links,
 * if that node is false. Computed with bit sets for all nodes at once. This is much cheaper than
 * a tree for each node, and most nodes are not the end of any chain.
 *
 * Each pass follows a false node over a strong and a weak link to further false nodes. Nodes
 * that imply one another form a strongly connected component (Tarjan's algorithm, 1972), called
 * a part, and share one set. */

#define MAX_WORDS ((RT_MAX_LINK_NODES + 63) / 64)

/* The reachability of all nodes. Each array except `part` has an entry for each part (strongly connected component). */
typedef struct {
  int n_parts;
  uint16_t *part;       /* by node that has a strong link: its part */
  bool *has_loop;       /* see rt_inference_may_loop */
  uint64_t *off;        /* n_words each: the nodes of the part, and the nodes with a strong link
                         * that are false if those are false */
  uint64_t *on;         /* n_words each: nodes that are true if the nodes of the part are false */
} Reach;

/* State of Tarjan's algorithm. */
typedef struct {
  const RtInference *inference;
  Reach *reach;
  int n_seen, n_open;
  uint16_t *number;     /* by node: its number in order of discovery, from 1; 0: not visited */
  uint16_t *open;       /* stack of the nodes that are in no strongly connected component yet */
  uint64_t is_open[MAX_WORDS];  /* the nodes of `open` as a set */
} Search;

/* Returns row I of a table of sets. */
static inline uint64_t *
row (const RtInference *inference, uint64_t *table, int i)
{
  return table + (gsize) i * (gsize) inference->n_words;
}

/* Returns true if some candidate sees both NODE and OTHER. */
static bool
see_in_common (const RtInference *inference, int node, int other)
{
  const uint64_t *weak = rt_inference_weak (inference, node);
  const uint64_t *weak_other = rt_inference_weak (inference, other);

  for (int w = 0; 64 * w < inference->n_singles; w++) {
    uint64_t both = weak[w] & weak_other[w];

    if (both && 64 * w + __builtin_ctzll (both) < inference->n_singles)
      return true;
  }
  return false;
}

/* Adds what follows from NODE being true to the sets of PART, the strongly connected component
 * being completed. The components that NODE leads to are complete. */
static void
add_after (const RtInference *inference, Reach *reach, int part, int node)
{
  const uint64_t *forbids = row (inference, inference->forbids, node);
  uint64_t *off = row (inference, reach->off, part), *on = row (inference, reach->on, part);

  for (int w = 0; w < inference->n_words; w++) {
    uint64_t fresh;

    while ((fresh = forbids[w] & inference->has_strong[w] & ~off[w])) {
      int other = reach->part[64 * w + __builtin_ctzll (fresh)];

      for (int v = 0; v < inference->n_words; v++) {
        off[v] |= row (inference, reach->off, other)[v];
        on[v] |= row (inference, reach->on, other)[v];
      }
    }
  }
}

/* Returns true if NODE has a weak link to one of MEMBERS, and a candidate sees both ends of the
 * link. */
static bool
may_remove (const RtInference *inference, int node, const uint64_t *members)
{
  for (int w = 0; w < inference->n_words; w++)
    for (uint64_t rest = members[w] & row (inference, inference->forbids, node)[w]; rest;
         rest &= rest - 1)
      if (see_in_common (inference, node, 64 * w + __builtin_ctzll (rest)))
        return true;
  return false;
}

/* Makes a strongly connected component (part) of the last N nodes of `open`, and computes its sets. */
static void
close_part (Search *search, int n)
{
  const RtInference *inference = search->inference;
  Reach *reach = search->reach;
  gsize size = (gsize) inference->n_words * sizeof (uint64_t);
  int part = reach->n_parts++;
  uint64_t *off = row (inference, reach->off, part), *on = row (inference, reach->on, part);
  uint64_t members[MAX_WORDS], made_true[MAX_WORDS];

  search->n_open -= n;
  for (int i = 0; i < n; i++) {
    int node = search->open[search->n_open + i];

    reach->part[node] = (uint16_t) part;
    off[node >> 6] |= UINT64_C (1) << (node & 63);
    for (int w = 0; w < inference->n_words; w++)
      on[w] |= row (inference, inference->strong, node)[w];
  }
  memcpy (members, off, size);
  memcpy (made_true, on, size);
  for (int w = 0; w < inference->n_words; w++) {
    search->is_open[w] &= ~members[w];
    for (uint64_t rest = made_true[w]; rest; rest &= rest - 1) {
      int node = 64 * w + __builtin_ctzll (rest);

      add_after (inference, reach, part, node);
      if (n > 1 && !reach->has_loop[part])
        reach->has_loop[part] = may_remove (inference, node, members);
    }
  }
}

/* Tarjan's algorithm: visits FROM, a node that is false. Returns the lowest discovery number of the
 * nodes that FROM implies and that have no component yet. */
static int
follow (Search *search, int from)
{
  const RtInference *inference = search->inference;
  const uint64_t *strong = row (inference, inference->strong, from);
  int first = search->n_open, number = ++search->n_seen, lowest = number;

  search->number[from] = (uint16_t) number;
  search->open[search->n_open++] = (uint16_t) from;
  search->is_open[from >> 6] |= UINT64_C (1) << (from & 63);
  for (int v = 0; v < inference->n_words; v++)
    for (uint64_t made_true = strong[v]; made_true; made_true &= made_true - 1) {
      const uint64_t *forbids = row (inference, inference->forbids,
                                     64 * v + __builtin_ctzll (made_true));

      for (int w = 0; w < inference->n_words; w++)
        for (uint64_t rest = forbids[w] & inference->has_strong[w]; rest; rest &= rest - 1) {
          int node = 64 * w + __builtin_ctzll (rest), known = lowest;

          if (!search->number[node])
            known = follow (search, node);
          else if (search->is_open[w] >> (node & 63) & 1)
            known = search->number[node];
          lowest = MIN (lowest, known);
        }
    }
  if (lowest == number)
    close_part (search, search->n_open - first);
  return lowest;
}

static Reach *
reach_new (const RtInference *inference)
{
  gsize n = (gsize) inference->n, n_words = (gsize) inference->n_words;
  Reach *reach = g_new0 (Reach, 1);
  g_autofree uint16_t *numbers = g_new0 (uint16_t, 2 * n);
  Search search = { inference, reach, 0, 0, numbers, numbers + n, { 0 } };

  reach->part = g_new (uint16_t, n);
  reach->has_loop = g_new0 (bool, n);
  reach->off = g_new0 (uint64_t, 2 * n * n_words);
  reach->on = reach->off + n * n_words;
  for (int w = 0; w < inference->n_words; w++)
    for (uint64_t rest = inference->has_strong[w]; rest; rest &= rest - 1) {
      int node = 64 * w + __builtin_ctzll (rest);

      if (!numbers[node])
        follow (&search, node);
    }
  return reach;
}

static void
reach_free (gpointer data)
{
  Reach *reach = data;

  g_free (reach->part);
  g_free (reach->has_loop);
  g_free (reach->off);
  g_free (reach);
}

static Reach *
reach_of (RtInference *inference)
{
  if (!inference->reach.memory)
    inference->reach = (RtStudyMemory) { reach_new (inference), reach_free };
  return inference->reach.memory;
}

bool
rt_inference_may_chain (RtInference *inference, int root)
{
  Reach *reach = reach_of (inference);
  const uint64_t *on = row (inference, reach->on, reach->part[root]);
  const uint64_t *weak = rt_inference_weak (inference, root);
  uint64_t targets[MAX_WORDS], any = 0;
  int first = root >> 6;

  for (int w = first; w < inference->n_words; w++) {
    uint64_t higher = w > first ? ~UINT64_C (0) : ~UINT64_C (1) << (root & 63);

    any |= targets[w] = on[w] & ~weak[w] & higher;
  }
  for (int v = 0; any && 64 * v < inference->n_singles; v++)
    for (uint64_t rest = weak[v]; rest; rest &= rest - 1) {
      int seen = 64 * v + __builtin_ctzll (rest);

      for (int w = first; seen < inference->n_singles && w < inference->n_words; w++)
        if (rt_inference_weak (inference, seen)[w] & targets[w])
          return true;
    }
  return false;
}

bool
rt_inference_may_loop (RtInference *inference, int root)
{
  Reach *reach = reach_of (inference);

  return reach->has_loop[reach->part[root]];
}
