/* logic-options.h - functions for commands that search for logical steps: their ladder (order of
 * techniques), and the board at which their path starts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/ladder/ladder.h"
#include "engine/position.h"

/* Returns the id of ladder N (an order of techniques), from 0, and sets SAYS to its description;
 * NULL after the last one. Implements `nth` of RtChoice. */
const char *rt_reasoning_nth_ladder (guint n, const char **says);

/* Returns the ladder called NAME (NULL: the ladder for people), or the ladder in the file NAME: ids
 * of techniques separated by blanks, with `-` before those that are switched off, and comments
 * after `#`. If that fails, prints an error and returns NULL. Free with rt_ladder_free. */
RtLadder *rt_reasoning_ladder (const char *name);

/* The part of a position at which a path starts. */
typedef enum {
  RT_FROM_POSITION,   /* all digits, and the pencil marks if they are complete and contain the
                       * solution */
  RT_FROM_GIVENS,     /* the givens alone */
  RT_FROM_CANDIDATES, /* all digits, and the pencil marks, which are part of the puzzle */
} RtReasoningFrom;

/* Sets BOARD to the part FROM of POSITION, and GIVENS to the cells that hold a digit of the puzzle.
 * Leaves both unchanged if there is no solution. Returns the number of solutions: 0, 1 or 2 (two or
 * more). */
int rt_reasoning_start_board (const RtPosition *position, RtReasoningFrom from, RtBoard *board,
                        RtCells *givens);

/* Returns true if techniques may assume that the puzzle has one solution: N_SOLUTIONS is 1, and FROM is not the
 * candidates of the puzzle, which may exclude solutions that the digits alone allow. */
bool rt_reasoning_presumes_one (RtReasoningFrom from, int n_solutions);

/* Makes STUDY, the board that techniques look at, show the part FROM of POSITION. Sets N_SOLUTIONS
 * to the number of solutions. Returns a copy of LADDER in which techniques that are not valid for
 * it are switched off; NULL if there is no solution. Free with rt_ladder_free. */
RtLadder *rt_reasoning_turn (RtStudy *study, const RtLadder *ladder, const RtPosition *position,
                             RtReasoningFrom from, int *n_solutions);
