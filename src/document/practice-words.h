/* practice-words.h - the sentences of RtPractice. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/words/say.h"

typedef enum {
  RT_PRACTICE_LOOKING,  /* what there is to be found is not known yet */
  RT_PRACTICE_ASKING,
  RT_PRACTICE_DONE,     /* it was found, or told */
} RtPracticeState;

/* What became of what the person said last. */
typedef enum {
  RT_REPLY_NONE,        /* nothing was said yet */
  RT_REPLY_RIGHT,
  RT_REPLY_AGAIN,       /* it was said before */
  RT_REPLY_FILLED,      /* the cell has a digit */
  RT_REPLY_GONE,        /* the digit is no candidate of the cell any more */
  RT_REPLY_OTHER,       /* whatever it is, it does not follow by the technique here */
} RtPracticeReply;

typedef struct {
  RtPracticeState state;
  const RtStep *step;   /* NULL while it is not known */
  RtHint stage;
  bool places, removes; /* what some of the steps do */
  bool single;          /* it is a matter of looking at the digits alone */
  RtPracticeReply reply;
  int cell, digit;      /* what it is about */
  guint n_left;         /* what is still to be found */
} RtPracticeTold;

char *rt_practice_words (const RtPracticeTold *told);

/* ALONE: how many were right at once. */
char *rt_practice_words_place (guint place, guint n_places, guint alone);
