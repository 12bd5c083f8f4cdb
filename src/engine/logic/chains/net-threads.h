/* net-threads.h - computes the nets of a search ahead, in several threads.
 *
 * The consequences of an assumption do not depend on those of another. So a search first lists
 * the nets that it will request; they are computed at once in several threads; then the search
 * runs as in one thread, with the same finds in the same order. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/net-cache.h"
#include "engine/logic/chains/threads.h"

typedef struct {
  RtThreads *threads;                   /* the threads to use; NULL: only the calling one */

  /* The workers of all threads but the calling one; each owns the nested finds that it added to
   * nets of the calling one. */
  GPtrArray *helpers;                   /* of Helper; NULL: none yet */

  /* The assumptions whose nets are to be computed, each once. */
  int n_wanted;
  RtNode wanted[RT_N_NODES];
  bool is_wanted[RT_N_NODES];
} RtNetThreads;

/* THREADS is zero-initialized before its first use. */
void rt_net_threads_clear (RtNetThreads *threads);

/* Returns the net of ASSUMPTION if it is complete; otherwise an empty net, and adds ASSUMPTION
 * to the wanted ones. */
const RtNet *rt_net_threads_want (RtNetThreads *threads, RtNets *nets, const RtForcingRules *rules,
                                  RtNode assumption);

/* Computes all wanted nets, of WORKER at depth 0 in GRID, in N threads including the calling
 * one. */
void rt_net_threads_make (RtNetThreads *threads, RtNetWorker *worker, const RtChoices *grid,
                          const RtForcingRules *rules, int n);

/* Frees the nested finds of helpers, and idle helpers. */
void rt_net_threads_forget (RtNetThreads *threads);
