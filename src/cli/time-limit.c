/* time-limit.c - a watchdog over work that may take long. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/time-limit.h"

#include "cli/command.h"

#include <glib/gi18n-lib.h>

/* How long one waits without a word. */
#define SILENCE (2 * G_USEC_PER_SEC)

int
rt_time_limit_check (double seconds)
{
  if (seconds > 0 && (seconds <= RT_TIME_LIMIT_MOST || seconds == RT_TIME_UNLIMITED))
    return RT_EXIT_FINE;
  return rt_usage_error (_("The time must be more than 0 seconds, and at most 86400"));
}

/* Prints what is tried, unless that was printed BEFORE. */
static void
say_what_is_tried (RtTimeLimit *limit, const RtTechnique **before, guint *n_before)
{
  const RtTechnique *technique = atomic_load (&limit->asked.technique);
  guint n_found = atomic_load (&limit->asked.n_found);
  char text[RT_N_CELLS + 1];

  if (!technique || (technique == *before && n_found == *n_before))
    return;
  /* Translators: a puzzle as 81 cells, the number of the step that is looked for, and a technique. */
  g_printerr (_("%s: looking for step %u: trying %s\n"), rt_grid_print (limit->grid, text),
              n_found + 1, _(technique->name));
  *before = technique;
  *n_before = n_found;
}

static gpointer
watch_thread (gpointer data)
{
  RtTimeLimit *limit = data;
  gint64 now = g_get_monotonic_time (), silent_until = limit->grid ? now + SILENCE : G_MAXINT64;
  gint64 over = limit->seconds == RT_TIME_UNLIMITED
                  ? G_MAXINT64
                  : now + (gint64) (limit->seconds * G_USEC_PER_SEC);
  const RtTechnique *said = NULL;
  guint n_said = 0;

  g_mutex_lock (&limit->lock);
  while (!limit->has_ended && !limit->is_over) {
    g_cond_wait_until (&limit->ended, &limit->lock, MIN (over, silent_until));
    now = g_get_monotonic_time ();
    if (!limit->has_ended && now >= over) {
      limit->is_over = true;
      rt_stop_raise (&limit->stop);
    } else if (!limit->has_ended && now >= silent_until) {
      say_what_is_tried (limit, &said, &n_said);
      silent_until = now + SILENCE;
    }
  }
  g_mutex_unlock (&limit->lock);
  return NULL;
}

void
rt_time_limit_begin (RtTimeLimit *limit, double seconds, const RtGrid *grid)
{
  *limit = (RtTimeLimit) { .seconds = seconds, .grid = grid };
  g_mutex_init (&limit->lock);
  g_cond_init (&limit->ended);
  if (seconds != RT_TIME_UNLIMITED || grid)
    limit->thread = g_thread_new ("time-limit", watch_thread, limit);
}

bool
rt_time_limit_end (RtTimeLimit *limit)
{
  g_mutex_lock (&limit->lock);
  limit->has_ended = true;
  g_cond_signal (&limit->ended);
  g_mutex_unlock (&limit->lock);
  if (limit->thread)
    g_thread_join (limit->thread);
  g_mutex_clear (&limit->lock);
  g_cond_clear (&limit->ended);
  return limit->is_over;
}
