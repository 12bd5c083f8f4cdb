/* forcing.h - finds forcing chains: tries assumptions, and finds conclusions that follow in all
 * cases.
 *
 * A search follows the consequences of assumptions. When that makes no progress, it tries other
 * techniques under the assumption. One of them is a nested search for forcing chains, one depth
 * below. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/chain-search.h"
#include "engine/logic/chains/explain-nested.h"
#include "engine/logic/chains/forcing-parameters.h"
#include "engine/logic/chains/net-threads.h"

/* Adds all forcing chains of GRID, under DEPTH assumptions, to FINDS. Returns false if stopped. */
bool rt_net_search_below (gpointer worker, int depth, const RtChoices *grid,
                          const RtForcingRules *rules, RtChainFinds *finds);

typedef struct RtForcing RtForcing;

/* Returns the forcing-chain state of STUDY, which owns it. BY_ID returns the techniques that are
 * tried under an assumption; it must be the same function in each call. */
RtForcing *rt_forcing_of (RtStudy *study, RtTechniqueById by_id);

/* Searches by RULES on the board of STUDY, which must own FORCING. Reports the deductions, as steps
 * of TECHNIQUE, to SINK. Returns true if the sink wants no more. */
bool rt_forcing_find (RtForcing *forcing, const RtTechnique *technique,
                      const RtForcingRules *rules, RtStudy *study, RtSink *sink);
