/* details.h - what more there is to tell about a position than its verdict: how many solutions and
 * what decides between them, which digits are wrong, which are not needed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"
#include "engine/position.h"
#include "engine/verdict.h"

#include <glib.h>

/* Solutions are counted up to here: some milliseconds. */
#define RT_DETAILS_COUNT_MAX 100000

typedef struct {
  RtVerdict verdict; /* of all digits; NONE always has its contradiction here */

  /* NONE, CLASH: the entries that are wrong, where the givens alone have just one solution.
   * ONE: the digits that could be left out, each by itself: of the givens where they suffice.
   * MANY: the empty cells that have not the same digit in all solutions. */
  RtCells cells;

  int n_digits;      /* ONE, MANY: of so many digits: without those that the solver wrote */
  uint64_t count;    /* MANY: the solutions, up to RT_DETAILS_COUNT_MAX */
  RtGrid clues;      /* MANY: digits that would leave just one, as few as were found */
} RtDetails;

/* A few milliseconds but for rare grids. Returns false, with DETAILS untouched, if STOP (may be
 * NULL) ended it early. */
bool rt_details (const RtPosition *position, RtStop *stop, RtDetails *details);

/* In words for a person: translated paragraphs of whole sentences. Free with g_strfreev. */
char **rt_details_say (const RtDetails *details);
