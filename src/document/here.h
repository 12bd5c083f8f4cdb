/* here.h - all steps of one position: which techniques are asked at once, which one after another.
 *
 * Chains of chains may take minutes; they are asked by themselves, after all others. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/ladder.h"
#include "engine/logic/step.h"

#include <glib.h>
#include <stdbool.h>

/* What is asked at once of what LADDER has switched on, in its order; or only FURTHER, where that
 * is not NULL. Never the answer itself. Free with rt_ladder_free. */
RtLadder *rt_here_ladder (const RtLadder *ladder, const RtTechnique *further);

/* The chain of chains that is asked after BEFORE (NULL: the first of them), or NULL. */
const RtTechnique *rt_here_next (const RtLadder *ladder, const RtTechnique *before);

/* Whether a chain of chains among STEPS (of RtStep) has the effect of STEP. */
bool rt_here_knows (GPtrArray *steps, const RtStep *step);
