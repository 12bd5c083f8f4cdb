/* line-parser.h - parser of one line that a person's program printed.
 *
 * A line with exactly three numbers from 0 to 9 is a step, whatever words and brackets surround
 * them; a line with two numbers and nothing else is a step, too. Nine digits, or dots for blanks,
 * are a row of a grid; 81 are a grid. A line that begins with # is a remark; two kinds of remarks
 * have a meaning. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <stddef.h>

typedef enum {
  RT_LINE_BLANK,  /* an empty line, or a border of dashes and bars */
  RT_LINE_STEP,   /* `R C D`: the three numbers as printed, not yet adjusted to the numbering */
  RT_LINE_PAIR,   /* `I D`: the index of a cell, as printed, and a digit */
  RT_LINE_ROW,    /* nine cells: the first nine of GRID */
  RT_LINE_GRID,   /* all 81 cells */
  RT_LINE_REMARK, /* `# text` */
  RT_LINE_PUZZLE, /* `# puzzle 53..7....`: GRID */
  RT_LINE_BASE,   /* `# base 1`: NUMBER[0] */
  RT_LINE_OTHER,  /* anything else */
  RT_LINE_BEYOND, /* three numbers and no other text; the number at COLUMN is not on the grid */
  RT_LINE_BAD_PUZZLE, /* `# puzzle` without 81 cells: COLUMN of the first wrong character */
  RT_LINE_BAD_BASE,   /* `# base` with neither 0 nor 1 */
} RtPrintedKind;

typedef struct {
  RtPrintedKind kind;
  int number[3];      /* of steps and pairs; of BEYOND, the wrong number */
  uint32_t column[3]; /* columns of the numbers, in characters, from 1; or column of the fault */
  RtGrid grid;        /* set only for grids, puzzles and rows */
} RtLine;

/* Parses the SIZE bytes of TEXT, one line without its end. */
void rt_line_read (RtLine *line, const char *text, size_t size);
