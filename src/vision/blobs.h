/* blobs.h - what is ink and what is paper in a picture, and what of each hangs together. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/grey.h"

/* How ink is told from paper: it is darker (POLARITY 1) or lighter (-1) than the mean of the square
 * of RADIUS pixels around by the share CONTRAST. */
typedef struct {
  int polarity, radius;
  float contrast;
} RtInk;

/* Part of a row of one kind, and the blob that it belongs to. */
typedef struct {
  int y, left, right; /* both included */
  int blob;
} RtInkRun;

typedef struct {
  int left, top, right, bottom; /* all included */
  int area;
} RtBlob;

typedef struct {
  RtInkRun *runs;   /* from the top, in each row from the left */
  int n_runs;
  RtBlob *blobs;
  int n_blobs;
} RtBlobs;

/* 1 where GREY is ink; as many bytes as it has pixels. Free with g_free. */
uint8_t *rt_ink_find (const RtGrey *grey, const RtInk *ink);

/* The blobs of ink (KIND 1), which hang together also at corners, or those of paper (0), which do
 * not, in a picture of WIDTH x HEIGHT. Clear with rt_blobs_clear. */
RtBlobs rt_blobs_find (const uint8_t *ink, int width, int height, int kind);
void rt_blobs_clear (RtBlobs *blobs);
