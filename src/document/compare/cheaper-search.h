/* cheaper-search.h - RtCheaper: the search that solves the puzzle of a recorded search with the fewest
 * placements. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

#include <gio/gio.h>

typedef struct {
  const RtSearch *search; /* the search with the fewest placements, then the fewest reads; NULL: none needs fewer than
                           * the recorded one */
  RtCounts counts;        /* counts of SEARCH up to its first solution or its end */
  guint64 steps;          /* placements and take-backs of the recorded search up to its first
                           * solution or its end; 0 if neither is recorded yet */
} RtCheaper;

/* Runs other searches on the puzzle of TRACE in a thread, and finds the one with the fewest placements if it has
 * fewer than TRACE. Tries only searches that do not take the blanks in reading order, each up to a limit of steps
 * (some milliseconds), so the result does not depend on the machine. */
void rt_cheaper_async (RtTrace *trace, GCancellable *cancellable, GAsyncReadyCallback done,
                       gpointer user_data);
bool rt_cheaper_finish (GAsyncResult *result, RtCheaper *cheaper, GError **error);

/* Returns a sentence about CHEAPER: "“Singles, then guess” would need 51 placements and no
 * take-back: 0.6 % of the steps." Returns NULL if its `search` is NULL. Free with g_free. */
char *rt_cheaper_say (const RtCheaper *cheaper);
