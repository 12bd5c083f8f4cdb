/* say.h - a step in words: what there is to see, why it holds, what follows; and a chain's links,
 * one by one.
 *
 * All are translated sentences. Which one a technique has stands in its row. Free with g_free. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* How much a hint gives away, from the least. */
typedef enum {
  RT_HINT_KIND,         /* "Fish: a technique of this kind finds the next step." */
  RT_HINT_TECHNIQUE,    /* "X-Wing" */
  RT_HINT_WHERE,        /* "Look at the digit 7 in rows 2 and 5." */
  RT_HINT_PATTERN,      /* the cells, without what follows; of a single the question */
  RT_HINT_ALL,          /* why, and what follows */
  RT_N_HINTS,
} RtHint;

/* The name of what the hint is about at that stage: a kind of techniques, then the technique. It is
 * translated and stays the library's. */
const char *rt_hint_name (const RtStep *step, RtHint stage);

/* What a hint says at that stage, besides that name. */
char *rt_say_hint (const RtStep *step, RtHint stage);

/* Why the step holds: "In rows 2 and 5 the digit 7 can only stand in columns 3 and 8." A
 * chain is folded: from what, over how many links, to what. */
char *rt_say_reason (const RtStep *step);

/* A chain unfolded: a line for each link, "1. If r1c2 is not 5, then r1c8 is 5: row 1 has no other
 * place for it.", for each case after a line that tells the case. What a link rests on follows it in
 * lines that begin with RT_SET_IN, once or more. NUMBER is the case, from 1, or 0 for all, or beyond
 * them that of an inner step (rt_step_at_view). None where there are no links. */
#define RT_SET_IN "    "
GPtrArray *rt_say_links (const RtStep *step, guint number);

/* How many links that is, each line one, without those that are set in: "12 links"; or NULL. */
char *rt_say_n_links (const RtStep *step, guint number);
