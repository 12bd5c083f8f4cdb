/* state-words.c - what a search does, and how fast it is, in words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/search/state-words.h"

#include "engine/step-text.h"

#include <glib/gi18n.h>

/* Says how fast the search runs without recording; until that is measured, how long the recording took. */
static char *
say_speed (RtSolving *solving)
{
  double bare = rt_solving_bare (solving);
  guint64 steps = rt_trace_solution (rt_solving_trace (solving), 0);
  g_autofree char *time = rt_say_time (bare > 0 ? bare : (double) rt_solving_elapsed (solving));
  g_autofree char *speed = NULL;

  if (bare <= 0 || !steps)
    /* Translators: %s is a time, as in "1.5 ms" */
    return g_strdup_printf (_("Searched and recorded in %s"), time);
  speed = rt_say_roughly ((double) steps * G_USEC_PER_SEC / bare);
  /* Translators: a time, as in "1.5 ms", and a number */
  return g_strdup_printf (_("The search alone takes %s: about %s steps a second."), time,
                          speed);
}

char *
rt_search_say_state (RtSolving *solving)
{
  double seconds = (double) rt_solving_elapsed (solving) / G_USEC_PER_SEC;

  if (rt_solving_watched_program (solving))
    return NULL;
  switch (rt_solving_state (solving)) {
  case RT_SOLVING_RUNNING:
    if (rt_solving_showing (solving) == RT_SHOWING_ANSWER)
      return g_strdup (_("The answer was found in a faster way. The search, which will find the same, "
                         "still goes on."));
    return seconds < 0.5 ? NULL : g_strdup_printf (_("Searching for %'.0f s…"), seconds);
  case RT_SOLVING_STOPPED:
    return g_strdup_printf (_("Stopped after %'.2f s. Solve goes on from there."), seconds);
  case RT_SOLVING_DONE:
    return say_speed (solving);
  case RT_SOLVING_IDLE:
  default:
    return NULL;
  }
}
