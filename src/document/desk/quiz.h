/* quiz.h - RtQuiz: while a search stands still, a person says which step it makes next, and is told.
 *
 * Property:
 *   quiz   boolean: it is asked
 * What is asked and told stands on the card (moment.h). Nothing of it is kept. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#define RT_TYPE_QUIZ (rt_quiz_get_type ())
G_DECLARE_FINAL_TYPE (RtQuiz, rt_quiz, RT, QUIZ, GObject)

typedef struct {
  bool asks;  /* for the next step; there is one */
  bool told;  /* the step that is shown was asked for last, and said RIGHT or not */
  bool right;
  guint n_right, n_said; /* since it was begun */
} RtQuizState;

/* That of DESK, which keeps it. */
RtQuiz *rt_quiz_of (RtDesk *desk);

void rt_quiz_look (RtQuiz *self, RtQuizState *state);

/* If it asks: the person says that the next step writes DIGIT into CELL, or (0) empties it. Goes on to
 * that step. Returns whether it asked. */
bool rt_quiz_answer (RtQuiz *self, int cell, int digit);
