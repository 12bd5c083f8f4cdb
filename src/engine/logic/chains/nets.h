/* nets.h - the nets of one search: each made once, when somebody asks.
 *
 * A level is tried where the one below found nothing, and all that followed there follows again: so
 * the nets of a search are continued, as long as the next one's grid is the same and its level
 * higher. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/propagate.h"

typedef struct {
  GPtrArray *all;               /* of RtNet; the first n are in use */
  guint n;
  RtNet *from[RT_N_NODES];      /* by assumption; NULL: not asked for yet */
  RtNet *passing;               /* of the present assumption, where it is not kept */

  RtChoices kept_grid;
  int kept_level;               /* of the nets that can be continued; -1: none */
  int before;                   /* the one that the present search continues; -1: none */
} RtNets;

/* Begins a search at DEPTH. Returns whether it goes on with the nets of the search before. */
bool rt_nets_begin (RtNets *nets, RtPropagator *propagator, int depth, const RtChoices *grid,
                    const RtForcingRules *rules);

/* What follows from CANDIDATE being on or off. Off, in a search below depth 0, or at level 0: good
 * until it is asked for the next one. */
const RtNet *rt_nets_get (RtNets *nets, RtPropagator *propagator, int depth, const RtChoices *grid,
                          const RtForcingRules *rules, int candidate, bool on);

/* The net of ASSUMPTION as it is, made by rules of its level or not made. */
RtNet *rt_nets_at (RtNets *nets, RtNode assumption);

/* Makes a net, or brings it from the level below to that of RULES. Others may be made at the same
 * time, each by a propagator of its own. */
void rt_nets_follow (const RtNets *nets, RtPropagator *propagator, int depth, RtNet *net,
                     const RtChoices *grid, const RtForcingRules *rules, RtNode assumption);

/* The search found nothing, and was not stopped: one of a higher level may continue its nets. */
void rt_nets_keep (RtNets *nets, const RtChoices *grid, const RtForcingRules *rules);

/* The state of one thread: it searches at every depth without the others. */
typedef struct {
  RtPropagator propagator;
  RtNets nets[RT_MAX_DEPTH];
} RtNetWorker;

/* What is handed in is not owned; see inner-finds.h. SEARCH gets the worker as its searcher. */
RtNetWorker *rt_net_worker_new (const RtTechnique *const *patterns, RtNegativeCache *memory,
                         RtChainSearch *chains, RtNestedSearch search);
void rt_net_worker_free (RtNetWorker *worker);
