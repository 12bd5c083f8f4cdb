/* inner-steps.h - the steps behind inner finds, found again to be told.
 *
 * Finders are asked, as a net only keeps what it needs of an inner find. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/nested-finds.h"

/* A technique that is tried inside, by its id. */
typedef const RtTechnique *(*RtTechniqueById) (const char *id);

/* Remembers what was found, as long as nets are the same. */
typedef struct RtNestedSteps RtNestedSteps;

/* PATTERNS as in inner-finds.h; not owned. */
RtNestedSteps *rt_nested_steps_new (const RtTechnique *const *patterns, RtTechniqueById by_id);
void rt_nested_steps_free (RtNestedSteps *steps);

/* Turns to the nets of a search in GRID by RULES, both to stay where they are. */
void rt_nested_steps_turn (RtNestedSteps *steps, const RtChoices *grid, const RtForcingRules *rules,
                          RtStop *stop);

/* Forgets what was found: the nets are others now. */
void rt_nested_steps_forget (RtNestedSteps *steps);

/* The step behind CANDIDATE, which an inner find put off in NET; NULL where the search is stopped.
 * MORE, of uint16_t, gets the candidates that must be off for it beside the parents, in the order
 * of discovery. */
RtStep *rt_nested_steps_find (RtNestedSteps *steps, const RtNet *net, int candidate, GArray *more);
