/* box-singles.h - puzzles for which last digits and hidden singles in boxes are enough. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/make/symmetry.h"

/* Clears groups of cells of the full grid PUZZLE in their order, each if last digits of houses and hidden
 * singles in boxes alone still lead to all of it. Returns whether no group of the rest can go without a
 * second solution: every minimal puzzle (in groups) for which these singles are enough comes of some order. */
bool rt_box_singles_minimise (RtGrid *puzzle, const RtOrbits *groups);
