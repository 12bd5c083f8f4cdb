/* neighbour.h - makes puzzles that differ from another one in a few givens. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/make/symmetry.h"

/* Adds givens of a solution to PUZZLE, which has at least one, until it has exactly one: groups
 * of cells in their order, each if it distinguishes two solutions. Returns the number of cells
 * added. */
int rt_add_until_unique (RtGrid *puzzle, const RtOrbits *groups, RtRandom *random);

/* Makes OTHER from PUZZLE, which has exactly one solution: removes one to three groups of givens,
 * adds others until it has exactly one solution again, then removes as many as possible. The result
 * may equal PUZZLE. OTHER must not be PUZZLE. */
void rt_neighbour (const RtGrid *puzzle, const RtOrbits *groups, RtRandom *random, RtGrid *other);
