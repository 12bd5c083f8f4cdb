/* explain-nested.h - RtNestedSteps: finds the steps that explain the nested finds of a net.
 *
 * A net stores only the parents of a nested find, so the finders search again. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/nested-finds.h"

/* A function that returns the technique with this id. */
typedef const RtTechnique *(*RtTechniqueById) (const char *id);

/* A finder of nested steps. Its cache is valid as long as the nets do not change. */
typedef struct RtNestedSteps RtNestedSteps;

/* Returns a new finder. PATTERNS are the patterns of RtNestedFinder (nested-finds.h); they are
 * not owned. */
RtNestedSteps *rt_nested_steps_new (const RtTechnique *const *patterns, RtTechniqueById by_id);
void rt_nested_steps_free (RtNestedSteps *steps);

/* Prepares STEPS for the nets of a search in GRID by RULES. Neither is copied, so both must
 * outlive the use of STEPS. */
void rt_nested_steps_turn (RtNestedSteps *steps, const RtChoices *grid, const RtForcingRules *rules,
                          RtStop *stop);

/* Empties the cache, because the nets have changed. */
void rt_nested_steps_forget (RtNestedSteps *steps);

/* Returns the step that eliminates CANDIDATE, which is off in NET because of a nested find; NULL
 * if the search was stopped. Appends to MORE, an array of uint16_t, the candidates besides the
 * parents that must be off for the step, in order of discovery. The caller owns the step. */
RtStep *rt_nested_steps_find (RtNestedSteps *steps, const RtNet *net, int candidate, GArray *more);
