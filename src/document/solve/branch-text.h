/* branch-text.h - functions that return sentences about a branch of a search's tree: the digit that
 * was tried, and its number of steps and dead ends. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"

#include <glib.h>

/* Returns a sentence about BRANCH of a search that has LENGTH steps: "<b>3 in row 1, column 4</b>: 39 % of the search,
 * 1,757 steps, 212 dead ends; nothing came of it". <b> is the only markup. Free with g_free. */
char *rt_branch_say (const RtBranch *branch, guint64 length);

/* Returns the number of steps and dead ends of BRANCH: "1,757 steps, 212 dead ends". Free with
 * g_free. */
char *rt_branch_say_cost (const RtBranch *branch);
