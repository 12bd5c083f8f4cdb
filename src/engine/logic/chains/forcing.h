/* forcing.h - finds forcing chains: tries assumptions, and finds conclusions that follow from all
 * cases.
 *
 * A search propagates assumptions (propagate.h). A propagation that makes no progress asks for
 * nested finds (nested-finds.h), some of which come from a nested search: on the grid under an
 * assumption, one depth below. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/chain-search.h"
#include "engine/logic/chains/explain-nested.h"
#include "engine/logic/chains/forcing-rules.h"
#include "engine/logic/chains/net-threads.h"

/* An RtNestedSearch; its searcher is an RtNetWorker. */
bool rt_net_search_below (gpointer worker, int depth, const RtChoices *grid,
                          const RtForcingRules *rules, RtChainFinds *finds);

typedef struct RtForcing RtForcing;

/* Returns the forcing chains' state for STUDY, which owns it. BY_ID returns the techniques that are
 * tried under an assumption; it must be the same function at each call. */
RtForcing *rt_forcing_of (RtStudy *study, RtTechniqueById by_id);

/* Searches by RULES on the board of STUDY, which must own FORCING. Reports the finds, as finds of
 * TECHNIQUE, to SINK. Returns true if the sink wants no more. */
bool rt_forcing_find (RtForcing *forcing, const RtTechnique *technique,
                      const RtForcingRules *rules, RtStudy *study, RtSink *sink);
