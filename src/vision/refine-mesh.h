/* refine-mesh.h - RtFound, a candidate place of a grid; a function that fits it to the lines of the picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/grid-lines.h"

/* A candidate place of a grid, and its score. */
typedef struct {
  RtMesh mesh;
  int polarity;  /* 1: dark lines, -1: light lines, 0: unknown */
  RtLinesJudged judged;
} RtFound;

/* Moves and bends the mesh of FOUND to fit the lines of GREY, and sets its score. The mesh may be off by a
 * third of a cell before. Gives up early if the score is very low. */
void rt_refine (const RtGrey *grey, RtFound *found);
