/* sink.h - RtSink: receives the deductions (finds) that a technique's function reports: a callback,
 * and the draft (unsaved deduction) passed to it.
 *
 * For each find a finder calls rt_sink_begin, fills in the draft, and calls rt_sink_report; if
 * rt_sink_report returns true, the finder returns true itself. Finders that must know all finds to
 * select the best (loops, chains) report at the end, best first. Finders of chains report only the
 * best find unless `all` is set. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

struct RtSink {
  RtDraft draft;        /* the find being reported */
  bool all;             /* true: the sink wants all finds, not only the first */
  int most;             /* finds with a higher cost (step.h) are unwanted and need not be found;
                         * 0: no limit */

  /* Receives the draft. Returns true if the sink wants no more finds. */
  bool (*take) (RtSink *sink);
};

/* A `take` callback that returns true, which ends the search after the first find. */
static inline bool
rt_sink_take_first (RtSink *sink)
{
  return true;
}

/* Initializes a sink that keeps the first find in its draft. EXPLAINS: with marks and links. */
static inline void
rt_sink_init_first (RtSink *sink, bool explains)
{
  rt_draft_init (&sink->draft, explains);
  sink->all = false;
  sink->most = 0;
  sink->take = rt_sink_take_first;
}

static inline RtDraft *
rt_sink_begin (RtSink *sink, const RtTechnique *technique, double price)
{
  rt_draft_begin (&sink->draft, technique, price);
  return &sink->draft;
}

/* Passes the filled-in draft to the callback, unless it changes nothing. Returns true if no more
 * finds are wanted. */
static inline bool
rt_sink_report (RtSink *sink)
{
  return rt_draft_has_effect (&sink->draft) && sink->take (sink);
}
