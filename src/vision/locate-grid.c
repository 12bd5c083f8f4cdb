/* locate-grid.c - finds candidate places of the grid by frames (the largest quadrilateral in a blob), by
 * lattices of cells, and by digits without lines. Each round uses another threshold. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/locate-grid.h"

#include "vision/blobs.h"
#include "vision/cell-lattice.h"
#include "vision/grid-mesh.h"
#include "vision/homography.h"

#include <glib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  double x, y;
} RtCorner;

enum {
  MOST_CORNERS = 40, /* most corners of a hull: the others are removed, smallest triangle first */
  SHORTEST = 60,     /* pixels: least side of a frame */
};
#define LONGEST 2.6  /* greatest ratio of the longest and the shortest side */

/* Returns twice the area of the triangle A B C. It is positive if A B C is clockwise (with y down). */
static double
cross (RtCorner a, RtCorner b, RtCorner c)
{
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/* Appends POINT to a CHAIN of N corners, and removes corners that are no longer convex (monotone chain
 * algorithm). SIGN is 1 for the left chain, -1 for the right chain. Returns the new length. */
static int
extend (RtCorner *chain, int n, RtCorner point, int sign)
{
  while (n >= 2 && sign * cross (chain[n - 2], chain[n - 1], point) <= 0)
    n--;
  chain[n] = point;
  return n + 1;
}

/* Returns the corners of the convex hull of BLOB in order, and sets N to their number. Free with
 * g_free. */
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

/* Removes corners of the hull, those with the smallest triangles first, until at most MOST_CORNERS remain.
 * Returns the number of corners. */
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

/* Sets CORNERS to the largest quadrilateral of corners of HULL: takes for each diagonal the
 * farthest corner on each side. Returns false if there is none. */
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

/* Reorders CORNERS so that they are clockwise, and the first side points most to the right. */
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

/* Sets CORNERS to the largest quadrilateral in the hull of BLOB, clockwise from the top left corner.
 * Returns false if it is not a square in perspective. */
static bool
frame_find (const RtBlobs *blobs, int blob, RtCorner corners[4])
{
  int n;
  g_autofree RtCorner *hull = hull_of (blobs, blob, &n);

  n = simplify (hull, n);
  if (n < 4 || !largest (hull, n, corners))
    return false;
  put_in_order (corners);
  return is_like_a_square (corners);
}

/* Sets MAP to the map from the grid to CORNERS. Returns false if CORNERS are no quadrilateral. */
static bool
frame_map (const RtCorner corners[4], RtHomography *map)
{
  RtPair pairs[4];

  for (int i = 0; i < 4; i++)
    pairs[i] = (RtPair) { i == 1 || i == 2 ? 9 : 0, i >= 2 ? 9 : 0, corners[i].x, corners[i].y, 1 };
  return rt_homography_fit (map, pairs, 4);
}

enum { RT_SPARSE = 6 };

enum {
  FEWEST = 17,    /* least digits of a puzzle */
  MOST = 400,     /* most blobs of one height in a grid: more are a page of text */
  N_HEIGHTS = 3,  /* number of groups of blobs of one height that are tried */
};
#define SAME_HEIGHT 1.18      /* greatest ratio of heights in one group */
#define CLOSE 1.15     /* least and greatest distance of digits, as multiples of their height */
#define FAR 3.2
#define IN_TUNE 0.8    /* least regularity of the digits' places, 0 .. 1 */

typedef struct {
  double x, y, height;
} Mark;

static int
by_height (const void *a, const void *b)
{
  double x = ((const Mark *) a)->height, y = ((const Mark *) b)->height;

  return (x > y) - (x < y);
}

static Mark *
collect (const RtBlobs *ink, int *n)
{
  Mark *marks = g_new (Mark, ink->n_blobs + 1);

  *n = 0;
  for (int i = 0; i < ink->n_blobs; i++) {
    const RtBlob *blob = &ink->blobs[i];
    double w = blob->right - blob->left + 1, h = blob->bottom - blob->top + 1;

    if (h >= 7 && w < 1.1 * h && w > 0.08 * h)
      marks[(*n)++] = (Mark) { (blob->left + blob->right + 1) / 2.0,
                               (blob->top + blob->bottom + 1) / 2.0, h };
  }
  qsort (marks, (size_t) *n, sizeof *marks, by_height);
  return marks;
}

/* Returns how well the coordinates of MARKS (possible digits; y if DOWN, else x) fit multiples of
 * PERIOD, 0 .. 1. Sets BEAT to the phase. */
static double
tune (const Mark *marks, int n, bool down, double period, double *beat)
{
  double c = 0, s = 0;

  for (int i = 0; i < n; i++) {
    double turn = 2 * G_PI * (down ? marks[i].y : marks[i].x) / period;

    c += cos (turn);
    s += sin (turn);
  }
  *beat = atan2 (s, c) / (2 * G_PI) * period;
  return hypot (c, s) / n;
}

/* Sets LOW and HIGH to the first and the last period that contains a mark. */
static void
extent (const Mark *marks, int n, bool down, double period, double beat, int *low, int *high)
{
  *low = 9999;
  *high = -9999;
  for (int i = 0; i < n; i++) {
    int at = (int) lrint (((down ? marks[i].y : marks[i].x) - beat) / period);

    *low = MIN (*low, at);
    *high = MAX (*high, at);
  }
}

/* Returns the period of the places of MARKS (possible digits): the longest period that fits nearly
 * as well as the best one. Returns 0 if no period fits. */
static double
period_of (const Mark *marks, int n)
{
  double height = marks[n / 2].height, best = 0, found = 0, beat;
  enum { STEPS = 400 };
  double scores[STEPS], step = (FAR - CLOSE) * height / STEPS;

  for (int i = 0; i < STEPS; i++) {
    double period = CLOSE * height + i * step;

    scores[i] = fmin (tune (marks, n, false, period, &beat), tune (marks, n, true, period, &beat));
    best = fmax (best, scores[i]);
  }
  if (best < IN_TUNE)
    return 0;
  for (int i = STEPS - 1; i >= 0 && found == 0; i--)
    if (scores[i] > 0.93 * best) {
      while (i > 0 && scores[i - 1] > scores[i])
        i--;
      found = CLOSE * height + i * step;
    }
  return found;
}

/* Adds to MESHES the grids that contain the N MARKS, which have one height. Returns the new number of
 * meshes. */
static int
add_grids (const Mark *marks, int n, RtMesh *meshes, int n_meshes)
{
  double period = period_of (marks, n), beat_x, beat_y;
  int low_x, high_x, low_y, high_y;

  if (period == 0)
    return n_meshes;
  tune (marks, n, false, period, &beat_x);
  tune (marks, n, true, period, &beat_y);
  extent (marks, n, false, period, beat_x, &low_x, &high_x);
  extent (marks, n, true, period, beat_y, &low_y, &high_y);
  for (int x = high_x - 8; x <= low_x; x++)
    for (int y = high_y - 8; y <= low_y && n_meshes < RT_SPARSE; y++)
      meshes[n_meshes++] = (RtMesh) {
        .flat = { { period, 0, beat_x + (x - 0.5) * period, 0, period,
                    beat_y + (y - 0.5) * period, 0, 0, 1 } },
      };
  return n_meshes;
}

/* Sets MESHES to upright square grids without lines, found by blobs of INK with equal heights. Returns
 * their number. */
static int
sparse_find (const RtBlobs *ink, RtMesh meshes[RT_SPARSE])
{
  int n, n_meshes = 0, last_end = 0;
  g_autofree Mark *marks = collect (ink, &n);

  /* Tries groups of equal height, the highest first, because pencil marks are lower than digits. */
  for (int end = n, groups = 0; end >= FEWEST && groups < N_HEIGHTS; end--) {
    int start = end;

    while (start > 0 && marks[start - 1].height * SAME_HEIGHT > marks[end - 1].height)
      start--;
    if (end - start < FEWEST || end - start > MOST || end == last_end)
      continue;
    n_meshes = add_grids (marks + start, end - start, meshes, n_meshes);
    groups++;
    last_end = end = MAX (start, 1);
  }
  return n_meshes;
}

enum { N_FRAMES = 3, SMALLEST_RADIUS = 5 };
#define LEAST_FRAME 0.03 /* least size of a frame, as a share of the picture */
#define SETTLED 0.5      /* near a candidate with a higher score, no other candidate is tried */
#define SAME_PLACE 0.02        /* share of the diagonal: candidates at a smaller distance are the same */

/* Thresholds of the rounds: polarity, contrast, and radius as a part of the picture's shorter side. */
static const struct {
  int polarity;
  float contrast;
  int part;
} rounds[] = {
  { 1, 0.06f, 24 }, { -1, 0.06f, 24 }, { 1, 0.03f, 16 },
  { 1, 0.12f, 40 }, { -1, 0.03f, 30 }, { 1, 0.2f, 24 },
};

static void
corner (const RtMesh *mesh, int i, double *x, double *y)
{
  rt_mesh_point (mesh, i == 1 || i == 2 ? 9 : 0, i >= 2 ? 9 : 0, x, y);
}

static double
diagonal (const RtMesh *mesh)
{
  double x0, y0, x1, y1;

  corner (mesh, 0, &x0, &y0);
  corner (mesh, 2, &x1, &y1);
  return hypot (x1 - x0, y1 - y0);
}

double
rt_place_rank (const RtGrey *grey, const RtFound *found)
{
  double size = diagonal (&found->mesh) / hypot (grey->width, grey->height);

  return found->judged.score + 0.8 * found->judged.bold +
         0.3 * fmin (1, size) * fmin (1, found->judged.score / 0.4);
}

/* Returns true if CANDIDATES contains a mesh at the place of MESH with a score above LEAST. */
static bool
is_known (const RtLocated *candidates, const RtMesh *mesh, double least)
{
  for (int c = 0; c < candidates->n; c++) {
    const RtMesh *other = &candidates->at[c].mesh;
    double near = SAME_PLACE * diagonal (other);
    bool same = candidates->at[c].judged.score > least;

    /* Compares five by five points, because a bent mesh may have the same corners as a flat mesh. */
    for (int i = 0; i < 25 && same; i++) {
      double u = i % 5 * 2.25, v = i / 5 * 2.25, x0, y0, x1, y1;

      rt_mesh_point (mesh, u, v, &x0, &y0);
      rt_mesh_point (other, u, v, &x1, &y1);
      same = hypot (x1 - x0, y1 - y0) < near;
    }
    if (same)
      return true;
  }
  return false;
}

void
rt_locate_add (const RtGrey *grey, const RtMesh *mesh, RtLocated *candidates)
{
  RtFound found = { .mesh = *mesh };
  double size = diagonal (mesh);

  if (candidates->n == RT_LOCATED || !(size > 60 && size < 3 * (grey->width + grey->height)) ||
      is_known (candidates, mesh, SETTLED))
    return;
  rt_refine (grey, &found);
  if (!is_known (candidates, &found.mesh, 0))
    candidates->at[candidates->n++] = found;
}

/* Adds candidates for the largest blobs of ink whose hull has four corners. */
static void
add_frames (const RtGrey *grey, const RtBlobs *ink, RtLocated *candidates)
{
  double last = 1e18;

  for (int k = 0; k < N_FRAMES; k++) {
    double most = LEAST_FRAME * grey->width * grey->height;
    RtCorner corners[4];
    RtMesh mesh = { 0 };
    int which = -1;

    for (int i = 0; i < ink->n_blobs; i++) {
      const RtBlob *blob = &ink->blobs[i];
      double area = (double) (blob->right - blob->left + 1) * (blob->bottom - blob->top + 1);

      if (area > most && area < last) {
        most = area;
        which = i;
      }
    }
    if (which < 0)
      return;
    last = most;
    if (frame_find (ink, which, corners) && frame_map (corners, &mesh.flat))
      rt_locate_add (grey, &mesh, candidates);
  }
}

static void
add_lattices (const RtGrey *grey, const RtBlobs *paper, RtLocated *candidates)
{
  RtLattices lattices;

  rt_lattice_find (paper, MIN (grey->width, grey->height), &lattices);
  for (int i = 0; i < lattices.n; i++)
    rt_locate_add (grey, &lattices.meshes[i], candidates);
  if (lattices.columns * lattices.rows > candidates->columns * candidates->rows) {
    candidates->columns = lattices.columns;
    candidates->rows = lattices.rows;
  }
}

static RtInk
ink_of (const RtGrey *grey, int round)
{
  int radius = MIN (grey->width, grey->height) / rounds[round].part;

  return (RtInk) { rounds[round].polarity, MAX (radius, SMALLEST_RADIUS), rounds[round].contrast };
}

bool
rt_locate (const RtGrey *grey, int round, RtLocated *candidates)
{
  g_autofree uint8_t *ink = NULL;
  RtBlobs blobs;
  RtInk how;

  if (round >= (int) G_N_ELEMENTS (rounds))
    return false;
  how = ink_of (grey, round);
  ink = rt_ink_find (grey, &how);
  blobs = rt_blobs_find (ink, grey->width, grey->height, 1);
  add_frames (grey, &blobs, candidates);
  rt_blobs_clear (&blobs);
  blobs = rt_blobs_find (ink, grey->width, grey->height, 0);
  add_lattices (grey, &blobs, candidates);
  rt_blobs_clear (&blobs);
  return true;
}

void
rt_locate_without_lines (const RtGrey *grey, RtLocated *candidates)
{
  for (int round = 0; round < 2; round++) {
    RtInk how = ink_of (grey, round);
    g_autofree uint8_t *ink = rt_ink_find (grey, &how);
    RtBlobs blobs = rt_blobs_find (ink, grey->width, grey->height, 1);
    RtMesh meshes[RT_SPARSE];
    int n = sparse_find (&blobs, meshes);

    for (int i = 0; i < n && candidates->n < RT_LOCATED; i++)
      candidates->at[candidates->n++] = (RtFound) { .mesh = meshes[i], .polarity = how.polarity };
    rt_blobs_clear (&blobs);
  }
}
