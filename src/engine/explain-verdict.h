/* explain-verdict.h - explains why a grid has no solution or several, and which digits are
 * redundant.
 *
 * Each function takes much less than a millisecond, except for rare grids. Each returns false, with
 * its results unchanged, if STOP (may be NULL) was raised. Equal grids get equal results. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "engine/core/grid.h"
#include "engine/core/stop.h"

/* Finds a small set of cells of GRID whose digits together have no solution; the empty set if GRID
 * has a solution. The set is minimal as far as few guesses can show. It is the smallest of N_ORDERS
 * (at least 1) that are found by removing digits in different orders; each takes some tens of
 * microseconds. */
bool rt_why_none (const RtGrid *grid, int n_orders, RtStop *stop, RtCells *digits);

/* Finds, for each cell, the digits that it has in solutions of GRID: one digit if all solutions
 * agree, several if they differ, none if there is no solution. */
bool rt_why_many (const RtGrid *grid, RtStop *stop, RtDigits possible[RT_N_CELLS]);

/* Finds digits that make the solution unique when added to GRID, which has several: a single digit
 * if possible, or else a few, all of them needed. CLUES gets only these digits; none if GRID does
 * not have several solutions. */
bool rt_why_clues (const RtGrid *grid, RtStop *stop, RtGrid *clues);

/* Finds the digits of GRID, which has exactly one solution, that could each be removed by itself.
 * There are none in a minimal puzzle. */
bool rt_why_redundant (const RtGrid *grid, RtStop *stop, RtCells *redundant);
