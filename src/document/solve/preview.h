/* preview.h - RtPreview: shows the grid at the start of a branch of a search's tree, without moving the search.
 *
 * While the person points at the bar of a branch, the grid shows the digits that were on it when the digit of the
 * branch was written. The position of the player does not change. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/player.h"
#include "engine/trace/tree.h"

typedef struct _RtPreview RtPreview;

/* Returns a preview of branches of the search that PLAYER shows. PLAYER is referenced. */
RtPreview *rt_preview_new (RtPlayer *player);
void rt_preview_free (RtPreview *self);

/* Makes BRANCH, which is copied, the previewed branch; NULL: none. Returns true if this is a
 * change. */
bool rt_preview_set (RtPreview *self, const RtBranch *branch);

/* Returns a cursor at the first step of the previewed branch. Returns NULL if there is no branch, if the player
 * plays, or if it shows another search by now. SELF owns the cursor, which is valid until the next call. */
RtCursor *rt_preview_cursor (RtPreview *self);

/* Returns the branch that is previewed: the one at whose start rt_preview_cursor is. */
const RtBranch *rt_preview_branch (RtPreview *self);
