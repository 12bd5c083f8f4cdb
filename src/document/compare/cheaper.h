/* cheaper.h - RtCheaper: the search that would have needed fewest placements instead of a recorded one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

#include <gio/gio.h>

typedef struct {
  const RtSearch *search; /* with the fewest placements, then the fewest reads; NULL if none has fewer */
  RtCounts counts;        /* of SEARCH, to its first solution or its end */
  guint64 steps;          /* of the recorded search to the same point, without reads; 0: it has not reached it */
} RtCheaper;

/* Looks in a thread for a search that needs fewer steps than TRACE for the same puzzle, among those that choose
 * their next cell. Each is tried for some milliseconds at most. The result depends on the puzzle alone. */
void rt_cheaper_async (RtTrace *trace, GCancellable *cancellable, GAsyncReadyCallback done,
                       gpointer user_data);
bool rt_cheaper_finish (GAsyncResult *result, RtCheaper *cheaper, GError **error);

/* Returns "“Singles, then guess” would need 51 placements and no take-back: 0.6 % of the steps." NULL if
 * SEARCH is NULL. Free with g_free. */
char *rt_cheaper_say (const RtCheaper *cheaper);
