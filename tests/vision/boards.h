/* boards.h - pictures of boards that are no plain Sudoku: jigsaws, and grids of other sizes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "chance.h"
#include "engine/core/grid.h"

#include <glib.h>

/* Draws the board number N with SIZE x SIZE cells in one of FAMILIES: a jigsaw if SIZE is 9. Its digits become
 * GIVENS, which may be NULL, of a jigsaw. Returns a PNG, which the caller owns. */
GBytes *rt_board_draw (int size, guint n, char **families, RtGrid *givens);
