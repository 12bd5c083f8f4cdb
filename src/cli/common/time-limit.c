/* time-limit.c - implements RtTimeLimit with one thread, which stops work whose time has run out,
 * and prints progress.
 *
 * One thread serves all limits, because starting a thread for each puzzle would take longer than an
 * easy puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/common/time-limit.h"

#include "cli/common/output.h"

#include <glib/gi18n-lib.h>

/* Microseconds between two progress messages. */
#define SILENCE (2 * G_USEC_PER_SEC)

static GMutex lock;         /* protects the following variables and all limits */
static GCond changed;       /* signalled if a limit ends before WAKES_AT */
static GPtrArray *limits;   /* of RtTimeLimit: limits that have begun; NULL before the first */
static gint64 wakes_at;     /* monotonic time at which the thread wakes up next */

int
rt_time_limit_check (double seconds)
{
  if (seconds > 0 && (seconds <= RT_TIME_LIMIT_MOST || seconds == RT_TIME_UNLIMITED))
    return RT_EXIT_FINE;
  return rt_usage_error (_("The time must be more than 0 seconds, and at most 86400"));
}

/* Prints the number of the step and the technique that are being tried for the puzzle of LIMIT,
 * unless they were in the last message. */
static void
say_what_is_tried (RtTimeLimit *limit)
{
  const RtTechnique *technique = atomic_load (&limit->asked.technique);
  guint n_found = atomic_load (&limit->asked.n_found);
  char text[RT_N_CELLS + 1];

  if (!technique || (technique == limit->said && n_found == limit->n_said))
    return;
  /* Translators: a puzzle as 81 cells, the number of the step that is looked for, and a
   * technique. */
  g_printerr (_("%s: looking for step %u: trying %s\n"), rt_grid_print (limit->grid, text),
              n_found + 1, _(technique->name));
  limit->said = technique;
  limit->n_said = n_found;
}

static void
watch_one (RtTimeLimit *limit, gint64 now)
{
  if (now >= limit->over_at) {
    limit->is_over = true;
    limit->over_at = G_MAXINT64;
    rt_stop_raise (&limit->stop);
  }
  if (now >= limit->speaks_at) {
    say_what_is_tried (limit);
    limit->speaks_at = now + SILENCE;
  }
}

static gpointer
watch_thread (gpointer data)
{
  g_mutex_lock (&lock);
  for (;;) {
    gint64 now = g_get_monotonic_time ();

    wakes_at = now + SILENCE;
    for (guint i = 0; i < limits->len; i++) {
      RtTimeLimit *limit = g_ptr_array_index (limits, i);

      watch_one (limit, now);
      wakes_at = MIN (wakes_at, MIN (limit->over_at, limit->speaks_at));
    }
    g_cond_wait_until (&changed, &lock, wakes_at);
  }
  return NULL;
}

void
rt_time_limit_begin (RtTimeLimit *limit, double seconds, const RtGrid *grid)
{
  gint64 now = g_get_monotonic_time ();

  *limit = (RtTimeLimit) {
    .grid = grid,
    .over_at = seconds == RT_TIME_UNLIMITED ? G_MAXINT64 : now + (gint64) (seconds * G_USEC_PER_SEC),
    .speaks_at = grid ? now + SILENCE : G_MAXINT64,
  };
  g_mutex_lock (&lock);
  if (!limits) {
    limits = g_ptr_array_new ();
    g_thread_unref (g_thread_new ("time-limit", watch_thread, NULL));
  }
  g_ptr_array_add (limits, limit);
  if (limit->over_at < wakes_at)
    g_cond_signal (&changed);
  g_mutex_unlock (&lock);
}

bool
rt_time_limit_end (RtTimeLimit *limit)
{
  g_mutex_lock (&lock);
  g_ptr_array_remove_fast (limits, limit);
  g_mutex_unlock (&lock);
  return limit->is_over;
}
