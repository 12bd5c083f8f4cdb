/* breakpoints.h - the breakpoint of each puzzle that a desk has had: what a player has is that of the puzzle
 * that is there, so that it goes with New or another puzzle, and comes back with Undo. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "document/solve/player.h"

typedef struct _RtBreakpoints RtBreakpoints;

/* PLAYER plays searches on DOCUMENT; both must outlive it. */
RtBreakpoints *rt_breakpoints_new (RtDocument *document, RtPlayer *player);
void rt_breakpoints_free (RtBreakpoints *self);
