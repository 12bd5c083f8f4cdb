/* layers.h - in how many of some houses each cell is: once, twice, thrice at least.
 *
 * A digit stands once in each house. So over its cells, all houses of a base are met as often as
 * there are of them, and those of a cover too. Where none is met more often by the base than by the
 * cover, the two are met alike by each cell that holds the digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"

typedef struct {
  RtCells once, twice, thrice;
} RtLayers;

/* With CELLS of one more house. */
static inline RtLayers
rt_layers_with (RtLayers layers, RtCells cells)
{
  layers.thrice = rt_cells_or (layers.thrice, rt_cells_and (layers.twice, cells));
  layers.twice = rt_cells_or (layers.twice, rt_cells_and (layers.once, cells));
  layers.once = rt_cells_or (layers.once, cells);
  return layers;
}

/* The cells that are in more of the houses of A than of B. */
static inline RtCells
rt_layers_more (const RtLayers *a, const RtLayers *b)
{
  return rt_cells_or (rt_cells_minus (a->once, b->once),
                      rt_cells_or (rt_cells_minus (a->twice, b->twice),
                                   rt_cells_minus (a->thrice, b->thrice)));
}
