/* net-search.h - one search for forcing chains, by nets.
 *
 * On a board, or below: on a grid under an assumption, for a propagation that is stuck there. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/nested-steps.h"
#include "engine/logic/chains/net-threads.h"

/* What a search on a board has beside its worker. */
typedef struct {
  RtNetThreads net_threads;
  RtNestedSteps *steps;          /* not owned */
  RtCells no_nishio[9];         /* the places of each digit in which nishio found nothing */
} RtTopSearch;

/* Enters into FINDS all that a search finds in GRID. */
void rt_net_search_board (RtNetWorker *worker, RtTopSearch *top, const RtChoices *grid,
                          const RtForcingRules *rules, RtChainFinds *finds);

/* An RtNestedSearch; the searcher is the RtNetWorker. */
bool rt_net_search_below (gpointer worker, int depth, const RtChoices *grid,
                          const RtForcingRules *rules, RtChainFinds *finds);
