/* frame.c - hulls and the quadrilaterals in them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/frame.h"

#include <glib.h>
#include <math.h>
#include <string.h>

enum {
  MOST_CORNERS = 40, /* of a hull: the others are left out, those first that cost least */
  SHORTEST = 60,     /* pixels, of a side */
};
#define LONGEST 2.6  /* times the shortest side */

/* Twice the area of a triangle, positive if it is clockwise (with y down). */
static double
cross (RtCorner a, RtCorner b, RtCorner c)
{
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/* Appends POINT to a chain of N, of which it takes those that it leaves inside. SIGN: 1 for the left
 * chain, -1 for the right one. Returns the new length. */
static int
extend (RtCorner *chain, int n, RtCorner point, int sign)
{
  while (n >= 2 && sign * cross (chain[n - 2], chain[n - 1], point) <= 0)
    n--;
  chain[n] = point;
  return n + 1;
}

/* The hull of a blob, in order. The array is the caller's. */
static RtCorner *
hull_of (const RtBlobs *blobs, int blob, int *n)
{
  int rows = blobs->blobs[blob].bottom - blobs->blobs[blob].top + 1, n_left = 0, n_right = 0;
  RtCorner *left = g_new (RtCorner, 8 * rows + 8);
  g_autofree RtCorner *right = g_new (RtCorner, 4 * rows + 4);

  for (int i = 0; i < blobs->n_runs;) {
    const RtInkRun *run = &blobs->runs[i];
    int y = run->y, first = -1, last = -1;

    for (; i < blobs->n_runs && blobs->runs[i].y == y; i++)
      if (blobs->runs[i].blob == blob) {
        first = first < 0 ? blobs->runs[i].left : first;
        last = blobs->runs[i].right;
      }
    for (int low = 0; first >= 0 && low < 2; low++) {
      n_left = extend (left, n_left, (RtCorner) { first, y + low }, 1);
      n_left = extend (left, n_left, (RtCorner) { last + 1, y + low }, 1);
      n_right = extend (right, n_right, (RtCorner) { first, y + low }, -1);
      n_right = extend (right, n_right, (RtCorner) { last + 1, y + low }, -1);
    }
  }
  for (int i = n_right - 2; i > 0; i--)
    left[n_left++] = right[i];
  *n = n_left;
  return left;
}

/* Leaves corners out, those first whose triangle is least. Returns how many stay. */
static int
simplify (RtCorner *hull, int n)
{
  while (n > MOST_CORNERS) {
    double least = 1e18;
    int which = 0;

    for (int i = 0; i < n; i++) {
      double area = fabs (cross (hull[(i + n - 1) % n], hull[i], hull[(i + 1) % n]));

      if (area < least) {
        least = area;
        which = i;
      }
    }
    memmove (hull + which, hull + which + 1, sizeof *hull * (size_t) (n - which - 1));
    n--;
  }
  return n;
}

/* The largest: for each diagonal the farthest corner on each side. */
static bool
largest (const RtCorner *hull, int n, RtCorner corners[4])
{
  double most = 0;

  for (int i = 0; i < n; i++)
    for (int k = i + 2; k < n; k++) {
      double high = 0, low = 0;
      int above = -1, below = -1;

      for (int m = 0; m < n; m++) {
        double area = cross (hull[i], hull[k], hull[m]);

        if (area > high) {
          high = area;
          above = m;
        }
        if (area < low) {
          low = area;
          below = m;
        }
      }
      if (above >= 0 && below >= 0 && high - low > most) {
        most = high - low;
        corners[0] = hull[i];
        corners[1] = hull[below];
        corners[2] = hull[k];
        corners[3] = hull[above];
      }
    }
  return most > 0;
}

/* Turns the order of corners so that it is clockwise and begins with the side that looks most to the
 * right. */
static void
put_in_order (RtCorner corners[4])
{
  RtCorner sorted[4];
  double least = 1e18;
  int first = 0;

  if (cross (corners[0], corners[1], corners[2]) < 0) {
    RtCorner kept = corners[1];

    corners[1] = corners[3];
    corners[3] = kept;
  }
  for (int i = 0; i < 4; i++) {
    const RtCorner *a = &corners[i], *b = &corners[(i + 1) % 4];
    const RtCorner *c = &corners[(i + 2) % 4], *d = &corners[(i + 3) % 4];
    double turn = fabs (atan2 (b->y - a->y + c->y - d->y, b->x - a->x + c->x - d->x));

    if (turn < least) {
      least = turn;
      first = i;
    }
  }
  for (int i = 0; i < 4; i++)
    sorted[i] = corners[(first + i) % 4];
  memcpy (corners, sorted, sizeof sorted);
}

static bool
is_like_a_square (const RtCorner corners[4])
{
  double shortest = 1e18, longest = 0;

  for (int i = 0; i < 4; i++) {
    const RtCorner *a = &corners[i], *b = &corners[(i + 1) % 4];
    double length = hypot (b->x - a->x, b->y - a->y);

    shortest = fmin (shortest, length);
    longest = fmax (longest, length);
    if (cross (*a, *b, corners[(i + 2) % 4]) <= 0)
      return false;
  }
  return shortest > SHORTEST && longest < LONGEST * shortest;
}

bool
rt_frame_find (const RtBlobs *blobs, int blob, RtCorner corners[4])
{
  int n;
  g_autofree RtCorner *hull = hull_of (blobs, blob, &n);

  n = simplify (hull, n);
  if (n < 4 || !largest (hull, n, corners))
    return false;
  put_in_order (corners);
  return is_like_a_square (corners);
}

bool
rt_frame_map (const RtCorner corners[4], RtHomography *map)
{
  RtPair pairs[4];

  for (int i = 0; i < 4; i++)
    pairs[i] = (RtPair) { i == 1 || i == 2 ? 9 : 0, i >= 2 ? 9 : 0, corners[i].x, corners[i].y, 1 };
  return rt_homography_fit (map, pairs, 4);
}
