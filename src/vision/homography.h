/* homography.h - RtHomography: the projective map of a flat square into a picture.
 *
 * A point (u, v) of the square goes to ((h0 u + h1 v + h2) / d, (h3 u + h4 v + h5) / d) with d = h6
 * u + h7 v + h8. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

typedef struct {
  double h[9];
} RtHomography;

/* A point (u, v) of the square, its place (x, y) in the picture, and the weight of the pair. */
typedef struct {
  double u, v, x, y, weight;
} RtPair;

/* Fits MAP to N pairs (at least four) by least squares. Returns false if the pairs do not determine a
 * map. */
bool rt_homography_fit (RtHomography *map, const RtPair *pairs, int n);

/* Fits MAP to N pairs robustly: fits three times, and gives pairs with an error above FAR (in pixels)
 * less weight. Changes the weights in PAIRS. Returns false if the pairs do not determine a map. */
bool rt_homography_fit_most (RtHomography *map, RtPair *pairs, int n, double far);

static inline void
rt_homography_point (const RtHomography *map, double u, double v, double *x, double *y)
{
  const double *h = map->h;
  double d = h[6] * u + h[7] * v + h[8];

  *x = (h[0] * u + h[1] * v + h[2]) / d;
  *y = (h[3] * u + h[4] * v + h[5]) / d;
}

/* Sets BACK to the inverse of MAP. Returns false if there is no inverse. */
bool rt_homography_turn (const RtHomography *map, RtHomography *back);

/* Solves N linear equations (N at most 16) in place; row I of A begins at A[I * N]. Returns false
 * if there is no unique solution. */
bool rt_solve_linear (double *a, double *b, int n);
