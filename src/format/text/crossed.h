/* crossed.h - converts pencil marks to and from the two forms in which formats write them.
 *
 * HoDoKu, Sudoku Studio and Simple Sudoku write the candidates that were crossed out of those that the digits on
 * the grid allow. Grids of candidates write the candidates of all cells, also of those that hold a digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/position.h"

/* Sets the marks of every blank cell to the digits that are allowed and not CROSSED out. */
void rt_crossed_fill (RtPosition *position, const RtDigits crossed[RT_N_CELLS]);

/* Sets CROSSED to the possible digits that are not marks of the person; to no digits if POSITION
 * has no marks. */
void rt_crossed_find (const RtPosition *position, RtDigits crossed[RT_N_CELLS]);

/* Sets CANDIDATES to the marks of POSITION or, if it has no marks, to the possible digits. A filled
 * cell has only its digit. */
void rt_candidates_of (const RtPosition *position, RtDigits candidates[RT_N_CELLS]);

/* Sets the givens and marks of POSITION from CANDIDATES. A single candidate of a cell becomes a
 * given if no peer lists it; all others become marks. */
void rt_candidates_settle (const RtDigits candidates[RT_N_CELLS], RtPosition *position);
