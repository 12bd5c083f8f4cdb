/* propagate.h - what follows from an assumption: a net is filled.
 *
 * An assumption is a node: a candidate that is on or off in a source, the grid as a search has it.
 * At depth 0 that is a board; below, the grid under an assumption of the depth before. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/nested-finds.h"

/* What one thread has for it. */
typedef struct {
  RtStop *stop;                         /* NULL: never */
  bool stopped;                         /* it was seen raised: nothing more is found */
  RtAssumedGrid assumed[RT_MAX_DEPTH];
  RtNestedFinder inner;
} RtPropagator;

/* Of a propagator that is all zero. Its finder is still to be handed what it needs. */
void rt_propagator_init (RtPropagator *propagator);
void rt_propagator_clear (RtPropagator *propagator);

/* Goes to work, until STOP is raised. */
void rt_propagator_begin (RtPropagator *propagator, RtStop *stop);

/* Ends as if the stop had been seen raised. */
void rt_propagator_end (RtPropagator *propagator);

/* Makes GRID the source at DEPTH. */
void rt_propagator_turn (RtPropagator *propagator, int depth, const RtChoices *grid);

/* Fills NET with what follows from ASSUMPTION, up to a contradiction. SOURCE is the grid that was
 * turned to. */
void rt_propagate (RtPropagator *propagator, int depth, RtNet *net, const RtChoices *source,
                   RtNode assumption, const RtForcingRules *rules);

/* Continues a net of a dynamic search, which has all that follows by LEVEL, below that of RULES. */
void rt_propagate_further (RtPropagator *propagator, int depth, RtNet *net,
                           const RtChoices *source, RtNode assumption,
                           const RtForcingRules *rules, int level);
