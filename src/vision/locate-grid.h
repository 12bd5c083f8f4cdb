/* locate-grid.h - finds candidate places of grids in a picture.
 *
 * No single threshold separates ink and paper in all pictures, so there are rounds, the likeliest
 * threshold first. The caller reads the candidates of a round, and stops when one is a puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/refine-mesh.h"

enum { RT_LOCATE_LONGEST = 900 /* pixels: more do not show more lines */, RT_LOCATED = 64 };

typedef struct {
  RtFound at[RT_LOCATED];
  int n;
  int columns, rows;   /* size of the largest lattice found, which may not be 9 x 9 */
} RtLocated;

/* Returns the rank of a candidate: by its lines, its box lines, and its size. */
double rt_place_rank (const RtGrey *grey, const RtFound *found);

/* Adds the candidates of round ROUND (from 0). Returns false, having done nothing, if there is no
 * such round. */
bool rt_locate (const RtGrey *grey, int round, RtLocated *candidates);

/* Adds candidates for grids without lines. */
void rt_locate_without_lines (const RtGrey *grey, RtLocated *candidates);

/* Refines MESH in GREY and adds it, unless it is a candidate already. */
void rt_locate_add (const RtGrey *grey, const RtMesh *mesh, RtLocated *candidates);
