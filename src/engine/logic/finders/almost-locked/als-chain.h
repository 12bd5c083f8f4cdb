/* als.h - chains of almost locked sets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

/* Finds chains of as many sets as the technique's size, or of at least so many if it is a chain by
 * its flags. */
bool rt_find_als_chain (const RtTechnique *technique, RtStudy *study, RtSink *sink);
