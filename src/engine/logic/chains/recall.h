/* recall.h - what inner searches found, by grid.
 *
 * From step to step, and from one assumption to others that follow from it, propagations come to
 * the same grids. What is found there is told anew without a search; only which candidates had to
 * be off for it depends on where the propagation began. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/chain-finds.h"

typedef struct RtRecall RtRecall;

RtRecall *rt_recall_new (void);
void rt_recall_free (RtRecall *recall);

/* Enters what was found in the grid of FINDS, which has this hash. Returns whether that is known.
 * The parts that it shares are good until the next keeping. */
bool rt_recall_tell (const RtRecall *recall, uint64_t hash, RtChainFinds *finds);

/* Keeps what FINDS has, if it has any. */
void rt_recall_keep (RtRecall *recall, uint64_t hash, const RtChainFinds *finds);
