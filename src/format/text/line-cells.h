/* line-cells.h - RtLineCells: the 81 cells of a puzzle in a line, with the place where they begin
 * and end. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/text/tokens.h"

/* The 81 cells of a line. */
typedef struct {
  RtGrid grid;
  RtReader start, tail; /* readers at the first cell and after the last one */
  guint signs;          /* the blank signs used, as in RtRow */
} RtLineCells;

/* Least length of a run of cells that is a damaged puzzle. */
#define RT_LONG_RUN 40

/* Finds 81 cells in the line at the cursor: side by side, separated from other text; or all over
 * the line with blanks for empty cells, with commas, or with points between. Returns false if there
 * are none, and sets LONGEST to the length of the longest run of cells that is separated on its
 * left. */
bool rt_line_find_cells (RtReader reader, RtLineCells *cells, guint *longest);

/* Moves over the 81 cells at the cursor and the separators after them. Returns false, and may have
 * moved, if there are none. */
bool rt_line_take_cells (RtReader *reader, RtLineCells *cells);

/* Returns true if the line consists of 81 digits and dots or zeros, like nearly all lines of large
 * collections. GRID is undefined otherwise. */
bool rt_line_is_plain (const RtReader *reader, RtGrid *grid);

/* Returns true if C may come before or after the cells. */
bool rt_line_is_boundary (gunichar c);

/* A part of a line between two boundary characters. */
typedef struct {
  RtReader start;
  guint length, n_cells; /* number of characters, and of cells among them */
} RtLinePart;

/* Returns the longest part of the line at the cursor. It is most likely the puzzle. */
RtLinePart rt_line_longest_part (RtReader reader);
