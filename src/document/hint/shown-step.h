/* shown-step.h - functions that apply logical steps to a board; and RtShownStep: the logical step
 * that is shown, how much of it the hint reveals, and the position it is shown on. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/logic/words/say.h"
#include "engine/position.h"

#include <glib.h>

/* Applies the first N of STEPS (of RtStep) to BOARD. */
void rt_steps_apply (GPtrArray *steps, guint n, RtBoard *board);

/* Returns true if at least one of the first N STEPS (of RtStep) removes candidates. Then their
 * result cannot be written without pencil marks. */
bool rt_steps_remove_any (GPtrArray *steps, guint n);

/* Sets BOARD to the board of POSITION, then fills in all singles, again and again until there are
 * none. Returns false if the grid has conflicts. */
bool rt_steps_singles (const RtPosition *position, RtBoard *board);

/* The step that is shown, and its state. RtShownStep owns the step. */
typedef struct {
  RtStep *step;        /* NULL if none is shown */
  int place;           /* index in the list of steps; -1 for a hint */
  RtHint stage;        /* stage up to which the step is shown */
  guint view;          /* picture of the step that is shown, 1 to rt_step_last_view; 0 for the whole
                        * step */
  RtPosition position; /* position before the step */
  RtBoard board;       /* board of POSITION, with candidates */
  RtCells mistakes;    /* cells with wrong entries, which are shown instead of a step */
  bool marked;         /* true: the person has asked to see the mistakes */
} RtShownStep;

/* Removes the step that is shown, and the mistakes. Position and board are kept. */
void rt_shown_step_clear (RtShownStep *shown);

/* Sets the step that is shown to STEP, which is referenced. STAGE says how much of it the hint reveals. */
void rt_shown_step_take (RtShownStep *shown, RtStep *step, RtHint stage);

/* Shows POSITION with the first N of STEPS (of RtStep) applied. START is the board of POSITION, to
 * which the steps are applied. */
void rt_shown_step_stand (RtShownStep *shown, const RtPosition *position, const RtBoard *start,
                          GPtrArray *steps, guint n);
