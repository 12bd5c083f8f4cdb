/* locate-grid.h - finds candidate places of grids in a picture.
 *
 * No single threshold separates ink and paper in all pictures. Therefore the search has rounds with
 * different thresholds, the likeliest threshold first. The caller reads the digits of a round's
 * candidates, and stops when a candidate is a puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/refine-mesh.h"

enum { RT_LOCATE_LONGEST = 900 /* pixels: enough to show all lines */, RT_LOCATED = 64 };

typedef struct {
  RtFound at[RT_LOCATED];
  int n;
  int columns, rows;   /* size of the largest lattice found, which may not be 9 x 9 */
} RtLocated;

/* Returns the rank of the candidate FOUND, computed from its lines, its box lines and its size. Greater is
 * better. */
double rt_place_rank (const RtGrey *grey, const RtFound *found);

/* Adds the candidates of round ROUND, counted from 0, to CANDIDATES. Returns false and adds nothing if
 * there are fewer rounds. */
bool rt_locate (const RtGrey *grey, int round, RtLocated *candidates);

/* Adds candidates for grids without lines, found by the places of digits. */
void rt_locate_without_lines (const RtGrey *grey, RtLocated *candidates);

/* Refines MESH to the lines in GREY and adds it to CANDIDATES, unless CANDIDATES contains it already. */
void rt_locate_add (const RtGrey *grey, const RtMesh *mesh, RtLocated *candidates);
