/* search-cost.h - RtSearchCost: the cost of a recorded search and its costliest wrong digit, as
 * numbers and as a sentence. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"

#include <gio/gio.h>

typedef struct {
  guint64 tried;     /* digits that were written */
  guint64 taken_back;
  guint64 length;    /* steps */
  guint needed;      /* blanks of the puzzle if there is a solution; else 0 */
  bool is_through;   /* every digit was tried */
  RtBranch turn;     /* the widest wrong turn; its first step is 0 if there is none */
  bool is_wrong;     /* no solution has the digit of TURN in its cell */
} RtSearchCost;

/* Computes the cost of the steps of TRACE in a thread. */
void rt_search_cost_async (RtTrace *trace, GCancellable *cancellable, GAsyncReadyCallback done,
                           gpointer user_data);
bool rt_search_cost_finish (GAsyncResult *result, RtSearchCost *cost, GError **error);

/* Computes the cost of the steps of TRACE in the calling thread. Returns false if STOP (may be
 * NULL) was raised. */
bool rt_search_cost_of (RtTrace *trace, RtSearchCost *cost, RtStop *stop);

/* Returns "4,209 digits tried, 51 needed." and "45 % of the steps went into the 2 in row 1, column 3, which was
 * wrong.", or an empty text instead of the latter. Free with g_free. */
char *rt_search_cost_say (const RtSearchCost *cost);
char *rt_search_cost_say_turn (const RtSearchCost *cost);
