/* fast.h - answers at once: one solution, how many, which.
 *
 * Values in, values out; no allocation, and nothing is remembered but the kernel in use. Any thread
 * may call. A grid whose digits break a rule has no solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/core/grid.h"
#include "engine/core/stop.h"

#include <stddef.h>

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

/* Whether it shows by at most MOST guesses that GRID has no solution. */
bool rt_fast_refutes (const RtGrid *grid, uint64_t most);

/* Counts the solutions of each of N grids up to LIMIT: several times as fast as one at a time, from
 * a thousand grids on. FIRST, if not NULL, has N places; that of a grid with a solution becomes the
 * lexicographically first, others stay untouched. Returns false if STOP (may be NULL) ended it
 * early; COUNTS and FIRST are then good for nothing. */
bool rt_fast_batch (const RtGrid *grids, size_t n, uint64_t limit, RtStop *stop, uint64_t *counts,
                    RtGrid *first);

/* Counts the solutions of BOARD, whose candidates may be fewer than those of direct sight, up to LIMIT.
 * FIRST (may be NULL) becomes the lexicographically first if there is any. Much slower than the
 * others. Returns false if STOP (may be NULL) ended it early. */
bool rt_fast_count_board (const RtBoard *board, uint64_t limit, RtStop *stop, uint64_t *count,
                          RtGrid *first);

/* Instruction sets for which there is code in this program, the best first; ends with NULL. */
extern const char *const rt_fast_ids[];

/* The one in use: the best that this machine has, or the one that the environment variable
 * RETRACE_LANES names, if this machine has it. */
const char *rt_fast_lanes (void);

/* Uses another from now on; NULL is the best. Returns false, and changes nothing, where this
 * machine does not have it. For tests and measurements. */
bool rt_fast_use (const char *id);
