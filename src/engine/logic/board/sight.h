/* sight.h - what cells see together, and the places of a house as cells. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/choices.h"

/* The cells of HOUSE at PLACES. */
static inline RtCells
rt_places_cells (int house, RtPlaces places)
{
  RtCells cells = RT_CELLS_NONE;

  for_each_bit (i, places)
    rt_cells_add (&cells, rt_houses[house][i]);
  return cells;
}

/* The cells that see each of CELLS, and those that see one of them at least. */
static inline RtCells
rt_seen_by_all (RtCells cells)
{
  RtCells seen = RT_CELLS_ALL;

  for_each_cell (cell, cells)
    seen = rt_cells_and (seen, rt_peer_cells[cell]);
  return seen;
}

static inline RtCells
rt_seen_by_any (RtCells cells)
{
  RtCells seen = RT_CELLS_NONE;

  for_each_cell (cell, cells)
    seen = rt_cells_or (seen, rt_peer_cells[cell]);
  return seen;
}

static inline bool
rt_sees (int a, int b)
{
  return rt_cells_has (rt_peer_cells[a], b);
}
