/* als-chain.h - finder of chains of almost locked sets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

/* Finds chains of exactly technique->size sets. If the technique has the flag RT_TECHNIQUE_CHAIN,
 * finds chains of at least so many sets. */
bool rt_find_als_chain (const RtTechnique *technique, RtStudy *study, RtSink *sink);
