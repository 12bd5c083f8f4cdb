/* cut.c - patches from the picture of the size that fits: none of its pixels is skipped. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/cut.h"

#include <math.h>

enum { BLOCKS = 4, BLOCK = RT_PATCH_SIDE / BLOCKS }; /* places are exact at the corners of blocks */
#define DENSE 1.6 /* pixels of the picture to one of the patch, above which a smaller one is taken */

/* Fills one block, whose four corners lie at XS, YS. */
static void
fill_block (const RtGrey *grey, float xs[4], float ys[4], uint8_t *to)
{
  for (int y = 0; y < BLOCK; y++) {
    float b = ((float) y + 0.5f) / BLOCK;
    float x0 = xs[0] * (1 - b) + xs[2] * b, y0 = ys[0] * (1 - b) + ys[2] * b;
    float dx = (xs[1] * (1 - b) + xs[3] * b - x0) / BLOCK, dy = (ys[1] * (1 - b) + ys[3] * b - y0) / BLOCK;
    float greys[BLOCK];

    rt_grey_sample_line (grey, x0 + dx * 0.5f, y0 + dy * 0.5f, dx, dy, BLOCK, greys);
    for (int x = 0; x < BLOCK; x++)
      to[y * RT_PATCH_SIDE + x] = (uint8_t) (greys[x] + 0.5f);
  }
}

static void
cut_cell (const RtGreyHalves *halves, const RtMesh *mesh, int row, int column, RtPatch *patch)
{
  const double span = 1 + 2 * RT_PATCH_MARGIN;
  float xs[BLOCKS + 1][BLOCKS + 1], ys[BLOCKS + 1][BLOCKS + 1], scale;
  double density;
  int level = 0;

  for (int j = 0; j <= BLOCKS; j++)
    for (int i = 0; i <= BLOCKS; i++) {
      double x, y;

      rt_mesh_point (mesh, column - RT_PATCH_MARGIN + span * i / BLOCKS,
                     row - RT_PATCH_MARGIN + span * j / BLOCKS, &x, &y);
      xs[j][i] = (float) x;
      ys[j][i] = (float) y;
    }
  density = fmax (hypot (xs[0][BLOCKS] - xs[0][0], ys[0][BLOCKS] - ys[0][0]),
                  hypot (xs[BLOCKS][0] - xs[0][0], ys[BLOCKS][0] - ys[0][0])) / RT_PATCH_SIDE;
  for (; level + 1 < halves->n && density >= DENSE; level++)
    density /= 2;
  scale = 1.0f / (float) (1 << level);
  for (int j = 0; j <= BLOCKS; j++)
    for (int i = 0; i <= BLOCKS; i++) {
      xs[j][i] *= scale;
      ys[j][i] *= scale;
    }
  for (int j = 0; j < BLOCKS; j++)
    for (int i = 0; i < BLOCKS; i++) {
      float x[] = { xs[j][i], xs[j][i + 1], xs[j + 1][i], xs[j + 1][i + 1] };
      float y[] = { ys[j][i], ys[j][i + 1], ys[j + 1][i], ys[j + 1][i + 1] };

      fill_block (&halves->levels[level], x, y,
                  patch->at + j * BLOCK * RT_PATCH_SIDE + i * BLOCK);
    }
}

void
rt_cut (const RtGreyHalves *halves, const RtMesh *mesh, RtPatch patches[81])
{
  for (int cell = 0; cell < 81; cell++)
    cut_cell (halves, mesh, cell / 9, cell % 9, &patches[cell]);
}
