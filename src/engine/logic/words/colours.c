/* colours.c - what is seen between colours. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/words/colours.h"

#include "engine/logic/board/sight.h"

RtClash
rt_colours_clash (const RtStep *step)
{
  const RtRemoval *removed = step->removed;

  for (guint i = 0; i < step->n_removed; i++)
    if (rt_is_several (removed[i].digits))
      return (RtClash) { rt_cells_of (removed[i].cell), removed[i].digits };
  for (guint i = 0; i < step->n_removed; i++)
    for (guint k = 0; k < i; k++)
      if (removed[i].digits == removed[k].digits && rt_sees (removed[i].cell, removed[k].cell))
        return (RtClash) { rt_cells_or (rt_cells_of (removed[i].cell),
                                        rt_cells_of (removed[k].cell)),
                           removed[i].digits };
  g_assert_not_reached ();
}

RtBridge
rt_colours_bridge (const RtStep *step)
{
  RtCells victims = rt_step_cells_of (step, RT_MARK_REMOVED);

  for (int way = 0; way < 4; way++) {
    int one = way & 1, other = way >> 1;
    RtBridge bridge = { { RT_MARK_COLOUR_A + one, RT_MARK_COLOUR_A + !one,
                          RT_MARK_COLOUR_C + other, RT_MARK_COLOUR_C + !other } };
    RtCells near = rt_seen_by_any (rt_step_cells_of (step, bridge.role[RT_NEAR_1]));
    RtCells far[2] = { rt_seen_by_any (rt_step_cells_of (step, bridge.role[RT_FAR_1])),
                       rt_seen_by_any (rt_step_cells_of (step, bridge.role[RT_FAR_2])) };

    near = rt_cells_and (near, rt_step_cells_of (step, bridge.role[RT_NEAR_2]));
    if (!rt_cells_is_empty (near) &&
        rt_cells_is_empty (rt_cells_minus (victims, rt_cells_and (far[0], far[1]))))
      return bridge;
  }
  g_assert_not_reached ();
}
