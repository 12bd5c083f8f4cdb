/* worker.c - what one thread needs to search at every depth, alone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/worker.h"

RtWorker *
rt_worker_new (const RtTechnique *const *patterns, RtInnerMemory *memory, RtChainSearch *chains,
               RtNestedSearch search)
{
  RtWorker *worker = g_new0 (RtWorker, 1);
  RtInnerFinder *inner = &worker->propagator.inner;

  rt_propagator_init (&worker->propagator);
  inner->patterns = patterns;
  inner->memory = memory;
  inner->chains = chains;
  inner->search = search;
  inner->searcher = worker;
  for (int i = 0; i < RT_MAX_DEPTH; i++)
    rt_nets_init (&worker->nets[i]);
  return worker;
}

void
rt_worker_free (RtWorker *worker)
{
  rt_propagator_clear (&worker->propagator);
  for (int i = 0; i < RT_MAX_DEPTH; i++)
    rt_nets_clear (&worker->nets[i]);
  g_free (worker);
}
