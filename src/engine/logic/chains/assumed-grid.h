/* assumed-grid.h - a grid while an assumption is tried on it, at one depth of a search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/chains/chain-finds.h"

/* A grid by digit and by cell, without houses: where candidates are only taken away. */
typedef struct {
  RtCells plane[9];                     /* by digit - 1 */
  RtDigits candidates[RT_N_CELLS];
} RtKnown;

static inline void
rt_known_remove (RtKnown *known, int cell, int digit)
{
  rt_cells_remove (&known->plane[digit - 1], cell);
  known->candidates[cell] &= (RtDigits) ~rt_digits_of (digit);
}

/* The source is the grid without the assumption. */
typedef struct {
  RtStudy study;        /* its field: the source less what was followed as off */
  RtKnown source;
  RtKnown known;        /* the source less all that is off */
  RtChainFinds finds;   /* of an inner search in the study's field */
} RtAssumedGrid;
