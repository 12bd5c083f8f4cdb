/* recall.h - how a cursor gets states out of a trace. For this room alone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

/* Copies the last bookmark at or before STEP, which has been recorded, into STATE and returns the
 * bookmark's step. Where STATE stands at HAVE and that is nearer, leaves it and returns HAVE. */
uint64_t rt_trace_recall (RtTrace *trace, uint64_t step, uint64_t have, void *state);

/* Copies the newest state and the event that led to it, if its step is (still) STEP. Returns
 * whether it was. */
bool rt_trace_recall_newest (RtTrace *trace, uint64_t step, void *state, RtEvent *event);
