/* solution-estimate.h - RtEstimate: an estimate of the number of solutions of a grid that has too
 * many to count.
 *
 * A probe goes from the grid to a full one or to a dead end, and chooses at random wherever there is
 * a choice. The product of the numbers of choices on its way, or 0 for a dead end, is on average the
 * number of solutions (Donald Knuth, 1975). The mean of many probes is the estimate. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/core/stop.h"

#include <stdbool.h>

#define RT_ESTIMATE_PROBES 10000

typedef struct {
  double solutions;
  double factor; /* the true number most likely lies between SOLUTIONS / FACTOR and SOLUTIONS * FACTOR;
                  * 0: too few probes found a solution to say that */
  unsigned probes;
} RtEstimate;

/* Estimates the number of solutions of GRID, which is known to be at least AT_LEAST. Takes some
 * tenths of a second: call it in a thread. Equal grids always get equal estimates. Returns false,
 * with ESTIMATE unchanged, if STOP (may be NULL) was raised. */
bool rt_estimate_solutions (const RtGrid *grid, uint64_t at_least, RtStop *stop, RtEstimate *estimate);

/* Returns a translated sentence without a full stop: "about 6.7 × 10^21 solutions (estimated from
 * 10,000 probes; most likely within a factor of 1.1)". Free with g_free. */
char *rt_estimate_say (const RtEstimate *estimate);
