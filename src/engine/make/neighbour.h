/* neighbour.h - puzzles that differ from another one in a few givens. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/make/symmetry.h"

/* Puts givens of a solution into PUZZLE, which has at least one, until it has just one: groups of
 * cells in their order, each where it tells two solutions apart. Returns how many cells were filled. */
int rt_add_until_unique (RtGrid *puzzle, const RtOrbits *groups, RtRandom *random);

/* Takes one to three groups of givens of PUZZLE, which has just one solution, puts others in until it has
 * just one again, and then leaves out what can go. OTHER, another grid, becomes that; it may be the
 * same puzzle. */
void rt_neighbour (const RtGrid *puzzle, const RtOrbits *groups, RtRandom *random, RtGrid *other);
