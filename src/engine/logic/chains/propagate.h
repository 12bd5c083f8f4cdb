/* propagate.h - RtPropagator: computes all consequences of an assumption (a net).
 *
 * An assumption says that a candidate of a source grid is true (on) or false (off). A net holds the
 * assumption and the candidates that are on or off because of it. At depth 0 the source is a board.
 * At depth N it is the grid that results from an assumption at depth N - 1. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/nested-finds.h"

/* State of one thread that propagates. */
typedef struct {
  RtStop *stop;                         /* NULL: never */
  bool stopped;                         /* the stop was raised, and the propagator finds nothing
                                         * more */
  RtAssumedGrid assumed[RT_MAX_DEPTH];
  RtNestedFinder inner;
} RtPropagator;

/* Initialize and clear a propagator, which follows assumptions. Its memory must be zero before. The
 * caller also sets the first fields of `inner`. */
void rt_propagator_init (RtPropagator *propagator);
void rt_propagator_clear (RtPropagator *propagator);

/* Begins a search: resets `stopped`, and sets the stop that ends propagations (may be NULL). */
void rt_propagator_begin (RtPropagator *propagator, RtStop *stop);

/* Ends the following of all assumptions, as a raised stop does. */
void rt_propagator_end (RtPropagator *propagator);

/* Sets the grid that the next assumptions at DEPTH are about: the board if DEPTH is 0. */
void rt_propagator_turn (RtPropagator *propagator, int depth, const RtChoices *grid);

/* Fills NET with the consequences of ASSUMPTION, up to a contradiction. SOURCE is the grid that was
 * given to rt_propagator_turn for DEPTH. */
void rt_propagate (RtPropagator *propagator, int depth, RtNet *net, const RtChoices *source,
                   RtNode assumption, const RtForcingRules *rules);

/* Continues NET, the consequences of ASSUMPTION in a dynamic search, which is complete for LEVEL,
 * to the higher level of RULES. */
void rt_propagate_further (RtPropagator *propagator, int depth, RtNet *net,
                           const RtChoices *source, RtNode assumption,
                           const RtForcingRules *rules, int level);
