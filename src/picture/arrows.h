/* arrows.h - the links of a chain: curves from candidate to candidate that keep clear of digits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

#include <cairo.h>

typedef struct {
  double x, y;
} RtPoint;

/* What arrows are drawn among: a square board from 0, 0. */
typedef struct {
  double side;
  double radius;            /* of the shapes at both ends, which an arrow does not touch */
  const RtPoint *obstacles;
  int n_obstacles;
} RtArrowGround;

/* Draws an arrow in the colour of CR: a strong link solid, a weak one dashed, a nested one dotted;
 * with a WEIGHT below 1 it is thinner. Of several curves it takes one that stays on the board, of
 * these the one that meets the fewest obstacles, and of these the straightest. */
void rt_paint_arrow (cairo_t *cr, RtPoint from, RtPoint to, RtLinkKind kind, double weight,
                     const RtArrowGround *ground);
