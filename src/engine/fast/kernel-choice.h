/* kernel-choice.h - interface of the kernels: the fast solver, compiled for each instruction set.
 * Private to this folder. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/core/stop.h"

#include <stddef.h>

/* Parameters of a search. */
typedef struct {
  uint64_t limit;      /* number of solutions at which the search ends; at least 1 */
  uint64_t most;       /* number of guesses after which the search ends undecided */
  /* true: guesses cells in reading order and digits in rising order, so that solutions are found in
   * lexicographic order */
  bool in_order;
  RtStop *stop;        /* may be NULL */
  /* Receives each solution and DATA. Returns false to end the search. NULL: solutions are only
   * counted. */
  bool (*visit) (const RtGrid *solution, void *data);
  void *data;
  RtGrid *first;       /* gets the first solution found; may be NULL */
} RtFastTask;

/* Outcome of a search. */
typedef enum {
  RT_FAST_COMPLETE,    /* found all solutions, or as many as the limit */
  RT_FAST_STOPPED,     /* ended by the stop, or by the visitor */
  RT_FAST_UNDECIDED,   /* ended by the limit of guesses */
} RtFastEnd;

typedef struct {
  const char *id;

  /* Returns true if this machine has the instructions of the kernel. */
  bool (*is_there) (void);

  /* Searches GRID. COUNT gets the number of solutions found, whatever the outcome. */
  RtFastEnd (*search) (const RtGrid *grid, const RtFastTask *task, uint64_t *count);

  /* Counts the solutions of each of N grids up to LIMIT, which is at least 1. FIRST (may be NULL)
   * gets some solution of each grid that has one. Returns false if STOP was raised. */
  bool (*count_all) (const RtGrid *grids, size_t n, uint64_t limit, RtStop *stop, uint64_t *counts,
                     RtGrid *first);
} RtFastKernel;

/* All kernels, the fastest first; the last one runs on every machine. */
#if defined __x86_64__
#define RT_FAST_KERNELS(X) \
  X (avx512)               \
  X (avx2)                 \
  X (sse4)                 \
  X (scalar)
#elif defined __aarch64__
#define RT_FAST_KERNELS(X) \
  X (neon)                 \
  X (scalar)
#else
#define RT_FAST_KERNELS(X) X (scalar)
#endif

#define X(name) extern const RtFastKernel rt_fast_##name;
RT_FAST_KERNELS (X)
#undef X

/* Returns the kernel in use: the one set by rt_fast_use or RETRACE_LANES; otherwise the fastest of
 * this machine. */
const RtFastKernel *rt_fast_kernel (void);
