/* sink.c - a sink that is content with the first find. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/step/sink.h"

static bool
take_first (RtSink *sink)
{
  return true;
}

void
rt_sink_init_first (RtSink *sink, bool explains)
{
  rt_draft_init (&sink->draft, explains);
  sink->all = false;
  sink->most = 0;
  sink->take = take_first;
}
