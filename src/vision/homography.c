/* homography.c - fits a homography by least squares.
 *
 * The points of square and picture are scaled to size 1 first. Otherwise the equations would be
 * ill-conditioned (Hartley 1997). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/homography.h"

#include <math.h>
#include <string.h>

static void
swap_rows (double *a, double *b, int n, int i, int k)
{
  for (int c = 0; c < n; c++) {
    double kept = a[i * n + c];

    a[i * n + c] = a[k * n + c];
    a[k * n + c] = kept;
  }
  double kept = b[i];

  b[i] = b[k];
  b[k] = kept;
}

bool
rt_solve_linear (double *a, double *b, int n)
{
  for (int c = 0; c < n; c++) {
    int best = c;

    for (int r = c + 1; r < n; r++)
      if (fabs (a[r * n + c]) > fabs (a[best * n + c]))
        best = r;
    if (!(fabs (a[best * n + c]) > 1e-12))
      return false;
    swap_rows (a, b, n, c, best);
    for (int r = c + 1; r < n; r++) {
      double share = a[r * n + c] / a[c * n + c];

      for (int k = c; k < n; k++)
        a[r * n + k] -= share * a[c * n + k];
      b[r] -= share * b[c];
    }
  }
  for (int c = n - 1; c >= 0; c--) {
    for (int k = c + 1; k < n; k++)
      b[c] -= a[c * n + k] * b[k];
    b[c] /= a[c * n + c];
  }
  return true;
}

/* Adds the equation ROW * unknowns = WANTED, with WEIGHT, to the normal equations A, B. */
static void
add_equation (double a[64], double b[8], const double row[8], double wanted, double weight)
{
  for (int i = 0; i < 8; i++) {
    for (int k = 0; k < 8; k++)
      a[i * 8 + k] += weight * row[i] * row[k];
    b[i] += weight * row[i] * wanted;
  }
}

bool
rt_homography_fit (RtHomography *map, const RtPair *pairs, int n)
{
  double a[64] = { 0 }, b[8] = { 0 }, g[9], x0 = 0, y0 = 0, size = 0;

  for (int i = 0; i < n; i++) {
    x0 += pairs[i].x / n;
    y0 += pairs[i].y / n;
  }
  for (int i = 0; i < n; i++)
    size += hypot (pairs[i].x - x0, pairs[i].y - y0) / n;
  if (!(size > 0))
    return false;
  for (int i = 0; i < n; i++) {
    const RtPair *p = &pairs[i];
    double u = p->u / 4.5 - 1, v = p->v / 4.5 - 1, x = (p->x - x0) / size, y = (p->y - y0) / size;
    const double across[8] = { u, v, 1, 0, 0, 0, -u * x, -v * x };
    const double down[8] = { 0, 0, 0, u, v, 1, -u * y, -v * y };

    add_equation (a, b, across, x, p->weight);
    add_equation (a, b, down, y, p->weight);
  }
  for (int i = 0; i < 8; i++)
    a[i * 9] += 1e-9;
  if (!rt_solve_linear (a, b, 8))
    return false;
  for (int row = 0; row < 3; row++) {
    double last = row < 2 ? b[row * 3 + 2] : 1;

    g[row * 3] = b[row * 3] / 4.5;
    g[row * 3 + 1] = b[row * 3 + 1] / 4.5;
    g[row * 3 + 2] = last - b[row * 3] - b[row * 3 + 1];
  }
  for (int k = 0; k < 3; k++) {
    map->h[k] = size * g[k] + x0 * g[6 + k];
    map->h[3 + k] = size * g[3 + k] + y0 * g[6 + k];
    map->h[6 + k] = g[6 + k];
  }
  return true;
}

bool
rt_homography_fit_most (RtHomography *map, RtPair *pairs, int n, double far)
{
  if (!rt_homography_fit (map, pairs, n))
    return false;
  for (int round = 0; round < 2; round++) {
    for (int i = 0; i < n; i++) {
      double x, y, off;

      rt_homography_point (map, pairs[i].u, pairs[i].v, &x, &y);
      off = hypot (x - pairs[i].x, y - pairs[i].y) / far;
      pairs[i].weight = 1 / (1 + off * off);
    }
    if (!rt_homography_fit (map, pairs, n))
      return false;
  }
  return true;
}

bool
rt_homography_turn (const RtHomography *map, RtHomography *back)
{
  const double *h = map->h;
  double *to = back->h;
  double det;

  to[0] = h[4] * h[8] - h[5] * h[7];
  to[1] = h[2] * h[7] - h[1] * h[8];
  to[2] = h[1] * h[5] - h[2] * h[4];
  to[3] = h[5] * h[6] - h[3] * h[8];
  to[4] = h[0] * h[8] - h[2] * h[6];
  to[5] = h[2] * h[3] - h[0] * h[5];
  to[6] = h[3] * h[7] - h[4] * h[6];
  to[7] = h[1] * h[6] - h[0] * h[7];
  to[8] = h[0] * h[4] - h[1] * h[3];
  det = h[0] * to[0] + h[1] * to[3] + h[2] * to[6];
  return fabs (det) > 1e-12;
}
