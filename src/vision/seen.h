/* seen.h - what was seen of a grid in a picture. A value. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "engine/core/grid.h"
#include "vision/mesh.h"

enum { RT_SIGHT_LIKELY = 3 };

typedef struct {
  RtGrid givens, entries;  /* digits that somebody entered, where their ink tells them apart */
  RtGrid plain;            /* what each cell shows by itself, whether or not that makes a puzzle */
  RtCells doubtful;        /* cells that the person should look at: the digit, or that there is none */
  float sure[RT_N_CELLS];  /* how probable what was read is, 0 .. 1 */
  uint8_t likely[RT_N_CELLS][RT_SIGHT_LIKELY]; /* what each cell may hold (0: nothing): what was read,
                                                * then what is likeliest by its looks alone */
  bool is_puzzle;          /* it has exactly one solution */
  RtMesh mesh;             /* where the grid lies in the picture, upright */
} RtSight;

/* Returns the cells that were read as something slightly less probable than what they show by themselves, because
 * only so there is exactly one solution. All of them are doubtful. */
static inline RtCells
rt_sight_changed (const RtSight *sight)
{
  RtCells changed = { 0 };

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (sight->plain.digit[cell] != sight->givens.digit[cell] + sight->entries.digit[cell])
      rt_cells_add (&changed, cell);
  return changed;
}

/* Whether so many cells are doubtful that the digits may be none that are printed. */
static inline bool
rt_sight_is_poor (const RtSight *sight)
{
  int n = rt_cells_count (rt_grid_filled (&sight->givens)) + rt_cells_count (rt_grid_filled (&sight->entries));

  return 5 * rt_cells_count (sight->doubtful) >= n;
}
