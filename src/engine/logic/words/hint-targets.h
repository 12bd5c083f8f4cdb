/* hint-targets.h - RtHintTarget: the digits, houses and cells that a hint names; and the cells
 * that prove a single. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/logic/step/step.h"

/* The part of the grid that a hint names. At least one of the first three members is set; empty
 * ones are not named. */
typedef struct {
  RtDigits digits; /* at most a few */
  RtHouses houses; /* few of them */
  RtCells cells;   /* set only if there are neither houses nor a single digit */
  bool starts;     /* CELLS are the start of a chain */
} RtHintTarget;

/* Stores in PLACE where the hint for STEP tells a person to look. */
void rt_hint_target (RtHintTarget *place, const RtStep *step);

/* Returns true if STEP is a single: it places a digit because of a house or a cell alone. */
bool rt_hint_is_single (const RtStep *step);

/* The cells that prove a single. */
typedef struct {
  RtCells refusing;  /* cells of GRID whose digits exclude the other places or digits */
  RtCells ruled_out; /* empty cells of the house that `refusing` sees; none for a naked single */
  RtCells open;      /* other empty cells of the house, except the step's own: earlier steps exclude
                      * them */
} RtHintRefusal;

/* Fills REFUSAL with the cells that prove STEP, a single found on GRID; with nothing for any other
 * step. If several cells exclude the same place, uses the one that excludes most. */
void rt_hint_refusal (RtHintRefusal *refusal, const RtStep *step, const RtGrid *grid);
