/* progress.h - computes how much of its tree a search has been through.
 *
 * Each call of a search shares its part of the tree equally among the digits (or places) that it can
 * try. So the whole is 1, and a call with N choices of which T were tried has been through T / N of
 * its part, and in the next one as far as the call inside has come. The share never falls while the
 * search goes on, but says nothing of time: parts with equal shares may cost very different numbers
 * of steps, and a search to its first solution ends before 1. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

/* Returns the share of the tree that the steps of TRACE up to STEP have been through: from 0 at the
 * start to 1 at the end of a search that has tried everything. Returns a negative number for a
 * person's own program, of which it is unknown what is left to try. May be called while the trace is
 * recorded; costs one seek of a cursor. */
double rt_trace_progress (RtTrace *trace, uint64_t step);
