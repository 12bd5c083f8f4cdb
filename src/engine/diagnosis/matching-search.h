/* matching-search.h - identifies the search whose steps a program makes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/diagnosis/step-statistics.h"
#include "engine/search/search.h"

/* Degree of agreement with a search. */
typedef enum {
  RT_SAME_NOT,
  RT_SAME_PLACEMENTS,  /* equal placements, but other take-backs */
  RT_SAME_STEPS,       /* equal steps, to the end of the tape */
  RT_SAME_OTHER_ORDER, /* equal steps once the search uses the program's order of cells or digits */
} RtSameKind;

typedef struct {
  RtSameKind kind;
  const RtSearch *search;  /* the search that makes equal steps; otherwise the one whose steps are
                            * equal for longest */
  /* first step that differs; if no step differs, the last step; for RT_SAME_PLACEMENTS the number
   * of equal placements */
  uint64_t step;
  RtEvent ours, theirs;    /* events of both programs at STEP; of kind RT_EVENT_NONE if there is
                            * none */
  /* valid for RT_SAME_OTHER_ORDER; writes_first: the program writes a digit before it tests it */
  bool other_cells, other_digits, writes_first;
  uint8_t digits[9];       /* the program's order of digits */
} RtSame;

/* Compares TAPE, the recorded steps of a program with the statistics FINDINGS, with all searches.
 * Returns false if STOP (may be NULL) was raised. */
bool rt_same_find (RtSame *same, const RtFindings *findings, RtTape *tape, const RtGrid *puzzle,
                   RtStop *stop);
