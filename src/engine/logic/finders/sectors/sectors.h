/* sectors.h - the finders of the sectors family, each in its own file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

bool rt_find_coq (const RtTechnique *technique, RtStudy *study, RtSink *sink);
bool rt_find_exocet (const RtTechnique *technique, RtStudy *study, RtSink *sink);
bool rt_find_sk_loop (const RtTechnique *technique, RtStudy *study, RtSink *sink);
