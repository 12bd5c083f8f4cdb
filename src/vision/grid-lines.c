/* grid-lines.c - finds the lines of a grid: measures the brightness profile across each piece of a
 * line, and finds the line in the profile. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/grid-lines.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
  SIDE = RT_LINES_SIDE, CELL = RT_LINES_CELL, REACH = RT_LINES_REACH,
  N_PROFILE = 2 * REACH + 1,
  N_PIECES = 2 * RT_MESH_LINES * RT_MESH_PIECES,
  EXACT = 12,  /* pixels between points that are mapped exactly; points between them are interpolated */
  CLIMB = 8,   /* pixels: distance from a line within which both sides must be brighter */
};

#define FAINT 3.0f   /* greys: where a line of the frame has less contrast, an edge is searched */
#define STEP_MOST 12.0f
#define STEP_LEAST 8.0f /* greys: a frame piece of this contrast counts, even if other lines are stronger */

void
rt_lines_flatten (const RtGrey *grey, const RtMesh *mesh, RtFlat *flat)
{
  enum { N = (SIDE + EXACT - 1) / EXACT + 1 };
  float xs[N][N], ys[N][N];

  for (int j = 0; j < N; j++)
    for (int i = 0; i < N; i++) {
      double x, y;

      rt_mesh_point (mesh, (i * EXACT + 0.5 - RT_LINES_MARGIN) / CELL,
                     (j * EXACT + 0.5 - RT_LINES_MARGIN) / CELL, &x, &y);
      xs[j][i] = (float) x;
      ys[j][i] = (float) y;
    }
  for (int y = 0; y < SIDE; y++) {
    int j = y / EXACT;
    float b = (float) (y % EXACT) / EXACT;

    for (int i = 0; i < N - 1; i++) {
      float x0 = xs[j][i] * (1 - b) + xs[j + 1][i] * b, y0 = ys[j][i] * (1 - b) + ys[j + 1][i] * b;
      float dx = (xs[j][i + 1] * (1 - b) + xs[j + 1][i + 1] * b - x0) / EXACT;
      float dy = (ys[j][i + 1] * (1 - b) + ys[j + 1][i + 1] * b - y0) / EXACT;

      rt_grey_sample_line (grey, x0, y0, dx, dy, i * EXACT + EXACT > SIDE ? SIDE - i * EXACT : EXACT,
                           flat->at + y * SIDE + i * EXACT);
    }
  }
}

/* Sums of the greys over the inner two thirds of each cell S, along rows ([s][y]) and along columns
 * ([s][x]). */
typedef struct {
  float along_rows[RT_MESH_PIECES][SIDE], along_columns[RT_MESH_PIECES][SIDE];
} Sums;

static void
sum_up (const RtFlat *flat, Sums *sums)
{
  memset (sums, 0, sizeof *sums);
  for (int s = 0; s < RT_MESH_PIECES; s++) {
    int from = RT_LINES_MARGIN + s * CELL + CELL / 6, to = RT_LINES_MARGIN + (s + 1) * CELL - CELL / 6;

    for (int y = 0; y < SIDE; y++)
      for (int x = from; x < to; x++)
        sums->along_rows[s][y] += flat->at[y * SIDE + x];
    for (int y = from; y < to; y++)
      for (int x = 0; x < SIDE; x++)
        sums->along_columns[s][x] += flat->at[y * SIDE + x];
  }
}

static int
by_rising (const void *a, const void *b)
{
  float x = *(const float *) a, y = *(const float *) b;

  return (x > y) - (x < y);
}

/* Returns the background of PROFILE, the greys across a line, slightly above its median. */
static float
ground_of (const float *profile)
{
  float sorted[N_PROFILE];

  for (int i = 0; i < N_PROFILE; i++) {
    int k = i;

    for (; k > 0 && sorted[k - 1] > profile[i]; k--)
      sorted[k] = sorted[k - 1];
    sorted[k] = profile[i];
  }
  return sorted[REACH + 2];
}

/* Returns the deepest valley of PROFILE, the greys across a line, within REACH. Its middle is the
 * expected place of the line; valleys near it are preferred. */
static RtPiece
find_valley (const float *profile, int reach)
{
  float ground = ground_of (profile);
  RtPiece best = { 0 };

  for (int at = REACH - reach; at <= REACH + reach; at++) {
    float v = profile[at], left = v, right = v, strength, curve = 0;

    if (at > 0 && at < N_PROFILE - 1 && (v > profile[at - 1] || v > profile[at + 1]))
      continue;
    for (int k = 1; k <= CLIMB; k++) {
      if (at - k >= 0)
        left = fmaxf (left, profile[at - k]);
      if (at + k < N_PROFILE)
        right = fmaxf (right, profile[at + k]);
    }
    strength = fminf (fminf (left, right) - v, fmaxf (ground - v, 0) + 2) *
               (1 - 0.3f * fabsf ((float) (at - REACH)) / REACH);
    if (strength <= best.strength)
      continue;
    if (at > 0 && at < N_PROFILE - 1)
      curve = profile[at - 1] + profile[at + 1] - 2 * v;
    best.strength = strength;
    best.off = (float) (at - REACH);
    if (curve > 1e-6f)
      best.off += 0.5f * (profile[at - 1] - profile[at + 1]) / curve;
  }
  return best;
}

/* Returns the steepest edge of PROFILE (greys across a line) within REACH, such as the border of a
 * dark grid. */
static RtPiece
find_step (const float *profile, int reach)
{
  RtPiece best = { 0 };

  for (int at = REACH - reach; at <= REACH + reach; at++) {
    float rise = 0;

    for (int k = 1; k <= 3; k++)
      if (at - k >= 0 && at + k < N_PROFILE)
        rise += (profile[at + k] - profile[at - k]) / 3;
    rise = fabsf (rise) * (1 - 0.5f * fabsf ((float) (at - REACH)) / REACH);
    if (rise > best.strength)
      best = (RtPiece) { (float) (at - REACH), rise };
  }
  return best;
}

void
rt_lines_find (const RtFlat *flat, int polarity, int reach, RtPieces *pieces)
{
  const float scale = (float) polarity / (2 * (CELL - 2 * (CELL / 6)));
  Sums sums;

  sum_up (flat, &sums);
  for (int d = 0; d < 2; d++)
    for (int l = 0; l < RT_MESH_LINES; l++)
      for (int s = 0; s < RT_MESH_PIECES; s++) {
        /* The expected place of a line is between two pixels, so each value is the mean of two pixels. */
        const float *at = (d ? sums.along_columns[s] : sums.along_rows[s]) + RT_LINES_MARGIN + l * CELL;
        float profile[N_PROFILE];
        RtPiece piece;

        for (int i = 0; i < N_PROFILE; i++)
          profile[i] = scale * (at[i - REACH] + at[i - REACH - 1]);
        piece = find_valley (profile, reach);
        if ((l == 0 || l == 9) && piece.strength < FAINT) {
          RtPiece step = find_step (profile, reach);

          if (step.strength > FAINT)
            piece = (RtPiece) { step.off, fminf (step.strength, STEP_MOST) };
        }
        pieces->at[d][l][s] = (RtPiece) { piece.off / CELL, piece.strength };
      }
}

/* Returns the strength that exceeds the strengths of the share SHARE of the N pieces (a quantile). */
static float
quantile (const RtPiece *pieces, int n, double share)
{
  float strengths[N_PIECES];

  for (int i = 0; i < n; i++)
    strengths[i] = pieces[i].strength;
  qsort (strengths, (size_t) n, sizeof *strengths, by_rising);
  return strengths[(int) (n * share)];
}

float
rt_lines_strong (const RtPieces *pieces, int direction)
{
  return quantile (&pieces->at[direction][0][0], N_PIECES / 2, 0.8);
}

RtLinesJudged
rt_lines_judge (const RtPieces *pieces)
{
  float least = fmaxf (0.2f * quantile (&pieces->at[0][0][0], N_PIECES, 0.75), 2);
  int found = 0, found_boxes = 0, weakest = RT_MESH_PIECES;
  double boxes = 0, cells = 0, bold;

  for (int d = 0; d < 2; d++)
    for (int l = 0; l < RT_MESH_LINES; l++) {
      int n = 0;

      for (int s = 0; s < RT_MESH_PIECES; s++) {
        const RtPiece *piece = &pieces->at[d][l][s];

        n += piece->strength > (l % 9 ? least : fminf (least, STEP_LEAST)) &&
             fabsf (piece->off) < 0.07f;
        if (l > 0 && l < 9 && l % 3 == 0)
          boxes += piece->strength / 36;
        else if (l > 0 && l < 9)
          cells += piece->strength / 108;
      }
      found += n;
      found_boxes += l % 3 == 0 ? n : 0;
      if (l % 3 == 0 && n < weakest)
        weakest = n;
    }
  bold = (boxes - cells) / (boxes + cells + 1);
  /* Multiplies by the share of the weakest frame or box line: at a place that is wrong by one row, one of
   * them is missing. */
  return (RtLinesJudged) {
    .score = (0.55 * found / N_PIECES + 0.45 * found_boxes / 72) * (0.6 + 0.4 * weakest / 9),
    .bold = bold > 0.6 ? 0.6 : bold < -0.4 ? -0.4 : bold,
  };
}
