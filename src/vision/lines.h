/* lines.h - looks for the twenty lines of a grid where they should be.
 *
 * Each line is looked at in nine pieces, one for each cell that it passes; a piece is found where the
 * picture is darker (or lighter) than on both sides, or, on the frame, where it changes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/grey.h"
#include "vision/mesh.h"

/* Pixels to a cell in the flat picture in which lines are looked for, and around the grid. */
enum {
  RT_LINES_CELL = 24,
  RT_LINES_MARGIN = 14,
  RT_LINES_SIDE = RT_MESH_PIECES * RT_LINES_CELL + 2 * RT_LINES_MARGIN,
  RT_LINES_REACH = 13, /* pixels on each side of a line */
};

/* A piece of a line: how far it is from its place, in cells, and how much it stands off, in greys. */
typedef struct {
  float off, strength;
} RtPiece;

/* [0]: the level lines from the top, and [1]: the upright ones from the left; each piece by piece. */
typedef struct {
  RtPiece at[2][RT_MESH_LINES][RT_MESH_PIECES];
} RtPieces;

/* The grid of a picture, made flat. */
typedef struct {
  float at[RT_LINES_SIDE * RT_LINES_SIDE];
} RtFlat;

void rt_lines_flatten (const RtGrey *grey, const RtMesh *mesh, RtFlat *flat);

/* Looks for dark lines (POLARITY 1) or light ones (-1), at most REACH pixels from their places. */
void rt_lines_find (const RtFlat *flat, int polarity, int reach, RtPieces *pieces);

/* How much PIECES look like a grid. */
typedef struct {
  double score; /* the share of pieces that are there, 0 .. 1; box lines count more */
  double bold;  /* how much stronger the lines between boxes are than the others, -0.4 .. 0.6 */
} RtLinesJudged;

RtLinesJudged rt_lines_judge (const RtPieces *pieces);

/* A strength that a quarter of the pieces reach. */
float rt_lines_strong (const RtPieces *pieces, int direction);
