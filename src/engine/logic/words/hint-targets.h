/* hint-targets.h - the digits, houses and cells that a hint points at, and the cells that prove
 * a single. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/logic/step/step.h"

/* The place to look at. Empty fields do not matter; at least one is set. */
typedef struct {
  RtDigits digits; /* at most a few */
  RtHouses houses; /* few of them */
  RtCells cells;   /* set only if there are neither houses nor a single digit */
  bool starts;     /* the cells are the start of a chain */
} RtHintTarget;

void rt_hint_target (RtHintTarget *place, const RtStep *step);

/* Returns true if STEP is a single: it places one digit, and has no other pattern. */
bool rt_hint_is_single (const RtStep *step);

typedef struct {
  RtCells refusing;  /* cells of GRID whose digits exclude the other places or digits */
  RtCells ruled_out; /* empty cells of the house that `refusing` sees; none for a naked single */
  RtCells open;      /* other empty cells of the house except the step's own: excluded by earlier
                      * steps */
} RtHintRefusal;

/* Fills in the cells that prove STEP, a single found on GRID; nothing for other steps. If
 * several cells prove the same, the one that excludes most is used. */
void rt_hint_refusal (RtHintRefusal *refusal, const RtStep *step, const RtGrid *grid);
