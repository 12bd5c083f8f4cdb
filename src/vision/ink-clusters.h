/* ink-clusters.h - functions that distinguish entered digits from printed digits by their ink. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "vision/grid-mesh.h"
#include "vision/image.h"
#include "vision/normalize-cell.h"

/* Appearance of a digit's ink relative to its paper: how much darker, bluer and redder it is, in greys, and how much
 * darker, as a share of the paper's brightness. */
typedef struct {
  float dark, blue, red, share;
} RtInkLook;

/* Returns the appearance of the ink of the digit in PATCH, which is the cell at ROW and COLUMN of MESH in
 * IMAGE. */
RtInkLook rt_ink_look (const RtImage *image, const RtMesh *mesh, int row, int column,
                       const RtPatch *patch);

/* Divides CELLS by their inks (LOOKS) into A and B. A is more like print: darker and less coloured. An
 * outlier is in the part with the more similar ink. Returns false if all cells have the same ink. */
bool rt_inks_part (const RtInkLook looks[81], RtCells cells, RtCells *a, RtCells *b);

/* Returns the outliers of CELLS, one of the parts that rt_inks_part has found: cells whose ink differs much
 * from the others, such as crosses and digits that are struck out. */
RtCells rt_inks_odd (const RtInkLook looks[81], RtCells cells);
