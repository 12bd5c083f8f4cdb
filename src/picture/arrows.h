/* arrows.h - the links of a chain: curves from candidate to candidate that keep clear of digits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step.h"

#include <cairo.h>

typedef struct {
  double x, y;
} RtPoint;

/* Draws an arrow in the colour of CR: a strong link drawn through, a weak one dashed, a nested one
 * dotted. RADIUS is that of the shapes at both ends, which it does not touch. Of several curves it
 * takes the one that runs into the fewest of OBSTACLES, and of these the straightest. */
void rt_paint_arrow (cairo_t *cr, RtPoint from, RtPoint to, RtLinkKind kind, double radius,
                     const RtPoint *obstacles, int n_obstacles);
