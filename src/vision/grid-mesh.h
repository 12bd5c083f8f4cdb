/* grid-mesh.h - RtMesh: the place of a grid in a picture, as a flat map, a bend, and residuals where
 * paper folds.
 *
 * Points of the grid are (u, v) in cells: (0, 0) is the top left corner of the first cell, (9, 9)
 * the bottom right corner of the last. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/homography.h"

enum { RT_MESH_CUBIC = 10, RT_MESH_TERMS = 14, RT_MESH_LINES = 10, RT_MESH_PIECES = 9 };

typedef struct {
  RtHomography flat;
  /* How far each place is moved before it is mapped, in cells: a cubic of u and v for each, and the fourth
   * and fifth power along either: paper near the fold of a book bends more at one end ... */
  double bend_u[RT_MESH_TERMS], bend_v[RT_MESH_TERMS];
  /* ... and the residual of each piece of a line: horizontal for vertical lines, vertical for
   * horizontal ones. */
  float rest_u[RT_MESH_LINES][RT_MESH_PIECES], rest_v[RT_MESH_LINES][RT_MESH_PIECES];
  int turns; /* quarter turns to the right that make the grid upright, applied first */
} RtMesh;

/* Computes the terms of the bend at a point, each within -1 .. 1 on the grid. */
void rt_mesh_terms (double u, double v, double terms[RT_MESH_TERMS]);

/* Makes the flat mesh with these corners: x and y of the top left one, then clockwise. Returns
 * false if they are no square in perspective. */
bool rt_mesh_of_corners (RtMesh *mesh, const double corners[8]);

/* Maps a point of the grid to the picture. */
void rt_mesh_point (const RtMesh *mesh, double u, double v, double *x, double *y);

/* Removes the residuals. Returns true if there were any. */
bool rt_mesh_smooth (RtMesh *mesh);

/* Moves the grid by whole cells on its plane. */
void rt_mesh_shift (RtMesh *mesh, int du, int dv);

/* Scales the mesh to a picture that is larger by these factors. */
void rt_mesh_scale (RtMesh *mesh, double by_x, double by_y);
