/* mark-shapes.h - draws the shapes around candidates that are part of a logical step: each role has a
 * colour and a shape.
 *
 *     disc      the pattern, what is true, the first colour; filled: is placed
 *     square    its other half, the second colour, the first set
 *     diamond   a fin, the second set, the third colour
 *     hexagon   a fin within, the third set, the fourth colour
 *     triangle  the fourth set
 *     ring      what an assumption makes false; thick: the assumption
 *     cross     is removed */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"
#include "picture/theme.h"

#include <cairo.h>

/* Draws the shape of ROLE around X, Y. RADIUS is that of a disc. */
void rt_paint_mark (cairo_t *cr, RtMarkRole role, const RtTheme *theme, double x, double y,
                    double radius);

/* Returns the colour of a digit in the shape of ROLE. */
uint32_t rt_mark_ink (RtMarkRole role, const RtTheme *theme);
