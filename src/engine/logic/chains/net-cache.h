/* net-cache.h - a cache of the nets of one search, each computed on request; and the state of one
 * thread.
 *
 * A level is tried where the level below found nothing, and all consequences found there hold
 * again. So a search continues the nets of the previous one if its grid is equal and its level
 * higher. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/propagate.h"

typedef struct {
  GPtrArray *all;               /* of RtNet; the first n are in use */
  guint n;
  RtNet *from[RT_N_NODES];      /* by assumption; NULL: not requested yet */
  RtNet *passing;               /* the net of the present assumption, if it is not cached */

  RtChoices kept_grid;
  int kept_level;               /* level of the nets that can be continued; -1: none */
  int before;                   /* level that the present search continues; -1: none */
} RtNets;

/* Starts a search at DEPTH. Returns true if it continues the nets of the previous search. */
bool rt_nets_begin (RtNets *nets, RtPropagator *propagator, int depth, const RtChoices *grid,
                    const RtForcingRules *rules);

/* Returns the net of CANDIDATE being on or off. A net of "off", below depth 0 or at level 0, is
 * valid until the next request for one; others until the next search. */
const RtNet *rt_nets_get (RtNets *nets, RtPropagator *propagator, int depth, const RtChoices *grid,
                          const RtForcingRules *rules, int candidate, bool on);

/* Returns the net of ASSUMPTION in its present state, perhaps RT_NET_NOT_MADE. */
RtNet *rt_nets_at (RtNets *nets, RtNode assumption);

/* Computes NET, or continues it from the level below to that of RULES. Other threads may compute
 * other nets at the same time, each with its own propagator. */
void rt_nets_follow (const RtNets *nets, RtPropagator *propagator, int depth, RtNet *net,
                     const RtChoices *grid, const RtForcingRules *rules, RtNode assumption);

/* Keeps the nets of a complete search without finds, so that one of a higher level may continue
 * them. */
void rt_nets_keep (RtNets *nets, const RtChoices *grid, const RtForcingRules *rules);

/* The state of one thread, which searches at every depth independently. */
typedef struct {
  RtPropagator propagator;
  RtNets nets[RT_MAX_DEPTH];
} RtNetWorker;

/* Returns a new worker; the arguments are not owned (nested-finds.h). SEARCH is called with the
 * worker as its searcher. */
RtNetWorker *rt_net_worker_new (const RtTechnique *const *patterns, RtNegativeCache *memory,
                         RtChainSearch *chains, RtNestedSearch search);
void rt_net_worker_free (RtNetWorker *worker);
