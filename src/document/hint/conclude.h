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

/* RtLooking: a question to logic that is not answered yet: what is tried for it, once that
 * takes longer than a moment. To free it puts the question away. Main thread only. */
typedef struct _RtLooking RtLooking;

/* Looks for WHAT on POSITION as rt_conclude_async does. FOUND is called with OWNER and what was found,
 * LONGER at the end of the first moment and whenever what these functions return changes after it;
 * neither is called after rt_looking_free. */
RtLooking *rt_looking_new (const RtPosition *position, const RtLadder *ladder, RtSteps what,
                           void (*found) (gpointer owner, RtConclusions *found),
                           void (*longer) (gpointer owner), gpointer owner);
void rt_looking_free (RtLooking *self);

/* Whether it takes longer than a moment. */
bool rt_looking_is_long (const RtLooking *self);

/* What it looks for; the technique that is tried, or NULL while the grid itself is looked at; and how
 * many steps of a path there are. */
RtSteps rt_looking_what (const RtLooking *self);
const RtTechnique *rt_looking_technique (const RtLooking *self);
guint rt_looking_n_found (const RtLooking *self);

/* RtFurther: finds those steps on a position that are chains of chains (nested chains).
 *
 * Finding them may take minutes: so they are looked for after all other steps, one technique after
 * another, and added as they are found. Main thread only. */
typedef struct _RtFurther RtFurther;

/* LADDER without these techniques, and without those that just tell the answer. Free with
 * rt_ladder_free. */
RtLadder *rt_further_others (const RtLadder *ladder);

/* Begins to look for such steps on POSITION and adds them to STEPS (of RtStep), except those that
 * have the same effect as one of them there. FOUND is called with OWNER after each technique, but
 * not after rt_further_free. */
RtFurther *rt_further_new (const RtPosition *position, const RtLadder *ladder, GPtrArray *steps,
                           void (*found) (gpointer owner), gpointer owner);
void rt_further_free (RtFurther *self);

/* The technique that is being tried; NULL when all have been. */
const RtTechnique *rt_further_technique (const RtFurther *self);
