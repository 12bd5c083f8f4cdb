/* conclude.h - what can be concluded on a position, found out in a thread: a mistake, the next
 * step, all steps, or the path. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/ladder/step-search.h"
#include "engine/logic/ladder/ladder.h"
#include "engine/logic/step/step.h"
#include "engine/position.h"

#include <gio/gio.h>

typedef enum {
  RT_REASONING_NOTHING,    /* nothing was asked */
  RT_REASONING_WORKING,    /* it is being found out */
  RT_REASONING_STEP,       /* a step is shown, as much of it as its stage says */
  RT_REASONING_MISTAKE,    /* some entries are wrong */
  RT_REASONING_NO_STEP,    /* the techniques find no step; or: none after the path's end */
  RT_REASONING_UNSOLVABLE, /* the grid has no solution */
  RT_REASONING_SOLVED,     /* no cell is empty; or: none will be at the path's end */
} RtReasoningState;

/* A list of steps, each from the position before it. */
typedef enum {
  RT_STEPS_NONE,
  RT_STEPS_HERE, /* all that are possible now */
  RT_STEPS_PATH, /* one after another, to the end */
} RtSteps;

typedef struct {
  RtSteps what;         /* was looked for; NONE: just the next step */
  RtReasoningState state;
  RtCells mistakes;
  RtBoard board;        /* the steps start from it */
  GPtrArray *steps;     /* of RtStep; NULL if the state made it needless to look */
} RtConclusions;

/* Looks for WHAT on POSITION with the techniques of LADDER: from the person's own pencil marks if
 * these are complete and sound, otherwise from the candidates that the digits leave. If there is a
 * mistake, that is what is found. Returns what it is at: to be read until DONE is called, or it is cancelled. */
const RtAsked *rt_conclude_async (const RtPosition *position, const RtLadder *ladder, RtSteps what,
                                  GCancellable *cancellable, GAsyncReadyCallback done,
                                  gpointer user_data);

/* What was found; valid as long as RESULT, but the caller may take the steps. NULL if it was
 * cancelled. */
RtConclusions *rt_conclude_finish (GAsyncResult *result);
