/* unavoidable.h - makes random minimal puzzles of one full grid, quickly for many orders.
 *
 * A set of cells is unavoidable if another full grid differs from this one in exactly these cells:
 * a puzzle without a given in the set has a second solution. Each second solution found gives such
 * a set. So most orders are decided by the sets known so far, and by one solving. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/make/symmetry.h"

enum { RT_UNAVOIDABLE_KEPT = 256 };

/* For one thread at a time. */
typedef struct {
  RtGrid full;
  RtCells sets[RT_UNAVOIDABLE_KEPT];
  unsigned n;           /* number of sets found; the last ones are kept */
} RtUnavoidable;

void rt_unavoidable_init (RtUnavoidable *known, const RtGrid *full);

/* Removes groups of cells of the full grid in their order, up to the first that cannot be removed.
 * Returns true if no single remaining given can be removed either, and copies the result to PUZZLE;
 * else PUZZLE is unchanged. */
bool rt_unavoidable_minimal (RtUnavoidable *known, const RtOrbits *groups, RtGrid *puzzle);
