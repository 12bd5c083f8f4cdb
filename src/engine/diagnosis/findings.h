/* findings.h - what a program's steps show, gathered in one pass over its tape.
 *
 * The steps are followed as those of a program that writes digits one upon another and takes back the
 * last one. A digit that is written over, while later ones stand, leaves those behind as stale. Of a
 * visit to a cell, the digits that were written are known; when the digit below it is taken back, the
 * others were passed over. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "engine/core/stop.h"
#include "engine/diagnosis/looks.h"
#include "engine/steps/tape.h"

/* Something that was seen N times, for the first time at STEP. */
typedef struct {
  uint64_t n, step;
  uint8_t cell, digit;
  uint8_t other; /* a cell that has to do with it, or RT_NO_CELL */
} RtSighting;

typedef struct {
  uint64_t n_steps;        /* the last one's number */
  uint64_t placements, takebacks;
  uint64_t erased;         /* of the take-backs those that are no writing over */
  RtGrid last;             /* how the steps leave the grid */
  bool ends_in_placement;
  RtGrid solution;         /* that the steps are held against: the first there is */
  int n_solutions;         /* 0, 1, or 2 for more */

  RtSighting over_given;   /* another digit is written into a given, or it is emptied (DIGIT 0) */
  RtSighting same_given;   /* a given is written again */
  RtSighting clash[3];     /* built upon a digit that row, column, box (by region) has in OTHER */
  RtSighting emptied;      /* an empty cell is emptied */
  RtSighting zero;         /* an empty cell is emptied, and the next one, OTHER, is tried */
  RtSighting solved;       /* a solution stands: */
  RtGrid solved_grid;
  uint64_t after_solved;   /* placements behind the first */
  RtSighting again;        /* the first cell gets a digit that it had before */
  RtSighting stale;        /* passed over for no other reason than a digit left behind in OTHER */

  /* The digits so far were those of the solution, and were given up. CELL was to have DIGIT next, as far
   * as the steps tell: RT_NO_CELL where they do not. OTHER is the cell that was given up. */
  RtSighting lost;
  bool lost_by_stale;

  uint64_t needed[3];      /* passed over, and only row, column, box has it */
  uint64_t needed_ends[4]; /* the same of the cell that one of the regions from RT_REGION_ROW_BUT_LAST on
                            * does not see */
  uint32_t regions;          /* that no digit which was built upon contradicts */
  uint32_t explaining;     /* of wrong boxes: those that, with row and column, see all that was passed
                            * over */
  uint64_t missed[10];     /* by digit: passed over, and neither row nor column nor box has it */
  uint64_t beyond[RT_N_REGIONS]; /* passed over for a digit that only this wrong box sees */

  uint64_t written[10];    /* by digit */
  uint8_t order[RT_N_CELLS]; /* the cell that is always written at this depth; RT_NO_CELL: several */
  int n_order;             /* the greatest depth that was seen */
  uint16_t before[10];     /* by digit: digits that were written after it in the same visit */
} RtFindings;

/* Follows all entries of TAPE on PUZZLE. Returns false if STOP (may be NULL) ended it early. */
bool rt_findings_gather (RtFindings *findings, RtTape *tape, const RtGrid *puzzle, RtStop *stop);
