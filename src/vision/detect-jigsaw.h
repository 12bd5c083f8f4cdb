/* detect-jigsaw.h - a function that recognizes a jigsaw sudoku by the bold lines around its regions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/grid-lines.h"

/* Returns true if the boldest of the line pieces PIECES enclose regions of nine cells that are neither boxes of 3 x 3,
 * nor rows, nor columns. */
bool rt_regions_are_crooked (const RtPieces *pieces);
