/* minimal-puzzle.h - makes minimal puzzles, from which no given can be removed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/core/stop.h"
#include "engine/make/symmetry.h"

/* Removes groups of cells from PUZZLE, which has exactly one solution, in the order of GROUPS. A
 * group is removed if exactly one solution remains. At the end no group can be removed; with groups
 * of one cell the puzzle is minimal. PUZZLE may be a full grid. */
void rt_minimise (RtGrid *puzzle, const RtOrbits *groups);

/* Removes groups like rt_minimise, but only while at least LEAST givens remain. Returns the number
 * of remaining givens, which may be greater than LEAST. */
int rt_minimise_to (RtGrid *puzzle, const RtOrbits *groups, int least);

/* Returns true if each given of PUZZLE, which has exactly one solution, is needed: without the
 * given, the puzzle has several solutions. */
bool rt_is_minimal (const RtGrid *puzzle);

/* Receives one puzzle. Returns false to end the search. */
typedef bool (*RtMinimalVisit) (const RtGrid *puzzle, void *data);

/* Calls VISIT for each minimal puzzle whose givens are a subset of PUZZLE. PUZZLE must have exactly
 * one solution. Ends early if VISIT returns false or STOP (may be NULL) is raised, and then returns
 * false. There may be very many such puzzles. */
bool rt_minimal_visit (const RtGrid *puzzle, RtMinimalVisit visit, void *data, RtStop *stop);
