/* rating.h - rates a puzzle on the scale of Sudoku Explainer: three numbers in tenths, computed
 * from the prices (difficulties) of steps.
 *
 *     ER    the highest price on the way to the solution
 *     EP    the highest price up to the first digit placed ("pearl" if it is ER)
 *     ED    the price of the very first step ("diamond" if all three are equal)
 *
 * These equal the output of Sudoku Explainer, digit for digit, as its order of trial, its ties and
 * its faults are repeated. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/core/stop.h"
#include "engine/logic/chains/thread-budget.h"
#include "engine/logic/step/technique.h"

#include <glib.h>
#include <stdbool.h>

typedef struct {
  int er, ep, ed;       /* in tenths: 12 for 1.2; ER is 200 if the techniques do not solve it */
  const RtTechnique *hardest; /* technique whose price is ER; NULL if the techniques do not solve
                               * the puzzle, or if only the numbers were stored */
} RtRating;

/* An object that rates puzzles and reuses its memory; belongs to one thread at a time. */
typedef struct RtRater RtRater;

/* Returns a new rater. If CORRECTED, it uses uniqueness techniques without Sudoku Explainer's
 * faults: then a few of ten thousand puzzles get another, lower rating. */
RtRater *rt_rater_new (bool corrected);
void rt_rater_free (RtRater *rater);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtRater, rt_rater_free)

/* Lets RATER use the threads of THREADS, which counts it as a running search while it rates.
 * THREADS is NULL at first: then only the calling thread rates. Ratings do not depend on
 * it. */
void rt_rater_set_threads (RtRater *rater, RtThreads *threads);

/* Returns a lower bound of the ER (rating, in tenths) of the puzzle that is being rated, or was
 * rated last. It rises during rating. Any thread may call this. */
int rt_rater_least (RtRater *rater);

/* Rates GRID, which must have exactly one solution. Returns false, with RATING unchanged, if
 * STOP (may be NULL) was raised. */
bool rt_rater_rate (RtRater *rater, const RtGrid *grid, RtStop *stop, RtRating *rating);

/* Rates GRID like rt_rater_rate, but stops when the ER is known to be above MOST, in tenths; then ER
 * is some number above MOST, and the rest of RATING is zero. Returns false if stopped by STOP. */
bool rt_rater_rate_to (RtRater *rater, const RtGrid *grid, int most, RtStop *stop,
                       RtRating *rating);
