/* kernels.h - what a kernel offers, one row for each instruction set, and which is in use.
 *
 * Within the room only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/core/stop.h"

#include <stddef.h>

/* What is asked of a search. */
typedef struct {
  uint64_t limit;      /* ends after so many solutions; at least 1 */
  uint64_t most;       /* gives up when it would guess more often */
  bool in_order;       /* guesses cells in reading order, digits rising: so it finds solutions */
  RtStop *stop;        /* may be NULL */
  /* Sees a solution, with DATA; returns whether to go on. NULL: counts only. */
  bool (*visit) (const RtGrid *solution, void *data);
  void *data;
  RtGrid *first;       /* gets the first solution found; may be NULL */
} RtFastTask;

/* How a search ended. */
typedef enum {
  RT_FAST_COMPLETE,    /* it found all, or as many as the limit allows */
  RT_FAST_STOPPED,     /* by the stop, or by the visitor */
  RT_FAST_UNDECIDED,   /* it would have guessed too often */
} RtFastEnd;

typedef struct {
  const char *id;

  /* Whether this machine has the instructions. */
  bool (*is_there) (void);

  /* Searches GRID. COUNT is how many solutions it found, however it ended. */
  RtFastEnd (*search) (const RtGrid *grid, const RtFastTask *task, uint64_t *count);

  /* Counts the solutions of each of N grids up to LIMIT, which is at least 1. FIRST, if not NULL,
   * gets some solution of those that have any. Returns false if STOP ended it early. */
  bool (*count_all) (const RtGrid *grids, size_t n, uint64_t limit, RtStop *stop, uint64_t *counts,
                     RtGrid *first);
} RtFastKernel;

/* From the fastest to the one that every machine has. */
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

/* The kernel in use: the one forced, else the best that this machine has. */
const RtFastKernel *rt_fast_kernel (void);
