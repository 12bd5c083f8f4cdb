/* reasoning-words.h - the sentences of RtReasoning. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/conclude.h"
#include "document/hint/shown-step.h"

/* Returns the translated sentence of STATE about the step SHOWN, a hint or one of a list of KIND, with the
 * most important part between <b> and </b>; NULL if there is none. Free with g_free. */
char *rt_say_reasoning (RtReasoningState state, RtSteps kind, const RtShownStep *shown);

/* Returns the translated sentence of a running search: the list that is searched for and, once it takes long,
 * the technique that is tried. Free with g_free. */
char *rt_say_looking (const RtLooking *looking);

/* Takes TEXT and returns it with the names of cells in full if they are few. Free with g_free. */
char *rt_spell_out (char *text);
