/* full-grid.h - random full grids, quickly or uniformly. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/make/random.h"

/* Generates a full grid quickly. Every full grid can occur, but not with equal probability. */
void rt_full_quick (RtRandom *random, RtGrid *grid);

/* Generates a full grid, each of the 6,670,903,752,021,072,936,960 with equal probability. Takes
 * some milliseconds.
 *
 * The first box, the rest of the first band and the rest of the first stack are drawn uniformly;
 * their completions are counted, and they are accepted with a probability in proportion to the
 * count; then one completion is drawn. */
void rt_full_uniform (RtRandom *random, RtGrid *grid);

/* Most completions of a first band and a first stack, counted over all of them up to symmetry
 * (tests/engine/make/count-most.c). */
#define RT_FULL_MOST 11664
