/* start.h - what logic starts from on a person's position. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/position.h"

/* What stands on the grid of POSITION, which breaks no rule, and the candidates: the person's own
 * marks where every empty cell has some and the only solution's digit is among them, else those of
 * direct sight. */
void rt_start_board (const RtPosition *position, RtBoard *board);

/* The cells that hold a digit of the puzzle, not one that was found. Where the givens have not one
 * solution, entries may well be of the puzzle: then all that are filled. */
RtCells rt_start_givens (const RtPosition *position);
