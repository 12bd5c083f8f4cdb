/* quiz.h - RtQuiz: asks a person for the next step of a paused search, and counts the right answers.
 *
 * Property:
 *   quiz   boolean: it asks
 * The card shows question and answer (moment.h). Nothing is kept in the session. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/reasoning.h"
#include "document/solve/solving.h"

#define RT_TYPE_QUIZ (rt_quiz_get_type ())
G_DECLARE_FINAL_TYPE (RtQuiz, rt_quiz, RT, QUIZ, GObject)

typedef struct {
  bool asks;  /* for the next step, which is recorded */
  bool told;  /* the step that is shown was the last answer; RIGHT or not */
  bool right;
  guint n_right, n_said; /* right answers and all answers since it was switched on */
} RtQuizState;

/* PLAYER is moved by SOLVING. The quiz does not ask while REASONING shows anything. */
RtQuiz *rt_quiz_new (RtSolving *solving, RtPlayer *player, RtReasoning *reasoning);

void rt_quiz_look (RtQuiz *self, RtQuizState *state);

/* Takes an answer: the next step writes DIGIT into CELL, or (0) empties it. Goes on to that step. Returns false
 * if the quiz does not ask. */
bool rt_quiz_answer (RtQuiz *self, int cell, int digit);
