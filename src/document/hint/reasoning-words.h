/* reasoning-words.h - the sentences of RtReasoning. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/conclude.h"
#include "document/hint/steps.h"

/* What to say in STATE about what is SHOWN, alone or of a list of KIND, translated; what matters most
 * stands between <b> and </b>. NULL: nothing. Free with g_free. */
char *rt_say_reasoning (RtReasoningState state, RtSteps kind, const RtShownStep *shown);

/* What is looked for, and what is tried for it once that takes longer than a moment; as above. */
char *rt_say_looking (const RtLooking *looking);

/* TEXT, which is freed, with the names of cells in full where they are few. Free with g_free. */
char *rt_spell_out (char *text);
