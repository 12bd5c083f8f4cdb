/* say.h - writes a step in translated sentences: a hint in stages, the reason, the effect, the
 * links of a chain.
 *
 * The sentence for the reason is a field of its technique (technique.h). The caller frees each text with
 * g_free. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* Stages of a hint, the least revealing first. */
typedef enum {
  RT_HINT_KIND,         /* the kind of technique, such as "Fish" */
  RT_HINT_TECHNIQUE,    /* the technique, such as "X-Wing" */
  RT_HINT_WHERE,        /* "Look at the digit 7 in rows 2 and 5." */
  RT_HINT_PATTERN,      /* the cells, without the effect; for a single a question */
  RT_HINT_ALL,          /* the reason and the effect */
  RT_N_HINTS,
} RtHint;

/* Returns the name of a technique or of its variant, translated. Not to be freed. */
const char *rt_say_name (const char *name);

/* Returns the title of the hint at STAGE: the kind of technique, or at later stages the technique;
 * translated. Not to be freed. */
const char *rt_hint_name (const RtStep *step, RtHint stage);

/* Returns the text of the hint at STAGE, without the title. */
char *rt_say_hint (const RtStep *step, RtHint stage);

/* Returns the reason of STEP: "In rows 2 and 5 the digit 7 can only stand in columns 3 and 8." For
 * a chain, the reason has only the start, the number of links and the end. */
char *rt_say_reason (const RtStep *step);

/* Returns the links of a chain, one in each line: "1. If r1c2 is not 5, then r1c8 is 5: there is no
 * other place left in row 1." If there are several cases, each begins with a line that names it. A
 * nested step follows its link, in lines that begin with RT_SET_IN once or more. NUMBER is a case,
 * from 1, or 0 for all cases; a greater number is a picture of a nested step (rt_step_at_view). The
 * array is empty if there are no links; free it with g_ptr_array_unref. */
#define RT_SET_IN "    "
GPtrArray *rt_say_links (const RtStep *step, guint number);

/* Returns the number of the numbered lines of rt_say_links that are not indented: "12 links". Returns NULL if there are
 * none. */
char *rt_say_n_links (const RtStep *step, guint number);
