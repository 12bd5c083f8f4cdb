/* puzzles.h - makes random grids and puzzles from the test's seed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

/* Shuffle 0 to N - 1; and nine lines within their bands, and the bands. */
void shuffle (int *order, int n);
void shuffle_lines (int *lines);

/* Returns a minimal puzzle with exactly one solution. */
RtGrid random_puzzle (RtGrid *solution);

/* Returns a puzzle with several solutions, but fewer than MOST. */
RtGrid random_loose_puzzle (uint64_t most);
