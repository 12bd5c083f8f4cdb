/* progress-text.h - a translated sentence on the progress of a running search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

#include <glib.h>

/* Returns "About 13 % done; at this rate at most 20 s to 50 s more." for TRACE, whose steps took
 * SECONDS. Leaves out the remaining time while it is unknown. Returns NULL if there is nothing to
 * say. Free with g_free. */
char *rt_progress_say (RtTrace *trace, double seconds);

/* Returns the sentence for a search that has been through SHARE of its tree after SECONDS, and had been through
 * HALFWAY after half of its steps. The rates of the whole search and of its later half make the range. Free with
 * g_free. */
char *rt_progress_say_share (double share, double halfway, double seconds);
