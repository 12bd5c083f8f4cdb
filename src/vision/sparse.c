/* sparse.c - the period of the places of digits, across and down. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/sparse.h"

#include <glib.h>
#include <math.h>
#include <stdlib.h>

enum {
  FEWEST = 17,    /* digits: no puzzle has fewer */
  MOST = 400,     /* blobs of one height: more is a page of text */
  N_HEIGHTS = 3,  /* groups of one height that are tried */
};
#define SAME 1.18      /* times as high are digits of one height at most */
#define CLOSE 1.15     /* heights from one digit to the next, at least and at most */
#define FAR 3.2
#define IN_TUNE 0.8    /* how well the places must keep time, 0 .. 1 */

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

/* How well places keep time with PERIOD, 0 .. 1, and where a beat is. */
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

/* The first and last beat that has a mark. */
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

/* The longest period that is nearly as good as the best one; 0 if there is none. */
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

/* Adds the grids that hold N marks of one height. Returns how many there are now. */
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

int
rt_sparse_find (const RtBlobs *ink, RtMesh meshes[RT_SPARSE])
{
  int n, n_meshes = 0, last_end = 0;
  g_autofree Mark *marks = collect (ink, &n);

  /* Groups of one height, the highest first: pencil marks are lower than digits. */
  for (int end = n, groups = 0; end >= FEWEST && groups < N_HEIGHTS; end--) {
    int start = end;

    while (start > 0 && marks[start - 1].height * SAME > marks[end - 1].height)
      start--;
    if (end - start < FEWEST || end - start > MOST || end == last_end)
      continue;
    n_meshes = add_grids (marks + start, end - start, meshes, n_meshes);
    groups++;
    last_end = end = MAX (start, 1);
  }
  return n_meshes;
}
