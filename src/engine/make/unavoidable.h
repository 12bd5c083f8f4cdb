/* unavoidable.h - minimal puzzles of one full grid by chance, in many orders.
 *
 * A set of cells is unavoidable where the full grid has another one that differs from it in these
 * cells alone: a puzzle that gives none of them has a second solution. Each second solution that is
 * met shows one. So most orders are judged by what is known of the grid already, and by one solving. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/make/symmetry.h"

enum { RT_UNAVOIDABLE_KEPT = 256 };

/* Belongs to one thread at a time. */
typedef struct {
  RtGrid full;
  RtCells sets[RT_UNAVOIDABLE_KEPT];
  unsigned n;           /* so many were met; the last of them are kept */
} RtUnavoidable;

void rt_unavoidable_init (RtUnavoidable *known, const RtGrid *full);

/* Clears groups of cells of the full grid in their order up to the first that cannot go. Returns whether
 * none of the single givens that are left can go, either; then that is PUZZLE, else it is untouched. */
bool rt_unavoidable_minimal (RtUnavoidable *known, const RtOrbits *groups, RtGrid *puzzle);
