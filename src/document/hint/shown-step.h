/* shown-step.h - logical steps applied to a position, and RtShownStep: the step that is shown, how much of it, and
 * the position that it starts from. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/logic/words/say.h"
#include "engine/position.h"

#include <glib.h>

/* Applies the first N of STEPS (of RtStep) to BOARD. */
void rt_steps_apply (GPtrArray *steps, guint n, RtBoard *board);

/* Returns true if any of the first N steps removes candidates, which would be lost without pencil marks. */
bool rt_steps_remove_any (GPtrArray *steps, guint n);

/* Sets BOARD to that of POSITION with all singles filled in, one after another. Returns false if the grid
 * contradicts itself. */
bool rt_steps_singles (const RtPosition *position, RtBoard *board);

/* The step that is shown. A value, except that it owns the step. */
typedef struct {
  RtStep *step;        /* NULL if none is shown */
  int place;           /* in a list of steps; -1 for a hint */
  RtHint stage;        /* stage up to which it is shown */
  guint view;          /* 0 for all views, up to rt_step_last_view */
  RtPosition position; /* before the step */
  RtBoard board;       /* of POSITION, with candidates */
  RtCells mistakes;    /* wrong entries, instead of a step */
  bool marked;         /* the person asked to see the mistakes */
} RtShownStep;

/* Drops the step and its mistakes; the position stays. */
void rt_shown_step_clear (RtShownStep *shown);

/* Shows STEP, which starts from the position, up to STAGE. */
void rt_shown_step_take (RtShownStep *shown, RtStep *step, RtHint stage);

/* Sets the position to POSITION, whose board is START, after the first N of STEPS (of RtStep). */
void rt_shown_step_stand (RtShownStep *shown, const RtPosition *position, const RtBoard *start,
                          GPtrArray *steps, guint n);
