/* fast.h - the fast solver: solves grids, counts and visits solutions.
 *
 * No function allocates memory; the only state is the kernel (the code for an instruction set) in
 * use. Any thread may call the functions. A grid with a conflict has no solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/core/grid.h"
#include "engine/core/stop.h"

#include <stddef.h>

/* Returns the number of solutions of GRID: 0, 1, or 2 for several. Stores the lexicographically
 * first solution in OUT (may be NULL); leaves OUT unchanged if there is none. */
int rt_fast_solve (const RtGrid *grid, RtGrid *out);

/* Counts the solutions of GRID up to LIMIT, in COUNT. Returns false if STOP (may be NULL) was
 * raised; COUNT is then the number found so far. */
bool rt_fast_count (const RtGrid *grid, uint64_t limit, RtStop *stop, uint64_t *count);

/* Receives one solution. Returns false to end the search. */
typedef bool (*RtFastVisit) (const RtGrid *solution, void *data);

/* Calls VISIT for each solution, in no particular order, until it returns false or STOP (may be
 * NULL) is raised. Returns false if either ended the search. */
bool rt_fast_visit (const RtGrid *grid, RtFastVisit visit, void *data, RtStop *stop);

/* Returns true if a search with at most MOST guesses proves that GRID has no solution. */
bool rt_fast_refutes (const RtGrid *grid, uint64_t most);

/* Counts the solutions of each of N grids up to LIMIT; from a thousand grids on, several times as
 * fast as one call for each. FIRST (may be NULL) has room for N grids, and gets the
 * lexicographically first solution of each grid that has one. Returns false, with COUNTS and FIRST
 * undefined, if STOP (may be NULL) was raised. */
bool rt_fast_batch (const RtGrid *grids, size_t n, uint64_t limit, RtStop *stop, uint64_t *counts,
                    RtGrid *first);

/* Counts the solutions of BOARD up to LIMIT, using only its candidates. Stores the
 * lexicographically first solution in FIRST (may be NULL); leaves FIRST unchanged if there is none.
 * Much slower than the functions above. Returns false if STOP (may be NULL) was raised. */
bool rt_fast_count_board (const RtBoard *board, uint64_t limit, RtStop *stop, uint64_t *count,
                          RtGrid *first);

/* Instruction sets for which this program has a kernel, the fastest first; ends with NULL. */
extern const char *const rt_fast_ids[];

/* Returns the name of the instruction set in use: the one in the environment variable RETRACE_LANES
 * if this machine has it; otherwise the fastest of this machine. */
const char *rt_fast_lanes (void);

/* Changes the instruction set in use; NULL for the fastest. Returns false, with nothing changed, if
 * this machine does not have it. For tests and benchmarks. */
bool rt_fast_use (const char *id);
