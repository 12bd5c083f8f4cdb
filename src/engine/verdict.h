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
  /* CLASH: all cells whose digit occurs again in one of their houses. NONE: a small set of cells
   * whose digits contradict each other; empty if it takes many guesses to find one. */
  RtCells conflicts;
  int clash_digit;    /* CLASH: digit of the first conflict, */
  int clash_house;    /* its house (0..26), */
  int clash_times;    /* and how often the digit occurs there */
  /* CLASH, NONE: the entries that differ from the only solution of the givens; empty if the givens
   * do not have exactly one. Set only for a position. */
  RtCells wrong;
  RtGrid solution;    /* ONE, MANY: the lexicographically first */
  bool is_full;       /* ONE, MANY: no cell is empty, so the grid is a solution */
} RtVerdict;

/* Computes the verdict on GRID. Returns false, with VERDICT unchanged, if STOP (may be NULL) was
 * raised. */
bool rt_verdict (const RtGrid *grid, RtStop *stop, RtVerdict *verdict);

/* Computes the verdict on POSITION. If its digits have a solution, the kind of the verdict ignores
 * digits that the solver wrote: else filling in one of several solutions would make it the only
 * one. If they have none, also finds the wrong entries. Returns false, with VERDICT unchanged, if
 * STOP (may be NULL) was raised. */
bool rt_verdict_at (const RtPosition *position, RtStop *stop, RtVerdict *verdict);

/* Returns the verdict as a translated phrase: "exactly one solution", "no solution: two 5s in row
 * 3". If the givens have exactly one solution and entries are wrong, the phrase is "two 5s in row
 * 3", or "1 digit you entered is wrong". It starts in lower case, as it follows the count of
 * digits. Free with g_free. */
char *rt_verdict_say (const RtVerdict *verdict);
