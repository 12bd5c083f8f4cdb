/* homography.h - how a flat square lies in a picture: the map that keeps straight lines straight.
 *
 * A point (u, v) of the square goes to ((h0 u + h1 v + h2) / d, (h3 u + h4 v + h5) / d) with
 * d = h6 u + h7 v + h8. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

typedef struct {
  double h[9];
} RtHomography;

/* A place on the square, where it lies, and how much that counts. */
typedef struct {
  double u, v, x, y, weight;
} RtPair;

/* The map that is nearest to N pairs, at least four, in the sense of least squares. Returns false if
 * they do not tell one. */
bool rt_homography_fit (RtHomography *map, const RtPair *pairs, int n);

/* The same, three times: pairs that are farther off than FAR (in pixels) count less. */
bool rt_homography_fit_most (RtHomography *map, RtPair *pairs, int n, double far);

static inline void
rt_homography_point (const RtHomography *map, double u, double v, double *x, double *y)
{
  const double *h = map->h;
  double d = h[6] * u + h[7] * v + h[8];

  *x = (h[0] * u + h[1] * v + h[2]) / d;
  *y = (h[3] * u + h[4] * v + h[5]) / d;
}

/* The way back. */
bool rt_homography_turn (const RtHomography *map, RtHomography *back);

/* Solves N linear equations (N at most 16) in place; row i of A begins at A[i * N]. Returns false if
 * there is no one answer. */
bool rt_solve_linear (double *a, double *b, int n);
