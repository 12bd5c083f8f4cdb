/* thread-budget.c - counts running searches, and starts threads for a task.
 *
 * POSIX threads are used, not those of GLib, because the thread sanitizer can follow them. Starting
 * a thread takes less than a tenth of a millisecond, and its work takes many times as long, so
 * threads are not reused. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/thread-budget.h"

#include <glib.h>
#include <pthread.h>
#include <stdbool.h>

#define MOST_THREADS 8    /* each needs some ten megabytes of memory */

RtThreads *
rt_threads_of_program (void)
{
  static RtThreads threads;
  static gsize is_there;

  if (g_once_init_enter (&is_there)) {
    threads.n_threads = (int) MIN (g_get_num_processors (), MOST_THREADS);
    g_once_init_leave (&is_there, 1);
  }
  return &threads;
}

void
rt_threads_enter (RtThreads *threads)
{
  if (threads)
    atomic_fetch_add (&threads->n_at_work, 1);
}

void
rt_threads_leave (RtThreads *threads)
{
  if (threads)
    atomic_fetch_sub (&threads->n_at_work, 1);
}

int
rt_threads_share (RtThreads *threads)
{
  int n_at_work;

  if (!threads)
    return 1;
  n_at_work = atomic_load (&threads->n_at_work);
  return MAX (1, threads->n_threads / MAX (1, n_at_work));
}

void
rt_threads_run (int n, void *const *pieces, void *(*work) (void *piece))
{
  g_autofree pthread_t *threads = g_new (pthread_t, n);
  g_autofree bool *is_running = g_new (bool, n);

  for (int i = 1; i < n; i++)
    is_running[i] = pthread_create (&threads[i], NULL, work, pieces[i]) == 0;
  work (pieces[0]);
  /* The calling thread does the work of a thread that could not be started. */
  for (int i = 1; i < n; i++)
    if (is_running[i])
      pthread_join (threads[i], NULL);
    else
      work (pieces[i]);
}
