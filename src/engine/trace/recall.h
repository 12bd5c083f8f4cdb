/* recall.h - copies states out of a trace (recorded search). Private to this folder. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

/* Copies the last bookmark (a copy of a state) at or before STEP, a recorded step, into STATE.
 * Returns the bookmark's step. If STATE is already at step HAVE, and HAVE is nearer, does nothing
 * and returns HAVE. */
uint64_t rt_trace_recall (RtTrace *trace, uint64_t step, uint64_t have, void *state);

/* If STEP is the newest step, copies its state and event, and returns true. Else returns false. */
bool rt_trace_recall_newest (RtTrace *trace, uint64_t step, void *state, RtEvent *event);
