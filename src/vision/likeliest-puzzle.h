/* likeliest-puzzle.h - finds the most probable puzzle in a picture: without conflicts, with exactly one
 * solution. The solution decides only between digits of nearly equal probability. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "vision/digit-net.h"

/* Greatest cost of one change, in logarithms: the other digit is a twelfth as probable. Changes that corrected
 * misread photos cost 2.4 at most; changes that made puzzles of sharp pictures without exactly one
 * solution cost 5 to 12. */
#define RT_NEARLY 2.5f

typedef struct {
  RtGrid grid;
  float sure[RT_N_CELLS];  /* probability of the digit in each cell, 0 .. 1 */
  bool is_puzzle;          /* false: no puzzle was found, and each cell has its likeliest digit */
} RtLikeliest;

/* Finds the likeliest puzzle for LOGS, the logarithms of the probability of each digit (0: none) in
 * each cell. Bounded to some thousand nodes. */
void rt_likeliest_puzzle (const float logs[RT_N_CELLS][RT_NET_DIGITS], RtLikeliest *likeliest);
