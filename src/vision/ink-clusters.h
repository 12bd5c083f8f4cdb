/* ink-clusters.h - distinguishes entered digits from printed ones by their ink. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "vision/grid-mesh.h"
#include "vision/image.h"
#include "vision/normalize-cell.h"

/* Look of a digit's ink, compared with its paper: darker, bluer and redder by so many greys, and darker by such a
 * share of the paper's light. */
typedef struct {
  float dark, blue, red, share;
} RtInkLook;

/* Measures the ink of the digit in PATCH, which is the cell at ROW and COLUMN of MESH in IMAGE. */
RtInkLook rt_ink_look (const RtImage *image, const RtMesh *mesh, int row, int column,
                       const RtPatch *patch);

/* Divides CELLS into two inks. Returns false if there is only one; else A and B are the two parts,
 * A the one more like print: darker, and less coloured. Outliers are in the nearer part. */
bool rt_inks_part (const RtInkLook looks[81], RtCells cells, RtCells *a, RtCells *b);

/* Returns the outliers of CELLS, which are one part: crosses, and digits that are struck out. */
RtCells rt_inks_odd (const RtInkLook looks[81], RtCells cells);
