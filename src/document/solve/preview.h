/* preview.h - RtPreview: a look at a branch of a search's tree, without moving the search.
 *
 * While the person points at the bar of a branch, the grid shows the digits that were on it when the digit of the
 * branch was written. The position of the player does not change. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/player.h"
#include "engine/trace/tree.h"

typedef struct _RtPreview RtPreview;

/* Returns a preview of the trace that PLAYER, which is referenced, shows. */
RtPreview *rt_preview_new (RtPlayer *player);
void rt_preview_free (RtPreview *self);

/* Looks at BRANCH, which is copied; NULL: at none. Returns true if that is a change. */
bool rt_preview_set (RtPreview *self, const RtBranch *branch);

/* Returns a cursor at the first step of the branch; NULL if there is no branch, the player plays, or it has another
 * trace by now. Valid until the next call. */
RtCursor *rt_preview_cursor (RtPreview *self);

/* Returns the branch of the cursor. */
const RtBranch *rt_preview_branch (RtPreview *self);
