/* steps.h - logical steps applied to a position, and RtShownStep: the step that is shown, how much of it, and
 * the position that it starts from. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/logic/words/say.h"
#include "engine/position.h"

#include <glib.h>

/* Applies the first N of STEPS (of RtStep) to BOARD. */
void rt_steps_apply (GPtrArray *steps, guint n, RtBoard *board);

/* Whether any of the first N removes candidates: without pencil marks that would be lost. */
bool rt_steps_remove_any (GPtrArray *steps, guint n);

/* BOARD becomes that of POSITION with all singles filled in, one after another. Returns false if
 * the grid contradicts itself. */
bool rt_steps_singles (const RtPosition *position, RtBoard *board);

/* A value, except that it owns the step. */
typedef struct {
  RtStep *step;        /* NULL: none */
  int place;           /* in a list of steps; -1: in none */
  RtHint stage;        /* how much of it is shown */
  guint view;          /* which of its views: 0 for all, up to rt_step_last_view */
  RtPosition position; /* which it starts from */
  RtBoard board;       /* the same, with candidates */
  RtCells mistakes;    /* wrong entries, instead of a step */
  bool marked;         /* the person asked to see which they are */
} RtShownStep;

/* Shows no step any more; the position stays. */
void rt_shown_step_clear (RtShownStep *shown);

/* Shows STEP, which starts from the position, up to STAGE. */
void rt_shown_step_take (RtShownStep *shown, RtStep *step, RtHint stage);

/* The position becomes POSITION, whose board is START, after the first N of STEPS (of RtStep). */
void rt_shown_step_stand (RtShownStep *shown, const RtPosition *position, const RtBoard *start,
                          GPtrArray *steps, guint n);
