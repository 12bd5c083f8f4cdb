/* hint-targets.h - RtHintTarget: the digits, houses and cells that a hint names; RtHintRefusal: the
 * cells that prove a single. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/logic/step/step.h"

/* The digits, houses or cells that a hint names. At least one of the first three members is not
 * empty; the hint does not name empty ones. */
typedef struct {
  RtDigits digits; /* at most a few */
  RtHouses houses; /* few of them */
  RtCells cells;   /* set only if `houses` is empty and `digits` is not a single digit */
  bool starts;     /* true: `cells` are the start of a chain */
} RtHintTarget;

/* Stores in PLACE the digits, houses or cells that the hint for STEP names. */
void rt_hint_target (RtHintTarget *place, const RtStep *step);

/* Returns true if STEP is a single: it places a digit because of a house or a cell alone. */
bool rt_hint_is_single (const RtStep *step);

/* The cells that prove a single. */
typedef struct {
  RtCells refusing;  /* cells of GRID whose digits exclude the other places or digits */
  RtCells ruled_out; /* empty cells of the house that a cell of `refusing` sees; empty for a naked
                      * single */
  RtCells open;      /* the house's other empty cells, without the cell of the step; earlier steps
                      * exclude the digit there */
} RtHintRefusal;

/* Fills REFUSAL with the cells that prove STEP, a single found on GRID. If STEP is not a single,
 * makes REFUSAL empty. If several cells exclude the same place, uses the cell that excludes most
 * places. */
void rt_hint_refusal (RtHintRefusal *refusal, const RtStep *step, const RtGrid *grid);
