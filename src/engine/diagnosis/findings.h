/* findings.h - statistics about the steps of a program, collected in one pass over its tape.
 *
 * The steps are replayed on a stack: a program writes digits, and removes the last one first. If a
 * digit is overwritten while later ones remain, those become stale. For each visit to a cell the
 * written digits are known; when the digit below is removed, the digits not written count as
 * skipped.
 *
 * A region is a set of cells that the program may test instead of the row, column or box. A digit
 * that was written and kept rules out all regions that hold the same digit; a skipped digit needs
 * one that does. */
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
  RT_REGION_BOX_EXCHANGED,     /* row and column of the corner exchanged */
  RT_REGION_BOX_ONE_OFF,       /* counted from 1: the corner is one row and column too far */
  RT_REGION_BOX_TWO_BY_TWO,    /* without its last row and column */
  RT_N_REGIONS,
} RtRegion;

/* Regions that are tested instead of the right box. */
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
  RtSighting clash[3];     /* a digit is kept though row, column, box (by region) has it in OTHER */
  RtSighting emptied;      /* an empty cell is emptied */
  RtSighting zero;         /* an empty cell is emptied, and the next cell, OTHER, is tried */
  RtSighting solved;       /* the grid is a solution: solved_grid */
  RtGrid solved_grid;
  uint64_t after_solved;   /* placements after the first solution */
  RtSighting again;        /* the first cell gets a digit for the second time */
  RtSighting stale;        /* a digit is skipped only because of a stale digit in OTHER */

  /* All digits so far were right, and the last one, in OTHER, was removed. The solution needed
   * DIGIT in CELL next; CELL is RT_NO_CELL if unknown. */
  RtSighting lost;
  bool lost_by_stale;

  uint64_t needed[3];      /* skipped, and only row, column, box has the digit */
  /* skipped, and only the cell that one of the four regions from RT_REGION_ROW_BUT_LAST on leaves
   * out has the digit */
  uint64_t needed_ends[4];
  uint32_t regions;          /* regions that no kept digit contradicts */
  uint32_t explaining;     /* wrong boxes that, with row and column, explain all skipped digits */
  uint64_t missed[10];     /* by digit: skipped though neither row, column nor box has it */
  uint64_t beyond[RT_N_REGIONS]; /* skipped for a digit that only this wrong box holds */

  uint64_t written[10];    /* by digit: number of placements */
  /* by depth: the cell that is always written there; RT_NO_CELL: several */
  uint8_t order[RT_N_CELLS];
  int n_order;             /* greatest depth */
  uint16_t before[10];     /* by digit: the digits written after it in one visit */
} RtFindings;

/* Replays all entries of TAPE on PUZZLE. Returns false if STOP (may be NULL) was raised. */
bool rt_findings_gather (RtFindings *findings, RtTape *tape, const RtGrid *puzzle, RtStop *stop);
