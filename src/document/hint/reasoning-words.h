/* reasoning-words.h - functions that return the sentences about hints (RtReasoning) for the card,
 * the explanation below the grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/async-step-search.h"
#include "document/hint/shown-step.h"

/* Returns the translated sentence for the hint's STATE and the logical step SHOWN, with the most important part
 * between <b> and </b>. KIND is the list that is shown (all possible steps, or the path to the solution), or
 * RT_STEPS_NONE for a hint. NULL if there is no sentence. Free with g_free. */
char *rt_say_reasoning (RtReasoningState state, RtSteps kind, const RtShownStep *shown);

/* Returns the translated sentence for the running search LOOKING for logical steps. If it takes long, the sentence
 * names what is searched for and the technique that is being tried. Free with g_free. */
char *rt_say_looking (const RtLooking *looking);

/* Returns TEXT with cell names such as "r1c2" spelled out ("row 1, column 2") if there are at most
 * two. Frees TEXT. Free the result with g_free. */
char *rt_spell_out (char *text);
