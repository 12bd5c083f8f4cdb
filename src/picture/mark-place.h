/* mark-place.h - where the marks of a cell are drawn.
 *
 * Corner marks have fixed places along the edge of the cell. Centre marks have fixed places of three
 * by three; in a cell with corner marks, too, they are in rows in the middle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"

#include <stdbool.h>

/* Side of the square behind a coloured mark, as a part of the cell; in a cell with corner marks. */
#define RT_MARK_SQUARE 0.26
#define RT_MARK_SQUARE_SMALL 0.19

/* Sets X, Y to the middle of the mark DIGIT in a cell of SIZE with MARKS and CORNERS. CORNER: the
 * corner mark, otherwise the centre mark. */
void rt_mark_place (RtDigits marks, RtDigits corners, int digit, bool corner, double size, double *x,
                    double *y);
