/* settle.h - a position as the candidates of all its cells, and back; for the formats that list
 * candidates. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/position.h"

/* The marks; if there are none at all, the digits that are allowed. A cell that holds a digit has
 * only that. */
void rt_candidates_of (const RtPosition *position, RtDigits candidates[RT_N_CELLS]);

/* The opposite. Where a candidate is alone in its cell and none of the peers lists it, the cell
 * holds that digit, as a given; else it is a mark. */
void rt_candidates_settle (const RtDigits candidates[RT_N_CELLS], RtPosition *position);
