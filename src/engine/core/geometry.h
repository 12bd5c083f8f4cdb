/* geometry.h - numbers of cells, digits and houses; tables of houses and peers.
 *
 * Cells are 0..80 in reading order (9 * row + column) and `r4c7` in text; digits are 1..9, and 0
 * means empty; houses are 0..26: rows 0..8, columns 9..17, boxes 18..26, boxes in reading order. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"

#include <stdint.h>

enum {
  RT_N_CELLS = 81,
  RT_N_HOUSES = 27,
  RT_N_PEERS = 20,
  RT_NO_CELL = 255,
  RT_NO_HOUSE = 255,
};

/* The nine cells of each house, in reading order. */
extern const uint8_t rt_houses[RT_N_HOUSES][9];

/* The twenty peers of each cell, which are the other cells of its three houses: as a list in
 * reading order, and as a set. */
extern const uint8_t rt_peers[RT_N_CELLS][RT_N_PEERS];
extern const RtCells rt_peer_cells[RT_N_CELLS];

/* The three houses of each cell as house numbers: row, column, box. */
extern const uint8_t rt_houses_of[RT_N_CELLS][3];

/* Return the row, column or box of CELL, each 0..8. */
static inline int
rt_row_of (int cell)
{
  return cell / 9;
}

static inline int
rt_column_of (int cell)
{
  return cell % 9;
}

static inline int
rt_box_of (int cell)
{
  return rt_houses_of[cell][2] - 18;
}

/* Returns the first house, in the order row, column, box, that contains both cells; RT_NO_HOUSE if
 * there is none. */
int rt_shared_house (int a, int b);

/* Writes the name of CELL (`r4c7`) and a NUL into TEXT, which has room for 5 bytes. Returns
 * TEXT. */
char *rt_cell_name (int cell, char text[5]);
