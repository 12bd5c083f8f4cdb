/* looks.h - which cells a program seems to look at before it writes a digit: the row, the column and the
 * box, or what it takes for them.
 *
 * Each region is one way to take them. A digit that was written and built upon shows that no region that
 * sees the same digit is the program's; a digit that was passed over needs one that sees it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

typedef enum {
  RT_REGION_ROW,
  RT_REGION_COLUMN,
  RT_REGION_BOX,
  RT_REGION_ROW_BUT_LAST, /* the first eight cells */
  RT_REGION_ROW_BUT_FIRST,
  RT_REGION_COLUMN_BUT_LAST,
  RT_REGION_COLUMN_BUT_FIRST,
  RT_REGION_BOX_FROM_CELL,     /* three rows and columns from the cell on */
  RT_REGION_BOX_AROUND_CELL,   /* the cell is its middle */
  RT_REGION_BOX_NOT_TIMES_3,   /* row / 3, column / 3 taken for its corner */
  RT_REGION_BOX_REST,          /* row % 3, column % 3 */
  RT_REGION_BOX_REST_TIMES_3,
  RT_REGION_BOX_EXCHANGED,     /* row and column of its corner exchanged */
  RT_REGION_BOX_ONE_OFF,       /* counted from 1: the corner one row and column too far */
  RT_REGION_BOX_TWO_BY_TWO,    /* its last row and column left out */
  RT_N_REGIONS,
} RtRegion;

/* Regions that take another box than the right one. */
#define RT_REGIONS_OF_WRONG_BOXES \
  ((1u << RT_N_REGIONS) - (1u << RT_REGION_BOX_FROM_CELL) - (1u << RT_REGION_BOX_TWO_BY_TWO))

/* The cells, other than CELL itself, that it sees from there. */
typedef struct {
  RtCells seen[RT_N_REGIONS][RT_N_CELLS];
} RtLooks;

void rt_looks_init (RtLooks *looks);
