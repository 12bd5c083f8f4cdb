/* sieve.h - whether a puzzle is what was asked for: cheap questions before dear ones. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/maker/request.h"

#include <stdatomic.h>

/* Keeps memory from puzzle to puzzle; belongs to one thread at a time. */
typedef struct RtSieve RtSieve;

/* REQUEST and NEAREST live as long as it. NEAREST learns the ER that is nearest to the bounds of the
 * request, of all puzzles that are rated here. */
RtSieve *rt_sieve_new (const RtRequest *request, atomic_int *nearest);
void rt_sieve_free (RtSieve *sieve);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtSieve, rt_sieve_free)

/* PUZZLE has just one solution, and no group of givens that can go, if that was asked. Returns
 * whether it meets all the rest of the request; MADE is then what is known of it. False also where
 * STOP is raised. */
bool rt_sieve_passes (RtSieve *sieve, const RtGrid *puzzle, RtStop *stop, RtMade *made);

/* ER of PUZZLE in tenths, as far as MOST; above it, some number above it. 0 if stopped. */
int rt_sieve_rate (RtSieve *sieve, const RtGrid *puzzle, int most, RtStop *stop);
