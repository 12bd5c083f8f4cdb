/* pointing.h - what a hint points at: where to look, and of a single the digits that leave it no
 * other place, or no other digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/logic/step/step.h"

/* Where to look. What is none does not matter; there is always something. */
typedef struct {
  RtDigits digits; /* few of them */
  RtHouses houses; /* few of them */
  RtCells cells;   /* only if there are neither houses nor just one digit */
  bool starts;     /* the cells are where a chain starts */
} RtHintTarget;

void rt_hint_target (RtHintTarget *place, const RtStep *step);

/* Whether STEP is a single: it places one digit, and has no pattern but that. */
bool rt_hint_is_single (const RtStep *step);

typedef struct {
  RtCells refusing;  /* cells of GRID whose digits rule the others out */
  RtCells ruled_out; /* blanks of the house that one of these sees; none for a naked single */
  RtCells open;      /* the other blanks of the house, but for the step's own: what rules them out was
                      * found before */
} RtHintRefusal;

/* Why STEP, found on GRID, holds if it is a single; nothing for other steps. Of several cells that
 * would do for the same, the one that rules out most. */
void rt_hint_refusal (RtHintRefusal *refusal, const RtStep *step, const RtGrid *grid);
