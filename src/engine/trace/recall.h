/* recall.h - copies states out of a trace, for cursors and trees. Private to this folder. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

/* Copies the last bookmark at or before STEP, which is recorded, into STATE. Returns the bookmark's
 * step. If STATE is at step HAVE, and that is nearer, leaves it and returns HAVE. */
uint64_t rt_trace_recall (RtTrace *trace, uint64_t step, uint64_t have, void *state);

/* Copies the newest state and its event, if its step is (still) STEP. Returns false if not. */
bool rt_trace_recall_newest (RtTrace *trace, uint64_t step, void *state, RtEvent *event);
