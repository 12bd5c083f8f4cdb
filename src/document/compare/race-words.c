/* race-words.c - a race in words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/compare/race.h"

#include "engine/step-text.h"

#include <glib/gi18n-lib.h>

static const char *
name_of (RtRace *self, int lane)
{
  return _(rt_trace_search (rt_cursor_trace (rt_race_cursor (self, lane)))->name);
}

char *
rt_race_say_time (RtRace *self, int lane)
{
  g_return_val_if_fail (RT_IS_RACE (self), NULL);

  if (!rt_race_is_ready (self) || rt_race_bare_speed (self, lane) == 0)
    return g_strdup ("–");
  return rt_say_time ((double) rt_race_position (self, lane) / rt_race_bare_speed (self, lane) *
                      G_USEC_PER_SEC);
}

static char *
say_start (RtRace *self)
{
  int fast = rt_race_bare_speed (self, 0) >= rt_race_bare_speed (self, 1) ? 0 : 1;

  if (rt_race_clock (self) == RT_CLOCK_STEPS)
    return g_strdup (_("Both will make the same number of steps a second."));
  /* Translators: the names of two algorithms around a number, as in "A makes 4.2 times as many
   * steps a second as B." */
  return g_strdup_printf (_("“%s” makes %.1f times as many steps a second as “%s”."),
                          name_of (self, fast),
                          rt_race_bare_speed (self, fast) / rt_race_bare_speed (self, 1 - fast),
                          name_of (self, 1 - fast));
}

static bool
is_solved (RtRace *self, int lane)
{
  return rt_cursor_event (rt_race_cursor (self, lane))->status == RT_STATUS_SOLVED;
}

/* A person's program may end without the solution: it was not first, however few its steps are. */
static char *
say_end (RtRace *self)
{
  guint64 steps[RT_RACE_LANES];
  g_autofree char *fewer = NULL, *more = NULL;
  int first;

  for (int i = 0; i < RT_RACE_LANES; i++)
    steps[i] = rt_race_position (self, i);
  if (rt_race_clock (self) == RT_CLOCK_TIME) {
    first = (double) steps[0] / rt_race_bare_speed (self, 0) <=
                (double) steps[1] / rt_race_bare_speed (self, 1)
              ? 0
              : 1;
    fewer = rt_race_say_time (self, first);
    more = rt_race_say_time (self, 1 - first);
    return g_strdup_printf (_("“%s” was first: about %s against %s."), name_of (self, first),
                            fewer, more);
  }
  for (int i = 0; i < RT_RACE_LANES; i++)
    if (!is_solved (self, i) && is_solved (self, 1 - i)) {
      fewer = g_strdup_printf ("%'" G_GUINT64_FORMAT, steps[i]);
      more = g_strdup_printf ("%'" G_GUINT64_FORMAT, steps[1 - i]);
      /* Translators: the name of a program, a number of steps, the name of an algorithm, another one. */
      return g_strdup_printf (_("“%s” ended without a solution after %s steps; “%s” found one after %s."),
                              name_of (self, i), fewer, name_of (self, 1 - i), more);
    }
  first = steps[0] <= steps[1] ? 0 : 1;
  fewer = g_strdup_printf ("%'" G_GUINT64_FORMAT, steps[first]);
  more = g_strdup_printf ("%'" G_GUINT64_FORMAT, steps[1 - first]);
  if (steps[0] == steps[1])
    return g_strdup_printf (ngettext ("Both needed %s step.", "Both needed %s steps.",
                                      (gulong) steps[0]),
                            fewer);
  return g_strdup_printf (_("“%s” was first: %s steps against %s."), name_of (self, first), fewer,
                          more);
}

char *
rt_race_say (RtRace *self)
{
  guint64 a, b;

  g_return_val_if_fail (RT_IS_RACE (self), NULL);

  if (!rt_race_is_ready (self))
    return g_strdup (_("Measuring how fast each of them is…"));
  if (rt_race_is_over (self))
    return say_end (self);
  for (int i = 0; i < RT_RACE_LANES; i++)
    if (rt_race_is_finished (self, i))
      return g_strdup_printf (_("“%s” has finished, “%s” is still searching."),
                              name_of (self, i), name_of (self, 1 - i));
  a = rt_race_position (self, 0);
  b = rt_race_position (self, 1);
  if (a == 0 && b == 0 && !rt_race_is_playing (self))
    return say_start (self);
  if (a == b)
    return g_strdup (_("Neck and neck: both have made equally many steps."));
  return g_strdup_printf (_("“%s” is ahead: it has made more steps."),
                          name_of (self, a > b ? 0 : 1));
}
