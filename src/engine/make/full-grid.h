/* full-grid.h - generates random full grids. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/make/random.h"

/* Stores a random full grid in GRID. Every full grid can occur, but not with equal probability. */
void rt_full_quick (RtRandom *random, RtGrid *grid);
