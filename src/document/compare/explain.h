/* explain.h - why one search costs more than another, found out in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/why-cost.h"

#include <gio/gio.h>

/* A search that took more steps is not recorded to be explained: it would take some seconds. */
#define RT_EXPLAIN_STEPS UINT64_C (200000000)

/* Two searches on GIVENS, as rt_why_cost wants them; those without a trace that came to their end
 * are recorded first, if they are not too long. */
void rt_explain_async (const RtGrid *givens, const RtCostSide sides[2], GCancellable *cancellable,
                       GAsyncReadyCallback done, gpointer user_data);

/* NULL with ERROR set where it was cancelled. Free with rt_why_cost_free. */
RtWhyCost *rt_explain_finish (GAsyncResult *result, GError **error);
