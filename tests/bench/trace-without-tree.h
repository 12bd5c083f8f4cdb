/* trace-without-tree.h - functions of trace.h for a recording without a tree. Its RtTrace must not be passed to any
 * other function of traces. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

RtTrace *rt_treeless_new (const RtSearch *search, const RtGrid *givens);
void rt_treeless_unref (RtTrace *trace);
RtStatus rt_treeless_run (RtTrace *trace, RtStop *stop);
uint64_t rt_treeless_length (RtTrace *trace);
