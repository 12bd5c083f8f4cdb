/* grid-mesh.c - RtMesh: maps points of a grid to points of the picture; moves and scales the mesh. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/grid-mesh.h"

#include <math.h>

#define BEYOND 0.3 /* cells: beyond the frame, the bend is constant from this distance on */

void
rt_mesh_terms (double u, double v, double terms[RT_MESH_TERMS])
{
  double a = u / 4.5 - 1, b = v / 4.5 - 1;

  terms[0] = 1;
  terms[1] = a;
  terms[2] = b;
  terms[3] = a * a;
  terms[4] = a * b;
  terms[5] = b * b;
  terms[6] = a * a * a;
  terms[7] = a * a * b;
  terms[8] = a * b * b;
  terms[9] = b * b * b;
  terms[10] = terms[6] * a;
  terms[11] = terms[9] * b;
  terms[12] = terms[10] * a;
  terms[13] = terms[11] * b;
}

static double
within (double value, double low, double high)
{
  return value > high ? high : value > low ? value : low;
}

/* Returns the residual (local offset of a folded page) at the point LINE (0 .. 9), ALONG (0 .. 9),
 * interpolated between the nearest line pieces. */
static double
rest_at (const float rest[RT_MESH_LINES][RT_MESH_PIECES], double line, double along)
{
  double l = within (line, 0, 8.9999), s = within (along - 0.5, 0, 7.9999);
  int i = (int) l, k = (int) s;
  double a = l - i, b = s - k;

  return (rest[i][k] * (1 - b) + rest[i][k + 1] * b) * (1 - a) +
         (rest[i + 1][k] * (1 - b) + rest[i + 1][k + 1] * b) * a;
}

bool
rt_mesh_of_corners (RtMesh *mesh, const double corners[8])
{
  RtPair pairs[4];

  /* Checks that all corners turn the same way, as in a square seen in perspective. */
  for (int i = 0, sign = 0; i < 4; i++) {
    const double *a = &corners[2 * i], *b = &corners[2 * ((i + 1) % 4)], *c = &corners[2 * ((i + 2) % 4)];
    double turn = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);

    if (!(turn > 1 || turn < -1) || (i > 0 && (turn > 0) != (sign > 0)))
      return false;
    sign = turn > 0 ? 1 : -1;
    pairs[i] = (RtPair) { i == 1 || i == 2 ? 9 : 0, i >= 2 ? 9 : 0, a[0], a[1], 1 };
  }
  *mesh = (RtMesh) { 0 };
  return rt_homography_fit (&mesh->flat, pairs, 4);
}

void
rt_mesh_point (const RtMesh *mesh, double u, double v, double *x, double *y)
{
  double terms[RT_MESH_TERMS], du, dv;

  for (int turn = 0; turn < mesh->turns; turn++) {
    double kept = u;

    u = v;
    v = 9 - kept;
  }
  du = rest_at (mesh->rest_u, u, v);
  dv = rest_at (mesh->rest_v, v, u);
  rt_mesh_terms (within (u, -BEYOND, 9 + BEYOND), within (v, -BEYOND, 9 + BEYOND), terms);
  for (int i = 0; i < RT_MESH_TERMS; i++) {
    du += mesh->bend_u[i] * terms[i];
    dv += mesh->bend_v[i] * terms[i];
  }
  rt_homography_point (&mesh->flat, u + du, v + dv, x, y);
}

bool
rt_mesh_smooth (RtMesh *mesh)
{
  bool any = false;

  for (int l = 0; l < RT_MESH_LINES; l++)
    for (int s = 0; s < RT_MESH_PIECES; s++) {
      any |= fabsf (mesh->rest_u[l][s]) + fabsf (mesh->rest_v[l][s]) > 0;
      mesh->rest_u[l][s] = mesh->rest_v[l][s] = 0;
    }
  return any;
}

void
rt_mesh_shift (RtMesh *mesh, int du, int dv)
{
  double *h = mesh->flat.h;

  for (int row = 0; row < 3; row++)
    h[3 * row + 2] += du * h[3 * row] + dv * h[3 * row + 1];
}

void
rt_mesh_scale (RtMesh *mesh, double by_x, double by_y)
{
  for (int k = 0; k < 3; k++) {
    mesh->flat.h[k] *= by_x;
    mesh->flat.h[3 + k] *= by_y;
  }
}
