/* als-chain.h - finder of chains of almost locked sets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

/* Finds chains of exactly technique->size sets, or at least so many if the technique has the flag
 * RT_TECHNIQUE_CHAIN. Returns true if SINK wants no more. */
bool rt_find_als_chain (const RtTechnique *technique, RtStudy *study, RtSink *sink);
