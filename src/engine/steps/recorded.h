/* recorded.h - steps on a tape as one more search: a state is a place on the tape and a grid.
 *
 * What a program tested or read is not known: a detail is empty, and tests and reads are 0. At the
 * end of a tape that grows there is no step yet; where it has ended without a solution standing, one
 * more says so. Not among rt_searches, as it searches nothing. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"
#include "engine/steps/tape.h"

extern const RtSearch rt_search_recorded;

/* Makes STATE, which was started with the givens, ready for the first step of TAPE. It does not hold
 * the tape. */
void rt_recorded_attach (void *state, RtTape *tape);
