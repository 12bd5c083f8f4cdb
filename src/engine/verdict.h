/* verdict.h - RtVerdict: whether a grid has no solution (and why), exactly one, or several. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"
#include "engine/position.h"

typedef enum {
  RT_VERDICT_CLASH, /* no solution: two peers have equal digits */
  RT_VERDICT_NONE,  /* no solution, for another reason */
  RT_VERDICT_ONE,
  RT_VERDICT_MANY,
} RtVerdictKind;

typedef struct {
  RtVerdictKind kind;
  int n_digits;       /* number of digits on the grid */
  /* CLASH: the cells whose digit occurs twice in a house; NONE: a small set of contradicting
   * digits, or empty if that takes many guesses to find */
  RtCells conflicts;
  int clash_digit;    /* CLASH: digit of the first conflict, its house (0..26) */
  int clash_house;    /* and how often the digit occurs there */
  int clash_times;
  /* CLASH, NONE: entries that differ from the only solution of the givens; empty if there is not
   * exactly one. Only for a position. */
  RtCells wrong;
  RtGrid solution;    /* ONE, MANY: the lexicographically first */
  bool is_full;       /* ONE, MANY: no cell is empty: the grid is a solution */
} RtVerdict;

/* Finds the verdict on GRID. Returns false, with VERDICT unchanged, if STOP (may be NULL) was
 * raised. */
bool rt_verdict (const RtGrid *grid, RtStop *stop, RtVerdict *verdict);

/* Finds the verdict on all digits of POSITION. If they have a solution, solutions are counted
 * without the digits that the solver wrote: else filling in one of several solutions would make it
 * the only one. If they have none, finds the wrong entries. Returns false if STOP (may be NULL) was
 * raised. */
bool rt_verdict_at (const RtPosition *position, RtStop *stop, RtVerdict *verdict);

/* Returns the verdict as a translated phrase: "exactly one solution", "no solution: two 5s in row
 * 3". A puzzle with one solution keeps it, whatever a person enters; the phrase is then "two 5s in
 * row 3", or "1 digit you entered is wrong". Starts in lower case, as it follows the count of
 * digits. Free with g_free. */
char *rt_verdict_say (const RtVerdict *verdict);
