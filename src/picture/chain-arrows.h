/* chain-arrows.h - draws links of a chain as curved arrows that avoid digits and other
 * candidates. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

#include <cairo.h>

typedef struct {
  double x, y;
} RtPoint;

/* Surroundings of an arrow: a square board with its corner at 0, 0, and obstacles. */
typedef struct {
  double side;              /* side of the board */
  double radius;            /* radius of the shapes around candidates, at which the arrow ends */
  const RtPoint *obstacles;
  int n_obstacles;
} RtArrowGround;

/* Draws an arrow for a link of a chain in the current colour of CR. The line is solid for a strong link, dashed for a
 * weak link, dotted for a link that another logical step proves, and thinner if WEIGHT is below 1. Tries several
 * curves: prefers one that stays on the board, then one with few obstacles, then a straight one. */
void rt_paint_arrow (cairo_t *cr, RtPoint from, RtPoint to, RtLinkKind kind, double weight,
                     const RtArrowGround *ground);
