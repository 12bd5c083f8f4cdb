/* worker.h - what one thread needs to search at every depth, alone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/nets.h"

typedef struct {
  RtPropagator propagator;
  RtNets nets[RT_MAX_DEPTH];
} RtWorker;

/* What is handed in is not owned; see inner-finds.h. SEARCH gets the worker as its searcher. */
RtWorker *rt_worker_new (const RtTechnique *const *patterns, RtInnerMemory *memory,
                         RtChainSearch *chains, RtNestedSearch search);
void rt_worker_free (RtWorker *worker);
