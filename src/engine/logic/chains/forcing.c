/* forcing.c - creates the parts of a search for forcing chains, and runs it for a finder. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/forcing.h"

#include "engine/logic/chains/net-search.h"

struct RtForcing {
  RtChainFinds *finds;          /* owned by the study */
  const RtTechnique *patterns[RT_N_PATTERNS];
  RtNegativeCache *memory;      /* shared by all threads */
  RtNetWorker *worker;          /* used by the calling thread */
  RtNestedSteps *steps;
  RtTopSearch top;
};

static RtForcing *
forcing_new (RtChainWorkspace *chains, RtTechniqueById by_id)
{
  RtForcing *forcing = g_new0 (RtForcing, 1);

  for (int i = 0; i < RT_N_PATTERNS; i++)
    forcing->patterns[i] = by_id (rt_pattern_ids[i]);
  forcing->finds = &chains->finds;
  forcing->memory = rt_negative_cache_new ();
  forcing->worker = rt_net_worker_new (forcing->patterns, forcing->memory, chains->search,
                                   rt_net_search_below);
  forcing->steps = rt_nested_steps_new (forcing->patterns, by_id);
  forcing->top.steps = forcing->steps;
  return forcing;
}

static void
forcing_free (gpointer data)
{
  RtForcing *forcing = data;

  rt_net_threads_clear (&forcing->top.net_threads);
  rt_nested_steps_free (forcing->steps);
  rt_net_worker_free (forcing->worker);
  rt_negative_cache_free (forcing->memory);
  g_free (forcing);
}

RtForcing *
rt_forcing_of (RtStudy *study, RtTechniqueById by_id)
{
  if (!study->forcing.memory)
    study->forcing = (RtStudyMemory) { forcing_new (rt_chain_workspace_of (study), by_id),
                                       forcing_free };
  return study->forcing.memory;
}

bool
rt_forcing_find (RtForcing *forcing, const RtTechnique *technique, const RtForcingRules *rules,
                 RtStudy *study, RtSink *sink)
{
  forcing->top.net_threads.threads = study->threads;
  rt_propagator_begin (&forcing->worker->propagator, study->stop);
  rt_nested_steps_turn (forcing->steps, &study->field, rules, study->stop);
  rt_chain_finds_for_sink (forcing->finds, sink, technique, &study->field);
  rt_net_search_board (forcing->worker, &forcing->top, &study->field, rules, forcing->finds);
  return rt_chain_finds_report (forcing->finds) && !forcing->worker->propagator.stopped;
}
