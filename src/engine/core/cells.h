/* cells.h - a set of the 81 cells in two words.
 *
 *     low    bit 0..63   cells 0..63   (r1c1 .. r8c1)
 *     high   bit 0..16   cells 64..80  (r8c2 .. r9c9)
 *
 * A value: pass it, copy it. The unused bits of `high` are always zero. Loops over a set visit the
 * cells in reading order. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct {
  uint64_t low;
  uint64_t high;
} RtCells;

#define RT_CELLS_NONE ((RtCells) { 0, 0 })
#define RT_CELLS_ALL ((RtCells) { ~UINT64_C (0), (UINT64_C (1) << 17) - 1 })

/* Returns the set that holds only CELL, which is in 0..80. */
static inline RtCells
rt_cells_of (int cell)
{
  if (cell < 64)
    return (RtCells) { UINT64_C (1) << cell, 0 };
  return (RtCells) { 0, UINT64_C (1) << (cell - 64) };
}

static inline bool
rt_cells_has (RtCells cells, int cell)
{
  return ((cell < 64 ? cells.low >> cell : cells.high >> (cell - 64)) & 1) != 0;
}

static inline RtCells
rt_cells_and (RtCells a, RtCells b)
{
  return (RtCells) { a.low & b.low, a.high & b.high };
}

static inline RtCells
rt_cells_or (RtCells a, RtCells b)
{
  return (RtCells) { a.low | b.low, a.high | b.high };
}

/* Returns the cells of A that are not in B. */
static inline RtCells
rt_cells_minus (RtCells a, RtCells b)
{
  return (RtCells) { a.low & ~b.low, a.high & ~b.high };
}

static inline void
rt_cells_add (RtCells *cells, int cell)
{
  *cells = rt_cells_or (*cells, rt_cells_of (cell));
}

static inline void
rt_cells_remove (RtCells *cells, int cell)
{
  *cells = rt_cells_minus (*cells, rt_cells_of (cell));
}

static inline bool
rt_cells_is_empty (RtCells cells)
{
  return (cells.low | cells.high) == 0;
}

/* Returns true if A and B have a common cell. */
static inline bool
rt_cells_meet (RtCells a, RtCells b)
{
  return ((a.low & b.low) | (a.high & b.high)) != 0;
}

static inline bool
rt_cells_equal (RtCells a, RtCells b)
{
  return a.low == b.low && a.high == b.high;
}

static inline int
rt_cells_count (RtCells cells)
{
  return __builtin_popcountll (cells.low) + __builtin_popcountll (cells.high);
}

/* Returns the first cell of CELLS in reading order. CELLS must not be empty. */
static inline int
rt_cells_first (RtCells cells)
{
  return cells.low ? __builtin_ctzll (cells.low) : 64 + __builtin_ctzll (cells.high);
}

/* Returns the first cell of CELLS after the cell AFTER; -1 if there is none. AFTER is -1 for the
 * first cell of all. */
static inline int
rt_cells_next (RtCells cells, int after)
{
  uint64_t rest;

  if (after < 63) {
    rest = cells.low >> (after + 1);
    if (rest)
      return after + 1 + __builtin_ctzll (rest);
    after = 63;
  }
  rest = after < 80 ? cells.high >> (after - 63) : 0;
  return rest ? after + 1 + __builtin_ctzll (rest) : -1;
}

/* Runs the following statement once for each cell of CELLS, in reading order. CELLS is evaluated
 * again before each iteration. */
#define for_each_cell(cell, cells) \
  for (int cell = -1; (cell = rt_cells_next ((cells), cell)) >= 0;)
