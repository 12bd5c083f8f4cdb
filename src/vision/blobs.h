/* blobs.h - binarizes a picture into ink and paper, and finds its connected components (blobs). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/grey-image.h"

/* A threshold. A pixel is ink if it is darker (POLARITY 1) or lighter (POLARITY -1) than the mean of the
 * square of RADIUS pixels around it, by at least the share CONTRAST. */
typedef struct {
  int polarity, radius;
  float contrast;
} RtInk;

/* A horizontal run of equal pixels, and the index of the blob that contains it. */
typedef struct {
  int y, left, right; /* left and right are the first and the last pixel */
  int blob;
} RtInkRun;

typedef struct {
  int left, top, right, bottom; /* bounding box; the pixels on its sides belong to the blob */
  int area;
} RtBlob;

typedef struct {
  RtInkRun *runs;   /* by row, from left to right */
  int n_runs;
  RtBlob *blobs;
  int n_blobs;
} RtBlobs;

/* Returns an array with 1 for each pixel of GREY that is ink, else 0. Free with g_free. */
uint8_t *rt_ink_find (const RtGrey *grey, const RtInk *ink);

/* Returns the connected components in a picture of WIDTH x HEIGHT: of ink, with diagonal neighbours,
 * if KIND is 1; of paper, without diagonal neighbours, if KIND is 0. Clear with rt_blobs_clear. */
RtBlobs rt_blobs_find (const uint8_t *ink, int width, int height, int kind);
void rt_blobs_clear (RtBlobs *blobs);
