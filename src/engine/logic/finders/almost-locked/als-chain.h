/* als-chain.h - finder of chains of almost locked sets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

/* Finds chains of exactly technique->size sets; of at least that many if the technique's flags have
 * RT_TECHNIQUE_CHAIN. */
bool rt_find_als_chain (const RtTechnique *technique, RtStudy *study, RtSink *sink);
