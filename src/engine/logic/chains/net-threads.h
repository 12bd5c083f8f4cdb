/* net-threads.h - nets made ahead, in several threads.
 *
 * What follows from an assumption does not depend on what follows from another one. So a search
 * first says which nets it will ask for; they are made at once, each by a thread that is free; then
 * it goes its way as if it were alone: what it finds, and in which order, is the same. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/nets.h"
#include "engine/logic/chains/threads.h"

typedef struct {
  RtThreads *threads;                   /* whose threads; NULL: the calling one alone */

  /* The workers of all threads but the calling one; each owns the nested finds that it entered into
   * nets of the calling one. */
  GPtrArray *helpers;                   /* of Helper; NULL: none yet */

  /* Assumptions whose nets are to be made, each once. */
  int n_wanted;
  RtNode wanted[RT_N_NODES];
  bool is_wanted[RT_N_NODES];
} RtNetThreads;

/* Zeroed at first. */
void rt_net_threads_clear (RtNetThreads *threads);

/* The net of ASSUMPTION among NETS if it is made; else one with nothing in it, and it is wanted. */
const RtNet *rt_net_threads_want (RtNetThreads *threads, RtNets *nets, const RtForcingRules *rules,
                                  RtNode assumption);

/* Makes all that are wanted, nets of WORKER at depth 0 in GRID, in N threads, the calling one among
 * them. */
void rt_net_threads_make (RtNetThreads *threads, RtNetWorker *worker, const RtChoices *grid,
                          const RtForcingRules *rules, int n);

/* Gives back the nested finds of helpers, and helpers that have nothing to do now. */
void rt_net_threads_forget (RtNetThreads *threads);
