/* nested-steps.h - finds the steps of nested finds again, to explain them.
 *
 * A net stores only what it needs of a nested find, so the finders search again. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/nested-finds.h"

/* Returns the technique with this id. */
typedef const RtTechnique *(*RtTechniqueById) (const char *id);

/* A finder of nested steps, with a cache that is valid as long as the nets are. */
typedef struct RtNestedSteps RtNestedSteps;

/* PATTERNS is as in nested-finds.h; not owned. */
RtNestedSteps *rt_nested_steps_new (const RtTechnique *const *patterns, RtTechniqueById by_id);
void rt_nested_steps_free (RtNestedSteps *steps);

/* Moves STEPS to the nets of a search in GRID by RULES; neither is copied. */
void rt_nested_steps_turn (RtNestedSteps *steps, const RtChoices *grid, const RtForcingRules *rules,
                          RtStop *stop);

/* Empties the cache, as the nets have changed. */
void rt_nested_steps_forget (RtNestedSteps *steps);

/* Returns the step that eliminates CANDIDATE, which a nested find put off in NET; NULL if the
 * search is stopped. Adds to MORE, of uint16_t, the candidates beside the parents that must be
 * off for it, in order of discovery. */
RtStep *rt_nested_steps_find (RtNestedSteps *steps, const RtNet *net, int candidate, GArray *more);
