/* ring.h - what a ring leaves no place for, and between which of its candidates. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* For all that a ring removes, two of its candidates, one of which is true: "one of r1c2 and r1c8 is
 * 5; r4c8 is 3 or 7". To be freed. */
char *rt_phrase_either (const RtStep *step);
