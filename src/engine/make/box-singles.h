/* box-singles.h - makes minimal puzzles that last digits and hidden singles in boxes can solve. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/make/symmetry.h"

/* Removes groups of cells from PUZZLE, a full grid, in the order of GROUPS. A group is removed if
 * last digits of houses and hidden singles in boxes still solve the puzzle. Returns true if no
 * remaining group can be removed without a second solution. Every minimal puzzle (in groups) that
 * these singles solve results from some order of the groups. */
bool rt_box_singles_minimise (RtGrid *puzzle, const RtOrbits *groups);
