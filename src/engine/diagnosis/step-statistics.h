/* step-statistics.h - statistics about the recorded steps (tape) of a person's program.
 *
 * The steps are replayed on a stack, as a program writes digits and removes the last one first. If
 * it overwrites a digit while later ones remain, those become stale. A visit to a cell begins when
 * it is first filled after the digits below it on the stack, and ends when one of these is removed;
 * digits not written meanwhile count as skipped.
 *
 * A region is a set of cells that the program may test instead of the row, column or box. If a
 * digit was written and kept, no region that holds the same digit can have been tested. If a digit
 * was skipped, some tested region must hold it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "engine/core/grid.h"
#include "engine/core/stop.h"
#include "engine/steps/tape.h"

typedef enum {
  RT_REGION_ROW,
  RT_REGION_COLUMN,
  RT_REGION_BOX,
  RT_REGION_ROW_BUT_LAST, /* the first eight cells */
  RT_REGION_ROW_BUT_FIRST,
  RT_REGION_COLUMN_BUT_LAST,
  RT_REGION_COLUMN_BUT_FIRST,
  RT_REGION_BOX_FROM_CELL,     /* three rows and columns that begin at the cell */
  RT_REGION_BOX_AROUND_CELL,   /* three rows and columns around the cell */
  RT_REGION_BOX_NOT_TIMES_3,   /* corner at row / 3, column / 3 */
  RT_REGION_BOX_REST,          /* corner at row % 3, column % 3 */
  RT_REGION_BOX_REST_TIMES_3,
  RT_REGION_BOX_EXCHANGED,     /* the right box, but row and column of its corner are exchanged */
  RT_REGION_BOX_ONE_OFF,       /* corner at r / 3 * 3, c / 3 * 3, with r and c counted from 1 */
  RT_REGION_BOX_TWO_BY_TWO,    /* the box without its last row and column */
  RT_N_REGIONS,
} RtRegion;

/* Bits of the regions that are another box than the right one. */
#define RT_REGIONS_OF_WRONG_BOXES \
  ((1u << RT_N_REGIONS) - (1u << RT_REGION_BOX_FROM_CELL) - (1u << RT_REGION_BOX_TWO_BY_TWO))

/* An observation: occurred N times, for the first time at STEP. */
typedef struct {
  uint64_t n, step;
  uint8_t cell, digit;
  uint8_t other; /* a related cell, or RT_NO_CELL */
} RtSighting;

typedef struct {
  uint64_t n_steps;        /* number of the last step */
  uint64_t placements, takebacks;
  uint64_t erased;         /* take-backs that emptied a cell instead of overwriting it */
  RtGrid last;             /* the grid after the last step */
  bool ends_in_placement;
  RtGrid solution;         /* the first solution of the puzzle */
  int n_solutions;         /* 0, 1, or 2 for several */

  /* another digit is written into a given, or a given is emptied (DIGIT 0) */
  RtSighting over_given;
  RtSighting same_given;   /* a given is written again */
  RtSighting clash[3];     /* by row, column, box: a digit is kept though OTHER has it */
  RtSighting emptied;      /* an empty cell is emptied */
  RtSighting zero;         /* 0 is written into an empty cell, next comes an empty cell, OTHER */
  RtSighting solved;       /* the grid is full and right; the first such grid is solved_grid */
  RtGrid solved_grid;
  uint64_t after_solved;   /* placements after the first solution */
  RtSighting again;        /* the first cell gets a digit for the second time */
  RtSighting stale;        /* a digit is skipped only because of a stale digit in OTHER */

  /* All digits so far were right, and the last one, in OTHER, was removed. The solution needed
   * DIGIT in CELL next; CELL is RT_NO_CELL if unknown. With lost_by_stale, DIGIT was skipped
   * because of a stale digit, and OTHER is the cell of that one. */
  RtSighting lost;
  bool lost_by_stale;

  uint64_t needed[3];      /* by row, column, box: how many skipped digits are excluded by this house alone */
  /* by region from RT_REGION_ROW_BUT_LAST on: skipped digits that no house holds except in the cell
   * that the region omits */
  uint64_t needed_ends[4];
  uint32_t regions;          /* regions that no kept digit contradicts */
  uint32_t explaining;     /* mistaken formulas for the box that, with row and column, explain all skipped digits */
  uint64_t missed[10];     /* by digit: how often it was skipped though no house holds it */
  /* by region: how often a digit was skipped that the region holds, but no house of the cell */
  uint64_t beyond[RT_N_REGIONS];

  uint64_t written[10];    /* by digit: number of placements */
  /* by depth: the cell that is always written at that depth; RT_NO_CELL: several */
  uint8_t order[RT_N_CELLS];
  int n_order;             /* greatest depth so far */
  uint16_t before[10];     /* by digit: digits written later in a visit to the same cell */
} RtFindings;

/* Replays all entries of TAPE on PUZZLE. Returns false if STOP (may be NULL) was raised. */
bool rt_findings_gather (RtFindings *findings, RtTape *tape, const RtGrid *puzzle, RtStop *stop);
