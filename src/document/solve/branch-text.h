/* branch-text.h - translated sentences about a branch of a search's tree: its digit and its cost. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"

#include <glib.h>

/* Returns "<b>3 in row 1, column 4</b>: 39 % of the search, 1,757 steps, 212 dead ends; nothing came of it" for
 * BRANCH of a search that has LENGTH steps. <b> is the only markup. Free with g_free. */
char *rt_branch_say (const RtBranch *branch, guint64 length);

/* Returns "1,757 steps, 212 dead ends". Free with g_free. */
char *rt_branch_say_cost (const RtBranch *branch);
