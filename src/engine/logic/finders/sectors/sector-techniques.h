/* sector-techniques.h - functions that find patterns in several houses: Sue de Coq, SK-loops, exocets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

bool rt_find_coq (const RtTechnique *technique, RtStudy *study, RtSink *sink);
bool rt_find_exocet (const RtTechnique *technique, RtStudy *study, RtSink *sink);
bool rt_find_sk_loop (const RtTechnique *technique, RtStudy *study, RtSink *sink);
