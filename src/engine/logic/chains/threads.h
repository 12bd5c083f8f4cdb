/* threads.h - divides the processors among searches that run at the same time.
 *
 * A single very hard puzzle gets all of them. With many puzzles each gets one, until fewer
 * puzzles than processors are left. Results never depend on it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdatomic.h>

typedef struct RtThreads {
  int n_threads;        /* in all */
  atomic_int n_at_work;
} RtThreads;

/* Returns the object shared by the whole program, with as many threads as processors, up to a
 * number beyond which memory grows more than speed. */
RtThreads *rt_threads_of_program (void);

/* Register and unregister a search. THREADS may be NULL. */
void rt_threads_enter (RtThreads *threads);
void rt_threads_leave (RtThreads *threads);

/* Returns the number of threads that each running search may use now, including its own: at
 * least 1. */
int rt_threads_share (RtThreads *threads);

/* Runs WORK on each of the N pieces at once: the first on the calling thread, each other one on
 * a new thread. Returns when all are done. */
void rt_threads_run (int n, void *const *pieces, void *(*work) (void *piece));
