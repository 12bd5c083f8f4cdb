/* path.h - one simple chain, from its end back to its start, and what follows from it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/chain-finds.h"
#include "engine/logic/chains/graph.h"

/* Nodes are on and off in turn. A cycle has its start at both ends. */
typedef struct {
  int n;
  uint16_t candidate[2 * RT_N_CANDIDATES + 4];
  uint8_t cause[2 * RT_N_CANDIDATES + 4];       /* why each follows from the next one */
} RtPath;

static inline void
rt_path_put (RtPath *path, int candidate, int cause)
{
  path->candidate[path->n] = (uint16_t) candidate;
  path->cause[path->n++] = (uint8_t) cause;
}

/* Enters the cycle into FINDS, if it removes anything and is the best to do so. Returns whether it
 * removes anything. */
bool rt_path_enter_cycle (const RtPath *path, const RtGraph *graph, RtChainFinds *finds);

/* Enters the chain from a candidate to its opposite, which removes REMOVED and, where it ends on,
 * places the candidate PLACED; otherwise that is -1. */
void rt_path_enter_forcing (const RtPath *path, const RtGraph *graph, RtChainFinds *finds,
                            RtRemoval removed, int placed);

/* What each kind of chain costs at least. */
#define RT_CYCLE_PRICE 6.5
#define RT_X_FORCING_PRICE 6.6
#define RT_XY_PRICE 7.0
