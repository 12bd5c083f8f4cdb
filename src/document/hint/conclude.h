/* conclude.h - what logic concludes on a position, searched for in a thread: a mistake, the next step, all
 * steps, or the path. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/ladder/step-search.h"
#include "engine/logic/ladder/ladder.h"
#include "engine/logic/step/step.h"
#include "engine/position.h"

#include <gio/gio.h>

typedef enum {
  RT_REASONING_NOTHING,    /* no search was asked for */
  RT_REASONING_WORKING,    /* the search runs */
  RT_REASONING_STEP,       /* a step is shown, up to its stage */
  RT_REASONING_MISTAKE,    /* some entries are wrong */
  RT_REASONING_NO_STEP,    /* no technique finds a step; on a path: none after its end */
  RT_REASONING_UNSOLVABLE, /* the grid has no solution */
  RT_REASONING_SOLVED,     /* every cell is filled; on a path: at its end */
} RtReasoningState;

/* A list of steps. */
typedef enum {
  RT_STEPS_NONE,
  RT_STEPS_HERE, /* all steps that are possible now */
  RT_STEPS_PATH, /* steps one after another, to the end */
} RtSteps;

typedef struct {
  RtSteps what;         /* list that was asked for; NONE: the next step alone */
  RtReasoningState state;
  RtCells mistakes;
  RtBoard board;        /* board that the steps start from */
  GPtrArray *steps;     /* of RtStep; NULL if the state made a search needless */
} RtConclusions;

/* Searches POSITION with the techniques of LADDER for WHAT: from the person's own pencil marks if these are
 * complete and sound, otherwise from the candidates that the digits leave. A mistake is reported instead of
 * steps. Returns the progress of the search, to be read until DONE is called or the call is cancelled. */
const RtAsked *rt_conclude_async (const RtPosition *position, const RtLadder *ladder, RtSteps what,
                                  GCancellable *cancellable, GAsyncReadyCallback done,
                                  gpointer user_data);

/* Returns the conclusions, valid as long as RESULT; the caller may take the steps. NULL if the call was
 * cancelled. */
RtConclusions *rt_conclude_finish (GAsyncResult *result);

/* RtLooking: one such search with its progress, once it takes longer than half a second. Freeing it cancels
 * the search. Main thread only. */
typedef struct _RtLooking RtLooking;

/* Searches for WHAT on POSITION as rt_conclude_async does. FOUND is called with OWNER and the conclusions;
 * LONGER after half a second, and after that whenever the results of the functions below change. Neither is
 * called after rt_looking_free. */
RtLooking *rt_looking_new (const RtPosition *position, const RtLadder *ladder, RtSteps what,
                           void (*found) (gpointer owner, RtConclusions *found),
                           void (*longer) (gpointer owner), gpointer owner);
void rt_looking_free (RtLooking *self);

/* Returns true if the search takes longer than half a second. */
bool rt_looking_is_long (const RtLooking *self);

/* Returns the list that is searched for; the technique that is tried, or NULL while the grid itself
 * is checked; and the number of steps of the path so far. */
RtSteps rt_looking_what (const RtLooking *self);
const RtTechnique *rt_looking_technique (const RtLooking *self);
guint rt_looking_n_found (const RtLooking *self);

/* RtFurther: finds the steps by nested chains on a position.
 *
 * This may take minutes: it begins after all other steps are found, tries one technique after another, and
 * adds the steps as they are found. Main thread only. */
typedef struct _RtFurther RtFurther;

/* Returns LADDER without nested chains, and without the techniques that just tell the answer. Free with
 * rt_ladder_free. */
RtLadder *rt_further_others (const RtLadder *ladder);

/* Adds steps by nested chains on POSITION to STEPS (of RtStep), except those with the effect of a step there.
 * FOUND is called with OWNER after each technique, but not after rt_further_free. */
RtFurther *rt_further_new (const RtPosition *position, const RtLadder *ladder, GPtrArray *steps,
                           void (*found) (gpointer owner), gpointer owner);
void rt_further_free (RtFurther *self);

/* Returns the technique that is being tried; NULL after the last. */
const RtTechnique *rt_further_technique (const RtFurther *self);
