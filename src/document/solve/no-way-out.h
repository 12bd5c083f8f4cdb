/* no-way-out.h - RtNoWayOut: since which digit a search has had no way to a solution, in a sentence.
 *
 * The digits on the grid are taken in the order in which they were written. The first of which the fast solver
 * finds no solution with it and those before it is where the search went wrong. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"

#include <glib.h>

typedef struct {
  guint64 position; /* the step that was asked about */
  RtBranch branch;  /* of the digit; its first step is 0 if there still is a way, or if there never was one */
} RtNoWayOut;

/* Works out whether the search of TRACE has a way to a solution at step POSITION. Not for the steps of a person's
 * own program. Returns false if STOP (may be NULL) was raised. */
bool rt_no_way_out_at (RtTrace *trace, guint64 position, RtNoWayOut *lost, RtStop *stop);

/* Returns "There has been no way out since the 6 in row 1, column 2 (step 12,014): 1,204 steps in vain."; NULL if
 * there is nothing to say. Free with g_free. */
char *rt_no_way_out_say (const RtNoWayOut *lost);
