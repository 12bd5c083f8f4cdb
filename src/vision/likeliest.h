/* likeliest.h - the puzzle that a picture shows most probably: no two givens contradict, and there is
 * exactly one solution. Only where two digits are nearly as probable in a cell does that decide. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "vision/net.h"

typedef struct {
  RtGrid grid;
  float sure[RT_N_CELLS];  /* how probable what was read in each cell is, 0 .. 1 */
  bool is_puzzle;          /* false: there is none within reach, and this is each cell by itself */
} RtLikeliest;

/* Finds it for LOGS, the logarithms of how probable each digit (0: none) is in each cell. Bounded:
 * it looks at some thousand puzzles. */
void rt_likeliest_puzzle (const float logs[RT_N_CELLS][RT_NET_CLASSES], RtLikeliest *likeliest);
