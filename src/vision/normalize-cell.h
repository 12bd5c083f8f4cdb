/* normalize-cell.h - RtPatch: a cell cut out of the picture; normalizing it for the digit net, and comparing it with other
 * cells.
 *
 * A patch has 48 x 48 greys: the cell with a margin of a quarter of a cell. The input of the net has
 * nearly no margin. In it paper is 0 and full ink is 1, for dark ink and for light ink. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/digit-net.h"

enum { RT_PATCH_SIDE = 48 };
#define RT_PATCH_MARGIN 0.25 /* margin on each side, as a part of a cell */

typedef struct {
  uint8_t at[RT_PATCH_SIDE * RT_PATCH_SIDE];
} RtPatch;

/* Part of a patch: middle and size in cells, rotation in radians. */
typedef struct {
  double x, y, width, height, turn;
} RtPatchView;

/* View of a whole cell. */
extern const RtPatchView rt_patch_view_whole;

/* Returns the ink level: the contrast of ink to paper that most patches with ink reach, as a share of the
 * paper's grey. POLARITY is 1 for dark ink, -1 for light ink; it is reversed if the patches clearly show
 * the other kind of ink. Sets INKS to the contrast of each patch. */
double rt_patch_ink_level (const RtPatch patches[81], int *polarity, float inks[81]);

/* Sets OUT to the input of the net for the part VIEW of PATCH. LEVEL is the ink level of the picture; it
 * limits the amplification of contrast, so that the noise of empty paper does not look like ink. Inverts
 * a cell whose polarity is clearly reversed, such as a selected cell. */
void rt_patch_normalise (const RtPatch *patch, const RtPatchView *view, double level, int polarity,
                         float out[RT_NET_SIDE * RT_NET_SIDE]);

/* The ink of each pixel of a cell in hundredths. Integers, because compilers vectorize sums of integers. */
typedef struct {
  int16_t at[RT_NET_SIDE * RT_NET_SIDE];
} RtCellInk;

/* Sets INK to the ink of PATCH. LEVEL is the ink level of the picture, POLARITY the polarity of its ink. */
void rt_cell_ink (const RtPatch *patch, double level, int polarity, RtCellInk *ink);

/* Returns how alike two cells are: the greatest correlation of CELL with OTHER, which is shifted by up to two pixels, -1 .. 1.
 * Equal printed digits of a picture have the same shape. */
float rt_cell_likeness (const RtCellInk *cell, const RtCellInk *other);
