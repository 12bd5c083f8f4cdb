/* notation.h - a step as people write it in forums: `X-Wing: 7 r25 c38 => r1c3<>7`. The same in
 * all languages. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* To be freed. */
char *rt_step_notation (const RtStep *step);

/* The same with another NAME in front: a translated one, for a list in a window. */
char *rt_step_notation_called (const RtStep *step, const char *name);
