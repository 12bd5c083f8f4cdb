/* nets.c - the nets of a search: each made once, when somebody asks, and continued from level to
 * level. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/forcing.h"

#include <string.h>

static bool
is_equal (const RtChoices *a, const RtChoices *b)
{
  return memcmp (a->candidates, b->candidates, sizeof a->candidates) == 0 &&
         memcmp (a->digit, b->digit, sizeof a->digit) == 0;
}

static void
fill_known (RtKnown *known, const RtChoices *grid)
{
  rt_choices_planes (grid, known->plane);
  memcpy (known->candidates, grid->candidates, sizeof known->candidates);
}

void
rt_forcing_begin_nets (RtForcing *forcing, int depth, const RtChoices *grid,
                       const RtForcingRules *rules)
{
  RtForcingDepth *own = &forcing->depth[depth];

  if (depth == 0) {
    forcing->before = forcing->kept_level;
    forcing->kept_level = -1;
    if (forcing->before >= 0 && rules->level > forcing->before &&
        is_equal (grid, &forcing->kept_grid))
      return;
    forcing->before = -1;
    if (forcing->found_again)
      g_hash_table_remove_all (forcing->found_again);
    rt_forcing_forget_nested (forcing);
  }
  fill_known (&own->source, grid);
  memset (own->from, 0, sizeof own->from);
  own->passing = NULL;
  own->n_nets = 0;
}

RtNet *
rt_forcing_next_net (RtForcingDepth *own)
{
  RtNet *net;

  if (own->n_nets == own->nets->len)
    g_ptr_array_add (own->nets, rt_net_new ());
  net = g_ptr_array_index (own->nets, own->n_nets++);
  net->level = RT_NET_NOT_MADE;
  return net;
}

static void
make (RtForcing *forcing, int depth, RtNet *net, const RtChoices *grid,
      const RtForcingRules *rules, int candidate, bool on)
{
  rt_forcing_propagate (forcing, depth, net, grid, candidate, on, rules);
  net->level = rules->level;
  net->has_grown = true;
  if (net->level <= 1)
    rt_net_mark_basis (net);
}

/* Level 4 does without the inner chains of levels 2 and 3: it goes on from level 1. */
static void
bring_forward (RtForcing *forcing, RtNet *net, const RtChoices *grid, const RtForcingRules *rules)
{
  int level = forcing->before, n_on, n_off;

  if (rules->level == 4 && level > 1) {
    rt_net_cut_back (net);
    level = 1;
  }
  n_on = net->n_on;
  n_off = net->n_off;
  rt_forcing_continue (forcing, 0, net, grid, rules, level);
  net->level = rules->level;
  net->has_grown = net->n_on > n_on || net->n_off > n_off || net->contradicts;
  if (net->level == 1)
    rt_net_mark_basis (net);
}

void
rt_forcing_follow (RtForcing *forcing, int depth, RtNet *net, const RtChoices *grid,
                   const RtForcingRules *rules, int candidate, bool on)
{
  if (depth == 0)
    forcing->root = RT_NODE (candidate, on);
  if (net->level == RT_NET_NOT_MADE)
    make (forcing, depth, net, grid, rules, candidate, on);
  else
    bring_forward (forcing, net, grid, rules);
}

const RtNet *
rt_forcing_net (RtForcing *forcing, int depth, const RtChoices *grid, const RtForcingRules *rules,
                int candidate, bool on)
{
  RtForcingDepth *own = &forcing->depth[depth];
  /* Hundreds of nets should stay in the cache: one is enough for all that are off, where nobody
   * comes back to them. */
  bool keeps = on || (depth == 0 && rules->level > 0);
  RtNet **net = keeps ? &own->from[RT_NODE (candidate, on)] : &own->passing;

  if (!*net)
    *net = rt_forcing_next_net (own);
  else if (!keeps)
    (*net)->level = RT_NET_NOT_MADE;
  if ((*net)->level < rules->level)
    rt_forcing_follow (forcing, depth, *net, grid, rules, candidate, on);
  return *net;
}

void
rt_forcing_end_nets (RtForcing *forcing, int depth, const RtChoices *grid,
                     const RtForcingRules *rules, bool nothing)
{
  if (depth > 0 || !nothing || forcing->stopped || !rules->dynamic || rules->nishio)
    return;
  forcing->kept_level = rules->level;
  forcing->kept_grid = *grid;
}
