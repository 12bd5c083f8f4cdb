/* progress-text.h - functions that return a sentence about the progress of a running search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

#include <glib.h>

/* Returns "About 13 % done; at this rate at most 20 s to 50 s more." for TRACE, a running search whose steps took
 * SECONDS so far. Leaves out the remaining time while it cannot be estimated. Returns NULL if nothing is known. Free
 * with g_free. */
char *rt_progress_say (RtTrace *trace, double seconds);

/* Returns the sentence for a search that has finished SHARE (0 to 1) of its tree after SECONDS, and
 * had finished HALFWAY (0 to 1) after half of its steps. The rates of the whole search and of its
 * second half give the range of the remaining time. Free with g_free. */
char *rt_progress_say_share (double share, double halfway, double seconds);
