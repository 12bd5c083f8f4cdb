/* minimal.h - puzzles from which nothing can be left out. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/core/stop.h"
#include "engine/make/symmetry.h"

/* Clears groups of cells of PUZZLE, which has just one solution, in their order, each if the rest
 * still has just one. Then no group can go: the puzzle is minimal in groups. PUZZLE may be a full
 * grid. With single cells as groups it is minimal. */
void rt_minimise (RtGrid *puzzle, const RtOrbits *groups);

/* The same in their order as long as there are more than LEAST givens; it may end with more, where
 * no group can go. Returns how many are left. */
int rt_minimise_to (RtGrid *puzzle, const RtOrbits *groups, int least);

/* Whether PUZZLE, which has just one solution, has several without any one of its givens. */
bool rt_is_minimal (const RtGrid *puzzle);

/* Sees one puzzle; returns whether to go on. */
typedef bool (*RtMinimalVisit) (const RtGrid *puzzle, void *data);

/* Calls VISIT for each minimal puzzle that is left of PUZZLE, which has just one solution, when
 * givens are left out, until it returns false or STOP (may be NULL) is raised. Returns false if it
 * was ended by either. There may be very many. */
bool rt_minimal_visit (const RtGrid *puzzle, RtMinimalVisit visit, void *data, RtStop *stop);
