/* crossed.h - converts pencil marks to and from the two forms in which formats write them.
 *
 * HoDoKu, Sudoku Studio and Simple Sudoku write the candidates that were crossed out of those that the digits on
 * the grid allow. Grids of candidates write the candidates of all cells, also of those that hold a digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/position.h"

/* Sets the marks of every blank cell to the digits that are allowed and not CROSSED out. */
void rt_crossed_fill (RtPosition *position, const RtDigits crossed[RT_N_CELLS]);

/* Fills CROSSED with the allowed digits that are no marks; with nothing if there are no marks at all. */
void rt_crossed_find (const RtPosition *position, RtDigits crossed[RT_N_CELLS]);

/* Fills CANDIDATES with the marks of POSITION; if it has none at all, with the digits that are allowed. A cell that
 * holds a digit has only that candidate. */
void rt_candidates_of (const RtPosition *position, RtDigits candidates[RT_N_CELLS]);

/* Sets the givens and marks of POSITION from CANDIDATES. A candidate that is alone in its cell and that none of the
 * peers lists becomes a given; all others become marks. */
void rt_candidates_settle (const RtDigits candidates[RT_N_CELLS], RtPosition *position);
