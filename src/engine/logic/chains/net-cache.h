/* net-cache.h - RtNets: cache of the nets (all consequences of an assumption) of one search, each
 * computed on request; RtNetWorker: the state of one thread.
 *
 * A search at a level runs after the level below found nothing. All consequences of the lower
 * level remain valid, so a search continues the nets of the previous one if its grid is equal
 * and its level higher. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/propagate.h"

typedef struct {
  GPtrArray *all;               /* of RtNet; the first n are in use */
  guint n;
  RtNet *from[RT_N_NODES];      /* by assumption; NULL: not requested yet */
  RtNet *passing;               /* net of the last assumption that is not kept in `from` */

  RtChoices kept_grid;
  int kept_level;               /* level of the nets that a search may continue; -1: none */
  int before;                   /* level that the present search continues; -1: none */
} RtNets;

/* Starts a search under DEPTH assumptions. Returns true if the nets of the last search are continued. */
bool rt_nets_begin (RtNets *nets, RtPropagator *propagator, int depth, const RtChoices *grid,
                    const RtForcingRules *rules);

/* Returns the net (consequences) of CANDIDATE being on or off. A net of "off" below depth 0 or at
 * level 0 is valid until the next request for a net of "off". All other nets are valid until the
 * next search. */
const RtNet *rt_nets_get (RtNets *nets, RtPropagator *propagator, int depth, const RtChoices *grid,
                          const RtForcingRules *rules, int candidate, bool on);

/* Returns the consequences of ASSUMPTION without computing them; level may be RT_NET_NOT_MADE. */
RtNet *rt_nets_at (RtNets *nets, RtNode assumption);

/* Computes NET, the consequences of ASSUMPTION, for the level of RULES, or continues it. Other
 * threads may compute other nets meanwhile, each with its own propagator. */
void rt_nets_follow (const RtNets *nets, RtPropagator *propagator, int depth, RtNet *net,
                     const RtChoices *grid, const RtForcingRules *rules, RtNode assumption);

/* Keeps the nets (consequences) of a search that found nothing, for a search at a higher level. */
void rt_nets_keep (RtNets *nets, const RtChoices *grid, const RtForcingRules *rules);

/* State of one thread, with separate nets for each depth of search. */
typedef struct {
  RtPropagator propagator;
  RtNets nets[RT_MAX_DEPTH];
} RtNetWorker;

/* Returns a new worker, the state of a thread. It does not own the arguments (the members of an
 * RtNestedFinder), and passes itself to SEARCH as the searcher. */
RtNetWorker *rt_net_worker_new (const RtTechnique *const *patterns, RtNegativeCache *memory,
                         RtChainSearch *chains, RtNestedSearch search);
void rt_net_worker_free (RtNetWorker *worker);
