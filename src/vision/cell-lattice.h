/* cell-lattice.h - finds grids by their cells, which are connected areas of paper. This works even if the
 * frame is broken, bent, or touched by something else. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/blobs.h"
#include "vision/grid-mesh.h"

enum { RT_LATTICES = 8 };

typedef struct {
  RtMesh meshes[RT_LATTICES]; /* the most complete mesh first */
  int n;
  int columns, rows;  /* size of the largest lattice found, which may not be 9 x 9 */
} RtLattices;

/* Sets FOUND to the grids of 9 x 9 cells among PAPER, the blobs of paper in a picture whose shorter side
 * has SIDE pixels. */
void rt_lattice_find (const RtBlobs *paper, int side, RtLattices *found);
