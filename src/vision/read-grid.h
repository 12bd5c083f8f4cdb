/* read-grid.h - functions that read the digits of a grid at a known place of a picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/image.h"
#include "vision/reading.h"
#include "vision/refine-mesh.h"
#include "vision/stage-times.h"

/* The reading of the grid at one place. */
typedef struct {
  RtSight sight;
  RtLinesJudged judged;
  int polarity;    /* 1: dark ink, -1: light ink */
  double size;     /* length of the grid's diagonal, as a share of the picture's diagonal */
  int n_digits;
  int n_unseen;    /* number of cells whose digits would be wholly or partly outside of the picture */
  int n_doubtful;  /* number of doubtful cells, before conflicts are added */
  int n_unclear;   /* number of doubtful cells without handwriting */
  bool is_sure;    /* no cell is doubtful, and the digits are a puzzle */
  double worth;    /* quality of the reading; greater is better */
} RtGridRead;

/* Sets READ to the reading of the grid at FOUND, whose coordinates are those of IMAGE. HALVES is the
 * pyramid of IMAGE's greys. Adds the time of each stage to TIMES, which may be NULL. */
void rt_grid_read (const RtImage *image, const RtGreyHalves *halves, const RtFound *found,
                   RtSightTimes *times, RtGridRead *read);

/* Adds the pencil marks to READ. Changes nothing else in READ. */
void rt_grid_read_marks (const RtGreyHalves *halves, RtGridRead *read);
