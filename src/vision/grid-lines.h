/* grid-lines.h - functions that find the twenty lines of a grid near their expected places, and score them.
 *
 * Each line has nine pieces, one for each cell that it passes. A piece is found where the picture
 * is darker (or lighter) than on both sides, or, on the frame, at an edge. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/grey-image.h"
#include "vision/grid-mesh.h"

/* Sizes in pixels of a cell, and of the margin, in the straightened picture in which lines are
 * measured. */
enum {
  RT_LINES_CELL = 24,
  RT_LINES_MARGIN = 14,
  RT_LINES_SIDE = RT_MESH_PIECES * RT_LINES_CELL + 2 * RT_LINES_MARGIN,
  RT_LINES_REACH = 13, /* pixels on each side of a line */
};

/* A piece of a line, one cell long: its offset from the expected place, in cells, and its contrast, in
 * greys. */
typedef struct {
  float off, strength;
} RtPiece;

/* The pieces of all lines. Index 0: horizontal lines from the top; index 1: vertical lines from the
 * left. */
typedef struct {
  RtPiece at[2][RT_MESH_LINES][RT_MESH_PIECES];
} RtPieces;

/* The straightened grid of a picture, as greys. */
typedef struct {
  float at[RT_LINES_SIDE * RT_LINES_SIDE];
} RtFlat;

void rt_lines_flatten (const RtGrey *grey, const RtMesh *mesh, RtFlat *flat);

/* Sets PIECES to the dark (POLARITY 1) or light (POLARITY -1) lines in FLAT that are at most REACH pixels
 * from their expected places. */
void rt_lines_find (const RtFlat *flat, int polarity, int reach, RtPieces *pieces);

/* Scores that tell how well measured line pieces form a grid. */
typedef struct {
  double score; /* share of the pieces found, 0 .. 1; box lines count more */
  double bold;  /* contrast of the lines between boxes relative to the lines between cells, -0.4 .. 0.6 */
} RtLinesJudged;

RtLinesJudged rt_lines_judge (const RtPieces *pieces);

/* Returns the strength that a quarter of the pieces of DIRECTION (an index of RtPieces) reach. */
float rt_lines_strong (const RtPieces *pieces, int direction);
