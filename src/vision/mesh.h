/* mesh.h - how a grid lies in a picture: flat, bent, and what is left where paper folds.
 *
 * Places on the grid are (u, v) in cells: (0, 0) is the top left corner of the first cell, (9, 9)
 * the bottom right one of the last. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/homography.h"

enum { RT_MESH_CUBIC = 10, RT_MESH_TERMS = 14, RT_MESH_LINES = 10, RT_MESH_PIECES = 9 };

typedef struct {
  RtHomography flat;
  /* How far each place is moved before it is mapped, in cells: a cubic of u and v for each, and the fourth
   * and fifth power along either: paper near the fold of a book bends more at one end ... */
  double bend_u[RT_MESH_TERMS], bend_v[RT_MESH_TERMS];
  /* ... and what is left at each piece of a line: of upright lines aside, of level ones down. */
  float rest_u[RT_MESH_LINES][RT_MESH_PIECES], rest_v[RT_MESH_LINES][RT_MESH_PIECES];
  int turns; /* quarter turns to the right that bring it upright, done before all of that */
} RtMesh;

/* The terms of the bend at a place, each within -1 .. 1 on the grid. */
void rt_mesh_terms (double u, double v, double terms[RT_MESH_TERMS]);

/* The flat grid with these corners: x and y of the top left one, then of the others clockwise. Returns
 * false where there is no square with such corners. */
bool rt_mesh_of_corners (RtMesh *mesh, const double corners[8]);

/* Where a place of the grid lies in the picture. */
void rt_mesh_point (const RtMesh *mesh, double u, double v, double *x, double *y);

/* Takes away what is left at single pieces. Returns whether there was any. */
bool rt_mesh_smooth (RtMesh *mesh);

/* Moves the grid by whole cells on its own plane. */
void rt_mesh_shift (RtMesh *mesh, int du, int dv);

/* The same grid in a picture that is larger by these factors. */
void rt_mesh_scale (RtMesh *mesh, double by_x, double by_y);
