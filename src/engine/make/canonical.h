/* canonical.h - which puzzles are the same but for their looks.
 *
 * Two puzzles that can be made into one another by turning, mirroring, exchanging lines and digits
 * (transform.h) have the same canonical form: of all that they can be made into, the one whose 81
 * digits in reading order, blanks as 0, are the least number. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

/* Any grid, with or without solutions. OUT may be IN. Most puzzles take some microseconds, full
 * grids a millisecond. */
void rt_canonical (const RtGrid *in, RtGrid *out);
