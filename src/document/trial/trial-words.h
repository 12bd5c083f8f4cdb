/* trial-words.h - what is wrong with a program's answer, in words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/trial/reply.h"

#include <stdbool.h>

/* Why GRID is not the answer to PUZZLE, of which FIRST is the first solution (NULL: it has none), as a
 * translated sentence; NULL where it is. ANY: any solution will do. Free with g_free. */
char *rt_trial_say_wrong (const RtGrid *puzzle, const RtGrid *grid, const RtGrid *first, bool any);

/* What is wrong with the form of ANSWER, which is no grid; the same. */
char *rt_trial_say_form (const RtReply *answer);
