/* say.h - a step in translated sentences: hints in stages, the reason, the effect, the links of a
 * chain.
 *
 * The sentence of a technique is in its row. Free texts with g_free. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* The stages of a hint, from the least revealing. */
typedef enum {
  RT_HINT_KIND,         /* "Fish: a technique of this kind finds the next step." */
  RT_HINT_TECHNIQUE,    /* "X-Wing" */
  RT_HINT_WHERE,        /* "Look at the digit 7 in rows 2 and 5." */
  RT_HINT_PATTERN,      /* the cells, without the effect; for a single a question */
  RT_HINT_ALL,          /* the reason and the effect */
  RT_N_HINTS,
} RtHint;

/* Returns the name of a technique or of its variant, translated, not to be freed. */
const char *rt_say_name (const char *name);

/* Returns the name of the hint at that stage: the kind of technique, then the technique.
 * Translated, not to be freed. */
const char *rt_hint_name (const RtStep *step, RtHint stage);

/* Returns the text of the hint at that stage, without that name. */
char *rt_say_hint (const RtStep *step, RtHint stage);

/* Returns the reason of the step: "In rows 2 and 5 the digit 7 can only stand in columns 3 and
 * 8." A chain is summarized: its start, its number of links, its end. */
char *rt_say_reason (const RtStep *step);

/* Returns the links of a chain, a line each: "1. If r1c2 is not 5, then r1c8 is 5: row 1 has no
 * other place for it." Each case begins with a line that names it. Nested steps follow their
 * link in lines that begin with RT_SET_IN, once or more. NUMBER is the case, from 1, or 0 for
 * all, or beyond them a nested step (rt_step_at_view). Empty if there are no links. */
#define RT_SET_IN "    "
GPtrArray *rt_say_links (const RtStep *step, guint number);

/* Returns the number of those lines without indented ones: "12 links"; or NULL. */
char *rt_say_n_links (const RtStep *step, guint number);
