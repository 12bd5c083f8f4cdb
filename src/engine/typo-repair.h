/* typo-repair.h - finds the typos that explain a grid without a solution, or with several. A repair
 * undoes one typo. It gives a grid without a solution at least one, and a grid with several exactly
 * one.
 *
 * This takes a tenth of a millisecond, rarely three; nearly empty grids can take some tens. Equal
 * grids get equal results. */
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
  bool is_unique;       /* the repaired grid has exactly one solution, not several */
  int weight;           /* likelihood, relative to other repairs */
  /* EXCHANGE: the two cells; MOVE, SHIFT: the old and the new cell of the (first) digit; CHANGE,
   * REMOVE: both are the changed cell */
  int cell, other;
  RtCells cells;        /* all cells whose contents change */
  RtGrid before, after; /* the whole grid before and after the repair */
} RtRepair;

/* Returns an array of RtRepair for GRID, the best first; an empty array if GRID has exactly one
 * solution. If GRID has several solutions, all repairs leave exactly one. Only cells of ALLOWED
 * change. Repairs that leave exactly one solution come first, because the result is a proper
 * puzzle. Then the weight ranks them: typos in one digit before typos in several; digits that look
 * similar, or are adjacent on the keyboard or in the grid, before others. Returns NULL if STOP (may
 * be NULL) was raised. Free with g_array_unref. */
GArray *rt_repairs (const RtGrid *grid, RtCells allowed, RtStop *stop);

/* Returns the cell that held, before REPAIR, the digit that CELL holds after REPAIR; CELL itself if
 * only the digit of CELL was wrong. */
int rt_repair_source (const RtRepair *repair, int cell);

/* Returns the repairs of POSITION, like rt_repairs, but only in those cells that may have a typo.
 *
 *     solutions of POSITION   of its givens alone   cells that may have a typo
 *     none                    none                  all
 *     none                    exactly one           no cell: a wrong entry is a wrong guess
 *     none                    several               all but the givens
 *     several                 several               all but the entries
 *
 * If the position has no givens, or no entries, all cells may have one. Digits of the solver are removed first. Returns
 * NULL if STOP (may be NULL) was raised. Free with g_array_unref. */
GArray *rt_mistyped (const RtPosition *position, RtStop *stop);
