/* practice.h - RtPractice: a person practises one technique: on position after position they say what
 * follows by it, and are told whether that is right, and why.
 *
 * The positions are the technique's example, those that are built in, and what a collection has. On
 * each, all steps of the technique are found in a thread; whatever belongs to one of them is right, and
 * the position is done once everything of one has been said. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"
#include "engine/logic/step/technique.h"
#include "engine/logic/words/say.h"
#include "engine/position.h"

typedef enum {
  RT_PRACTICE_LOOKING,  /* the steps are being searched for */
  RT_PRACTICE_ASKING,
  RT_PRACTICE_DONE,     /* found by the person, or told by a hint */
} RtPracticeState;

#define RT_TYPE_PRACTICE (rt_practice_get_type ())
G_DECLARE_FINAL_TYPE (RtPractice, rt_practice, RT, PRACTICE, GObject)

/* Signal `changed`: what one of these functions returns has changed.
 *
 * COLLECTION may be NULL; of a large one the first few thousand puzzles are looked through, in a
 * thread. */
RtPractice *rt_practice_new (const RtTechnique *technique, RtCollection *collection);

/* Cancels its threads; no signal follows. */
void rt_practice_close (RtPractice *self);

RtPracticeState rt_practice_state (RtPractice *self);

/* Which position it is, from 0, and how many there are, which may become more. */
guint rt_practice_place (RtPractice *self);
guint rt_practice_n_places (RtPractice *self);

/* Goes to the position at index PLACE and starts it afresh. */
void rt_practice_go (RtPractice *self, guint place);

/* Returns the position, with its candidates as marks unless all steps are singles; and the
 * candidates. */
const RtPosition *rt_practice_position (RtPractice *self);
const RtDigits *rt_practice_candidates (RtPractice *self);

/* Returns the step that the person is working on, NULL while unknown; and the stage of its hint. */
const RtStep *rt_practice_step (RtPractice *self);
RtHint rt_practice_stage (RtPractice *self);

/* Returns the digits that the person found so far in CELL: removed, or if STANDS becomes true,
 * placed. */
RtDigits rt_practice_found (RtPractice *self, int cell, bool *stands);

/* Returns the cell of the last answer if that was wrong, else -1. */
int rt_practice_slip (RtPractice *self);

/* Answers that DIGIT can be removed from CELL or, if the technique places it, stands there. Does
 * nothing unless the state is RT_PRACTICE_ASKING. */
void rt_practice_try (RtPractice *self, int cell, int digit);

/* Moves the hint on by one stage; the last one tells the whole step. */
void rt_practice_hint (RtPractice *self);

/* Returns what to tell the person now, translated, with what matters most between <b> and </b>; and
 * how far they are: "Position 3 of 13". Free with g_free. */
char *rt_practice_say (RtPractice *self);
char *rt_practice_say_place (RtPractice *self);

/* Searches the rows from ROW to before END for the first puzzle whose solving path, in the order for
 * people (for a technique without a place there, the order of the rating), has a step of TECHNIQUE.
 * Works in a thread. */
void rt_practice_search_async (RtCollection *collection, guint row, guint end,
                               const RtTechnique *technique, GCancellable *cancellable,
                               GAsyncReadyCallback done, gpointer user_data);

/* Returns true if a puzzle was found: POSITION is the puzzle just before that step, with all
 * candidates as marks, and ROW is its row. Returns false with an error only if cancelled. */
bool rt_practice_search_finish (GAsyncResult *result, RtPosition *position, guint *row,
                                GError **error);
