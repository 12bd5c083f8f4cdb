/* thread-budget.h - RtThreads: divides the processors among searches that run at the same time.
 *
 * A single very hard puzzle gets all processors. With many puzzles each gets one, until there are
 * fewer puzzles than processors. Results never depend on the number of threads. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdatomic.h>

typedef struct RtThreads {
  int n_threads;        /* maximum number of threads of all searches together */
  atomic_int n_at_work; /* number of searches that are running */
} RtThreads;

/* Returns the thread budget of the whole program. Its number of threads is the number of
 * processors, up to a limit beyond which threads cost more memory than they gain speed. */
RtThreads *rt_threads_of_program (void);

/* Register and unregister a running search. THREADS may be NULL. */
void rt_threads_enter (RtThreads *threads);
void rt_threads_leave (RtThreads *threads);

/* Returns the number of threads that each running search may use now, including its own; at least
 * 1. */
int rt_threads_share (RtThreads *threads);

/* Runs WORK on each of the N PIECES at once: on the calling thread for the first piece, on a new
 * thread for each other piece. Returns when all are done. */
void rt_threads_run (int n, void *const *pieces, void *(*work) (void *piece));
