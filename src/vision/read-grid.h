/* read-grid.h - reads one place of a picture as a grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/image.h"
#include "vision/refine.h"
#include "vision/seen.h"
#include "vision/stages.h"

/* A place that was read. */
typedef struct {
  RtSight sight;
  RtLinesJudged judged;
  int polarity;    /* as of RtFound */
  double size;     /* its diagonal, as a share of the picture's */
  int n_digits;
  int n_doubtful;  /* cells of which the digit is not clear, whether or not it contradicts others */
  bool is_sure;    /* nothing in it is doubtful, and it is a puzzle */
  double worth;    /* the greater, the better */
} RtGridRead;

/* Reads the grid at FOUND, whose places are those of IMAGE; HALVES are of its greys. TIMES (may be
 * NULL) is added to. */
void rt_grid_read (const RtImage *image, const RtGreyHalves *halves, const RtFound *found,
                   RtSightTimes *times, RtGridRead *read);
