/* chains.c - simple chains and cycles as techniques. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/forcing.h"

static bool
find_chains (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  RtForcing *forcing = rt_study_forcing (study);
  RtChainFinds *finds = &forcing->finds;

  if (!rt_barren_has_new_link (&study->no_chain, &study->field))
    return false;
  rt_chain_finds_for_sink (finds, sink, technique, &study->field);
  rt_chain_search_all (forcing->search, &study->field, finds);
  if (finds->n_found == 0)
    rt_barren_keep (&study->no_chain, &study->field);
  return rt_chain_finds_report (finds);
}

static const char *const variants[] = {
  N_("Bidirectional X-Cycle"), N_("Bidirectional Y-Cycle"), N_("Bidirectional Cycle"),
  N_("Forcing X-Chain"), N_("Forcing Chain"), NULL
};

static const RtTechnique rows[] = {
  { .id = "chain", .name = N_("Forcing Chain or Cycle"), .variants = variants,
    .flags = RT_TECHNIQUE_CHAIN, .price = 6.6,
    .rating_rank = 250, .human_rank = 500, .find = find_chains },
  { .id = NULL }
};

const RtFamily rt_family_chains = { "chains", N_("Chains"), rows };
