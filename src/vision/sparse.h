/* sparse.h - grids without any lines: digits alone that stand in columns and rows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/blobs.h"
#include "vision/mesh.h"

enum { RT_SPARSE = 6 };

/* Writes to MESHES the grids, upright and square, in whose cells blobs of INK of one height stand.
 * Returns how many there are. */
int rt_sparse_find (const RtBlobs *ink, RtMesh meshes[RT_SPARSE]);
