/* typo-repair.h - finds the typos that explain a grid without a solution, or with several: each repair
 * undoes one typo, and leaves a solution, or exactly one.
 *
 * Takes a tenth of a millisecond, rarely three; nearly empty grids can take some tens. Equal grids
 * get equal results. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/core/stop.h"
#include "engine/position.h"

#include <glib.h>

typedef enum {
  RT_REPAIR_CHANGE,   /* one digit becomes another */
  RT_REPAIR_REMOVE,   /* one digit is removed */
  RT_REPAIR_EXCHANGE, /* two adjacent digits are exchanged */
  RT_REPAIR_MOVE,     /* one digit moves to the adjacent empty cell */
  RT_REPAIR_SHIFT,    /* the digits of a row or column, from one on, move by one cell */
} RtRepairKind;

/* A proposed repair. A value. */
typedef struct {
  RtRepairKind kind;
  bool is_unique;       /* exactly one solution after it; else several */
  int weight;           /* likelihood, relative to other repairs */
  /* EXCHANGE: the two cells; MOVE, SHIFT: the old and new cell of the (first) digit; else twice the
   * one cell */
  int cell, other;
  RtCells cells;        /* cells whose contents change */
  RtGrid before, after; /* whole grids */
} RtRepair;

/* Returns an array of RtRepair for GRID, the best first; empty if it has exactly one solution. If
 * it has several, all repairs leave exactly one. Only cells of ALLOWED change. Repairs that leave
 * one solution come first, as the result is a proper puzzle; then the weight ranks them: one digit
 * before several, digits that look similar or are adjacent on the keys or the grid before others.
 * NULL if STOP (may be NULL) was raised. Free with g_array_unref. */
GArray *rt_repairs (const RtGrid *grid, RtCells allowed, RtStop *stop);

/* Returns the cell that held, before REPAIR, the digit that CELL holds after it: CELL itself if it
 * was typed wrong. */
int rt_repair_source (const RtRepair *repair, int cell);

/* Returns the repairs of POSITION, as rt_repairs does, in cells that may have a typo.
 *
 * Without a solution: in all cells; if the givens alone have several solutions, in the other cells;
 * if they have exactly one, in none, as then the conflicting entry is a wrong guess. With several
 * solutions: in all cells but entries beside givens; digits of the solver are removed first. NULL
 * if STOP (may be NULL) was raised. Free with g_array_unref. */
GArray *rt_mistyped (const RtPosition *position, RtStop *stop);
