/* minimal-puzzle.h - makes minimal puzzles, from which no given can be removed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/core/stop.h"
#include "engine/make/symmetry.h"

/* Removes groups of cells of PUZZLE, which has exactly one solution, in their order, each if one
 * solution remains. The result is minimal in groups; with groups of one cell it is minimal. PUZZLE
 * may be a full grid. */
void rt_minimise (RtGrid *puzzle, const RtOrbits *groups);

/* Removes groups as rt_minimise does, as long as more than LEAST givens remain; it may end with
 * more. Returns the number of givens. */
int rt_minimise_to (RtGrid *puzzle, const RtOrbits *groups, int least);

/* Returns true if PUZZLE, which has exactly one solution, has several without any one of its
 * givens. */
bool rt_is_minimal (const RtGrid *puzzle);

/* Receives one puzzle. Returns false to end the search. */
typedef bool (*RtMinimalVisit) (const RtGrid *puzzle, void *data);

/* Calls VISIT for each minimal puzzle that is a subset of PUZZLE, which has exactly one solution,
 * until it returns false or STOP (may be NULL) is raised. Returns false if the search was ended by
 * either. There may be very many. */
bool rt_minimal_visit (const RtGrid *puzzle, RtMinimalVisit visit, void *data, RtStop *stop);
