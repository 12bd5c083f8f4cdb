/* path-text.h - writes a path to the solution as text: its steps, one in each line, and a summary.
 *
 * Command line, files and windows all use these texts. They end without a line end; free with
 * g_free. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

typedef enum {
  RT_PATH_TEXT_WORDS = 1 << 0, /* sentences instead of notation */
  RT_PATH_TEXT_LINKS = 1 << 1, /* adds the links of chains, indented */
} RtPathTextFlags;

/* Returns STEPS (of RtStep) as text, one step in each line. FLAGS are RtPathTextFlags. Free with
 * g_free. */
char *rt_path_text_steps (GPtrArray *steps, unsigned flags);

/* Returns the index of the step with the highest price (difficulty); of several, the first. STEPS
 * must not be empty. */
guint rt_path_text_hardest (GPtrArray *steps);

/* Returns a summary of STEPS, which must not be empty and start from GRID: "57 steps: a person can
 * do it with nothing harder than X-Wing.", or a sentence that they end before the solution. If
 * BY_RATING, STEPS are those of the rating, and the summary adds the difficulty of the hardest: "57
 * steps in the order of the rating; the hardest: X-Wing, 3.2." Other summaries lack it, because
 * people would take it for the rating. */
char *rt_path_text_sum (const RtGrid *grid, GPtrArray *steps, bool by_rating);

/* Returns the number of uses of each technique, one technique in each line, the easiest first: "40
 * × Hidden Single". */
char *rt_path_text_techniques (GPtrArray *steps);

/* Returns the whole text of a path: the digits of GRID, from which STEPS start, the steps in
 * notation, the summary and the techniques. BY_RATING: the steps are in the order of the rating. */
char *rt_path_text (const RtGrid *grid, GPtrArray *steps, bool by_rating);
