/* tape-search.h - a search that replays a tape. Its state is an index into the tape and a grid.
 *
 * The tests and reads of the program are not known: details are empty, and their counts are 0. At
 * the end of a growing tape there is no step yet; once the tape has ended without a solution, one
 * more step reports the end. Not in rt_searches. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"
#include "engine/steps/tape.h"

extern const RtSearch rt_search_recorded;

/* Connects STATE, which was started with the givens, to TAPE. Does not take a reference. */
void rt_recorded_attach (void *state, RtTape *tape);
