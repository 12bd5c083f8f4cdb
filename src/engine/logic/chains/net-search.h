/* net-search.h - searches for forcing chains by comparing nets.
 *
 * A search runs on a board, or nested: on a grid under an assumption, for a propagation that is
 * stuck there. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/nested-steps.h"
#include "engine/logic/chains/net-threads.h"

/* The additional state of a search on a board. */
typedef struct {
  RtNetThreads net_threads;
  RtNestedSteps *steps;          /* not owned */
  RtCells no_nishio[9];         /* places of each digit in which nishio found nothing */
} RtTopSearch;

/* Adds all finds in GRID to FINDS. */
void rt_net_search_board (RtNetWorker *worker, RtTopSearch *top, const RtChoices *grid,
                          const RtForcingRules *rules, RtChainFinds *finds);

/* An RtNestedSearch whose searcher is an RtNetWorker. */
bool rt_net_search_below (gpointer worker, int depth, const RtChoices *grid,
                          const RtForcingRules *rules, RtChainFinds *finds);
