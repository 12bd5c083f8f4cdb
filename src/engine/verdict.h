/* verdict.h - what is true of a grid: no solution and why, exactly one, or many. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"
#include "engine/position.h"

typedef enum {
  RT_VERDICT_CLASH, /* none: two equal digits see each other */
  RT_VERDICT_NONE,  /* none, for a deeper reason */
  RT_VERDICT_ONE,
  RT_VERDICT_MANY,
} RtVerdictKind;

typedef struct {
  RtVerdictKind kind;
  int n_digits;       /* on the grid */
  RtCells conflicts;  /* CLASH: the cells whose digit stands twice in a house; NONE: a small set of
                       * digits that contradict each other, or nothing where that takes many
                       * guesses to see */
  int clash_digit;    /* CLASH: the digit of the first clash, the house it stands twice in (0..26) */
  int clash_house;    /* and how many times it stands there */
  int clash_times;
  RtCells wrong;      /* CLASH, NONE: the entries that differ from the only solution of the givens;
                       * none where the givens have not just one. Only of a position. */
  RtGrid solution;    /* ONE, MANY: the lexicographically first */
  bool is_full;       /* ONE, MANY: no cell is empty: a solution is there */
} RtVerdict;

/* Returns false, with VERDICT untouched, if STOP (may be NULL) ended it early. */
bool rt_verdict (const RtGrid *grid, RtStop *stop, RtVerdict *verdict);

/* Finds the verdict on all digits of POSITION. Where they have a solution, the solutions are counted
 * without the digits that the solver wrote: a solution that was filled in does not make a puzzle with
 * several into one with just that. Where they have none, the wrong entries are found. */
bool rt_verdict_at (const RtPosition *position, RtStop *stop, RtVerdict *verdict);

/* The verdict as a translated sentence for a person: "exactly one solution", "no solution: two 5s
 * in row 3". A puzzle with one solution keeps it, whatever a person enters: there it is "two 5s in row
 * 3", or "1 digit you entered is wrong". Starts in lower case, as it follows the count of digits. Free
 * with g_free. */
char *rt_verdict_say (const RtVerdict *verdict);
