/* sieve.h - checks whether a puzzle satisfies a request, with the cheapest checks first. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/maker/request.h"

#include <stdatomic.h>

/* A checker for one request, which reuses its caches for the next puzzle. For one thread at a
 * time. */
typedef struct RtSieve RtSieve;

/* Returns a checker for REQUEST. Of all puzzles that it rates, it stores in NEAREST the ER that is
 * nearest to the bounds of the request. REQUEST and NEAREST must outlive the checker. */
RtSieve *rt_sieve_new (const RtRequest *request, atomic_int *nearest);
void rt_sieve_free (RtSieve *sieve);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtSieve, rt_sieve_free)

/* Returns true if PUZZLE satisfies the request, and then fills MADE. PUZZLE must have exactly one
 * solution, and must be minimal in groups if the request requires that. Also returns false if STOP
 * was raised. */
bool rt_sieve_passes (RtSieve *sieve, const RtGrid *puzzle, RtStop *stop, RtMade *made);

/* Returns the ER of PUZZLE in tenths; any number above MOST if the ER is above MOST; 0 if STOP was
 * raised. */
int rt_sieve_rate (RtSieve *sieve, const RtGrid *puzzle, int most, RtStop *stop);
