/* strip-say.h - texts for steps of a search or a path. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/player.h"
#include "engine/trace/tree.h"

/* "Step 1,204 of 69,175,316, depth 27", or "Step 12 of 57: X-Wing (3.2)": the place of PLAYER,
 * which must have steps, for a screen reader. */
char *rt_strip_say_place (RtPlayer *player);

/* "Step 1,204, depth 27: 5 written, row 3, column 4". */
char *rt_strip_say_step (RtCursor *cursor);

/* "3 in row 1, column 4: 39 % of the search, 1,757 steps, 212 dead ends; nothing came of it": BRANCH of a
 * search that has LENGTH steps. */
char *rt_strip_say_branch (const RtBranch *branch, guint64 length);

/* "After 57 steps": the place after the last step of a path. */
char *rt_strip_say_end (GPtrArray *steps);

/* "Step 12: X-Wing (3.2)": what is done at PLACE of the path of STEPS. */
char *rt_strip_say_deduction (GPtrArray *steps, guint64 place);
