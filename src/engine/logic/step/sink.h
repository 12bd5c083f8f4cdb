/* sink.h - RtSink: the receiver of a finder's finds, a callback together with the draft it takes.
 *
 * For each find a finder calls rt_sink_begin, fills in the draft, and calls rt_sink_report; if
 * rt_sink_report returns true, the finder returns true itself. Finders that must see all finds to
 * know the best (loops, chains) report at the end, best first. Chain finders report only the best
 * unless `all` is set. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

struct RtSink {
  RtDraft draft;        /* the find being reported */
  bool all;             /* wants all finds, not only the first */
  int most;             /* finds with a higher cost (step.h) are unwanted and need not be found;
                         * 0: no limit */

  /* Takes the draft. Returns true if no more are wanted. */
  bool (*take) (RtSink *sink);
};

/* A `take` that accepts a find and wants no more. */
static inline bool
rt_sink_take_first (RtSink *sink)
{
  return true;
}

/* Initializes a sink that stops at the first find and keeps it in its draft. */
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

/* Passes the draft to `take` unless it has no effect. Returns true if no more are wanted. */
static inline bool
rt_sink_report (RtSink *sink)
{
  return rt_draft_has_effect (&sink->draft) && sink->take (sink);
}
