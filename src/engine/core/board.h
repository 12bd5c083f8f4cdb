/* board.h - a grid and what each cell may still be. A value.
 *
 * The candidates of a cell are what its peers leave free, less what rt_board_remove struck. A cell
 * that holds a digit has no candidates. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "engine/core/grid.h"

typedef struct {
  RtGrid grid;
  RtDigits candidates[RT_N_CELLS];
} RtBoard;

/* Candidates by direct sight. Returns false, with the board filled all the same, where an empty
 * cell has no candidate or two equal digits see each other. */
bool rt_board_init (RtBoard *board, const RtGrid *grid);

/* Writes DIGIT into CELL, which must be empty, and strikes it from the peers. Returns false once
 * contradictory: DIGIT was no candidate, or a peer is left without one. */
bool rt_board_place (RtBoard *board, int cell, int digit);

/* Strikes DIGIT from CELL. Returns false once the cell is empty and has no candidate left. */
bool rt_board_remove (RtBoard *board, int cell, int digit);
