/* fast.h - answers at once: one solution, how many, which.
 *
 * Values in, values out; no allocation, no global state. A grid whose digits break a rule has no
 * solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/core/stop.h"

/* Returns 0, 1 or 2 (two or more) solutions. With a solution, OUT (may be NULL) is the
 * lexicographically first; without, it is untouched. */
int rt_fast_solve (const RtGrid *grid, RtGrid *out);

/* Counts solutions up to LIMIT. Returns false if STOP (may be NULL) ended it early; COUNT is then
 * what it had found so far. */
bool rt_fast_count (const RtGrid *grid, uint64_t limit, RtStop *stop, uint64_t *count);

/* Sees one solution; returns whether to go on. */
typedef bool (*RtFastVisit) (const RtGrid *solution, void *data);

/* Calls VISIT for each solution, in no particular order, until it returns false or STOP is raised.
 * Returns false if it was ended by either. */
bool rt_fast_visit (const RtGrid *grid, RtFastVisit visit, void *data, RtStop *stop);
