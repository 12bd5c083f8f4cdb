/* mark-place.h - functions that compute the places of pencil marks in a cell.
 *
 * Corner marks have fixed places along the upper and the lower edge of the cell. Centre marks have
 * fixed places of three by three; in a cell with corner marks, too, they are in one or two rows in
 * the middle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"

#include <stdbool.h>

/* Sets X, Y to the middle of the mark DIGIT in a cell of SIZE with MARKS and CORNERS. CORNER: the
 * corner mark, otherwise the centre mark. */
void rt_mark_place (RtDigits marks, RtDigits corners, int digit, bool corner, double size, double *x,
                    double *y);

/* Sets WIDTH, HEIGHT to the size of the ground of a coloured or lit mark in a cell of SIZE with CORNERS. The
 * grounds of two marks do not overlap. */
void rt_mark_ground (RtDigits corners, double size, double *width, double *height);
