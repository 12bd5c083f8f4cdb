/* progress-text.c - writes a sentence about a running search: the share of its tree that is done, and an estimate of
 * the remaining time. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/solve/progress-text.h"

#include "engine/trace/progress.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* The remaining time is shown only after SECONDS_LEAST, from SHARE_LEAST on, and up to HOURS_MOST. */
#define SECONDS_LEAST 1
#define SHARE_LEAST 0.01
#define HOURS_MOST 48

#define COARSE_FROM 10 /* from this number of time units on, the number is a multiple of COARSE */
#define COARSE 5

/* Returns SECONDS / UNIT, rounded up or down to a number with as few digits as an estimate needs. */
static double
rounded (double seconds, double unit, bool up)
{
  double n = seconds / unit, step = n < COARSE_FROM ? 1 : COARSE;

  return MAX (step * (up ? ceil (n / step) : floor (n / step)), 1);
}

static char *
say_duration (double seconds, bool up)
{
  /* Translators: a time in seconds, minutes or hours */
  return seconds < 95        ? g_strdup_printf (_("%.0f\u00a0s"), rounded (seconds, 1, up))
         : seconds < 95 * 60 ? g_strdup_printf (_("%.0f\u00a0min"), rounded (seconds, 60, up))
                             : g_strdup_printf (_("%.0f\u00a0h"), rounded (seconds, 3600, up));
}

/* Returns "; at this rate at most 20 s to 50 s more" for a search that has finished SHARE (0 to 1) of its tree after
 * SECONDS, and HALFWAY after half of its steps. Returns "" if no time can be estimated. The caller frees the text. */
static char *
say_rest (double share, double halfway, double seconds)
{
  double whole = (1 - share) * seconds / share, later = (1 - share) * seconds / 2 / (share - halfway);
  double least = MIN (whole, later), most = MAX (whole, later);
  g_autofree char *from = NULL, *to = NULL;

  if (seconds < SECONDS_LEAST || share < SHARE_LEAST || share <= halfway || most > HOURS_MOST * 3600)
    return g_strdup ("");
  from = say_duration (least, false);
  to = say_duration (most, true);
  if (strcmp (from, to) == 0)
    /* Translators: follows "About 13 % done"; how long a search takes until it has tried everything, as in "5 s" */
    return g_strdup_printf (_("; at this rate at most %s more"), to);
  /* Translators: follows "About 13 % done"; how long a search takes until it has tried everything, as in "20 s" and
   * "50 s" */
  return g_strdup_printf (_("; at this rate at most %s to %s more"), from, to);
}

char *
rt_progress_say_share (double share, double halfway, double seconds)
{
  g_autofree char *rest = say_rest (share, halfway, seconds);

  if (share < SHARE_LEAST)
    return g_strdup_printf (_("Less than %d\u00a0%% done."), 1);
  /* Translators: how much of all that can be tried a search has tried, and "; at this rate at most 20 s to 50 s more",
   * which may be empty */
  return g_strdup_printf (_("About %.0f\u00a0%% done%s."), floor (100 * share), rest);
}

char *
rt_progress_say (RtTrace *trace, double seconds)
{
  guint64 length = rt_trace_length (trace);
  double share = rt_trace_progress (trace, length);

  return share < 0 ? NULL : rt_progress_say_share (share, rt_trace_progress (trace, length / 2), seconds);
}
