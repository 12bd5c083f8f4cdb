/* box-singles.h - makes puzzles that last digits and hidden singles in boxes solve. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/make/symmetry.h"

/* Removes groups of cells of the full grid PUZZLE in their order, each if last digits of houses and
 * hidden singles in boxes still solve it. Returns true if no remaining group can be removed without
 * a second solution: every minimal puzzle (in groups) that these singles solve is the result of
 * some order. */
bool rt_box_singles_minimise (RtGrid *puzzle, const RtOrbits *groups);
