/* quiz.h - RtQuiz: asks a person to predict the next step of a paused search, and counts the right
 * answers.
 *
 * Property:
 *   quiz   boolean: the quiz is switched on
 * The card shows question and answer (moment.h). The session does not keep the counts. Main thread
 * only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/reasoning.h"
#include "document/solve/solving.h"

#define RT_TYPE_QUIZ (rt_quiz_get_type ())
G_DECLARE_FINAL_TYPE (RtQuiz, rt_quiz, RT, QUIZ, GObject)

typedef struct {
  bool asks;  /* true: the quiz asks for the next step */
  bool told;  /* true: the person has just answered, and the step that is shown is the one that was
               * asked for */
  bool right; /* true: the last answer was right */
  guint n_right, n_said; /* number of right answers; number of all answers; both since the quiz was
                          * switched on */
} RtQuizState;

/* Returns a quiz on the search of SOLVING, which is shown by PLAYER. It does not ask while
 * REASONING shows a hint or a list or path of logical steps. */
RtQuiz *rt_quiz_new (RtSolving *solving, RtPlayer *player, RtReasoning *reasoning);

/* Sets STATE to the current state of the quiz: whether it asks, the last answer and the score. */
void rt_quiz_look (RtQuiz *self, RtQuizState *state);

/* Counts an answer of the person: "the next step writes DIGIT into CELL", or "empties CELL" if DIGIT is 0. Then moves
 * the search to that step. Returns false if the quiz asks nothing at present. */
bool rt_quiz_answer (RtQuiz *self, int cell, int digit);
