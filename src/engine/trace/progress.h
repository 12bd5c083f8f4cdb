/* progress.h - computes the share of its tree that a search has finished.
 *
 * Each call of a search divides its part of the tree equally among the digits (or places) that it can try. The whole
 * tree is 1. A call with N choices of which T were tried has finished T / N of its part, and the finished share of the
 * call inside is added for the next choice. The share never falls while the search continues, but says nothing about
 * time: parts with equal shares may take very different numbers of steps, and a search to its first solution ends
 * before 1. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

/* Returns the share of the tree that the steps of TRACE up to STEP have finished: from 0 at the start to 1 at the end
 * of a search that has tried everything. Returns a negative number for a person's own program, whose remaining choices
 * are unknown. May be called while the trace is recorded; costs one seek of a cursor. */
double rt_trace_progress (RtTrace *trace, uint64_t step);
