/* locate.c - candidates from frames and from cells, for each of some thresholds. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/locate.h"

#include "vision/frame.h"
#include "vision/lattice.h"
#include "vision/sparse.h"

#include <glib.h>
#include <math.h>

enum { N_FRAMES = 3, SMALLEST_RADIUS = 5 };
#define LEAST_FRAME 0.03 /* of the picture */
#define SETTLED 0.5      /* scores above this: what is as near ends there, too */
#define SAME 0.02        /* of the diagonal: places that are nearer than that */

/* POLARITY, CONTRAST, and which part of the shorter side the radius is. */
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

/* Whether a candidate with a score above LEAST is there already. */
static bool
is_known (const RtLocated *candidates, const RtMesh *mesh, double least)
{
  for (int c = 0; c < candidates->n; c++) {
    const RtMesh *other = &candidates->at[c].mesh;
    double near = SAME * diagonal (other);
    bool same = candidates->at[c].judged.score > least;

    /* At five places each way: what is bent may have the corners of what is not. */
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

/* The largest blobs of ink that have four corners. */
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
    if (rt_frame_find (ink, which, corners) && rt_frame_map (corners, &mesh.flat))
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
    int n = rt_sparse_find (&blobs, meshes);

    for (int i = 0; i < n && candidates->n < RT_LOCATED; i++)
      candidates->at[candidates->n++] = (RtFound) { .mesh = meshes[i], .polarity = how.polarity };
    rt_blobs_clear (&blobs);
  }
}
