/* full.h - full grids at random. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/make/random.h"

/* A full grid at once. Every full grid can come, but not each is as likely as the other. */
void rt_full_quick (RtRandom *random, RtGrid *grid);

/* A full grid, each of the 6,670,903,752,021,072,936,960 as likely as any other. Costs some
 * milliseconds.
 *
 * The first box, the rest of the first band and the rest of the first stack are drawn, each way as
 * likely as the other; what they leave is counted, and they are kept with a probability in
 * proportion to it; then one of these completions is drawn. */
void rt_full_uniform (RtRandom *random, RtGrid *grid);

/* The most completions that a first band and a first stack can leave: a bound that was counted,
 * over all of them but for symmetry (tests/engine/make/count-most.c). */
#define RT_FULL_MOST 11664
