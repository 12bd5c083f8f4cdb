/* forcing.h - forcing chains: assumptions tried out, and what follows whichever is true.
 *
 * A search at one depth propagates assumptions (propagate.h); where a propagation is stuck, it asks
 * for inner finds (inner-finds.h), which may themselves come from a search, one depth below
 * (net-search.h). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/chain-search.h"
#include "engine/logic/chains/nested-steps.h"
#include "engine/logic/chains/forcing-rules.h"

typedef struct RtForcing RtForcing;

/* That of STUDY, which keeps it. BY_ID gives the techniques that are tried inside, patterns and
 * chains, and is the same for all. */
RtForcing *rt_forcing_of (RtStudy *study, RtTechniqueById by_id);

/* Reports to SINK what TECHNIQUE, a search by RULES, finds on the board of STUDY, whose forcing it
 * is. Returns whether the sink has enough. */
bool rt_forcing_find (RtForcing *forcing, const RtTechnique *technique,
                      const RtForcingRules *rules, RtStudy *study, RtSink *sink);
