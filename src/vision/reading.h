/* reading.h - RtSight: the digits that were read in the grid of a picture, and the doubtful cells. A
 * value. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"
#include "engine/core/grid.h"
#include "vision/grid-mesh.h"

enum { RT_SIGHT_LIKELY = 3 };

typedef struct {
  RtGrid givens, entries;  /* entries: digits that a person entered, by hand or in another ink */
  RtGrid plain;            /* likeliest digit of each cell; they may conflict */
  RtCells by_hand;         /* cells with handwriting or another ink, readable or not */
  RtDigits marks[RT_N_CELLS]; /* small digits of each cell without a digit; empty if any is unreadable */
  RtCells unread_marks;    /* cells with small digits that could not all be read */
  RtCells slips;           /* entries that were read clearly, and differ from the solution */
  RtCells doubtful;        /* cells that the person should check, with a digit or empty */
  float sure[RT_N_CELLS];  /* probability of each cell's digit, 0 .. 1 */
  /* candidates of each cell (0: empty): first the digit that was read, then the likeliest others */
  uint8_t likely[RT_N_CELLS][RT_SIGHT_LIKELY];
  bool is_puzzle;          /* the givens have exactly one solution */
  RtMesh mesh;             /* place of the grid in the picture */
} RtSight;

/* Returns the cells whose digit is not the likeliest one, because a slightly less probable digit gives
 * exactly one solution. All of them are doubtful. */
static inline RtCells
rt_sight_changed (const RtSight *sight)
{
  RtCells changed = { 0 };

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (sight->plain.digit[cell] != sight->givens.digit[cell] + sight->entries.digit[cell])
      rt_cells_add (&changed, cell);
  return changed;
}

/* Returns true if many cells are doubtful, so that the person should compare all cells with the picture. */
static inline bool
rt_sight_is_poor (const RtSight *sight)
{
  int n = rt_cells_count (rt_grid_filled (&sight->givens)) + rt_cells_count (rt_grid_filled (&sight->entries));

  return 5 * rt_cells_count (sight->doubtful) >= n;
}
