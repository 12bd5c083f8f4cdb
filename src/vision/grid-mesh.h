/* grid-mesh.h - RtMesh: the map from points of a grid to points of the picture. It consists of a
 * projective map, a bend, and residuals where paper folds.
 *
 * Points of the grid are (u, v) in cells: (0, 0) is the top left corner of the first cell, (9, 9)
 * the bottom right corner of the last. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/homography.h"

enum { RT_MESH_CUBIC = 10, RT_MESH_TERMS = 14, RT_MESH_LINES = 10, RT_MESH_PIECES = 9 };

typedef struct {
  RtHomography flat;
  /* Coefficients of the bend: the offset of a point, in cells, before it is mapped. Its terms are a cubic
   * of u and v, and fourth and fifth powers, because paper near the fold of a book bends more at one end. */
  double bend_u[RT_MESH_TERMS], bend_v[RT_MESH_TERMS];
  /* Residual of each piece of a line, in cells: rest_u for vertical lines, rest_v for horizontal
   * lines. */
  float rest_u[RT_MESH_LINES][RT_MESH_PIECES], rest_v[RT_MESH_LINES][RT_MESH_PIECES];
  int turns; /* quarter turns to the right that make the grid upright, applied first */
} RtMesh;

/* Sets TERMS to the terms of the bend at the point U, V. Each is within -1 .. 1 on the grid. */
void rt_mesh_terms (double u, double v, double terms[RT_MESH_TERMS]);

/* Sets MESH to a flat mesh with CORNERS: x and y of the top left corner, then clockwise. Returns false
 * if the corners are not those of a square in perspective. */
bool rt_mesh_of_corners (RtMesh *mesh, const double corners[8]);

/* Sets X, Y to the point of the picture that shows the point U, V of the grid. */
void rt_mesh_point (const RtMesh *mesh, double u, double v, double *x, double *y);

/* Sets all residuals (local offsets) of MESH to 0. Returns true if one was not 0. */
bool rt_mesh_smooth (RtMesh *mesh);

/* Moves MESH by DU columns and DV rows on the plane of the grid. */
void rt_mesh_shift (RtMesh *mesh, int du, int dv);

/* Scales MESH to a picture that is larger by the factors BY_X and BY_Y. */
void rt_mesh_scale (RtMesh *mesh, double by_x, double by_y);
