/* line.h - one line that a program printed, and what it is taken for.
 *
 * A line with exactly three numbers from 0 to 9 is a step, whatever words and brackets stand around
 * them; so is one with two numbers and nothing else. Nine digits, or dots for blanks, are a row of a
 * grid, 81 a grid. What begins with a # is a remark, of which two kinds say something. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <stddef.h>

typedef enum {
  RT_LINE_BLANK,  /* nothing, or a ruling of dashes and bars */
  RT_LINE_STEP,   /* `R C D`: NUMBER as they stand there, whatever the numbering */
  RT_LINE_PAIR,   /* `I D`: the same for the index of a cell */
  RT_LINE_ROW,    /* nine cells of a grid, in the first nine of GRID */
  RT_LINE_GRID,   /* all 81 */
  RT_LINE_REMARK, /* `# text` */
  RT_LINE_PUZZLE, /* `# puzzle 53..7....`: GRID */
  RT_LINE_BASE,   /* `# base 1`: NUMBER[0] */
  RT_LINE_OTHER,  /* anything else */
  RT_LINE_BEYOND, /* three numbers and nothing else, of which one at COLUMN is not on the grid */
  RT_LINE_BAD_PUZZLE, /* `# puzzle`, but not 81 cells: COLUMN of what is none */
  RT_LINE_BAD_BASE,   /* `# base`, but neither 0 nor 1 */
} RtPrintedKind;

typedef struct {
  RtPrintedKind kind;
  int number[3];      /* of steps and pairs; what is beyond the grid */
  uint32_t column[3]; /* where these stand, in characters, from 1; else that of the fault */
  RtGrid grid;        /* set for grids, puzzles and rows only */
} RtLine;

/* Says what the SIZE bytes of TEXT, which are one line without its end, are. */
void rt_line_read (RtLine *line, const char *text, size_t size);
