/* reasoning-words.h - functions that return the sentences of RtReasoning for the card. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/async-step-search.h"
#include "document/hint/shown-step.h"

/* Returns the translated sentence for STATE and the step SHOWN, with the most important part
 * between <b> and </b>. KIND is the list that is shown, or RT_STEPS_NONE for a hint. NULL if there
 * is no sentence. Free with g_free. */
char *rt_say_reasoning (RtReasoningState state, RtSteps kind, const RtShownStep *shown);

/* Returns the translated sentence for a running search. If the search takes long, it names the kind
 * of list and the technique that is being tried. Free with g_free. */
char *rt_say_looking (const RtLooking *looking);

/* Returns TEXT with cell names such as "r1c2" spelled out ("row 1, column 2") if there are at most
 * two. Frees TEXT. Free the result with g_free. */
char *rt_spell_out (char *text);
