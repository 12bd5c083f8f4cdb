/* test-aic.c - tests that the trees of alternating inference chains reach all nodes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/chains/inference.h"
#include "engine/logic/chains/link-graph.h"

#include "engine/logic/board/random-boards.h"

#include "common/cases.h"

#include <string.h>

static int
candidate_of (const RtInference *inference, int node)
{
  return RT_CANDIDATE (rt_cells_first (inference->nodes[node].cells), inference->nodes[node].digit);
}

/* Returns true if two candidates exclude each other; sets STRONG if one of them must be true. */
static bool
are_linked (const RtChoices *field, int a, int b, bool *strong)
{
  int cell = a / 9, other = b / 9, digit = a % 9 + 1;

  *strong = false;
  if (a == b || !rt_choices_has (field, cell, digit) || !rt_choices_has (field, other, b % 9 + 1))
    return false;
  if (cell == other) {
    *strong = rt_digits_count (field->candidates[cell]) == 2;
    return true;
  }
  if (a % 9 != b % 9 || !rt_cells_has (rt_peer_cells[cell], other))
    return false;
  for (int kind = 0; kind < 3; kind++) {
    int n = 0;

    for (int i = 0; i < 9; i++)
      n += rt_choices_has (field, rt_houses[rt_houses_of[cell][kind]][i], digit);
    *strong |= n == 2 && rt_houses_of[cell][kind] == rt_houses_of[other][kind];
  }
  return true;
}

/* Computes the consequences of a candidate being false by trying all links until nothing
 * changes. IS has the candidates that are true, and that are false. */
static void
follow (const RtChoices *field, int root, bool is[2][RT_N_CANDIDATES])
{
  bool more = true;

  is[false][root] = true;
  while (more) {
    more = false;
    for (int a = 0; a < RT_N_CANDIDATES; a++)
      for (int b = 0; b < RT_N_CANDIDATES; b++) {
        bool strong;

        if (!(is[true][a] || is[false][a]) || !are_linked (field, a, b, &strong))
          continue;
        if (is[true][a] && a != root && !is[false][b])
          is[false][b] = more = true;
        if (is[false][a] && strong && !is[true][b])
          is[true][b] = more = true;
      }
  }
}

/* The tree contains the ends of all chains, and no other nodes. */
static void
check_tree (RtStudy *study, GPtrArray *steps)
{
  RtInference *inference =
    rt_inference_of (study, RT_STRONG_IN_HOUSE | RT_STRONG_IN_CELL | RT_WEAK_IN_CELL);
  int root = inference->n ? g_test_rand_int_range (0, inference->n) : 0, n = 0;
  bool is[2][RT_N_CANDIDATES] = { { false } };

  if (!inference->n)
    return;
  follow (&study->field, candidate_of (inference, root), is);
  rt_inference_start (inference, root);
  while (rt_inference_grow (inference));
  for (int i = 0; i < inference->n_true; i++)
    g_assert_true (is[true][candidate_of (inference, inference->reached_true[i])]);
  for (int i = 0; i < RT_N_CANDIDATES; i++)
    n += is[true][i];
  g_assert_cmpint (n, ==, inference->n_true);
}

static void
test_tree (void)
{
  witness_boards ("aic", check_tree);
}

/* Returns true if A and B together are all places of their digit in some house, and neither
 * alone is. */
static bool
share_house (const RtChoices *field, RtInferenceNode a, RtInferenceNode b)
{
  RtCells both = rt_cells_or (a.cells, b.cells);

  if (rt_cells_equal (a.cells, both) || rt_cells_equal (b.cells, both))
    return false;
  for (int house = 0; house < RT_N_HOUSES; house++) {
    RtCells places = RT_CELLS_NONE;

    for (int i = 0; i < 9; i++)
      if (rt_choices_has (field, rt_houses[house][i], a.digit))
        rt_cells_add (&places, rt_houses[house][i]);
    if (rt_cells_equal (places, both))
      return true;
  }
  return false;
}

static bool
see_each_other (RtInferenceNode a, RtInferenceNode b)
{
  for_each_cell (cell, a.cells)
    for_each_cell (other, b.cells)
      if (!rt_cells_has (rt_peer_cells[cell], other))
        return false;
  return true;
}

/* Links of groups fit the definition, with and without links in cells. */
static void
check_links (RtStudy *study, GPtrArray *steps)
{
  const unsigned within = RT_STRONG_IN_HOUSE | RT_GROUPS;

  for (unsigned cells = 0; cells <= (RT_STRONG_IN_CELL | RT_WEAK_IN_CELL);
       cells += RT_STRONG_IN_CELL | RT_WEAK_IN_CELL) {
    const RtInference *inference = rt_inference_of (study, within | cells);

    for (int a = 0; a < inference->n; a++)
      for (int b = 0; b < inference->n; b++) {
        RtInferenceNode one = inference->nodes[a], other = inference->nodes[b];
        const uint64_t *strong = inference->strong + (gsize) a * (gsize) inference->n_words;
        bool in_cell = cells && a != b && rt_cells_equal (one.cells, other.cells) &&
                       rt_cells_count (one.cells) == 1;
        bool is_pair = in_cell &&
                       rt_digits_count (study->field.candidates[rt_cells_first (one.cells)]) == 2;
        bool of_one = one.digit == other.digit;

        g_assert_cmpint (rt_inference_is_weak (inference, a, b), ==,
                         in_cell || (of_one && see_each_other (one, other)));
        g_assert_cmpint (strong[b >> 6] >> (b & 63) & 1, ==,
                         is_pair || (of_one && share_house (&study->field, one, other)));
      }
  }
}

static void
test_links (void)
{
  witness_boards ("grouped-x-chain", check_links);
}

/* What a candidate of the graph reaches is all that its links lead to, and itself. */
static void
check_reached (RtStudy *study, GPtrArray *steps)
{
  g_autofree RtGraph *graph = g_new0 (RtGraph, 1);

  rt_graph_init (graph, &study->field);
  rt_graph_use_links (graph, RT_LINKS_XY, RT_DIGITS_ALL);
  for (int start = 0; start < graph->n; start++) {
    RtCandidates reached = { { 0 } };
    bool more = true;

    rt_candidates_add (&reached, start);
    while (more) {
      RtCandidates before = reached;

      for (int from = 0; from < graph->n; from++)
        for (int w = 0; w < graph->n_words && rt_candidates_has (&reached, from); w++)
          reached.word[w] |= graph->next[from].word[w];
      more = memcmp (&before, &reached, sizeof before) != 0;
    }
    g_assert_cmpmem (reached.word, (gsize) graph->n_words * 8, graph->reached[start].word,
                     (gsize) graph->n_words * 8);
  }
}

static void
test_reached (void)
{
  for (int i = 0; i < 10; i++)
    witness_boards ("xy-chain", check_reached);
}

/* Returns true if A and B see a common candidate. */
static bool
remove_something (const RtInference *inference, int a, int b)
{
  for (int node = 0; node < inference->n_singles; node++)
    if (rt_inference_is_weak (inference, a, node) && rt_inference_is_weak (inference, b, node))
      return true;
  return false;
}

/* Returns true if the chain to TARGET, weakly linked to the root, is a loop with an elimination. */
static bool
is_loop (const RtInference *inference, int target, uint16_t *path)
{
  int n = rt_inference_path (inference, target, path);
  bool any = remove_something (inference, path[n - 1], path[0]);

  for (int i = 0; i < n; i++)
    for (int k = i + 1; k < n; k++)
      if (path[i] == path[k])
        return false;
  for (int i = 1; i + 1 < n; i += 2)
    any |= remove_something (inference, path[i], path[i + 1]);
  return any && n > 2;
}

/* If reachability says that there is no chain or loop, the tree has none. */
static void
check_reach (RtStudy *study, GPtrArray *steps)
{
  const unsigned all = RT_STRONG_IN_HOUSE | RT_STRONG_IN_CELL | RT_WEAK_IN_CELL;
  const unsigned kinds[] = { RT_STRONG_IN_HOUSE, RT_STRONG_IN_CELL, all, all | RT_GROUPS,
                             all | RT_GROUPS | RT_SETS, all | RT_GROUPS | RT_PAIRS };

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++) {
    RtInference *inference = rt_inference_of (study, kinds[k]);
    g_autofree uint16_t *path = g_new (uint16_t, 2 * (gsize) inference->n + 1);

    for (int root = 0; root < inference->n; root++) {
      bool chain = false, loop = false;

      if (!(inference->has_strong[root >> 6] >> (root & 63) & 1))
        continue;
      rt_inference_start (inference, root);
      while (rt_inference_grow (inference));
      for (int i = 0; i < inference->n_true; i++) {
        int target = inference->reached_true[i];

        if (target <= root)
          continue;
        if (rt_inference_is_weak (inference, root, target))
          loop |= is_loop (inference, target, path);
        else
          chain |= remove_something (inference, root, target);
      }
      g_assert_true (!chain || rt_inference_may_chain (inference, root));
      g_assert_true (!loop || rt_inference_may_loop (inference, root));
    }
  }
}

static void
test_reach (void)
{
  for (int i = 0; i < 5; i++)
    witness_boards ("aic", check_reach);
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/aic", test_tree, test_links, test_reached, test_reach);
}
