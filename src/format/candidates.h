/* candidates.h - the candidates of every cell: what the two formats that list them, and grids that
 * are followed by such a list, have in common. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/format.h"

/* The marks, or where there are none at all, the digits that are allowed. A cell that holds a digit
 * has only that. */
void rt_candidates_of (const RtPosition *position, RtDigits candidates[RT_N_CELLS]);

/* The opposite. Where a candidate is alone in its cell and none of the peers lists it, the cell
 * holds that digit, as a given; else it is a mark. */
void rt_candidates_settle (const RtDigits candidates[RT_N_CELLS], RtPosition *position);

/* Where a grid of candidates comes next that agrees with the digits of POSITION, takes it for its
 * marks and moves behind it. */
void rt_candidates_take (RtReader *reader, RtPosition *position);

/* Of the registry's row. */
int rt_candidates_sniff (const char *text, gsize size);
RtRead rt_candidates_read (RtReader *reader, RtPuzzle **puzzle, GError **error);
