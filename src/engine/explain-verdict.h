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

/* Finds a small set of cells of GRID whose digits together have no solution; the empty set if GRID has
 * a solution. The set is as small as few guesses show. Removes digits in N_ORDERS orders (at least 1),
 * each in some tens of microseconds, and takes the smallest set. Returns false if stopped. */
bool rt_why_none (const RtGrid *grid, int n_orders, RtStop *stop, RtCells *digits);

/* Finds the digits that each cell has in the solutions of GRID: one digit if all agree, several if
 * they differ, none if there is no solution. Returns false if STOP was raised. */
bool rt_why_many (const RtGrid *grid, RtStop *stop, RtDigits possible[RT_N_CELLS]);

/* Finds digits that make the solution unique when they are added to GRID, which has several: a
 * single one if possible, otherwise a few, all of them needed. Stores only these in CLUES, which is
 * empty if GRID does not have several solutions. Returns false if STOP was raised. */
bool rt_why_clues (const RtGrid *grid, RtStop *stop, RtGrid *clues);

/* Finds the digits of GRID, which has one solution, that could each be removed without a second
 * solution: none in a minimal puzzle. Returns false if STOP was raised. */
bool rt_why_redundant (const RtGrid *grid, RtStop *stop, RtCells *redundant);
