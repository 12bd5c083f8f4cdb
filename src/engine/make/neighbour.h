/* neighbour.h - makes a neighbour of a puzzle: a puzzle that differs from it in a few givens. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/make/symmetry.h"

/* Adds givens to PUZZLE, which has at least one solution, until it has exactly one. Each time,
 * takes the first of GROUPS of cells in which two solutions differ, and adds the digits that this
 * group has in one of them. Returns the number of cells added. */
int rt_add_until_unique (RtGrid *puzzle, const RtOrbits *groups, RtRandom *random);

/* Makes the puzzle OTHER from PUZZLE, which has exactly one solution: removes one to three groups
 * of givens, adds others until there is exactly one solution again, then removes groups as
 * rt_minimise does. The result may equal PUZZLE. OTHER must not be the same memory as PUZZLE. */
void rt_neighbour (const RtGrid *puzzle, const RtOrbits *groups, RtRandom *random, RtGrid *other);
