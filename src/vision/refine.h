/* refine.h - moves and bends a grid until it lies on the lines of the picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/lines.h"

/* A place where a grid may be, and how much it looks like one. */
typedef struct {
  RtMesh mesh;
  int polarity;  /* 1: dark lines, -1: light ones, 0: not known yet */
  RtLinesJudged judged;
} RtFound;

/* Moves FOUND, which may be off by a third of a cell, onto the lines of GREY, and judges it. A
 * hopeless one is left early. */
void rt_refine (const RtGrey *grey, RtFound *found);
