/* line-cells.h - RtLineCells: the 81 cells of a puzzle in one line, and functions that find
 * them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/text/tokens.h"

/* The 81 cells of a puzzle in one line. */
typedef struct {
  RtGrid grid;
  RtReader start, tail; /* start of the cells; the text after them */
  guint signs;          /* the blank signs used, as in RtRow */
} RtLineCells;

/* A run of cells with at least this length is a damaged puzzle. */
#define RT_LONG_RUN 40

/* Finds the 81 cells in the line at READER: adjacent cells that are separated from other text, or cells over the
 * whole line with blanks as blank cells, with commas, or with points between them. Returns false if there are none;
 * then sets LONGEST to the length of the longest sequence of cells without a word before it. */
bool rt_line_find_cells (RtReader reader, RtLineCells *cells, guint *longest);

/* Reads the 81 cells at READER into CELLS, and moves past them and the separators after them.
 * Returns false if there are no such cells; READER may have moved. */
bool rt_line_take_cells (RtReader *reader, RtLineCells *cells);

/* Returns true if the line at READER is only 81 digits and dots or zeros, as nearly all lines of
 * large collections are, and sets GRID to it. If not, GRID may be changed. */
bool rt_line_is_plain (const RtReader *reader, RtGrid *grid);

/* Returns true if C may be beside the cells: it is a separator, quote or bracket. */
bool rt_line_is_boundary (gunichar c);

/* A part of a line between two boundary characters (see rt_line_is_boundary). */
typedef struct {
  RtReader start;
  guint length, n_cells; /* number of characters; number of characters that are cells */
} RtLinePart;

/* Returns the longest part between separators of the line at READER, which is most likely the puzzle. */
RtLinePart rt_line_longest_part (RtReader reader);
