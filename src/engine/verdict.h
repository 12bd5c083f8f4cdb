/* verdict.h - RtVerdict: the result for a grid: no solution (and the reason), exactly one, or
 * several. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"
#include "engine/position.h"

typedef enum {
  RT_VERDICT_CLASH, /* no solution: two peers have equal digits */
  RT_VERDICT_NONE,  /* no solution, without equal digits in a house */
  RT_VERDICT_ONE,
  RT_VERDICT_MANY,
} RtVerdictKind;

typedef struct {
  RtVerdictKind kind;
  int n_digits;       /* number of digits on the grid */
  /* CLASH: all cells whose digit occurs again in one of their houses. NONE: a small set of cells
   * whose digits contradict each other; empty if it takes many guesses to find one. */
  RtCells conflicts;
  int clash_digit;    /* CLASH: digit of the first conflict */
  int clash_house;    /* CLASH: house of the first conflict (0..26) */
  int clash_times;    /* CLASH: number of times that the digit is in that house */
  /* CLASH, NONE: the entries that differ from the only solution of the givens; empty if the givens
   * do not have exactly one. Set only for a position. */
  RtCells wrong;
  RtGrid solution;    /* ONE, MANY: the lexicographically first */
  bool is_full;       /* ONE, MANY: true if no cell is empty, so that the grid is a solution */
} RtVerdict;

/* Computes the verdict on GRID. Returns false, with VERDICT unchanged, if STOP (may be NULL) was
 * raised. */
bool rt_verdict (const RtGrid *grid, RtStop *stop, RtVerdict *verdict);

/* Computes the verdict on POSITION. If its digits have a solution, the kind of the verdict ignores
 * the digits that the solver wrote; otherwise one of several solutions, filled in by the solver,
 * would be the only one. If its digits have no solution, also finds the wrong entries. Returns
 * false, with VERDICT unchanged, if STOP (may be NULL) was raised. */
bool rt_verdict_at (const RtPosition *position, RtStop *stop, RtVerdict *verdict);

/* Returns VERDICT as a translated phrase: "exactly one solution", "no solution: two 5s in row 3".
 * If the givens have exactly one solution and entries are wrong, the phrase is "two 5s in row 3",
 * or "1 digit you entered is wrong". The phrase starts in lower case, because it follows the count
 * of digits. Free with g_free. */
char *rt_verdict_say (const RtVerdict *verdict);
