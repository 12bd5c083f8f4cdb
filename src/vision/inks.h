/* inks.h - tells digits that somebody entered from those that were printed, where their ink differs. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "vision/image.h"
#include "vision/mesh.h"
#include "vision/patch.h"

/* What the ink of a digit looks like: how much darker than its paper, how much bluer and redder. */
typedef struct {
  float dark, blue, red; /* greys */
} RtInkLook;

/* The look of the digit in PATCH, which is the cell at ROW and COLUMN of MESH in IMAGE. */
RtInkLook rt_ink_look (const RtImage *image, const RtMesh *mesh, int row, int column,
                       const RtPatch *patch);

/* Parts CELLS in two by the look of their digits. Returns false where all look alike; else A and B
 * are the two parts, A the one that looks more like print: darker, and less of any colour. Some that are like
 * no other are in the part that is nearer. */
bool rt_inks_part (const RtInkLook looks[81], RtCells cells, RtCells *a, RtCells *b);

/* Those of CELLS, which are one part, that do not look as the rest does: crosses, and digits that are struck
 * out. */
RtCells rt_inks_odd (const RtInkLook looks[81], RtCells cells);
