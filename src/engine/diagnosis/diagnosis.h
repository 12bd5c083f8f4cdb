/* diagnosis.h - what is told about a program by its steps: its answer, which search it is, and what is
 * wrong with it.
 *
 * A fault is told only where it holds for every step that it speaks of; the worst first. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/diagnosis/answer.h"
#include "engine/diagnosis/findings.h"
#include "engine/diagnosis/same.h"

/* In the order in which they are told. */
typedef enum {
  RT_FAULT_EXCHANGED,    /* rows and columns are exchanged in all steps */
  RT_FAULT_OVER_GIVEN,   /* writes DIGIT (0: empties) into the given of CELL */
  RT_FAULT_ZERO,         /* takes 0 for a digit in CELL */
  RT_FAULT_NEVER_LOOKS,  /* VIEW: row, column or box; DIGIT in CELL, though OTHER has it */
  RT_FAULT_LEAVES_OUT,   /* VIEW: a row or column but its last or first cell */
  RT_FAULT_WRONG_BOX,    /* VIEW: what it takes for a box */
  RT_FAULT_CLASH,        /* VIEW: row, column or box that has the digit in OTHER */
  RT_FAULT_NEVER_TRIES,  /* DIGIT, which CELL (or RT_NO_CELL) needed */
  RT_FAULT_STALE,        /* DIGIT is refused for CELL by what was left behind in OTHER */
  RT_FAULT_SKIPS,        /* DIGIT, which leads to the solution, for CELL */
  RT_FAULT_GIVES_UP,     /* takes CELL back, though all digits were right */
  RT_FAULT_NEVER_BACK,   /* ends at CELL, which no digit fits */
  RT_FAULT_STOPS,        /* ends, though DIGIT fits CELL; OTHER rows are full, and nothing is written
                          * below them (or RT_NO_CELL) */
  RT_FAULT_GOES_ON,      /* N steps behind the first solution */
  RT_FAULT_AGAIN,        /* writes DIGIT into the first cell again */
  RT_FAULT_SAME_GIVEN,   /* visits filled cells */
  RT_N_FAULTS,
} RtFaultKind;

typedef struct {
  RtFaultKind kind;
  uint64_t step; /* the example to look at */
  uint64_t n;    /* how often */
  uint8_t cell, digit, other, region;
  bool is_lost; /* the example is a digit that was passed over, not one that was written */
} RtFault;

typedef struct {
  RtAnswer answer;
  RtSame same;
  RtFindings findings;
  size_t n_faults;
  RtFault faults[RT_N_FAULTS + 2]; /* three may be of the same kind: of row, column, box */
} RtDiagnosis;

/* What the steps on TAPE, which has ended, tell of a program that was to solve PUZZLE and printed ANSWER
 * (NULL: none; then how the steps leave the grid is taken for it). Returns false, with DIAGNOSIS good
 * for nothing, if STOP (may be NULL) ended it early. */
bool rt_diagnose (RtDiagnosis *diagnosis, RtTape *tape, const RtGrid *puzzle, const RtGrid *answer,
                  RtStop *stop);
