/* net.c - stores the consequences of an assumption (nodes); lists and counts those that lead to a
 * node. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/net.h"

#include "engine/logic/chains/chain-finds.h"

#include <string.h>

/* Initial capacity of the array of parents. */
#define FIRST_SIZE 4096

typedef struct {
  uint64_t word[(RT_N_NODES + 63) / 64];
} NodeSet;

RtNet *
rt_net_new (void)
{
  RtNet *net = g_new (RtNet, 1);

  net->size = FIRST_SIZE;
  net->parents = g_new (RtNode, net->size);
  return net;
}

void
rt_net_free (RtNet *net)
{
  g_free (net->parents);
  g_free (net);
}

void
rt_net_begin (RtNet *net)
{
  memset (&net->on, 0, sizeof net->on);
  memset (&net->off, 0, sizeof net->off);
  net->n_on = net->n_off = 0;
  net->contradicts = net->has_nested = false;
  net->n_parents = 0;
}

void
rt_net_mark_basis (RtNet *net)
{
  net->basis.n_on = net->n_on;
  net->basis.n_off = net->n_off;
  net->basis.n_parents = net->n_parents;
}

void
rt_net_cut_back (RtNet *net)
{
  while (net->n_on > net->basis.n_on)
    rt_candidates_remove (&net->on, net->on_list[--net->n_on]);
  while (net->n_off > net->basis.n_off)
    rt_candidates_remove (&net->off, net->off_list[--net->n_off]);
  net->n_parents = net->basis.n_parents;
  net->has_nested = false;
}

/* Adds NODE to SET. Returns true if it was not a member. */
static inline bool
is_new (NodeSet *set, RtNode node)
{
  uint64_t bit = UINT64_C (1) << (node & 63), *word = &set->word[node >> 6];
  bool fresh = !(*word & bit);

  *word |= bit;
  return fresh;
}

int
rt_net_count (const RtNet *net, RtNode node, int limit)
{
  NodeSet seen = { { 0 } };
  RtNode stack[RT_N_NODES];
  int n_stack = 1, n = 1;

  is_new (&seen, node);
  stack[0] = node;
  while (n_stack > 0 && n <= limit) {
    const RtNetInfo *info = &net->info[stack[--n_stack]];

    for (int i = 0; i < info->n; i++) {
      RtNode parent = net->parents[info->first + (uint32_t) i];

      if (is_new (&seen, parent)) {
        stack[n_stack++] = parent;
        n++;
      }
    }
  }
  return MIN (n, limit + 1);
}

int
rt_net_list (const RtNet *net, RtNode node, RtNode *out)
{
  NodeSet seen = { { 0 } };
  int n = 1;

  is_new (&seen, node);
  out[0] = node;
  for (int at = 0; at < n; at++) {
    const RtNetInfo *info = &net->info[out[at]];

    for (int i = 0; i < info->n; i++) {
      RtNode parent = net->parents[info->first + (uint32_t) i];

      if (is_new (&seen, parent))
        out[n++] = parent;
    }
  }
  return n;
}

static bool
is_equal (const RtNested *a, const RtNested *b)
{
  return a == b || (a->hash == b->hash && a->n_nodes == b->n_nodes &&
                    memcmp (a->nodes, b->nodes, (gsize) a->n_nodes * sizeof *a->nodes) == 0);
}

/* Returns true if one of the first N finds in THOSE (deductions under assumptions) equals NESTED. */
static bool
has_equal (const RtNested *const *those, int n, const RtNested *nested)
{
  for (int i = 0; i < n; i++)
    if (is_equal (those[i], nested))
      return true;
  return false;
}

int
rt_net_nested_complexity (int n, const RtNet *const *nets, const RtNode *nodes)
{
  const RtNested *met[RT_MAX_TARGETS * RT_N_CANDIDATES];
  RtNode list[RT_N_NODES];
  int n_met = 0, complexity = 0;

  for (int i = 0; i < n; i++) {
    int n_list = nets[i]->has_nested ? rt_net_list (nets[i], nodes[i], list) : 0;

    for (int k = 0; k < n_list; k++) {
      const RtNested *nested;

      if (nets[i]->info[list[k]].cause != RT_CAUSE_NESTED)
        continue;
      nested = nets[i]->nested[list[k] / 2];
      if (nested && !has_equal (met, n_met, nested)) {
        met[n_met++] = nested;
        complexity += nested->complexity;
      }
    }
  }
  return complexity;
}
