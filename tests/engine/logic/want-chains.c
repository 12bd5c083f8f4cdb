/* want-chains.c - finds all alternating chains up to some number of strong links by following
 * all links from all nodes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "chain-links.h"

#include <string.h>

#define MAX_STRONG 4
#define FEW_CANDIDATES 80
#define SETS_WANTED 4           /* searched by want_set_chains */

/* An incomplete chain. */
typedef struct {
  GHashTable *effects;
  const Links *links;
  bool loops, needs_pattern;
  int min_strong, max_strong;
  int node[2 * MAX_STRONG];
  int n;
  bool *is_in;                  /* by node */
  bool *is_true;                /* by node: proved by a shorter chain */
  bool *is_done;                /* by first and last node */
} Chain;

/* Adds the candidates that A and B both exclude. */
static void
add_excluded (const Links *links, int a, int b, RtCells removed[9])
{
  for (int i = 0; i < 9; i++)
    removed[i] = rt_cells_or (removed[i], rt_cells_and (links->excluded[a].of[i],
                                                        links->excluded[b].of[i]));
}

/* Adds a chain or loop if it is complete: the last link is strong, and a loop closes. */
static void
add_chain (Chain *chain, bool has_pattern)
{
  const Links *links = chain->links;
  int first = chain->node[0], last = chain->node[chain->n - 1];
  bool *done = &chain->is_done[first * links->n + last];
  RtCells removed[9] = { RT_CELLS_NONE };

  if (2 * chain->min_strong > chain->n || is_weak (links, first, last) != chain->loops ||
      (chain->needs_pattern && (!has_pattern || ends_overlap (links, first, last))))
    return;
  if (!chain->loops && (*done || chain->is_done[last * links->n + first]))
    return;
  *done = true;
  add_excluded (links, first, last, removed);
  for (int i = 1; chain->loops && i + 1 < chain->n; i += 2)
    add_excluded (links, chain->node[i], chain->node[i + 1], removed);
  if (chain->is_true[first] || chain->is_true[last])
    allow_effect (chain->effects, removed);
  else
    add_effect (chain->effects, removed);
}

/* Follows the links of the last node, which is true or false. */
static void
follow (Chain *chain, bool is_true, bool has_pattern)
{
  const Links *links = chain->links;
  int from = chain->node[chain->n - 1];
  const GArray *next = is_true ? links->weak[from] : links->strong[from];

  for (guint i = 0; i < next->len; i++) {
    const Link link = g_array_index (next, Link, i);
    bool patterned = has_pattern || link.is_of_pattern;

    /* A loop starts at its lowest node. */
    if (chain->is_in[link.to] || (chain->loops && link.to < chain->node[0]))
      continue;
    if (is_true && links->strong[link.to]->len == 0)
      continue;
    chain->node[chain->n++] = link.to;
    chain->is_in[link.to] = true;
    if (!is_true)
      add_chain (chain, patterned);
    if (chain->n < 2 * chain->max_strong)
      follow (chain, !is_true, patterned);
    chain->is_in[link.to] = false;
    chain->n--;
  }
}

/* Returns true if ROOT being false makes some node both true and false within MAX_STRONG strong
 * links: then ROOT is true, which is easier to see. */
static bool
is_true_by_itself (const Links *links, int root, int max_strong)
{
  g_autofree bool *reached = g_new0 (bool, 2 * (gsize) links->n);  /* false and true nodes */
  g_autoptr (GArray) last = g_array_new (FALSE, FALSE, sizeof (int));

  reached[2 * root] = true;
  g_array_append_val (last, root);
  for (int n = 0; n < 2 * max_strong; n++) {
    GArray *next = g_array_new (FALSE, FALSE, sizeof (int));

    for (guint i = 0; i < last->len; i++) {
      int from = g_array_index (last, int, i);
      const GArray *of_node = n % 2 == 0 ? links->strong[from] : links->weak[from];

      for (guint k = 0; k < of_node->len; k++) {
        int to = g_array_index (of_node, Link, k).to;

        if (reached[2 * to + (n % 2 == 0)])
          continue;
        reached[2 * to + (n % 2 == 0)] = true;
        g_array_append_val (next, to);
      }
    }
    g_array_unref (last);
    last = next;
  }
  for (int node = 0; node < links->n; node++)
    if (reached[2 * node] && reached[2 * node + 1])
      return true;
  return false;
}

/* The links of each technique, and the maximum number of strong links. */
static const struct {
  const char *id;
  unsigned kinds;
  bool loops;
  int min_strong, max_strong;
} shapes[] = {
  { "x-cycle", IN_HOUSES, true, 3, 4 },
  { "x-chain", IN_HOUSES, false, 3, 4 },
  { "xy-loop", IN_CELLS, true, 3, 4 },
  { "xy-chain", IN_CELLS, false, 4, 4 },
  { "nice-loop", IN_HOUSES | IN_CELLS, true, 2, 3 },
  { "aic", IN_HOUSES | IN_CELLS, false, 2, 3 },
  { "grouped-x-chain", IN_HOUSES | GROUPS, false, 2, 3 },
  { "grouped-nice-loop", IN_HOUSES | IN_CELLS | GROUPS, true, 2, 3 },
  { "grouped-aic", IN_HOUSES | IN_CELLS | GROUPS, false, 2, 3 },
  { "als-nice-loop", IN_HOUSES | IN_CELLS | GROUPS | SETS, true, 2, 2 },
  { "als-aic", IN_HOUSES | IN_CELLS | GROUPS | SETS, false, 2, 2 },
  { "pair-aic", IN_HOUSES | IN_CELLS | GROUPS | PAIRS, false, 2, 3 },
  { "rectangle-aic", IN_HOUSES | IN_CELLS | GROUPS | RECTANGLES, false, 2, 3 },
  { "kraken-fish", IN_HOUSES | IN_CELLS | GROUPS | FISH, false, 2, 2 },
};

/* Returns the maximum number of strong links; higher if few candidates are left. */
static int
max_strong_of (int shape, const RtStudy *study)
{
  int n = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    n += rt_digits_count (study->field.candidates[cell]);
  return MAX (shapes[shape].max_strong, n <= FEW_CANDIDATES ? 3 : 2);
}

guint
most_links_wanted (const RtTechnique *technique, const RtStudy *study)
{
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    if (strcmp (shapes[i].id, technique->id) == 0)
      return 2 * (guint) max_strong_of ((int) i, study);
  return strcmp (technique->id, "als-chain") == 0 ? 2 * SETS_WANTED - 1 : G_MAXUINT;
}

void
want_chains (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++) {
    g_autofree bool *is_in = NULL, *is_done = NULL, *is_true = NULL;
    Links *links;
    Chain chain;

    if (strcmp (shapes[i].id, technique->id) != 0)
      continue;
    links = links_new (study, shapes[i].kinds);
    is_in = g_new0 (bool, (gsize) links->n);
    is_true = g_new0 (bool, (gsize) links->n);
    is_done = g_new0 (bool, (gsize) (links->n * links->n));
    chain = (Chain) { .effects = effects, .links = links, .loops = shapes[i].loops,
                      .needs_pattern = shapes[i].kinds & PATTERNS,
                      .min_strong = shapes[i].min_strong, .max_strong = max_strong_of ((int) i, study),
                      .is_in = is_in, .is_true = is_true, .is_done = is_done };
    for (int root = 0; root < links->n && !chain.loops; root++)
      is_true[root] = is_true_by_itself (links, root, chain.max_strong);
    for (int root = 0; root < links->n; root++) {
      chain.n = 1;
      chain.node[0] = root;
      is_in[root] = true;
      follow (&chain, false, false);
      is_in[root] = false;
    }
    links_free (links);
  }
}

