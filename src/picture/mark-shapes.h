/* mark-shapes.h - draws shapes around candidates that have a role in a logical step.
 *
 * Roles differ by colour and shape:
 *
 *     disc      pattern, true candidate, first colour; filled: placed candidate
 *     square    second part of a pattern, second colour, first set
 *     diamond   fin, third colour, second set
 *     hexagon   endo fin, fourth colour, third set
 *     triangle  fourth set
 *     ring      candidate that is false under an assumption; thick: the assumption
 *     cross     removed candidate */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"
#include "picture/theme.h"

#include <cairo.h>

/* Draws the shape of ROLE, a candidate's role in a logical step, around X, Y. Its area is about
 * that of a disc of RADIUS. */
void rt_paint_mark (cairo_t *cr, RtMarkRole role, const RtTheme *theme, double x, double y,
                    double radius);

/* Returns the colour in which a digit is drawn on the shape of ROLE, a candidate's role in a logical step. */
uint32_t rt_mark_ink (RtMarkRole role, const RtTheme *theme);
