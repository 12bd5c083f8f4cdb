/* threads.h - how many threads one search may use: those who are at work share the processors.
 *
 * A single very hard puzzle gets all of them; of many puzzles each gets one, until fewer are left
 * than there are processors. Results never depend on it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdatomic.h>

typedef struct RtThreads {
  int n_threads;        /* in all */
  atomic_int n_at_work;
} RtThreads;

/* As many threads as there are processors, up to a number beyond which memory grows more than
 * speed. The same one for all who ask. */
RtThreads *rt_threads_of_program (void);

/* Who searches enters, and leaves when it is done. CREW may be NULL. */
void rt_threads_enter (RtThreads *threads);
void rt_threads_leave (RtThreads *threads);

/* How many threads each of those at work may use now, its own among them: at least 1. */
int rt_threads_share (RtThreads *threads);

/* Does WORK on each of the N pieces, all at once: the first on the calling thread, each other one
 * on a new thread. Returns when all are done. */
void rt_threads_run (int n, void *const *pieces, void *(*work) (void *piece));
