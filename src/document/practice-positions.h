/* practice-positions.h - where a technique can be practised: its example, and positions that are built
 * in. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"
#include "engine/position.h"

#include <glib.h>

/* What TECHNIQUE has, as an array of RtPosition: the example, then the others, what is easy to see
 * first. On each it finds a step. To be freed. */
GArray *rt_practice_positions (const RtTechnique *technique);
