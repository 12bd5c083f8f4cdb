/* frames.h - helper for tests: runs the main loop with a tick for each frame. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/solving.h"

#include "common/until.h"

/* One turn of the main loop after a frame of what SOLVING shows. It waits only where nothing moved. */
static inline void
let_frame_pass (RtSolving *solving)
{
  bool moved = rt_solving_is_moving (solving);

  rt_solving_tick (solving, g_get_monotonic_time ());
  g_main_context_iteration (NULL, !moved);
}

/* Lets frames go by until CONDITION, which is of DESK's solving. */
#define until_drawn(desk, condition) until_by (condition, let_frame_pass ((desk)->solving))
