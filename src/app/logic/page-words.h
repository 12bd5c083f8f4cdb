/* page-words.h - texts of the page of steps: the cases of a step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* Which of the views of STEP is VIEW, as in "Case 2 of 3". Free with g_free. */
char *rt_logic_say_view (const RtStep *step, guint view);

/* Why the inner step that VIEW of STEP shows holds. Free with g_free. */
char *rt_logic_say_why (const RtStep *step, guint view);
