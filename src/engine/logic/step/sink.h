/* sink.h - where finders report to.
 *
 * A finder calls rt_sink_begin for each find, fills in the draft, and calls rt_sink_report; where
 * that returns true, it returns true itself. Finders that must see all before they know the best
 * (loops, chains) report then, best first; of chains, only the best is there unless `all` is
 * set. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

struct RtSink {
  RtDraft draft;        /* the find that is being reported */
  bool all;             /* all finds are wanted, not only the first */
  int most;             /* what costs more (step.h) is not wanted, and need not be found; 0: any is */

  /* Takes the draft. Returns true: enough. */
  bool (*take) (RtSink *sink);
};

/* Accepts a find and asks for no more. */
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

/* Hands the draft on unless nothing follows from it. Returns whether the sink has enough. */
static inline bool
rt_sink_report (RtSink *sink)
{
  return rt_draft_has_effect (&sink->draft) && sink->take (sink);
}
