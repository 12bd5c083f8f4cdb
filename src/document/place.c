/* place.c - the current place in a search, as text for the session.
 *
 * A search always makes the same steps, so that its name and a number are all that has to be stored
 * of a hundred million steps:
 *
 *     masks      the search
 *     watched    or `filled`: the person has used the timeline, or wants the answer only
 *     running    or `stopped`, `done`
 *     1204       the step that is shown */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/place.h"

#include <string.h>

static const char *const states[] = {
  [RT_SOLVING_RUNNING] = "running",
  [RT_SOLVING_STOPPED] = "stopped",
  [RT_SOLVING_DONE] = "done",
};

char *
rt_place_of (RtSolving *solving, RtPlayer *player)
{
  RtTrace *trace = rt_solving_trace (solving);
  bool watched = rt_solving_watched (solving);
  RtSolvingState state = rt_solving_state (solving);
  guint64 step;

  if (!trace)
    return NULL;
  /* What only runs on for its answer has no place, and is not written down every frame. */
  step = watched || state != RT_SOLVING_RUNNING ? rt_player_position (player) : 0;
  return g_strdup_printf ("%s %s %s %" G_GUINT64_FORMAT, rt_trace_search (trace)->id,
                          watched ? "watched" : "filled", states[state], step);
}

void
rt_place_resume (RtSolving *solving, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  const RtSearch *search;
  guint64 step;

  if (g_strv_length (words) != 4 ||
      !g_ascii_string_to_unsigned (words[3], 10, 0, G_MAXUINT64, &step, NULL))
    return;
  search = rt_search_by_id (words[0]);
  if (search)
    rt_solving_resume (solving, search, step, strcmp (words[1], "watched") == 0,
                       strcmp (words[2], "stopped") == 0);
}
