/* reasoning.h - which order of techniques a command goes by, and where on a puzzle it starts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/ladder/ladder.h"
#include "engine/position.h"

/* The names of the orders, for an RtChoice. */
const char *rt_reasoning_nth_ladder (guint n, const char **says);

/* The order with that name, or that which stands in the file of that name: ids of techniques with
 * blanks between them, `-` before those that are off, `#` before a comment. NULL for the one for
 * people. Where there is none, says why on standard error and returns NULL. To be freed. */
RtLadder *rt_reasoning_ladder (const char *name);

/* Turns STUDY to POSITION, or to its givens alone. Returns what may be used there of LADDER, to be
 * freed: with several solutions, what presumes a single one proves nothing. NULL: there is no
 * solution. */
RtLadder *rt_reasoning_turn (RtStudy *study, const RtLadder *ladder, const RtPosition *position,
                             bool only_givens);
