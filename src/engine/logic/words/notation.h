/* notation.h - writes a step in the notation of forums: `X-Wing: 7 r25 c38 => r1c3<>7`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* Returns the notation of STEP, untranslated. Free with g_free. */
char *rt_step_notation (const RtStep *step);

/* Returns the effect of STEP as a translated line: `Pointing: no 5 in r4c1, r4c6`. Free with
 * g_free. */
char *rt_step_line (const RtStep *step);
