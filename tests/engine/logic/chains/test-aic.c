/* test-aic.c - tests alternating inference chains: their reasons, and that trees reach all
 * nodes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/chains/inference.h"


#include "engine/logic/board/random-boards.h"

#define IDS \
  "x-cycle x-chain xy-loop xy-chain nice-loop aic grouped-x-chain grouped-nice-loop grouped-aic " \
  "als-nice-loop als-aic pair-aic kraken-fish"

static void
test_reasons (void)
{
  witness_steps (IDS " rectangle-aic");
}

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

static void
test_all_solutions (void)
{
  witness_all_solutions (IDS);
}

static void
test_nonsense (void)
{
  witness_nonsense (IDS " rectangle-aic");
}

static const WitnessExample examples[] = {
  { "x-cycle",
    ".6.......2...4...93...915...832..4..9..4....2.5..3.....9......5...1.87..8....21..",
    "X-Cycle: (7)r1c6=(7)r1c1-(7)r4c1=(7)r4c9-(7)r3c9=(7)r3c4-(7)r1c6 => r2c6<>7" },
  { "x-chain",
    "...5......2.....1.7.....5.253971..........3.....49....27.......6...5..8.8..62.7..",
    "X-Chain: (6)r2c6=(6)r4c6-(6)r5c5=(6)r5c2-(6)r6c2=(6)r6c7 => r2c7<>6" },
  { "xy-loop",
    "24..1.7..8..3.4..1..9.7.8..5......7.6.4...2..9..4.......2..596........8....7.24..",
    "XY-Loop: (3)r3c1=(1)r3c1-(1)r9c1=(3)r9c1-(3)r9c9=(5)r9c9-(5)r3c9=(3)r3c9-(3)r3c1 "
    "=> r3c2,r9c8<>3" },
  { "xy-chain",
    "..8...1.57............84.97.17..9...6..5...7.9..26........4...2.6....4..85.1...6.",
    "XY-Chain: (5)r3c3=(1)r3c3-(1)r7c3=(9)r7c3-(9)r7c7=(3)r7c7-(3)r6c7=(5)r6c7 => r6c3<>5" },
  { "nice-loop",
    "...2.........9..45....78.....732.....9...7.2.2....5..8.79..4.615..8..3....3.6....",
    "Continuous Nice Loop: (3)r2c2=(1)r2c2-(1)r3c3=(1)r3c8-(3)r3c8=(3)r3c1-(3)r2c2 => r1c1<>3" },
  { "aic",
    "964.1..8...2.....9....6.7.5.2..9..3..4.6...5.1.......63.9.........58.......9.6...",
    "AIC Type 1: (8)r2c6=(8)r2c4-(3)r2c4=(3)r6c4-(3)r6c3=(8)r6c3 => r6c6<>8" },
  { "aic",
    "..8........127....25...1.7.....8.4.....7...35.....4.9..8..193...954....8..6....5.",
    "AIC Type 2: (7)r1c2=(7)r1c1-(7)r7c1=(4)r7c1-(4)r7c8=(4)r1c8 => r1c2<>4" },
  { "grouped-x-chain",
    "...163......2....42..7..16.4.1...7......7...5.7....4929.....6...32..9...8...4...1",
    "Grouped Turbot Fish: (5)r3c5=(5)r2c56-(5)r2c7=(5)r8c7 => r8c5<>5" },
  { "grouped-nice-loop",
    "5....2......3....484.9..3...3........6....79......36.2..8..6.4...18.9..54....5..7",
    "Grouped Continuous Nice Loop: (1)r2c8=(1)r2c5-(1)r3c6=(1)r4c6-(1)r4c9=(1)r46c8-(1)r2c8 "
    "=> r3c8,r4c158<>1" },
  { "grouped-aic",
    ".......8..8.1..3.5...4.3....5...97.3....2......674...15.........21....5..9..5..42",
    "Grouped AIC Type 1: (8)r9c4=(6)r9c4-(6)r9c1=(6)r8c1-(8)r8c1=(8)r8c79 => r9c7<>8" },
  { "grouped-aic",
    "1..9...5.....158....4.....9....7...4.9.25..6...6....3......7....6358....87......1",
    "Grouped AIC Type 2: (3)r5c6=(4)r5c6-(4)r6c5=(9)r6c5-(9)r46c6=(9)r9c6 => r9c6<>3" },
};

static void
test_examples (void)
{
  witness_examples (examples, G_N_ELEMENTS (examples));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aic/reasons", test_reasons);
  g_test_add_func ("/aic/tree", test_tree);
  g_test_add_func ("/aic/links", test_links);
  g_test_add_func ("/aic/reach", test_reach);
  g_test_add_func ("/aic/all-solutions", test_all_solutions);
  g_test_add_func ("/aic/nonsense", test_nonsense);
  g_test_add_func ("/aic/examples", test_examples);
  return g_test_run ();
}
