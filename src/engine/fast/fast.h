/* fast.h - the fast solver: solves grids, counts and visits solutions.
 *
 * Pure functions without allocation; the only state is the kernel in use. Any thread may call them.
 * A grid with a conflict has no solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/core/grid.h"
#include "engine/core/stop.h"

#include <stddef.h>

/* Returns the number of solutions: 0, 1, or 2 for several. If there is one, OUT (may be NULL) gets
 * the lexicographically first; else it is unchanged. */
int rt_fast_solve (const RtGrid *grid, RtGrid *out);

/* Counts solutions up to LIMIT. Returns false if STOP (may be NULL) was raised; COUNT is then the
 * number found so far. */
bool rt_fast_count (const RtGrid *grid, uint64_t limit, RtStop *stop, uint64_t *count);

/* Receives one solution. Returns false to end the search. */
typedef bool (*RtFastVisit) (const RtGrid *solution, void *data);

/* Calls VISIT for each solution, in no particular order, until it returns false or STOP is raised.
 * Returns false if the search was ended by either. */
bool rt_fast_visit (const RtGrid *grid, RtFastVisit visit, void *data, RtStop *stop);

/* Returns true if at most MOST guesses prove that GRID has no solution. */
bool rt_fast_refutes (const RtGrid *grid, uint64_t most);

/* Counts the solutions of each of N grids up to LIMIT: from a thousand grids on, several times as
 * fast as one at a time. FIRST (may be NULL) has N places, and gets the lexicographically first
 * solution of each grid that has one. Returns false, with COUNTS and FIRST undefined, if STOP (may
 * be NULL) was raised. */
bool rt_fast_batch (const RtGrid *grids, size_t n, uint64_t limit, RtStop *stop, uint64_t *counts,
                    RtGrid *first);

/* Counts the solutions of BOARD, whose candidates may be fewer than those of its grid, up to LIMIT.
 * FIRST (may be NULL) gets the lexicographically first, if any. Much slower than the others.
 * Returns false if STOP (may be NULL) was raised. */
bool rt_fast_count_board (const RtBoard *board, uint64_t limit, RtStop *stop, uint64_t *count,
                          RtGrid *first);

/* Instruction sets with a kernel in this program, the best first; ends with NULL. */
extern const char *const rt_fast_ids[];

/* Returns the instruction set in use: the best of this machine, or the one that the environment
 * variable RETRACE_LANES names, if this machine has it. */
const char *rt_fast_lanes (void);

/* Changes the instruction set in use; NULL for the best. Returns false, with nothing changed, if
 * this machine does not have it. For tests and benchmarks. */
bool rt_fast_use (const char *id);
