/* chain-arrows.h - draws the links of a chain as curved arrows between candidates, around digits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

#include <cairo.h>

typedef struct {
  double x, y;
} RtPoint;

/* Surroundings of an arrow: a square board from 0, 0, with obstacles. */
typedef struct {
  double side;
  double radius;            /* of the shapes at both ends, where the arrow stops */
  const RtPoint *obstacles;
  int n_obstacles;
} RtArrowGround;

/* Draws an arrow in the current colour of CR: solid for a strong link, dashed for a weak one,
 * dotted for a nested one; thinner with a WEIGHT below 1. Chooses a curve that stays on the board,
 * then one with the fewest obstacles, then the straightest. */
void rt_paint_arrow (cairo_t *cr, RtPoint from, RtPoint to, RtLinkKind kind, double weight,
                     const RtArrowGround *ground);
