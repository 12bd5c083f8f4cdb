/* practice.h - RtPractice: exercises in one technique. On each of many positions, the person says
 * which digits the technique places or removes. RtPractice checks and explains the answers.
 *
 * The positions are the technique's example, built-in ones, and positions found in a collection. On
 * each, a thread finds all steps of the technique. An answer is right if it belongs to any of these
 * steps. A position is done when the person has found all conclusions of one step. Main thread
 * only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"
#include "engine/logic/step/technique.h"
#include "engine/logic/words/say.h"
#include "engine/position.h"

typedef enum {
  RT_PRACTICE_LOOKING,  /* the thread is searching for the steps */
  RT_PRACTICE_ASKING,   /* the person has to find a step */
  RT_PRACTICE_DONE,     /* a step was found by the person, or revealed by the last hint */
} RtPracticeState;

#define RT_TYPE_PRACTICE (rt_practice_get_type ())
G_DECLARE_FINAL_TYPE (RtPractice, rt_practice, RT, PRACTICE, GObject)

/* Returns exercises in TECHNIQUE. A thread searches the first few thousand puzzles of COLLECTION,
 * which may be NULL, for more positions.
 *
 * Signal `changed`: a result of the functions below has changed. */
RtPractice *rt_practice_new (const RtTechnique *technique, RtCollection *collection);

/* Cancels the threads. After that, no signal is emitted. */
void rt_practice_close (RtPractice *self);

RtPracticeState rt_practice_state (RtPractice *self);

/* Returns the index of the current position, from 0; rt_practice_n_places returns the number of
 * positions, which may still rise. */
guint rt_practice_place (RtPractice *self);
guint rt_practice_n_places (RtPractice *self);

/* Goes to the position with index PLACE, without any answers. */
void rt_practice_go (RtPractice *self, guint place);

/* Returns the current position; rt_practice_candidates returns its candidates. They are also pencil
 * marks of the position, unless all steps are singles. */
const RtPosition *rt_practice_position (RtPractice *self);
const RtDigits *rt_practice_candidates (RtPractice *self);

/* Returns the step to which the person's answers so far belong; NULL if there is none, or if it is
 * not known yet. rt_practice_stage returns the stage of its hint. */
const RtStep *rt_practice_step (RtPractice *self);
RtHint rt_practice_stage (RtPractice *self);

/* Returns the digits in CELL that the person has found so far. Sets STANDS to true if the technique
 * places them there, to false if it removes them. */
RtDigits rt_practice_found (RtPractice *self, int cell, bool *stands);

/* Returns the cell of the person's last answer if it was wrong, otherwise -1. */
int rt_practice_slip (RtPractice *self);

/* Checks the person's answer that the technique removes DIGIT from CELL, or places DIGIT there.
 * Does nothing unless the state is RT_PRACTICE_ASKING. */
void rt_practice_try (RtPractice *self, int cell, int digit);

/* Goes to the next stage of the hint. The last stage reveals the whole step. */
void rt_practice_hint (RtPractice *self);

/* Returns the translated question, reply or hint, with the most important part between <b> and
 * </b>. Free with g_free. */
char *rt_practice_say (RtPractice *self);

/* Returns a translated text on the progress, as in "Position 3 of 13". Free with g_free. */
char *rt_practice_say_place (RtPractice *self);

/* Searches rows ROW to END - 1 of COLLECTION, in a thread, for the first puzzle whose logical
 * solution uses TECHNIQUE. It is solved with the techniques for people or, if TECHNIQUE is not one
 * of these, with those of the rating. */
void rt_practice_search_async (RtCollection *collection, guint row, guint end,
                               const RtTechnique *technique, GCancellable *cancellable,
                               GAsyncReadyCallback done, gpointer user_data);

/* Returns true if a puzzle was found. Then sets POSITION to the position before the step, with all
 * candidates as pencil marks, and ROW to the puzzle's row. Returns false without an error if no
 * puzzle was found, and false with an error if cancelled. */
bool rt_practice_search_finish (GAsyncResult *result, RtPosition *position, guint *row,
                                GError **error);
