/* fast.c - public functions of the fast solver; they call the kernel for this processor.
 *
 * To find the first of several solutions, a search guesses cells in reading order and digits in
 * rising order; for most grids this is as fast as counting to two. If early cells mislead it, a
 * limit of guesses ends it. Then the normal search decides cell by cell whether there is a solution
 * with a smaller digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/fast.h"

#include "engine/fast/kernel-choice.h"

/* Limit of guesses in reading order: most grids need fewer, and so many cost less than the normal
 * search. */
#define MOST_IN_ORDER 100

bool
rt_fast_visit (const RtGrid *grid, RtFastVisit visit, void *data, RtStop *stop)
{
  const RtFastTask task = {
    .limit = UINT64_MAX, .most = UINT64_MAX, .stop = stop, .visit = visit, .data = data,
  };
  uint64_t count;

  return rt_fast_kernel ()->search (grid, &task, &count) == RT_FAST_COMPLETE;
}

bool
rt_fast_count (const RtGrid *grid, uint64_t limit, RtStop *stop, uint64_t *count)
{
  const RtFastTask task = { .limit = limit, .most = UINT64_MAX, .stop = stop };

  *count = 0;
  return limit == 0 || rt_fast_kernel ()->search (grid, &task, count) == RT_FAST_COMPLETE;
}

bool
rt_fast_refutes (const RtGrid *grid, uint64_t most)
{
  const RtFastTask task = { .limit = 1, .most = most };
  uint64_t count;

  return rt_fast_kernel ()->search (grid, &task, &count) == RT_FAST_COMPLETE && count == 0;
}

/* Replaces SOLUTION, which is any solution of GRID, by the lexicographically first one. */
static void
make_first (const RtFastKernel *kernel, const RtGrid *grid, RtGrid *solution)
{
  RtFastTask task = { .limit = 1, .most = MOST_IN_ORDER, .in_order = true, .first = solution };
  RtGrid so_far = *grid;
  uint64_t count;

  if (kernel->search (grid, &task, &count) == RT_FAST_COMPLETE)
    return;
  task.in_order = false;
  task.most = UINT64_MAX;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (so_far.digit[cell])
      continue;
    for (int digit = 1; digit < solution->digit[cell]; digit++)
      if (rt_grid_fits (&so_far, cell, digit)) {
        so_far.digit[cell] = (uint8_t) digit;
        kernel->search (&so_far, &task, &count);
        so_far.digit[cell] = 0;   /* a digit that failed must not remain */
        if (count)
          break;
      }
    so_far.digit[cell] = solution->digit[cell];
  }
}

int
rt_fast_solve (const RtGrid *grid, RtGrid *out)
{
  const RtFastKernel *kernel = rt_fast_kernel ();
  RtFastTask task = { .limit = 2, .most = UINT64_MAX, .first = out };
  uint64_t count;

  kernel->search (grid, &task, &count);
  if (out && count == 2)
    make_first (kernel, grid, out);
  return (int) count;
}

bool
rt_fast_batch (const RtGrid *grids, size_t n, uint64_t limit, RtStop *stop, uint64_t *counts,
               RtGrid *first)
{
  const RtFastKernel *kernel = rt_fast_kernel ();
  /* FIRST must be the first solution in order, but the kernel finds any. If counting to two shows that there is just one,
   * that is the first; else the first is searched for below. */
  uint64_t to = first && limit == 1 ? 2 : limit;

  for (size_t i = 0; limit == 0 && i < n; i++)
    counts[i] = 0;
  if (limit == 0)
    return true;
  if (!kernel->count_all (grids, n, to, stop, counts, first))
    return false;
  for (size_t i = 0; first && i < n; i++) {
    if (counts[i] > 1)
      make_first (kernel, &grids[i], &first[i]);
    counts[i] = counts[i] < limit ? counts[i] : limit;
  }
  return true;
}
