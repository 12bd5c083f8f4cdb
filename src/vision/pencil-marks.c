/* pencil-marks.c - each blob of ink in a cell is looked at alone, as large as a digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/pencil-marks.h"

#include "vision/blobs.h"
#include "vision/classify-cells.h"

#include <math.h>

enum {
  SIDE = RT_NET_SIDE,
  SPECK = 3,  /* pixels: smaller blobs are dirt */
  EDGE = 3,   /* pixels of the side, in which lines may be */
  REST = 2,   /* pixels that they may reach into the cell */
  LONG = 5,   /* least ratio of their sides */
  MOST = 6,   /* small digits that somebody writes into a cell */
};
#define SEEN 1.12        /* side of what is seen of a cell, in cells: see normalize-cell.c */
#define INKED 0.45f      /* of full ink */
#define LOWEST 0.13      /* heights, in cells */
#define HIGHEST 0.52
#define WIDEST 1.15      /* in heights: wider ones are two digits that touch */
#define FILLED 0.62      /* height of a digit in a cell */
#define CLEAR 0.8f       /* least probability of a small digit */

/* Returns the digit of BLOB in PATCH, or 0. */
static int
read_blob (const RtPatch *patch, const RtBlob *blob, double level, int polarity, int paper)
{
  const double pixel = SEEN / SIDE, scale = RT_PATCH_SIDE / (1 + 2 * RT_PATCH_MARGIN);
  double left = (blob->left - 0.5 * SIDE) * pixel + 0.5, right = (blob->right + 1 - 0.5 * SIDE) * pixel + 0.5;
  double top = (blob->top - 0.5 * SIDE) * pixel + 0.5, bottom = (blob->bottom + 1 - 0.5 * SIDE) * pixel + 0.5;
  double side = (bottom - top) / FILLED;
  RtPatchView view = { (left + right) / 2, (top + bottom) / 2, side, side, 0 };
  float logs[RT_NET_DIGITS], by_hand;
  RtPatch alone = *patch;
  int best = 1;

  for (int i = 0; i < RT_PATCH_SIDE * RT_PATCH_SIDE; i++) {
    double x = (i % RT_PATCH_SIDE + 0.5) / scale - RT_PATCH_MARGIN;
    double y = (i / RT_PATCH_SIDE + 0.5) / scale - RT_PATCH_MARGIN;

    if (x < left - pixel || x > right + pixel || y < top - pixel || y > bottom + pixel)
      alone.at[i] = (uint8_t) paper;
  }
  rt_cell_look (&alone, &view, level, polarity, logs, &by_hand);
  for (int digit = 2; digit < RT_NET_DIGITS; digit++)
    best = logs[digit] > logs[best] ? digit : best;
  return logs[best] > logf (CLEAR) ? best : 0;
}

/* Returns where AT of what is seen of a cell is in a patch. */
static int
in_patch (int at)
{
  return (int) (((at + 0.5) / SIDE - 0.5) * SEEN * RT_PATCH_SIDE / (1 + 2 * RT_PATCH_MARGIN) + RT_PATCH_SIDE / 2);
}

/* Returns the mean grey of what is no INK of PATCH. */
static int
paper_of (const RtPatch *patch, const uint8_t *ink)
{
  int sum = 0, n = 1;

  for (int i = 0; i < SIDE * SIDE; i++)
    if (!ink[i]) {
      sum += patch->at[in_patch (i / SIDE) * RT_PATCH_SIDE + in_patch (i % SIDE)];
      n++;
    }
  return sum / n;
}

/* Returns true if AT of a side is not at an edge, in which lines may be. */
static bool
is_inside (int at)
{
  return at >= EDGE && at < SIDE - EDGE;
}

/* Returns true if BLOB is what reaches from a line into the cell. */
static bool
is_rest_of_line (const RtBlob *blob)
{
  int width = blob->right - blob->left + 1, height = blob->bottom - blob->top + 1;

  return ((blob->left == EDGE || blob->right == SIDE - EDGE - 1) && width <= REST && height > LONG * width) ||
         ((blob->top == EDGE || blob->bottom == SIDE - EDGE - 1) && height <= REST && width > LONG * height);
}

RtDigits
rt_marks_read (const RtPatch *patch, double level, int polarity)
{
  float in[SIDE * SIDE];
  uint8_t ink[SIDE * SIDE];
  RtDigits marks = 0;
  RtBlobs blobs;
  int paper, n = 0;
  bool is_clear = true;

  rt_patch_normalise (patch, &rt_patch_view_whole, level, polarity, in);
  for (int i = 0; i < SIDE * SIDE; i++)
    ink[i] = in[i] > INKED && is_inside (i % SIDE) && is_inside (i / SIDE);
  paper = paper_of (patch, ink);
  blobs = rt_blobs_find (ink, SIDE, SIDE, 1);
  for (int i = 0; i < blobs.n_blobs && is_clear; i++) {
    const RtBlob *blob = &blobs.blobs[i];
    double height = (blob->bottom - blob->top + 1) * SEEN / SIDE, width = (blob->right - blob->left + 1) * SEEN / SIDE;
    int digit;

    if (blob->area < SPECK || is_rest_of_line (blob))
      continue;
    digit = height < LOWEST || height > HIGHEST || width > WIDEST * height || n == MOST
              ? 0 : read_blob (patch, blob, level, polarity, paper);
    is_clear = digit > 0 && !rt_digits_has (marks, digit);
    if (is_clear)
      marks |= rt_digits_of (digit);
    n++;
  }
  rt_blobs_clear (&blobs);
  return is_clear ? marks : 0;
}
