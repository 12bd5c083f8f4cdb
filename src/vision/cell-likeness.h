/* cell-likeness.h - computes how similar the digits of two cells are. Equal printed digits of a picture have the same
 * shape. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/normalize-cell.h"

/* The ink of each pixel of a cell in hundredths. Integers, because compilers vectorize sums of integers. */
typedef struct {
  int16_t at[RT_NET_SIDE * RT_NET_SIDE];
} RtCellInk;

/* Sets INK to the ink of PATCH. LEVEL is the ink level of the picture, POLARITY the polarity of its ink. */
void rt_cell_ink (const RtPatch *patch, double level, int polarity, RtCellInk *ink);

/* Returns the correlation of CELL and OTHER, -1 .. 1: the greatest one of several small offsets. */
float rt_cell_likeness (const RtCellInk *cell, const RtCellInk *other);
