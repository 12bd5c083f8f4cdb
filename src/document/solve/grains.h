/* grains.h - walks through a search in a finer grain: the looks of a step, then the step itself.
 *
 * A place is the cursor's step and LOOK, an index into the detail of that step; -1: after the
 * step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/cursor.h"

#include <glib.h>

/* The look of the cursor's step that GRAIN shows after look FROM (from -1: the first), or -1. */
int rt_grains_next_look (RtCursor *cursor, RtGrain grain, int from);

/* Moves on by one step of GRAIN. Returns false at the newest step. */
bool rt_grains_on (RtCursor *cursor, RtGrain grain, int *look);

/* N steps of GRAIN on, or BACK. Many are jumped, by how many looks a step has on average, so that
 * it takes some milliseconds at most. Returns false if there are fewer. */
bool rt_grains_walk (RtCursor *cursor, RtGrain grain, guint64 n, bool back, int *look);
