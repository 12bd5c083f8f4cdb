/* read-grid.h - reads the grid at one place of a picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/image.h"
#include "vision/reading.h"
#include "vision/refine-mesh.h"
#include "vision/stage-times.h"

/* Result for one place. */
typedef struct {
  RtSight sight;
  RtLinesJudged judged;
  int polarity;    /* as in RtFound */
  double size;     /* length of its diagonal, as a share of the picture's */
  int n_digits;
  int n_unseen;    /* cells whose digits would be outside of the picture, wholly or in part */
  int n_doubtful;  /* cells with an unclear digit, whether or not it conflicts */
  int n_unclear;   /* of them, without handwriting */
  bool is_sure;    /* no cell is doubtful, and the digits are a puzzle */
  double worth;    /* quality, to compare places: greater is better */
} RtGridRead;

/* Reads the grid at FOUND, in coordinates of IMAGE; HALVES is the pyramid of its greys. Adds to
 * TIMES, which may be NULL. */
void rt_grid_read (const RtImage *image, const RtGreyHalves *halves, const RtFound *found,
                   RtSightTimes *times, RtGridRead *read);

/* Reads the pencil marks of READ, which is left as it is otherwise. */
void rt_grid_read_marks (const RtGreyHalves *halves, RtGridRead *read);
