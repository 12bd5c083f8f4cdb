/* likeliest-puzzle.h - a function that finds the most probable puzzle in a picture, without conflicts
 * and with exactly one solution. The solution decides only between nearly equally probable digits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "vision/digit-net.h"

/* Greatest cost of changing a digit, in logarithms: the other digit is a twelfth as probable. In tests, changes that
 * corrected misread photos cost at most 2.4. Changes that turned sharp pictures without exactly one solution into
 * puzzles cost 5 to 12. */
#define RT_NEARLY 2.5f

typedef struct {
  RtGrid grid;
  float sure[RT_N_CELLS];  /* probability of the digit in each cell, 0 .. 1 */
  bool is_puzzle;          /* false: no puzzle was found, and each cell has its likeliest digit */
} RtLikeliest;

/* Sets LIKELIEST to the most probable puzzle. LOGS has for each cell the logarithms of the probability of
 * each digit (0: none). The search is limited to some thousand nodes. */
void rt_likeliest_puzzle (const float logs[RT_N_CELLS][RT_NET_DIGITS], RtLikeliest *likeliest);
