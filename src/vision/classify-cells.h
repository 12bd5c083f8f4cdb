/* classify-cells.h - reads the digits of the 81 cells, and finds the orientation of the grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "vision/digit-net.h"
#include "vision/normalize-cell.h"

/* What the net says of each cell of a grid. */
typedef struct {
  float logs[81][RT_NET_DIGITS]; /* logarithms of the probability of each digit (0: none) */
  float by_hand[81];             /* probability that the cell's digit is written by hand, if there is one */
  double level;                  /* ink level of the picture */
  int polarity;                  /* of its ink */
  RtCells overlaid;              /* cells in which something else seems to lie over a printed digit */
} RtCellDigits;

/* Classifies PATCHES with ink of POLARITY, which may be reversed. If the digits fit better after quarter
 * turns to the right, turns and reorders the patches. Returns the number of turns. */
int rt_digits_read (RtPatch patches[81], int polarity, RtCellDigits *digits);

/* Classifies what VIEW shows of PATCH; LEVEL as in rt_patch_normalise. LOGS and BY_HAND are as above, for that cell. */
void rt_cell_look (const RtPatch *patch, const RtPatchView *view, double level, int polarity, float logs[RT_NET_DIGITS],
                   float *by_hand);
