/* refine-mesh.h - moves and bends a mesh until it fits the lines of the picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/grid-lines.h"

/* A candidate place of a grid, and its score. */
typedef struct {
  RtMesh mesh;
  int polarity;  /* 1: dark lines, -1: light ones, 0: unknown */
  RtLinesJudged judged;
} RtFound;

/* Refines FOUND, which may be off by a third of a cell, to the lines of GREY, and scores it. Gives
 * up early if it is hopeless. */
void rt_refine (const RtGrey *grey, RtFound *found);
