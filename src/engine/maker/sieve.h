/* sieve.h - checks whether a puzzle satisfies a request, cheapest checks first. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/maker/request.h"

#include <stdatomic.h>

/* Checker, with caches from puzzle to puzzle. For one thread at a time. */
typedef struct RtSieve RtSieve;

/* REQUEST and NEAREST must outlive the result. NEAREST gets the ER nearest to the bounds of the
 * request, of all puzzles rated here. */
RtSieve *rt_sieve_new (const RtRequest *request, atomic_int *nearest);
void rt_sieve_free (RtSieve *sieve);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtSieve, rt_sieve_free)

/* Returns true if PUZZLE, which has exactly one solution and is minimal as requested, satisfies the
 * rest of the request; then fills MADE. Returns false if STOP was raised, too. */
bool rt_sieve_passes (RtSieve *sieve, const RtGrid *puzzle, RtStop *stop, RtMade *made);

/* Returns the ER of PUZZLE in tenths; if it is above MOST, some number above it; 0 if STOP was
 * raised. */
int rt_sieve_rate (RtSieve *sieve, const RtGrid *puzzle, int most, RtStop *stop);
