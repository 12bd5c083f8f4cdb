/* rating.h - how hard a puzzle is, on the scale of Sudoku Explainer: its three numbers in tenths.
 *
 *     ER    the highest price on the way to the solution
 *     EP    the highest price up to the first digit written ("pearl" where it is ER)
 *     ED    the price of the very first step ("diamond" where all three are equal)
 *
 * Equal to that program's output, digit for digit: order of trial, ties, and slips included. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/core/stop.h"
#include "engine/logic/chains/threads.h"
#include "engine/logic/step/technique.h"

#include <glib.h>
#include <stdbool.h>

typedef struct {
  int er, ep, ed;       /* tenths: 12 for 1.2; ER 200 where no technique goes on */
  const RtTechnique *hardest; /* what ER is the price of; NULL where no technique goes on, or where
                               * only the numbers were kept */
} RtRating;

/* Keeps memory from puzzle to puzzle; belongs to one thread at a time. */
typedef struct RtRater RtRater;

/* With CORRECTED uniqueness techniques, a few puzzles of ten thousand get another, lower rating. */
RtRater *rt_rater_new (bool corrected);
void rt_rater_free (RtRater *rater);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtRater, rt_rater_free)

/* Lets it use the threads of CREW, of which it is a member while it rates. NULL, as at first: it
 * uses the calling thread alone. The ratings are the same. */
void rt_rater_set_threads (RtRater *rater, RtThreads *threads);

/* ER of the puzzle that it rates now, or rated last, is at least this, in tenths: it climbs while
 * it rates. Any thread may ask. */
int rt_rater_least (RtRater *rater);

/* GRID must have just one solution. Returns false, with nothing written, if STOP (may be NULL)
 * ended it early. */
bool rt_rater_rate (RtRater *rater, const RtGrid *grid, RtStop *stop, RtRating *rating);

/* The same, as long as ER may still be at most MOST, in tenths: if it is above, ER becomes some
 * number above MOST, and the rest of RATING is not known. Much less work for hard puzzles that
 * nobody asked for. */
bool rt_rater_rate_to (RtRater *rater, const RtGrid *grid, int most, RtStop *stop,
                       RtRating *rating);
