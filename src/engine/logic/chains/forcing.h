/* forcing.h - finds forcing chains: assumptions are tried, and a conclusion common to all cases is
 * true.
 *
 * A search propagates assumptions (propagate.h). A propagation that is stuck asks for nested
 * finds (nested-finds.h), some of which come from a search one depth below (net-search.h). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/chain-search.h"
#include "engine/logic/chains/nested-steps.h"
#include "engine/logic/chains/forcing-rules.h"

typedef struct RtForcing RtForcing;

/* Returns the state of STUDY, which owns it. BY_ID returns the techniques that are tried under
 * an assumption, and is the same at each call. */
RtForcing *rt_forcing_of (RtStudy *study, RtTechniqueById by_id);

/* Reports the finds of TECHNIQUE, a search by RULES, on the board of STUDY to SINK. FORCING
 * belongs to STUDY. Returns true if the sink wants no more. */
bool rt_forcing_find (RtForcing *forcing, const RtTechnique *technique,
                      const RtForcingRules *rules, RtStudy *study, RtSink *sink);
