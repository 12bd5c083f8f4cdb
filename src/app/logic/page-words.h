/* page-words.h - texts of the page of hints and steps: its button, the cases of a step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/reasoning.h"

/* The label of the hint button, which names what it does next: translated, with a mnemonic. */
const char *rt_logic_say_hint (RtReasoning *reasoning);

/* Which of the views of STEP is VIEW, as in "Case 2 of 3". Free with g_free. */
char *rt_logic_say_view (const RtStep *step, guint view);

/* Why the inner step that VIEW of STEP shows holds. Free with g_free. */
char *rt_logic_say_why (const RtStep *step, guint view);
