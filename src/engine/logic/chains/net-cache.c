/* net-cache.c - computes all consequences of assumptions (nets) on request, and continues them by
 * level. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/net-cache.h"

#include <string.h>

static void
nets_init (RtNets *nets)
{
  nets->all = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_net_free);
  nets->kept_level = nets->before = -1;
}

static void
nets_clear (RtNets *nets)
{
  g_ptr_array_unref (nets->all);
}

static bool
is_equal (const RtChoices *a, const RtChoices *b)
{
  return memcmp (a->candidates, b->candidates, sizeof a->candidates) == 0 &&
         memcmp (a->digit, b->digit, sizeof a->digit) == 0;
}

bool
rt_nets_begin (RtNets *nets, RtPropagator *propagator, int depth, const RtChoices *grid,
               const RtForcingRules *rules)
{
  nets->before = nets->kept_level;
  nets->kept_level = -1;
  if (nets->before >= 0 && rules->level > nets->before && is_equal (grid, &nets->kept_grid))
    return true;
  nets->before = -1;
  rt_propagator_turn (propagator, depth, grid);
  memset (nets->from, 0, sizeof nets->from);
  nets->passing = NULL;
  nets->n = 0;
  return false;
}

/* Returns an unused net (memory for the consequences of an assumption). */
static RtNet *
next_net (RtNets *nets)
{
  RtNet *net;

  if (nets->n == nets->all->len)
    g_ptr_array_add (nets->all, rt_net_new ());
  net = g_ptr_array_index (nets->all, nets->n++);
  net->level = RT_NET_NOT_MADE;
  return net;
}

RtNet *
rt_nets_at (RtNets *nets, RtNode assumption)
{
  RtNet **net = &nets->from[assumption];

  if (!*net)
    *net = next_net (nets);
  return *net;
}

static void
make (RtPropagator *propagator, int depth, RtNet *net, const RtChoices *grid,
      const RtForcingRules *rules, RtNode assumption)
{
  rt_propagate (propagator, depth, net, grid, assumption, rules);
  net->level = rules->level;
  net->has_grown = true;
  if (net->level <= 1)
    rt_net_mark_basis (net);
}

/* Continues NET (consequences of ASSUMPTION), which is complete for LEVEL, to the level of RULES.
 * Level 4 continues from level 1, because it does not use the nested chains of levels 2 and 3. */
static void
bring_forward (RtPropagator *propagator, int depth, RtNet *net, const RtChoices *grid,
               const RtForcingRules *rules, RtNode assumption, int level)
{
  int n_on, n_off;

  if (rules->level == 4 && level > 1) {
    rt_net_cut_back (net);
    level = 1;
  }
  n_on = net->n_on;
  n_off = net->n_off;
  rt_propagate_further (propagator, depth, net, grid, assumption, rules, level);
  net->level = rules->level;
  net->has_grown = net->n_on > n_on || net->n_off > n_off || net->contradicts;
  if (net->level == 1)
    rt_net_mark_basis (net);
}

void
rt_nets_follow (const RtNets *nets, RtPropagator *propagator, int depth, RtNet *net,
                const RtChoices *grid, const RtForcingRules *rules, RtNode assumption)
{
  if (net->level == RT_NET_NOT_MADE)
    make (propagator, depth, net, grid, rules, assumption);
  else
    bring_forward (propagator, depth, net, grid, rules, assumption, nets->before);
}

const RtNet *
rt_nets_get (RtNets *nets, RtPropagator *propagator, int depth, const RtChoices *grid,
             const RtForcingRules *rules, int candidate, bool on)
{
  RtNode assumption = RT_NODE (candidate, on);
  /* Hundreds of nets should stay in the processor's cache, so all nets that are read only once
   * use the same memory. */
  bool keeps = on || (depth == 0 && rules->level > 0);
  RtNet **net = keeps ? &nets->from[assumption] : &nets->passing;

  if (!*net)
    *net = next_net (nets);
  else if (!keeps)
    (*net)->level = RT_NET_NOT_MADE;
  if ((*net)->level < rules->level)
    rt_nets_follow (nets, propagator, depth, *net, grid, rules, assumption);
  return *net;
}

void
rt_nets_keep (RtNets *nets, const RtChoices *grid, const RtForcingRules *rules)
{
  nets->kept_level = rules->level;
  nets->kept_grid = *grid;
}

RtNetWorker *
rt_net_worker_new (const RtTechnique *const *patterns, RtNegativeCache *memory,
                   RtChainSearch *chains, RtNestedSearch search)
{
  RtNetWorker *worker = g_new0 (RtNetWorker, 1);
  RtNestedFinder *inner = &worker->propagator.inner;

  rt_propagator_init (&worker->propagator);
  inner->patterns = patterns;
  inner->memory = memory;
  inner->chains = chains;
  inner->search = search;
  inner->searcher = worker;
  for (int i = 0; i < RT_MAX_DEPTH; i++)
    nets_init (&worker->nets[i]);
  return worker;
}

void
rt_net_worker_free (RtNetWorker *worker)
{
  rt_propagator_clear (&worker->propagator);
  for (int i = 0; i < RT_MAX_DEPTH; i++)
    nets_clear (&worker->nets[i]);
  g_free (worker);
}
