/* diagnosis.h - RtDiagnosis: the analysis of a person's program by its steps: checks its answer,
 * compares it with the searches, and lists its faults.
 *
 * A fault is reported only if every step confirms it. The worst fault comes first. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/diagnosis/matching-search.h"
#include "engine/diagnosis/step-statistics.h"

typedef enum {
  RT_ANSWER_RIGHT,        /* the solution; of several solutions, the lexicographically first */
  RT_ANSWER_NOT_FIRST,    /* a solution, but the first one has another DIGIT in CELL */
  RT_ANSWER_RIGHTLY_NONE, /* the puzzle has no solution, and the program printed none */
  RT_ANSWER_GIVEN,        /* CELL holds another DIGIT than the given */
  RT_ANSWER_TWICE,        /* HOUSE has DIGIT both in CELL and in OTHER */
  RT_ANSWER_UNFINISHED,   /* CELL is empty */
  RT_ANSWER_MISSING,      /* the puzzle has a solution, and the program printed none */
} RtAnswerKind;

typedef struct {
  RtAnswerKind kind;
  uint8_t cell, digit, other, house;
  bool exchanged; /* true: the transposed answer is right, because the program exchanged rows and
                   * columns */
} RtAnswer;

/* Faults, in the order in which they are reported. CELL, DIGIT, OTHER, N and REGION are fields of
 * RtFault. */
typedef enum {
  RT_FAULT_EXCHANGED,    /* rows and columns are exchanged in all steps */
  RT_FAULT_OVER_GIVEN,   /* the program writes DIGIT (0: empties the cell) into the given of CELL */
  RT_FAULT_ZERO,         /* the program treats 0 as a digit in CELL */
  /* DIGIT was written to CELL though OTHER holds it: REGION (row, column, box) is never tested */
  RT_FAULT_NEVER_LOOKS,
  RT_FAULT_LEAVES_OUT,   /* the test of a row or column omits its first or last cell (REGION) */
  RT_FAULT_WRONG_BOX,    /* the program tests the cells of REGION instead of the box */
  RT_FAULT_CLASH,        /* DIGIT conflicts with OTHER in REGION (row, column or box) */
  RT_FAULT_NEVER_TRIES,  /* DIGIT is never tried; CELL (or RT_NO_CELL) needed it */
  RT_FAULT_STALE,        /* DIGIT is refused for CELL because of a stale digit in OTHER */
  RT_FAULT_SKIPS,        /* DIGIT, part of the solution, is skipped in CELL */
  RT_FAULT_GIVES_UP,     /* the program backtracks from CELL though all digits were right */
  /* the program ends at CELL, for which no digit fits, instead of backtracking */
  RT_FAULT_NEVER_BACK,
  /* the program ends though DIGIT fits CELL; OTHER is the number of rows above CELL if nothing was
   * written from CELL's row on, else RT_NO_CELL */
  RT_FAULT_STOPS,
  RT_FAULT_GOES_ON,      /* the program makes N steps after the first solution */
  RT_FAULT_AGAIN,        /* the program writes DIGIT into the first cell again */
  RT_FAULT_SAME_GIVEN,   /* the program writes the digit of a given again */
  RT_N_FAULTS,
} RtFaultKind;

typedef struct {
  RtFaultKind kind;
  uint64_t step; /* step number of the example */
  uint64_t n;    /* number of occurrences */
  uint8_t cell, digit, other, region;
  bool is_lost; /* true: the example is a digit that was skipped, not one that was written */
} RtFault;

typedef struct {
  RtAnswer answer;
  RtSame same;
  RtFindings findings;
  size_t n_faults;
  RtFault faults[RT_N_FAULTS + 2]; /* three may be of one kind: for row, column, box */
} RtDiagnosis;

/* Analyses the steps on TAPE, which must have ended, of a program for PUZZLE. ANSWER is the answer
 * that the program printed; if NULL, the grid that the steps left is checked. Returns false, with
 * DIAGNOSIS undefined, if STOP (may be NULL) was raised. */
bool rt_diagnose (RtDiagnosis *diagnosis, RtTape *tape, const RtGrid *puzzle, const RtGrid *answer,
                  RtStop *stop);
