/* net-threads.h - RtNetThreads: computes the consequences of assumptions in several threads.
 *
 * The net of an assumption (all its consequences) does not depend on other nets. So a search first
 * lists the nets that it will need; several threads compute them; then the search runs as in one
 * thread, with the same finds in the same order. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/net-cache.h"
#include "engine/logic/chains/thread-budget.h"

typedef struct {
  RtThreads *threads;                   /* threads that may be used; NULL: only the calling one */

  /* The workers of all threads except the calling one. Each owns the nested finds that it stored
   * in nets of the calling thread. */
  GPtrArray *helpers;                   /* of Helper; NULL: none yet */

  /* The assumptions whose nets are to be computed; each appears once. */
  int n_wanted;
  RtNode wanted[RT_N_NODES];
  bool is_wanted[RT_N_NODES];
} RtNetThreads;

/* Frees the members of THREADS, which must be zero before its first use. */
void rt_net_threads_clear (RtNetThreads *threads);

/* Returns the net (consequences) of ASSUMPTION if it is complete. Otherwise adds ASSUMPTION to the
 * list of wanted nets, and returns an empty net. */
const RtNet *rt_net_threads_want (RtNetThreads *threads, RtNets *nets, const RtForcingRules *rules,
                                  RtNode assumption);

/* Computes all wanted nets (consequences of assumptions about the board GRID) of WORKER in N
 * threads, including the calling one. */
void rt_net_threads_make (RtNetThreads *threads, RtNetWorker *worker, const RtChoices *grid,
                          const RtForcingRules *rules, int n);

/* Frees what the helper threads stored, and the helpers beyond this search's share of threads. */
void rt_net_threads_forget (RtNetThreads *threads);
