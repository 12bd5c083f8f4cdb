/* pencil-marks.c - reads the pencil marks of a cell: classifies each blob of ink separately, enlarged to the size of a
 * digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/pencil-marks.h"

#include "vision/blobs.h"
#include "vision/classify-cells.h"

#include <math.h>

enum {
  SIDE = RT_NET_SIDE,
  SPECK = 3,  /* pixels: smaller blobs are dirt */
  EDGE = 3,   /* pixels: width of the border that may contain lines */
  REST = 2,   /* pixels: depth to which a line may reach beyond the border */
  MOST = 6,   /* greatest number of small digits in a cell */
};
#define SEEN 1.12        /* side of the input of the net, in cells (1 + 2 * NET_MARGIN of normalize-cell.c) */
#define INKED 0.45f      /* pixels with more than this share of full ink are ink */
#define LOWEST 0.13      /* least and greatest height of a small digit, in cells */
#define HIGHEST 0.52
#define WIDEST 0.95      /* greatest width, as a multiple of the height: wider blobs are two digits that touch */
#define FILLED 0.62      /* height of a digit, as a part of the cell's side */
#define CLEAR 0.8f       /* least probability of a small digit */

/* Returns the digit that BLOB in PATCH shows, or 0 if it is not clear. PAPER is the grey of the paper. */
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

/* Returns the coordinate in a patch (cut-out cell) of the coordinate AT in the input of the net. */
static int
in_patch (int at)
{
  return (int) (((at + 0.5) / SIDE - 0.5) * SEEN * RT_PATCH_SIDE / (1 + 2 * RT_PATCH_MARGIN) + RT_PATCH_SIDE / 2);
}

/* Returns the mean grey of the pixels of PATCH that are not INK. */
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

/* Returns true if the coordinate AT is not in the border that may contain lines. */
static bool
is_inside (int at)
{
  return at >= EDGE && at < SIDE - EDGE;
}

/* Returns true if BLOB is a part of a line that reaches into the cell: it is thin, and longer than a small digit. */
static bool
is_rest_of_line (const RtBlob *blob)
{
  const double pixel = SEEN / SIDE;
  int width = blob->right - blob->left + 1, height = blob->bottom - blob->top + 1;

  return ((blob->left == EDGE || blob->right == SIDE - EDGE - 1) && width <= REST && height * pixel > HIGHEST) ||
         ((blob->top == EDGE || blob->bottom == SIDE - EDGE - 1) && height <= REST && width * pixel > HIGHEST);
}

bool
rt_marks_read (const RtPatch *patch, double level, int polarity, RtDigits *marks)
{
  float in[SIDE * SIDE];
  uint8_t ink[SIDE * SIDE];
  RtBlobs blobs;
  int paper, n = 0;
  bool is_clear = true, has_small = false;

  *marks = 0;
  rt_patch_normalise (patch, &rt_patch_view_whole, level, polarity, in);
  for (int i = 0; i < SIDE * SIDE; i++)
    ink[i] = in[i] > INKED && is_inside (i % SIDE) && is_inside (i / SIDE);
  paper = paper_of (patch, ink);
  blobs = rt_blobs_find (ink, SIDE, SIDE, 1);
  for (int i = 0; i < blobs.n_blobs; i++) {
    const RtBlob *blob = &blobs.blobs[i];
    double height = (blob->bottom - blob->top + 1) * SEEN / SIDE, width = (blob->right - blob->left + 1) * SEEN / SIDE;
    bool is_small = height >= LOWEST && height <= HIGHEST;
    int digit = 0;

    if (blob->area < SPECK || is_rest_of_line (blob))
      continue;
    if (is_clear && is_small && width <= WIDEST * height && n < MOST)
      digit = read_blob (patch, blob, level, polarity, paper);
    is_clear &= digit > 0 && !rt_digits_has (*marks, digit);
    has_small |= height >= LOWEST && height < FILLED;
    *marks |= digit ? rt_digits_of (digit) : 0;
    n++;
  }
  rt_blobs_clear (&blobs);
  if (!is_clear)
    *marks = 0;
  return is_clear || !has_small;
}
