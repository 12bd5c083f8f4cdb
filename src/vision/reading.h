/* reading.h - RtSight: the digits read in a grid of a picture, with their doubts. A value. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"
#include "engine/core/grid.h"
#include "vision/grid-mesh.h"

enum { RT_SIGHT_LIKELY = 3 };

typedef struct {
  RtGrid givens, entries;  /* entries: digits that a person entered, by hand or in another ink */
  RtGrid plain;            /* likeliest digit of each cell, whether or not these make a puzzle */
  RtCells by_hand;         /* cells with handwriting, or another ink, whether or not it could be read */
  RtDigits marks[RT_N_CELLS]; /* small digits in cells without a digit, where all of them can be read */
  RtCells slips;           /* entries that are clear, and not the solution's */
  RtCells doubtful;        /* cells for the person to check: the digit, or that there is none */
  float sure[RT_N_CELLS];  /* probability of each cell's digit, 0 .. 1 */
  /* candidates of each cell (0: empty): the digit that was read, then the likeliest ones */
  uint8_t likely[RT_N_CELLS][RT_SIGHT_LIKELY];
  bool is_puzzle;          /* there is exactly one solution */
  RtMesh mesh;             /* place of the grid in the picture, once that is turned upright */
} RtSight;

/* Returns the cells that were read as slightly less probable digits to get exactly one solution.
 * All of them are doubtful. */
static inline RtCells
rt_sight_changed (const RtSight *sight)
{
  RtCells changed = { 0 };

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (sight->plain.digit[cell] != sight->givens.digit[cell] + sight->entries.digit[cell])
      rt_cells_add (&changed, cell);
  return changed;
}

/* Returns true if so many cells are doubtful that all should be compared with the picture. */
static inline bool
rt_sight_is_poor (const RtSight *sight)
{
  int n = rt_cells_count (rt_grid_filled (&sight->givens)) + rt_cells_count (rt_grid_filled (&sight->entries));

  return 5 * rt_cells_count (sight->doubtful) >= n;
}
