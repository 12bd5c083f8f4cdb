/* why.h - why a grid has no solution, or more than one; and which of its digits it could do
 * without.
 *
 * Each takes well below a millisecond but for rare grids, which STOP (may be NULL) can end early:
 * they return false then, with nothing written. The same grid gets the same answer each time. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "engine/core/grid.h"
#include "engine/core/stop.h"

/* A small set of the digits of GRID that have no solution together; empty where it has one. Without
 * any one of them that can no longer be shown by a few guesses. The smallest that N_ORDERS (at
 * least 1) of leaving them out come to: the first takes tens of microseconds, and so does each
 * other. */
bool rt_why_none (const RtGrid *grid, int n_orders, RtStop *stop, RtCells *digits);

/* The digits that each cell has in some solution of GRID: one where it is decided, several where
 * solutions differ, none anywhere where there is no solution. */
bool rt_why_many (const RtGrid *grid, RtStop *stop, RtDigits possible[RT_N_CELLS]);

/* Digits that leave GRID just one solution; none where it has not several: a single digit if there
 * is such a one, else a few, none of which can be missed. CLUES gets them alone. */
bool rt_why_clues (const RtGrid *grid, RtStop *stop, RtGrid *clues);

/* The digits of GRID, which has just one solution, each of which could be left out by itself. None:
 * the puzzle is minimal. */
bool rt_why_redundant (const RtGrid *grid, RtStop *stop, RtCells *redundant);
