/* canonical.h - canonical form of a puzzle, which is equal for all equivalent puzzles.
 *
 * Puzzles are equivalent if turning, mirroring, and exchanging lines and digits (transform.h) make
 * one into the other. The canonical form is the equivalent puzzle whose 81 digits in reading order,
 * blanks as 0, are the least number. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

/* Stores the canonical form of IN, any grid with or without solutions, in OUT, which may be IN.
 * Takes some microseconds for most puzzles, a millisecond for a full grid. */
void rt_canonical (const RtGrid *in, RtGrid *out);
