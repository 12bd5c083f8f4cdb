/* search-cost.h - RtSearchCost: the cost of a recorded search (digits tried, steps), and the wrong
 * digit on which it spent most steps; and a sentence about both. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"

#include <gio/gio.h>

typedef struct {
  guint64 tried;     /* digits that were written */
  guint64 taken_back;
  guint64 length;    /* number of steps */
  guint needed;      /* number of blanks of the puzzle if it has a solution; otherwise 0 */
  bool is_through;   /* true: the search has tried every digit */
  RtBranch turn;     /* the branch without a solution that has the most steps; its first step is 0
                      * if there is none */
  bool is_wrong;     /* true: no solution has the digit of TURN in its cell */
} RtSearchCost;

/* Computes in a thread the cost of the recorded search TRACE: digits tried, and the wrong digit that took most
 * steps. */
void rt_search_cost_async (RtTrace *trace, GCancellable *cancellable, GAsyncReadyCallback done,
                           gpointer user_data);
bool rt_search_cost_finish (GAsyncResult *result, RtSearchCost *cost, GError **error);

/* Computes in the calling thread the cost of the recorded search TRACE: digits tried, and the wrong
 * digit that took most steps. Returns false if STOP (may be NULL) was raised. */
bool rt_search_cost_of (RtTrace *trace, RtSearchCost *cost, RtStop *stop);

/* Returns sentences about the cost: "4,209 digits tried, 51 needed." and "45 % of the steps went into the 2 in row 1,
 * column 3, which was wrong." The second sentence is missing if there is no wrong digit to name. Free with g_free. */
char *rt_search_cost_say (const RtSearchCost *cost);
char *rt_search_cost_say_turn (const RtSearchCost *cost);
