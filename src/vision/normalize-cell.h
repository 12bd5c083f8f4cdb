/* normalize-cell.h - RtPatch: a cell cut out of the picture; normalizing it for the digit net, and comparing it with other
 * cells.
 *
 * A patch has 48 x 48 greys: the cell with a margin of a quarter of a cell. The net gets nearly
 * only the cell: paper is 0 and full ink 1, whichever of the two is darker. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/digit-net.h"

enum { RT_PATCH_SIDE = 48 };
#define RT_PATCH_MARGIN 0.25 /* of a cell, on each side */

typedef struct {
  uint8_t at[RT_PATCH_SIDE * RT_PATCH_SIDE];
} RtPatch;

/* Part of a patch: middle and size in cells, rotation in radians. */
typedef struct {
  double x, y, width, height, turn;
} RtPatchView;

/* The whole cell. */
extern const RtPatchView rt_patch_view_whole;

/* Returns the contrast of ink to paper in most patches with ink, as a share of the paper's grey.
 * POLARITY is 1 for dark ink, -1 for light ink, and is reversed if the patches clearly show so.
 * INKS gets the contrast of each patch. */
double rt_patch_ink_level (const RtPatch patches[81], int *polarity, float inks[81]);

/* Writes the input of the net for PATCH. LEVEL is the ink level of the picture: contrast is not
 * stretched much beyond it, or the noise of empty paper would become digits. A cell of clearly
 * reversed polarity, such as a selected one, is inverted. */
void rt_patch_normalise (const RtPatch *patch, const RtPatchView *view, double level, int polarity,
                         float out[RT_NET_SIDE * RT_NET_SIDE]);

/* The ink of a cell in hundredths. Compilers vectorize sums of whole numbers. */
typedef struct {
  int16_t at[RT_NET_SIDE * RT_NET_SIDE];
} RtCellInk;

/* Fills INK with that of PATCH; LEVEL and POLARITY as in rt_patch_normalise. */
void rt_cell_ink (const RtPatch *patch, double level, int polarity, RtCellInk *ink);

/* Returns how alike two cells are: the greatest correlation of CELL with OTHER, which is shifted by up to two pixels, -1 .. 1.
 * Equal printed digits of a picture have the same shape. */
float rt_cell_likeness (const RtCellInk *cell, const RtCellInk *other);
