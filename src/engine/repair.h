/* repair.h - what may be wrong with a grid that has no solution, or several: the slips of a person
 * copying it, each of which, undone, gives it a solution, or just one.
 *
 * A tenth of a millisecond, seldom three; nearly empty grids can take some tens. The same grid gets
 * the same answer each time. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/core/stop.h"
#include "engine/position.h"

#include <glib.h>

typedef enum {
  RT_REPAIR_CHANGE,   /* one digit is another */
  RT_REPAIR_REMOVE,   /* one digit is not there */
  RT_REPAIR_EXCHANGE, /* two digits side by side are the other way round */
  RT_REPAIR_MOVE,     /* one digit stands in the empty cell beside it */
  RT_REPAIR_SHIFT,    /* the digits of a row or column, from one of them on, stand one cell back or
                       * one cell further */
} RtRepairKind;

/* A proposal: a value. */
typedef struct {
  RtRepairKind kind;
  bool is_unique;       /* one solution after it; else several */
  int weight;           /* how likely it is what happened: of use only against others */
  int cell, other;      /* EXCHANGE: the two cells; MOVE, SHIFT: where the digit (the first of those
                         * that move) stands and where it goes; else twice the one cell */
  RtCells cells;        /* those whose content changes */
  RtGrid before, after; /* the whole grid */
} RtRepair;

/* The proposals for GRID, of RtRepair, the best first; none where it has exactly one solution. Where it
 * has several, there are only proposals that leave one. Only what stands in ALLOWED changes. Those that leave one solution come first, as a slip leaves a proper
 * puzzle behind it; among these, and among those that leave several, the weight decides: one digit
 * before more, a digit that looks alike, or that a finger or the eye finds beside the right one,
 * before others. NULL if STOP (may be NULL) ended it early. Free with g_array_unref. */
GArray *rt_repairs (const RtGrid *grid, RtCells allowed, RtStop *stop);

/* Where the digit that CELL, one of those that change, holds after REPAIR stood before: in itself,
 * where it was typed as another. */
int rt_repair_source (const RtRepair *repair, int cell);

/* The proposals for POSITION, as rt_repairs makes them, with changes only where a slip may have happened.
 * Without a solution that is everywhere; where the givens by themselves have several solutions, in the
 * cells that are not given; where they have exactly one, nowhere: the entry that contradicts it was not
 * copied wrong, but found wrong. With several solutions it is everywhere but in what was entered beside
 * givens, and the digits that the solver wrote are left out. NULL if STOP (may be NULL) ended it early.
 * Free with g_array_unref. */
GArray *rt_mistyped (const RtPosition *position, RtStop *stop);
