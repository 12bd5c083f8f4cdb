/* net-search.h - searches for forcing chains, on a board or nested.
 *
 * A nested search runs on a grid under an assumption, for a propagation that makes no progress
 * there. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/explain-nested.h"
#include "engine/logic/chains/net-threads.h"

/* Additional state of a search on a board. */
typedef struct {
  RtNetThreads net_threads;
  RtNestedSteps *steps;          /* not owned */
  RtCells no_nishio[9];         /* by digit - 1: places in which nishio found nothing */
} RtTopSearch;

/* Adds all forcing chains of GRID, the board, to FINDS. */
void rt_net_search_board (RtNetWorker *worker, RtTopSearch *top, const RtChoices *grid,
                          const RtForcingRules *rules, RtChainFinds *finds);

/* An RtNestedSearch; its searcher is an RtNetWorker. */
bool rt_net_search_below (gpointer worker, int depth, const RtChoices *grid,
                          const RtForcingRules *rules, RtChainFinds *finds);
