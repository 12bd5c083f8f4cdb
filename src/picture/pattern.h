/* pattern.h - the nine patterns of the colours that a person gives to cells and candidates.
 *
 * Each colour has a pattern of its own, so that colours stay apart in greyscale and for people who
 * cannot distinguish them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/theme.h"

#include <cairo.h>
#include <stdbool.h>

/* Draws the pattern of COLOUR (1..9) of THEME in the square of SIZE at X, Y, over its background. */
void rt_paint_pattern (cairo_t *cr, const RtTheme *theme, int colour, double x, double y,
                       double size);

/* Draws the background of a pencil mark with COLOUR (1..9), WIDTH by HEIGHT with its middle at X,
 * Y. A pattern would be too fine there, so its edges tell the colour: bars, dark corners, or a
 * ring. If LIT, an outline with the focus colour is around it. */
void rt_paint_coloured_mark (cairo_t *cr, const RtTheme *theme, int colour, bool lit, double x, double y,
                             double width, double height);
