/* board.h - RtBoard: a grid with the candidates of each cell. A value.
 *
 * A cell's candidates are the digits that no peer holds, minus those that rt_board_remove
 * eliminated. A filled cell has no candidates. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "engine/core/grid.h"

typedef struct {
  RtGrid grid;
  RtDigits candidates[RT_N_CELLS];
} RtBoard;

/* Fills BOARD with GRID and, for each empty cell, the digits that no peer holds. Returns false
 * if an empty cell has no candidate, or if two peers hold equal digits; BOARD is filled in any
 * case. */
bool rt_board_init (RtBoard *board, const RtGrid *grid);

/* Writes DIGIT into CELL, which must be empty, and eliminates DIGIT from the peers. Returns false
 * if DIGIT was not a candidate, or if a peer has no candidate left. */
bool rt_board_place (RtBoard *board, int cell, int digit);

/* Eliminates DIGIT from CELL. Returns false if CELL is empty and has no candidate left. */
bool rt_board_remove (RtBoard *board, int cell, int digit);
