/* explain-nested.h - RtNestedSteps: finds the steps that explain the nested finds of a net.
 *
 * A net (all consequences of an assumption) lacks the steps of its finds: they are searched again. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/nested-finds.h"

/* A function that returns the technique with this id. */
typedef const RtTechnique *(*RtTechniqueById) (const char *id);

/* A finder of nested steps. Its cache is valid as long as the nets do not change. */
typedef struct RtNestedSteps RtNestedSteps;

/* Returns a new finder. PATTERNS are the techniques without chains that are tried under an
 * assumption; they are not owned. */
RtNestedSteps *rt_nested_steps_new (const RtTechnique *const *patterns, RtTechniqueById by_id);
void rt_nested_steps_free (RtNestedSteps *steps);

/* Prepares STEPS to explain forcing chains that were found in GRID by RULES. Neither is copied, so
 * both must outlive the use of STEPS. */
void rt_nested_steps_turn (RtNestedSteps *steps, const RtChoices *grid, const RtForcingRules *rules,
                          RtStop *stop);

/* Empties the cache, because the consequences of the assumptions have changed. */
void rt_nested_steps_forget (RtNestedSteps *steps);

/* Searches again for the step that made CANDIDATE false in NET, the consequences of an assumption.
 * Returns it, owned by the caller; NULL if the search was stopped. Appends to MORE, an array of
 * uint16_t, the unrecorded candidates that must be false for it, in order of discovery. */
RtStep *rt_nested_steps_find (RtNestedSteps *steps, const RtNet *net, int candidate, GArray *more);
