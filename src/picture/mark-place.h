/* mark-place.h - computes the positions of the pencil marks in a cell.
 *
 * Corner marks have fixed places along the upper and the lower edge of the cell. Centre marks have
 * fixed places of three by three. In a cell that also has corner marks, the centre marks are in one
 * or two rows in the middle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"

#include <stdbool.h>

/* Sets X, Y to the middle of the pencil mark DIGIT, in a cell of SIZE with the centre marks MARKS
 * and the corner marks CORNERS. If CORNER, the mark is a corner mark, else a centre mark. */
void rt_mark_place (RtDigits marks, RtDigits corners, int digit, bool corner, double size, double *x,
                    double *y);

/* Sets WIDTH, HEIGHT to the size of the background of a coloured or highlighted pencil mark, in a
 * cell of side SIZE with the corner marks CORNERS. The backgrounds of two marks do not overlap. */
void rt_mark_ground (RtDigits corners, double size, double *width, double *height);
