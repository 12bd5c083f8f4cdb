/* blobs.c - binarizes with an adaptive threshold (the local mean), and joins runs to connected components. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/blobs.h"

#include <glib.h>

/* Returns the integral image: for each point the sum of all pixels above and left of it, with one
 * row and column more than the picture. */
static uint32_t *
sum_areas (const RtGrey *grey)
{
  int w = grey->width + 1;
  uint32_t *sums = g_new0 (uint32_t, (gsize) w * (gsize) (grey->height + 1));

  for (int y = 0; y < grey->height; y++) {
    const uint8_t *from = grey->at + (long) y * grey->width;
    const uint32_t *above = sums + (long) y * w;
    uint32_t *to = sums + (long) (y + 1) * w, row = 0;

    for (int x = 0; x < grey->width; x++) {
      row += from[x];
      to[x + 1] = above[x + 1] + row;
    }
  }
  return sums;
}

/* Returns true if PIXEL is ink by the threshold INK. MEAN is the mean grey of its surroundings. */
static inline bool
is_ink (float pixel, float mean, const RtInk *ink)
{
  return ink->polarity > 0 ? pixel < mean - ink->contrast * (mean + 20)
                           : pixel > mean + ink->contrast * (mean * 0.5f + 60);
}

uint8_t *
rt_ink_find (const RtGrey *grey, const RtInk *ink)
{
  g_autofree uint32_t *sums = sum_areas (grey);
  int w = grey->width, h = grey->height, r = ink->radius;
  uint8_t *out = g_malloc ((gsize) w * (gsize) h);

  for (int y = 0; y < h; y++) {
    int top = MAX (0, y - r), bottom = MIN (h, y + r + 1);
    const uint32_t *above = sums + (long) top * (w + 1), *below = sums + (long) bottom * (w + 1);
    const uint8_t *from = grey->at + (long) y * w;
    uint8_t *to = out + (long) y * w;
    float inner = 1.0f / (float) ((2 * r + 1) * (bottom - top));

    for (int x = 0; x < w; x++) {
      int left = MAX (0, x - r), right = MIN (w, x + r + 1);
      float share = right - left == 2 * r + 1 ? inner : 1.0f / (float) ((right - left) * (bottom - top));
      uint32_t sum = below[right] - above[right] - below[left] + above[left];

      to[x] = is_ink (from[x], (float) sum * share, ink);
    }
  }
  return out;
}

static int
root_of (int *parents, int i)
{
  while (parents[i] != i)
    i = parents[i] = parents[parents[i]];
  return i;
}

/* Joins run I to the runs of the row above that it touches (diagonally, too, if TOUCH is 1), which
 * begin at *K and end before END. */
static void
join_above (const RtInkRun *runs, int *parents, int i, int *k, int end, int touch)
{
  while (*k < end && runs[*k].right + touch < runs[i].left)
    ++*k;
  for (int j = *k; j < end && runs[j].left - touch <= runs[i].right; j++) {
    int a = root_of (parents, i), b = root_of (parents, j);

    parents[MAX (a, b)] = MIN (a, b);
  }
}

static void
add_runs (GArray *runs, const uint8_t *row, int width, int y, int kind)
{
  for (int x = 0; x < width; x++) {
    RtInkRun run = { .y = y, .left = x };

    if (row[x] != kind)
      continue;
    while (x + 1 < width && row[x + 1] == kind)
      x++;
    run.right = x;
    g_array_append_val (runs, run);
  }
}

/* Numbers the blobs in the order of their first runs, and computes area and bounding box. */
static void
number_blobs (RtBlobs *blobs, int *parents)
{
  blobs->blobs = g_new (RtBlob, blobs->n_runs + 1);
  for (int i = 0; i < blobs->n_runs; i++) {
    RtInkRun *run = &blobs->runs[i];
    int root = root_of (parents, i);
    RtBlob *blob;

    if (root == i) {
      run->blob = blobs->n_blobs++;
      blobs->blobs[run->blob] = (RtBlob) { run->left, run->y, run->right, run->y, 0 };
    } else
      run->blob = blobs->runs[root].blob;
    blob = &blobs->blobs[run->blob];
    blob->left = MIN (blob->left, run->left);
    blob->right = MAX (blob->right, run->right);
    blob->bottom = run->y;
    blob->area += run->right - run->left + 1;
  }
}

RtBlobs
rt_blobs_find (const uint8_t *ink, int width, int height, int kind)
{
  GArray *runs = g_array_sized_new (FALSE, FALSE, sizeof (RtInkRun), 4096);
  g_autofree int *parents = NULL, *starts = g_new (int, height + 1);
  RtBlobs blobs = { 0 };

  for (int y = 0; y < height; y++) {
    starts[y] = (int) runs->len;
    add_runs (runs, ink + (long) y * width, width, y, kind);
  }
  starts[height] = blobs.n_runs = (int) runs->len;
  blobs.runs = (RtInkRun *) (void *) g_array_free (runs, FALSE);
  parents = g_new (int, blobs.n_runs + 1);
  for (int y = 0; y < height; y++) {
    int above = y > 0 ? starts[y - 1] : 0;

    for (int i = starts[y]; i < starts[y + 1]; i++) {
      parents[i] = i;
      join_above (blobs.runs, parents, i, &above, starts[y], kind);
    }
  }
  number_blobs (&blobs, parents);
  return blobs;
}

void
rt_blobs_clear (RtBlobs *blobs)
{
  g_clear_pointer (&blobs->runs, g_free);
  g_clear_pointer (&blobs->blobs, g_free);
}
