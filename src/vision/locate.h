/* locate.h - where in a picture grids may be.
 *
 * There is no single right threshold between ink and paper, so there are rounds, from the likeliest
 * one on: whoever reads what was found stops when that makes sense. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/refine.h"

enum { RT_LOCATE_LONGEST = 900 /* pixels: more than that shows no more lines */, RT_LOCATED = 64 };

typedef struct {
  RtFound at[RT_LOCATED];
  int n;
  int columns, rows;   /* of the largest lattice seen so far, which may be none of 9 x 9 */
} RtLocated;

/* How much a candidate promises: lines that are there, box lines, and size. */
double rt_place_rank (const RtGrey *grey, const RtFound *found);

/* Adds what the round ROUND (from 0) finds in GREY. Returns false, having done nothing, if there is
 * no such round. */
bool rt_locate (const RtGrey *grey, int round, RtLocated *candidates);

/* Adds grids without lines. */
void rt_locate_without_lines (const RtGrey *grey, RtLocated *candidates);

/* Refines MESH in GREY and adds it, unless it was found before. */
void rt_locate_add (const RtGrey *grey, const RtMesh *mesh, RtLocated *candidates);
