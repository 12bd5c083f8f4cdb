/* verdict-details.h - details of a position beyond its verdict: the number of solutions, the cells
 * in which they differ, wrong digits, redundant digits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"
#include "engine/position.h"
#include "engine/solution-estimate.h"
#include "engine/verdict.h"

#include <glib.h>

/* Maximum number of solutions that are counted; counting them takes some milliseconds. */
#define RT_DETAILS_COUNT_MAX 100000

typedef struct {
  RtVerdict verdict; /* verdict on all digits; for NONE, its `conflicts` is never empty */

  /* NONE, CLASH: the wrong entries, if the givens alone have exactly one solution. ONE: the digits
   * that are redundant, each by itself; only givens if these have exactly one solution. MANY: the
   * empty cells whose digits differ among the solutions. */
  RtCells cells;

  int n_digits;      /* ONE, MANY: number of digits, without those that the solver wrote */
  uint64_t count;    /* MANY: number of solutions, up to RT_DETAILS_COUNT_MAX */
  RtEstimate estimate; /* estimate of a number of solutions beyond RT_DETAILS_COUNT_MAX; all 0 until a caller adds it
                        * with rt_details_estimate */
  RtGrid clues;      /* MANY: digits that would leave exactly one solution, as few as were found */
} RtDetails;

/* Computes the details in a few milliseconds, except for rare grids. Returns false, with DETAILS
 * unchanged, if STOP (may be NULL) was raised. */
bool rt_details (const RtPosition *position, RtStop *stop, RtDetails *details);

/* Adds an estimate of the number of solutions of POSITION to DETAILS if they are too many to count, which takes some
 * tenths of a second. */
void rt_details_estimate (const RtPosition *position, RtStop *stop, RtDetails *details);

/* Returns translated paragraphs of whole sentences. Free with g_strfreev. */
char **rt_details_say (const RtDetails *details);
