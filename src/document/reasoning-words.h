/* reasoning-words.h - the sentences of RtReasoning. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/conclude.h"
#include "document/shown-step.h"

/* What to say in STATE about what is SHOWN, alone or of a list of KIND, translated; what matters most
 * stands between <b> and </b>. NULL: nothing. Free with g_free. */
char *rt_say_reasoning (RtReasoningState state, RtSteps kind, const RtShownStep *shown);

/* TEXT, which is freed, with the names of cells in full where they are few. Free with g_free. */
char *rt_spell_out (char *text);
