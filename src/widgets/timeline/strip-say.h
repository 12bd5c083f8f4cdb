/* strip-say.h - functions that return translated texts about steps of a search or of a path of
 * logical steps, for screen readers and tags. All results must be freed with g_free. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/player.h"

/* Returns a text about PLAYER's current step for a screen reader, as in "Step 1,204 of 69,175,316, depth 27" or
 * "Step 12 of 57: X-Wing". PLAYER must have steps. */
char *rt_strip_say_place (RtPlayer *player);

/* Returns a text about the event at CURSOR, as in "Step 1,204, depth 27: 5 written, row 3, column 4". */
char *rt_strip_say_step (RtCursor *cursor);

/* Returns the name of the position after the last of the logical STEPS of a solving path, as in "After 57 steps". */
char *rt_strip_say_end (GPtrArray *steps);

/* Returns the number and the technique of the step with the index PLACE among the logical STEPS of
 * a solving path, as in "Step 12: X-Wing". */
char *rt_strip_say_deduction (GPtrArray *steps, guint64 place);
