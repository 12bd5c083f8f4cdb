/* async-step-search.h - background searches for logical steps on a position: for the next step, for all possible steps,
 * or for the path to the solution; they also find mistakes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/ladder/ladder.h"
#include "engine/logic/ladder/step-search.h"
#include "engine/logic/step/step.h"
#include "engine/position.h"

#include <gio/gio.h>

typedef enum {
  RT_REASONING_NOTHING,    /* no search was started, or a list is shown without a selected step */
  RT_REASONING_WORKING,    /* the search is running */
  RT_REASONING_STEP,       /* a step was found and is shown, up to its stage */
  RT_REASONING_MISTAKE,    /* some entries are wrong */
  RT_REASONING_NO_STEP,    /* no technique finds a step, or the path has ended without a solution */
  RT_REASONING_UNSOLVABLE, /* the grid has no solution */
  RT_REASONING_SOLVED,     /* every cell is filled, or the path has ended at the solution */
} RtReasoningState;

/* Kinds of lists of steps. */
typedef enum {
  RT_STEPS_NONE, /* no list, only a single step */
  RT_STEPS_HERE, /* all steps that are possible on the position */
  RT_STEPS_PATH, /* one step after another, up to the solution or as far as possible */
} RtSteps;

/* Result of a search. */

typedef struct {
  RtSteps what;         /* kind of list that was searched for; RT_STEPS_NONE: the next step */
  RtReasoningState state;
  RtCells mistakes;     /* cells with wrong entries, if the state is RT_REASONING_MISTAKE */
  RtBoard board;        /* board on which the steps begin */
  GPtrArray *steps;     /* of RtStep; NULL if no search was needed because of the state */
} RtConclusions;

/* Searches in a thread for WHAT (the next step, all possible steps, or the path of steps to the
 * solution) on POSITION with the techniques of LADDER, which is copied. The candidates are the
 * person's pencil marks if they are complete and contain all digits of the solution; otherwise all
 * digits that the filled cells leave. If POSITION contains wrong digits, reports only these.
 * Returns the progress of the search, valid until DONE is called or the call is cancelled. */
const RtAsked *rt_conclude_async (const RtPosition *position, const RtLadder *ladder, RtSteps what,
                                  GCancellable *cancellable, GAsyncReadyCallback done,
                                  gpointer user_data);

/* Returns the result of the search: steps, or wrong digits; NULL if the call was cancelled. RESULT
 * owns it; the caller may steal its steps. */
RtConclusions *rt_conclude_finish (GAsyncResult *result);

/* RtLooking: one search of rt_conclude_async that reports its progress if it takes longer than half
 * a second. Main thread only. */
typedef struct _RtLooking RtLooking;

/* Starts a search for the logical steps WHAT on POSITION with the techniques of LADDER. Calls FOUND with OWNER and
 * the result at the end. Calls LONGER after half a second, and then whenever the results of the functions below
 * change. Calls neither after rt_looking_free, which cancels the search. */
RtLooking *rt_looking_new (const RtPosition *position, const RtLadder *ladder, RtSteps what,
                           void (*found) (gpointer owner, RtConclusions *found),
                           void (*longer) (gpointer owner), gpointer owner);
void rt_looking_free (RtLooking *self);

/* Returns true if the search has been running for more than half a second. */
bool rt_looking_is_long (const RtLooking *self);

/* Returns what the search looks for: the next step, all possible steps, or the path of steps to the solution. */
RtSteps rt_looking_what (const RtLooking *self);

/* Returns the technique that is being tried; NULL in the first half second, and while the grid is
 * checked for wrong digits. */
const RtTechnique *rt_looking_technique (const RtLooking *self);

/* Returns the number of steps of the solving path that were found so far. Changes only with the callback that reports
 * progress. */
guint rt_looking_n_found (const RtLooking *self);

/* RtFurther: appends the steps that nested chains find to a list of all possible steps.
 *
 * Nested chains may take minutes. Therefore this search begins after all other steps are found,
 * tries one technique after another, and appends the steps of each as soon as they are found. Main
 * thread only. */
typedef struct _RtFurther RtFurther;

/* Returns a copy of LADDER (techniques in their order) in which nested chains are switched off, and
 * also the techniques that use the solution itself. Free with rt_ladder_free. */
RtLadder *rt_further_others (const RtLadder *ladder);

/* Starts to search for steps by nested chains on POSITION, and appends them to STEPS (of RtStep), which is
 * referenced. Leaves out a step if a nested chain in STEPS already has its effect. Calls FOUND with OWNER after each
 * technique, but not after rt_further_free, which cancels the search. */
RtFurther *rt_further_new (const RtPosition *position, const RtLadder *ladder, GPtrArray *steps,
                           void (*found) (gpointer owner), gpointer owner);
void rt_further_free (RtFurther *self);

/* Returns the technique of nested chains that is being tried; NULL after the last one. */
const RtTechnique *rt_further_technique (const RtFurther *self);
