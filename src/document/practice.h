/* practice.h - RtPractice: a person practises one technique: on position after position they say what
 * follows by it, and are told whether that is right, and why.
 *
 * The positions are the technique's example, those that are built in, and what a collection has. On
 * each, all steps of the technique are found in a thread; whatever belongs to one of them is right, and
 * the position is done once everything of one has been said. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"
#include "document/practice-words.h"
#include "engine/position.h"

#define RT_TYPE_PRACTICE (rt_practice_get_type ())
G_DECLARE_FINAL_TYPE (RtPractice, rt_practice, RT, PRACTICE, GObject)

/* Signal `changed`: what one of these functions returns has changed.
 *
 * COLLECTION may be NULL; of a large one the first few thousand puzzles are looked through, in a
 * thread. */
RtPractice *rt_practice_new (const RtTechnique *technique, RtCollection *collection);

/* Ends what runs for it; nothing changes any more. */
void rt_practice_close (RtPractice *self);

RtPracticeState rt_practice_state (RtPractice *self);

/* Which position it is, from 0, and how many there are, which may become more. */
guint rt_practice_place (RtPractice *self);
guint rt_practice_n_places (RtPractice *self);

/* Goes to the position at PLACE, and begins it anew. */
void rt_practice_go (RtPractice *self, guint place);

/* The position, with all candidates as marks, unless it is a matter of looking at the digits alone; and
 * the candidates. */
const RtPosition *rt_practice_position (RtPractice *self);
const RtDigits *rt_practice_candidates (RtPractice *self);

/* The step that the person is at, of which STAGE was told: the least of a hint is nothing. NULL while
 * that is not known. */
const RtStep *rt_practice_step (RtPractice *self);
RtHint rt_practice_stage (RtPractice *self);

/* The digits that the person found to go from CELL so far, or (STANDS) the one to stand there. */
RtDigits rt_practice_found (RtPractice *self, int cell, bool *stands);

/* The cell of what was wrong, or -1. */
int rt_practice_slip (RtPractice *self);

/* The person says that DIGIT goes from CELL, or, where that follows, that it stands there. Does nothing
 * unless it is asked. */
void rt_practice_try (RtPractice *self, int cell, int digit);

/* Tells a bit more of the step; in the end all of it. */
void rt_practice_hint (RtPractice *self);

/* What to tell the person now, translated, with what matters most between <b> and </b>; and how far
 * they are: "Position 3 of 13". Free with g_free. */
char *rt_practice_say (RtPractice *self);
char *rt_practice_say_place (RtPractice *self);
