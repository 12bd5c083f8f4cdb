/* tape-replay.h - a search that replays a tape: the steps that a person's own program has printed.
 * Its state is an index into the tape and a grid.
 *
 * A tape does not tell what that program tested and read, so details are empty and their counts are
 * 0. A tape grows while the program runs; at its end there is no step yet. Once the program has
 * ended without a solution, one more step reports the end. Not in rt_searches. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"
#include "engine/steps/tape.h"

extern const RtSearch rt_search_recorded;

/* Connects STATE, which was started with the givens, to TAPE. Does not take a reference. */
void rt_recorded_attach (void *state, RtTape *tape);
