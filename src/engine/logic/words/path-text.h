/* path-text.h - a path as text: its steps, one a line, and its summary.
 *
 * Used alike by command line, files and window. All texts end without a newline; free with
 * g_free. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

typedef enum {
  RT_PATH_TEXT_WORDS = 1 << 0, /* sentences instead of notation */
  RT_PATH_TEXT_LINKS = 1 << 1, /* adds the links of chains, indented */
} RtPathTextFlags;

/* Returns STEPS (of RtStep), one a line. FLAGS are of RtPathTextFlags. */
char *rt_path_text_steps (GPtrArray *steps, unsigned flags);

/* Returns the index of the step of STEPS (at least one) with the highest price, the first of
 * equals. */
guint rt_path_text_hardest (GPtrArray *steps);

/* Returns "57 steps: a person can do it with nothing harder than X-Wing.", or that STEPS (at
 * least one), which start from GRID, end before the solution. If BY_RATING, the steps are those
 * of the rating, and the price of the hardest is added: "57 steps in the order of the rating;
 * the hardest: X-Wing, 3.2." Other paths have no number: it would be taken for the rating. */
char *rt_path_text_sum (const RtGrid *grid, GPtrArray *steps, bool by_rating);

/* Returns how often each technique is used, one a line, easy ones first: "40 × Hidden Single". */
char *rt_path_text_techniques (GPtrArray *steps);

/* Returns the digits of GRID, from which the steps start, the steps in notation, and the
 * summary. */
char *rt_path_text (const RtGrid *grid, GPtrArray *steps, bool by_rating);
