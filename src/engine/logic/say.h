/* say.h - a step in words: what there is to see, why it holds, what follows.
 *
 * All are translated sentences. Which sentence a technique has stands in words.h; its holes are
 * filled here. Free with g_free. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step.h"

/* How much a hint gives away, from the least. */
typedef enum {
  RT_HINT_KIND,         /* "There is something to see among the fish." */
  RT_HINT_TECHNIQUE,    /* "There is an X-Wing." */
  RT_HINT_WHERE,        /* "There is an X-Wing of the digit 7." or "... in row 4." */
  RT_HINT_PATTERN,      /* the cells, without what follows: nothing more in words */
  RT_HINT_ALL,          /* why, and what follows */
  RT_N_HINTS,
} RtHint;

/* What a hint says at that stage. */
char *rt_say_hint (const RtStep *step, RtHint stage);

/* Why the step holds: "In rows 2 and 5 the digit 7 can only stand in columns 3 and 8." Of a
 * technique without a sentence, NULL. */
char *rt_say_reason (const RtStep *step);

/* What follows: "So r4c7 is 5." */
char *rt_say_effect (const RtStep *step);
