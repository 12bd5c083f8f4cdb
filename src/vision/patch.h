/* patch.h - a cell cut out of the picture, and the same as the digit net wants it.
 *
 * A patch has 48 x 48 grey levels: the cell with a quarter of a cell around it. The net gets the cell
 * alone, nearly: paper as 0 and full ink as 1, whichever of the two is darker. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/net.h"

enum { RT_PATCH_SIDE = 48 };
#define RT_PATCH_MARGIN 0.25 /* of a cell, on each side */

typedef struct {
  uint8_t at[RT_PATCH_SIDE * RT_PATCH_SIDE];
} RtPatch;

/* Where in a patch to look: its middle and its size in cells, and its turn in radians. */
typedef struct {
  double x, y, width, height, turn;
} RtPatchView;

/* The cell as it was cut out. */
extern const RtPatchView rt_patch_view_whole;

/* How far ink stands off from paper in most of the patches that hold any, as a share of the paper's
 * grey; POLARITY is 1 for dark ink, -1 for light, and becomes the other where the patches say so
 * clearly. INKS says it of each patch. */
double rt_patch_ink_level (const RtPatch patches[81], int *polarity, float inks[81]);

/* Writes what the net is to see of PATCH. LEVEL is the picture's ink level: contrast is not
 * stretched much beyond it, or the grain of empty paper would become digits. A cell that clearly
 * has the other polarity, as a selected one may have, is turned over. */
void rt_patch_normalise (const RtPatch *patch, const RtPatchView *view, double level, int polarity,
                         float out[RT_NET_SIDE * RT_NET_SIDE]);
