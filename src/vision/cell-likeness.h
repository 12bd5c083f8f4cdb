/* cell-likeness.h - how alike the digits of two cells are: equal printed ones of a picture have the same shape. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/normalize-cell.h"

/* The ink of a cell in hundredths, in whole numbers, whose sums compilers make quick. */
typedef struct {
  int16_t at[RT_NET_SIDE * RT_NET_SIDE];
} RtCellInk;

/* Fills INK with that of PATCH; LEVEL and POLARITY as in rt_patch_normalise. */
void rt_cell_ink (const RtPatch *patch, double level, int polarity, RtCellInk *ink);

/* Returns the greatest correlation of CELL with OTHER, which may lie a little beside it: -1 .. 1. */
float rt_cell_likeness (const RtCellInk *cell, const RtCellInk *other);
