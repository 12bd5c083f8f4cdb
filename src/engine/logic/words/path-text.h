/* account.h - a whole path in text: its steps, one a line, and what they amount to.
 *
 * The same for command line, files and window. All texts are to be freed; they end without a
 * newline. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

typedef enum {
  RT_PATH_TEXT_WORDS = 1 << 0, /* whole sentences, not the notation of forums */
  RT_PATH_TEXT_LINKS = 1 << 1, /* below a chain its links, indented */
} RtPathTextFlags;

/* STEPS (of RtStep), one a line, with FLAGS of RtPathTextFlags. */
char *rt_path_text_steps (GPtrArray *steps, unsigned flags);

/* Returns the index of the step of STEPS (at least one) with the highest price, the first of equals. */
guint rt_path_text_hardest (GPtrArray *steps);

/* "57 steps: a person can do it with nothing harder than X-Wing.", or that STEPS (at least one), which
 * start from GRID, end before the solution. BY_RATING: they are the rating's own, and its hardest step is
 * named with its number: "57 steps in the order of the rating; the hardest: X-Wing, 3.2." Another path has
 * no number: it would be taken for the rating. */
char *rt_path_text_sum (const RtGrid *grid, GPtrArray *steps, bool by_rating);

/* How often each technique is used, one a line, easy ones first: "40 × Hidden Single". */
char *rt_path_text_techniques (GPtrArray *steps);

/* All of it: the digits of GRID, which the steps start from, the steps in notation, and what they
 * amount to. */
char *rt_path_text (const RtGrid *grid, GPtrArray *steps, bool by_rating);
