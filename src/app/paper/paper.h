/* paper.h - the rating of puzzles on printed pages, which is shown as their level. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/rating.h"
#include "engine/puzzle.h"

#include <gio/gio.h>

/* A copy of PUZZLE with RATING added to its level. The caller owns it. */
RtPuzzle *rt_paper_rated (const RtPuzzle *puzzle, const RtRating *rating);

/* Rates the only puzzle in PUZZLES in a thread, replaces it by the rated copy, then calls CHANGED
 * (may be NULL). Does nothing unless the puzzle has exactly one solution, and stops once
 * CANCELLABLE is cancelled. */
void rt_paper_rate (GPtrArray *puzzles, GCancellable *cancellable, void (*changed) (gpointer data),
                    gpointer data);
