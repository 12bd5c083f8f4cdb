/* explain-json.h - a path, or steps, as an object of JSON. The manual page says what is in it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* Returns the path of STEPS (of RtStep) from GIVENS by the ladder LADDER, on one line; to be freed.
 * SOLVED says whether it leads to the solution, of which there are N_SOLUTIONS (2: two or more),
 * IS_RATING whether its prices are the rating of GIVENS; IN_WORDS adds the sentence of each step.
 */
char *rt_explain_json (const RtGrid *givens, const char *ladder, GPtrArray *steps, int n_solutions,
                       bool solved, bool is_rating, bool in_words);

/* Likewise STEPS that are all possible on GRID, not one after another. */
char *rt_steps_json (const RtGrid *grid, const char *ladder, GPtrArray *steps, bool in_words);
