/* paper.h - how hard puzzles are, as pages say it: where other programs put a level. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating.h"
#include "engine/puzzle.h"

#include <gio/gio.h>

/* PUZZLE with RATING beside what it says of its level. The caller owns it. */
RtPuzzle *rt_paper_rated (const RtPuzzle *puzzle, const RtRating *rating);

/* Finds out how hard the only puzzle in PUZZLES is, puts it there rated, and tells it by CHANGED
 * (may be NULL). Does nothing of this where the puzzle has not exactly one solution, and nothing any
 * more once CANCELLABLE is cancelled. */
void rt_paper_rate (GPtrArray *puzzles, GCancellable *cancellable, void (*changed) (gpointer data),
                    gpointer data);
