/* notation.h - a step as people write it in forums: `X-Wing: 7 r25 c38 => r1c3<>7`. The same in
 * all languages, but for a list in a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* To be freed. */
char *rt_step_notation (const RtStep *step);

/* The same for a list in a window: its name and the few words in it are translated. */
char *rt_step_notation_translated (const RtStep *step);
