/* puzzles.h - puzzles made from the test's own random numbers. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

/* 0 to N - 1 in any order; and nine lines, 0 to 8, shuffled within their bands, and the bands. */
void shuffle (int *order, int n);
void shuffle_lines (int *lines);

/* A solved grid: any, of whatever class. */
RtGrid random_solution (void);

/* A minimal puzzle with just one solution. */
RtGrid random_puzzle (RtGrid *solution);

/* A puzzle with several solutions, but fewer than MOST. */
RtGrid random_loose_puzzle (uint64_t most);
