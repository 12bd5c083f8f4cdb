/* crossed.h - converts pencil marks to and from the two forms in which formats write them:
 * crossed-out candidates, or all.
 *
 * HoDoKu, Sudoku Studio and Simple Sudoku write the crossed-out candidates: those candidates that the digits on the
 * grid allow, but that are not marks. Grids of candidates write the candidates of all cells, including filled cells. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/position.h"

/* Sets the pencil marks of every blank cell to the digits that its peers allow and that are not in
 * CROSSED, the crossed-out candidates. */
void rt_crossed_fill (RtPosition *position, const RtDigits crossed[RT_N_CELLS]);

/* Sets CROSSED to the digits that the peers of each blank cell allow but that are not among its pencil marks; to
 * empty sets if POSITION has no marks at all. */
void rt_crossed_find (const RtPosition *position, RtDigits crossed[RT_N_CELLS]);

/* Sets CANDIDATES to the pencil marks of POSITION; if it has no marks at all, to the digits that
 * the peers of each cell allow. The only candidate of a filled cell is its digit. */
void rt_candidates_of (const RtPosition *position, RtDigits candidates[RT_N_CELLS]);

/* Sets the givens and pencil marks of POSITION from CANDIDATES. A candidate that is alone in its
 * cell, and that no peer lists, becomes a given; all other candidates become marks. */
void rt_candidates_settle (const RtDigits candidates[RT_N_CELLS], RtPosition *position);
