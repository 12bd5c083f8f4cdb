/* propagate.h - fills a net with all consequences of an assumption.
 *
 * An assumption is a candidate on or off in a source grid. At depth 0 the source is a board; at
 * greater depths it is the grid under an assumption of the depth above. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/nested-finds.h"

/* The state of one thread. */
typedef struct {
  RtStop *stop;                         /* NULL: never */
  bool stopped;                         /* the stop was raised: nothing more is found */
  RtAssumedGrid assumed[RT_MAX_DEPTH];
  RtNestedFinder inner;
} RtPropagator;

/* Initialize and clear a propagator, which is zero-initialized. The caller also sets the fields
 * of its finder. */
void rt_propagator_init (RtPropagator *propagator);
void rt_propagator_clear (RtPropagator *propagator);

/* Resets `stopped`; propagations end when STOP is raised. */
void rt_propagator_begin (RtPropagator *propagator, RtStop *stop);

/* Ends all propagations as if the stop had been raised. */
void rt_propagator_end (RtPropagator *propagator);

/* Sets the source at DEPTH. */
void rt_propagator_turn (RtPropagator *propagator, int depth, const RtChoices *grid);

/* Fills NET with the consequences of ASSUMPTION, up to a contradiction. SOURCE is the grid given
 * to rt_propagator_turn. */
void rt_propagate (RtPropagator *propagator, int depth, RtNet *net, const RtChoices *source,
                   RtNode assumption, const RtForcingRules *rules);

/* Continues a net of a dynamic search, complete for LEVEL, to the higher level of RULES. */
void rt_propagate_further (RtPropagator *propagator, int depth, RtNet *net,
                           const RtChoices *source, RtNode assumption,
                           const RtForcingRules *rules, int level);
