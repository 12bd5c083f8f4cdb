/* recall.h - copies states out of a trace, for cursors and trees. Private to this folder. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

/* Copies the last bookmark at or before STEP, a recorded step, into STATE, and returns the
 * bookmark's step. If STATE already is at step HAVE, and HAVE is nearer, does nothing and returns
 * HAVE. */
uint64_t rt_trace_recall (RtTrace *trace, uint64_t step, uint64_t have, void *state);

/* Copies the newest state and its event if its step is (still) STEP. Returns false otherwise. */
bool rt_trace_recall_newest (RtTrace *trace, uint64_t step, void *state, RtEvent *event);
