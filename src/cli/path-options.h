/* path-options.h - which order of techniques a command goes by, and where on a puzzle it starts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/ladder/ladder.h"
#include "engine/position.h"

/* Returns the name of technique order N, or NULL after the last; SAYS gets its description (RtChoice). */
const char *rt_reasoning_nth_ladder (guint n, const char **says);

/* Returns the technique order called NAME, or else reads it from the file NAME: ids of techniques
 * with blanks between them, `-` before those that are off, `#` before a comment. NAME may be NULL:
 * the order for people. On failure prints why on standard error and returns NULL. Free with
 * rt_ladder_free. */
RtLadder *rt_reasoning_ladder (const char *name);

/* The part of a position from which a path starts. */
typedef enum {
  RT_FROM_POSITION,   /* what stands on the grid, and marks that are complete and sound */
  RT_FROM_GIVENS,     /* the givens alone */
  RT_FROM_CANDIDATES, /* what stands on the grid, and the marks, which are part of the puzzle */
} RtReasoningFrom;

/* Fills BOARD, and GIVENS with the cells that hold a digit of the puzzle; both are untouched where there is
 * no solution. Returns the number of solutions: 0, 1 or 2 (two or more). */
int rt_reasoning_start_board (const RtPosition *position, RtReasoningFrom from, RtBoard *board,
                        RtCells *givens);

/* Returns true if techniques that presume a single solution prove something: not where there are several,
 * nor where candidates are part of the puzzle, as these may tell apart what the digits do not. */
bool rt_reasoning_presumes_one (RtReasoningFrom from, int n_solutions);

/* Turns STUDY to POSITION. Returns what may be used there of LADDER, to be freed, or NULL where there is no
 * solution. N_SOLUTIONS becomes their number as above. */
RtLadder *rt_reasoning_turn (RtStudy *study, const RtLadder *ladder, const RtPosition *position,
                             RtReasoningFrom from, int *n_solutions);
