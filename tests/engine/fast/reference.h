/* reference.h - what the kernels must agree with. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

/* Counts solutions up to LIMIT, which is at least 2; FIRST gets the lexicographically first, if
 * there is one. */
uint64_t reference_count (const RtGrid *grid, uint64_t limit, RtGrid *first);
