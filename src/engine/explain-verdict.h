/* explain-verdict.h - explains why a grid has no solution or several, and which digits are redundant.
 *
 * Each function takes much less than a millisecond, except for rare grids; it returns false, with
 * nothing written, if STOP (may be NULL) was raised. Equal grids get equal results. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "engine/core/grid.h"
#include "engine/core/stop.h"

/* Finds a small set of digits of GRID that have no solution together; empty if GRID has one. The
 * set is minimal as far as few guesses can show. It is the smallest for N_ORDERS (at least 1)
 * orders of removal, each of which takes some tens of microseconds. */
bool rt_why_none (const RtGrid *grid, int n_orders, RtStop *stop, RtCells *digits);

/* Finds the digits that each cell has in some solution of GRID: one if all agree, several if they
 * differ, none if there is no solution. */
bool rt_why_many (const RtGrid *grid, RtStop *stop, RtDigits possible[RT_N_CELLS]);

/* Finds digits to add to GRID so that exactly one solution is left; none if it does not have
 * several. A single digit if possible, or else a few, all of them needed. CLUES gets only these. */
bool rt_why_clues (const RtGrid *grid, RtStop *stop, RtGrid *clues);

/* Finds the digits of GRID, which has exactly one solution, that could each be removed by itself.
 * None: the puzzle is minimal. */
bool rt_why_redundant (const RtGrid *grid, RtStop *stop, RtCells *redundant);
