/* explain-json.h - functions that return logical steps as JSON objects, which the manual page
 * describes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* Returns the path of STEPS (of RtStep) from GIVENS as a JSON object on one line. Free with g_free.
 * LADDER is the name of the order in which techniques were tried; N_SOLUTIONS is the number of
 * solutions (2: two or more). SOLVED: the path leads to the solution. IS_RATING: the difficulties
 * of the path are the rating of GIVENS. IN_WORDS: adds the sentence of each step. */
char *rt_explain_json (const RtGrid *givens, const char *ladder, GPtrArray *steps, int n_solutions,
                       bool solved, bool is_rating, bool in_words);

/* Returns STEPS (of RtStep), all of which are possible on GRID, as a JSON object on one line. Free with g_free.
 * LADDER is the name of the order in which techniques were tried. IN_WORDS: adds the sentence of each step. */
char *rt_steps_json (const RtGrid *grid, const char *ladder, GPtrArray *steps, bool in_words);
