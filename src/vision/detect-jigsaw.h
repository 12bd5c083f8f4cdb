/* detect-jigsaw.h - recognizes a jigsaw by the bold lines around its regions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/grid-lines.h"

/* Returns true if the strongest of PIECES bound regions of nine cells that are neither boxes of 3 x 3 nor rows
 * nor columns. */
bool rt_regions_are_crooked (const RtPieces *pieces);
